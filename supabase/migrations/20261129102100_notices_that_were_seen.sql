-- A colleague reads what they were shown, not what came since.

create or replace function public.mark_staff_notices(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  update public.staff_notices n
  set read_at = case when (wanted ->> 'read')::boolean then coalesce(n.read_at, now()) end
  where n.account_id = actor
    and n.id = any (array(select i.value::uuid from jsonb_array_elements_text(wanted -> 'ids') as i));
  return jsonb_build_object('status', 'ok');
exception
  -- Another unread notice says the same of this request.
  when unique_violation then
    return jsonb_build_object('status', 'ok');
  when not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.mark_staff_notices is
  'Marks notices of an account read or unread, {ids, read}. Status: ok, invalid or forbidden.';
