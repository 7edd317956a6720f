-- The private link of a request is made from its reference and this number. Correcting an address raises it: what was sent
-- to the former one, which may be somebody else's, opens nothing any more.
alter table public.quote_requests add column link_number integer not null default 0 check (link_number >= 0);

create function public.close_links_to_former_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.link_number := old.link_number + 1;
  return new;
end;
$$;

comment on function public.close_links_to_former_address is 'A request whose address is corrected has another private link.';

create trigger close_former_links before update of email on public.quote_requests
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function public.close_links_to_former_address();

create function public.list_link_numbers(wanted text[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(q.reference, q.link_number), '{}')
  from public.quote_requests q
  where q.reference = any (wanted[1:1000]);
$$;

comment on function public.list_link_numbers is
  'The numbers in the private links of requests, by reference; what is unknown is missing.';

revoke execute on function public.close_links_to_former_address(), public.list_link_numbers(text[])
  from public, anon, authenticated;
grant execute on function public.list_link_numbers(text[]) to service_role;
