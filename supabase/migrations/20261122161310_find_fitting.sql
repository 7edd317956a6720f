-- One fitting by its id, for the form that moves it.

create function public.find_fitting(wanted uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.describe_fitting(f.id)
  from public.fittings f
  join public.quote_requests q on q.id = f.quote_request_id
  where f.id = wanted and f.state = 'planned' and q.status = 'won';
$$;

comment on function public.find_fitting is 'A planned fitting of an order, or null.';

revoke execute on function public.find_fitting(uuid) from public, anon, authenticated;
grant execute on function public.find_fitting(uuid) to service_role;
