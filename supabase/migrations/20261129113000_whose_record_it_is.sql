-- An account that changed its address may have asked under one that others use now: the record of that customer is theirs as well.

create function public.personal_customer_ids(address text, accounts uuid[], own uuid[])
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select c.id
    from public.customers c
    where (
        c.email = address
        or exists (select 1 from public.quote_requests q where q.customer_id = c.id and q.user_id = any (accounts))
      )
      and (own is null or not exists (select 1 from public.quote_requests q where q.customer_id = c.id and q.id <> all (own)))
  );
$$;

comment on function public.personal_customer_ids is
  'Customers of an address and its accounts; where requests are named that are somebody''s own, those that no other request belongs to.';

-- With what is somebody's own it leaves out what others share.
drop function public.personal_export_customers(text, uuid[]);
create function public.personal_export_customers(address text, accounts uuid[], own uuid[] default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'customers',
    coalesce(
      jsonb_agg(
        to_jsonb(c) - '{id,root_id,merged_into,company_id,searched,version}'::text[] || jsonb_build_object(
          'notes', (
            select coalesce(jsonb_agg(jsonb_build_object('body', n.body, 'at', n.created_at) order by n.created_at), '[]')
            from public.customer_notes n
            where n.customer_id = c.id
          )
        )
        order by c.created_at
      ),
      '[]'
    )
  )
  from public.customers c
  where c.id = any (public.personal_customer_ids(address, accounts, own));
$$;

comment on function public.personal_export_customers is
  'What is kept of a customer, with the notes of staff; where requests are named that are somebody''s own, of those alone that no other request belongs to.';

create or replace function public.personal_erasure_customers(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  erases_itself constant boolean := nullif(current_setting('erasure.own_account', true), '') is not null;
  own constant uuid[] := public.personal_request_ids(address, accounts);
  gone constant uuid[] := public.personal_customer_ids(address, accounts, case when erases_itself then own end);
  parted uuid[];
  part uuid;
  notes integer;
begin
  -- Orders keep what they say themselves; the record beside them is no document that must be kept.
  delete from public.customer_notes n where n.customer_id = any (gone);
  get diagnostics notes = row_count;
  select coalesce(array_agg(c.id), '{}') into parted
  from public.customers c where c.merged_into = any (gone) and c.id <> all (gone);
  delete from public.customers c where c.id = any (gone);
  foreach part in array parted loop
    perform public.settle_customer_root(part);
  end loop;
  -- A record that stays for others says of itself what the last of them did.
  update public.customers c
  set first_name = l.first_name, name = l.name, company = l.company, locale = l.locale, version = c.version + 1,
    phone = case when c.email is null then c.phone else l.phone end
  from (
    select distinct on (q.customer_id) q.customer_id, q.first_name, q.name, q.company, q.locale, q.phone
    from public.quote_requests q
    where q.id <> all (own)
      and q.customer_id in (select o.customer_id from public.quote_requests o where o.id = any (own))
    order by q.customer_id, q.submitted_at desc, q.id
  ) l
  where erases_itself and c.id = l.customer_id and c.edited_at is null
    and (c.first_name, c.name, c.company, c.locale, c.phone) is distinct from (l.first_name, l.name, l.company, l.locale, l.phone);
  return jsonb_build_object(
    'deleted', jsonb_build_object('customers', cardinality(gone), 'customer_notes', notes), 'held', '[]'::jsonb
  );
end;
$$;

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
  ) || public.personal_export_customers(address, array[account], own) || jsonb_build_object(
    'quoteRequests', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'quoteRequests') with ordinality r (told, place)
      where r.told ->> 'reference' in (select q.reference from public.quote_requests q where q.id = any (own))
    )
  );
end;
$$;

comment on function public.export_account is
  'Everything kept about an account and its confirmed address, as one object, without keys and hashes, and without what names requests of whoever had the address before or records of customers that others share.';

revoke execute on function public.personal_customer_ids(text, uuid[], uuid[]), public.personal_export_customers(text, uuid[], uuid[])
  from public, anon, authenticated;

-- Another tab may have asked for others since: the codes that are taken are those that were read.
drop function public.take_recovery_codes(uuid, uuid);

create function public.take_recovery_codes(account uuid, session uuid, shown text default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken public.staff_factor_offers%rowtype;
begin
  if not public.has_factor_proof(account, session) then
    return 'unproven';
  end if;
  delete from public.staff_factor_offers o
  where o.user_id = account and o.session_id = session and o.expires_at > now() and not o.is_new
    and encode(sha256(convert_to(o.sealed, 'UTF8')), 'hex') = shown
  returning o.* into taken;
  if not found then
    return 'expired';
  end if;
  update public.staff_factors f set recovery_hashes = taken.recovery_hashes where f.user_id = account;
  return 'ok';
end;
$$;

comment on function public.take_recovery_codes is
  'Puts the recovery codes this session was offered and shown, named by the SHA-256 of what is sealed, in place of those before. Answers ok, unproven or expired.';

revoke execute on function public.take_recovery_codes(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.take_recovery_codes(uuid, uuid, text) to service_role;
