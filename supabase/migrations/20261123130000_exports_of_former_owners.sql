-- An address that passed on to somebody else: whatever names a request that they may not see stays with it, of whichever part
-- of a person it is.
create or replace function public.export_account(account uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  address constant text := public.confirmed_address(account);
  own constant uuid[] := public.own_quote_request_ids(account);
  everything jsonb := public.export_person(address, array[account]);
  former constant text[] := array(
    select q.reference from public.quote_requests q where lower(q.email) = address and q.id <> all (own)
  );
begin
  return jsonb_build_object('account', everything -> 'accounts' -> 0) || (
    select jsonb_object_agg(
      p.name,
      case when jsonb_typeof(p.told) = 'array' then (
        select coalesce(jsonb_agg(r.told order by r.place), '[]')
        from jsonb_array_elements(p.told) with ordinality r (told, place)
        where r.told ->> 'reference' is null or r.told ->> 'reference' <> all (former)
      ) else p.told end
    )
    from jsonb_each(everything) p (name, told)
    where p.name <> 'accounts'
  ) || jsonb_build_object(
    'quoteRequests', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'quoteRequests') with ordinality r (told, place)
      where r.told ->> 'reference' in (select q.reference from public.quote_requests q where q.id = any (own))
    ),
    'customers', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'customers') with ordinality r (told, place)
      where cardinality(former) = 0 or r.told ->> 'email' is distinct from address
    )
  );
end;
$$;

comment on function public.export_account is
  'Everything kept about an account and its confirmed address, as one object, without keys and hashes, and without what names requests of whoever had the address before.';
