-- A beacon in one call and one transaction: its page view, and the visit where that may be recorded too.

create function public.record_visit_beacon(view jsonb, visit jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  recorded jsonb := public.record_page_view(view);
begin
  if recorded ->> 'status' <> 'recorded' or visit is null or jsonb_typeof(visit) = 'null' then
    return recorded;
  end if;
  return public.record_visit(visit);
end;
$$;

comment on function public.record_visit_beacon is
  'Records a page view and, unless that fails, the visit it belongs to; null for none. Status as of those two functions.';

revoke execute on function public.record_visit_beacon(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_visit_beacon(jsonb, jsonb) to service_role;
