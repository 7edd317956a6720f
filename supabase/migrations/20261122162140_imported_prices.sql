-- A file of prices goes into the price book whole, or not at all.

create function public.import_price_book(actor uuid, entries jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry jsonb;
  answer jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) not between 1 and 300 then
    return jsonb_build_object('status', 'invalid');
  end if;
  for entry in select e.value from jsonb_array_elements(entries) e loop
    answer := public.save_price_book_entry(actor, entry);
    if answer ->> 'status' <> 'ok' then
      -- Takes back what came before it.
      raise exception using errcode = 'PB001', message = answer ->> 'status';
    end if;
  end loop;
  return jsonb_build_object('status', 'ok');
exception
  when sqlstate 'PB001' then
    return jsonb_build_object('status', sqlerrm);
end;
$$;

comment on function public.import_price_book is
  'Saves entries as save_price_book_entry does, all or none. Status: ok, or what the first that could not be saved was answered.';

revoke execute on function public.import_price_book(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.import_price_book(uuid, jsonb) to service_role;
