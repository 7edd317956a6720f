-- What a record of a customer may follow, and who may see it.

-- Staff give a request to a colleague or set its amount, and the record of its customer stays as it is: it follows only what
-- is said about the person. Who was erased does not come back with an order that is held.
create or replace function public.file_quote_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine public.customers%rowtype;
  stays boolean := false;
begin
  if new.status = 'spam' then
    new.customer_id := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'spam' then
    if (new.email, new.phone, new.first_name, new.name, new.company, new.locale)
      is not distinct from (old.email, old.phone, old.first_name, old.name, old.company, old.locale) then
      return new;
    end if;
    select * into mine from public.customers c where c.id = old.customer_id;
    stays := mine.id is not null and (lower(new.email), new.phone) is not distinct from (lower(old.email), old.phone);
    -- A corrected address of somebody who has asked once is still the same person.
    if mine.id is not null and not stays
      and (lower(new.email) is distinct from mine.email or (new.email is null and new.phone is distinct from mine.phone))
      and not exists (select 1 from public.quote_requests q where q.customer_id = mine.id and q.id <> new.id)
      and not exists (
        select 1 from public.customers c
        where case when new.email is null then c.email is null and c.phone = new.phone else c.email = lower(new.email) end
      ) then
      update public.customers c
      set email = lower(new.email), version = c.version + 1,
        -- By its number a record without an address is found; beside an address staff may look after it.
        phone = case when new.email is null or c.edited_at is null then coalesce(new.phone, c.phone) else c.phone end
      where c.id = mine.id;
    end if;
  end if;
  if not stays then
    new.customer_id := public.customer_of(new);
  end if;
  update public.customers c
  set first_name = new.first_name, name = new.name, phone = coalesce(new.phone, c.phone),
      company = coalesce(new.company, c.company), locale = new.locale, version = c.version + 1
  where c.id = new.customer_id and c.edited_at is null
    and not exists (
      select 1 from public.quote_requests q
      where q.customer_id = new.customer_id and q.id <> new.id and q.submitted_at > new.submitted_at
    )
    and (c.first_name, c.name, c.phone, c.company, c.locale)
      is distinct from (new.first_name, new.name, coalesce(new.phone, c.phone), coalesce(new.company, c.company), new.locale);
  update public.customers r
  set last_contact_at = new.submitted_at
  from public.customers c
  where c.id = new.customer_id and r.id = c.root_id and r.last_contact_at < new.submitted_at;
  return new;
end;
$$;

-- Whoever has the record open saves what they saw over nothing newer.
create or replace function public.learn_vat_number()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.customers c
  set vat_number = new.document -> 'customer' ->> 'vatNumber', version = c.version + 1
  from public.quote_requests q
  where q.id = new.quote_request_id and c.id = q.customer_id and c.vat_number is null
    and new.document -> 'customer' ->> 'vatNumber' ~ '^[A-Z]{2}[0-9A-Z]{2,13}$';
  return null;
end;
$$;

-- A wrong address may be somebody else's: what has not left for it yet stays here.
create function public.stop_mails_to_former_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.outbox_messages m
  where m.status = 'pending' and lower(m.recipient) = lower(old.email) and m.payload ->> 'reference' = new.reference;
  return null;
end;
$$;

comment on function public.stop_mails_to_former_address is 'A request whose address is corrected sends nothing more to the former one.';

revoke execute on function public.stop_mails_to_former_address() from public, anon, authenticated;

create trigger stop_former_mails after update of email on public.quote_requests
  for each row when (old.email is distinct from new.email and new.email is not null)
  execute function public.stop_mails_to_former_address();

-- Accounts of colleagues are theirs, not the customer's.
do $$
declare
  told constant text := pg_get_functiondef('public.personal_export_core(text,uuid[])'::regprocedure);
  kept constant text := 'user_id,assignee_id,version';
begin
  if position(kept in told) = 0 then
    raise exception 'personal_export_core does not leave out %', kept;
  end if;
  execute replace(told, kept, 'user_id,assignee_id,entered_by,customer_id,version');
end;
$$;

-- An address that passed on to somebody else: what belongs to requests they may not see stays with those.
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
  return jsonb_build_object('account', everything -> 'accounts' -> 0) || (everything - 'accounts') || jsonb_build_object(
    'quoteRequests', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'quoteRequests') with ordinality r (told, place)
      where r.told ->> 'reference' in (select q.reference from public.quote_requests q where q.id = any (own))
    ),
    'requestsByPhone', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'requestsByPhone') with ordinality r (told, place)
      where r.told ->> 'reference' <> all (former)
    ),
    'staffTasks', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'staffTasks') with ordinality r (told, place)
      where r.told ->> 'reference' <> all (former)
    ),
    'customers', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'customers') with ordinality r (told, place)
      where cardinality(former) = 0 or r.told ->> 'email' is distinct from address
    )
  );
end;
$$;

-- Who has no address is found among the requests and customers; here people go by their address.
create or replace function public.search_people(query text, max_count integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(lower(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if char_length(btrim(coalesce(query, ''))) < 2 then
    return '[]';
  end if;
  return (
    with hits as (
      select lower(u.email) as address,
        nullif(btrim(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), '') as name,
        'account' as source, u.created_at as at
      from auth.users u
      where lower(u.email) like pattern
        or lower(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')) like pattern
      union all
      select lower(q.email), q.first_name || ' ' || q.name, 'quote', q.submitted_at
      from public.quote_requests q
      where lower(q.email) like pattern or lower(q.first_name || ' ' || q.name) like pattern
        or lower(q.company) like pattern or q.reference like pattern or q.phone like pattern
      union all
      select lower(a.email), a.first_name || ' ' || a.name, 'application', a.submitted_at
      from public.job_applications a
      where lower(a.email) like pattern or lower(a.first_name || ' ' || a.name) like pattern or a.reference like pattern
        or a.phone like pattern
      union all
      select n.email, null, 'newsletter', n.requested_at
      from public.newsletter_subscriptions n
      where n.email like pattern
      union all
      select i.email, null, 'invitation', i.created_at
      from public.staff_invitations i
      where i.email like pattern
      union all
      select lower(m.recipient), null, 'mail', m.created_at
      from public.outbox_messages m
      where lower(m.recipient) like pattern
      union all
      select e.permission_email, nullif(e.permission_from, ''), 'showcase', e.updated_at
      from public.showcase_entries e
      where e.permission_email like pattern
        or e.permission_email is not null and (
          lower(e.permission_from) like pattern or lower(e.content ->> 'name') like pattern
          or lower(e.content ->> 'company') like pattern
        )
    ), people as (
      select h.address, (array_agg(h.name order by h.at desc) filter (where h.name is not null))[1] as name,
        array_agg(distinct h.source) as sources, max(h.at) as last_at
      from hits h
      where h.address is not null
      group by h.address
      order by max(h.at) desc, h.address
      limit least(greatest(coalesce(max_count, 0), 0), 200)
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object('address', p.address, 'name', p.name, 'sources', to_jsonb(p.sources), 'lastAt', p.last_at)
        order by p.last_at desc, p.address
      ),
      '[]'
    )
    from people p
  );
end;
$$;
