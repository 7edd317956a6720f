-- What staff wrote down of a customer stays with the request it is about: when its address turns out to be that of somebody known,
-- and while a request that was marked as spam can be taken back.

create function public.hand_over_customer(former uuid, kept uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.customers%rowtype;
  stands uuid;
begin
  select r.* into was from public.customers c join public.customers r on r.id = c.root_id where c.id = former;
  select c.root_id into stands from public.customers c where c.id = kept;
  if stands = was.id then
    return;
  end if;
  update public.customer_notes n
  set customer_id = kept
  from public.customers c
  where c.id = n.customer_id and c.root_id = was.id;
  -- Whoever has the record open saves what they saw over nothing newer.
  update public.customers r
  set vat_number = coalesce(r.vat_number, was.vat_number), billing_address = coalesce(r.billing_address, was.billing_address),
      site_address = coalesce(r.site_address, was.site_address), version = r.version + 1
  where r.id = stands
    and (
      r.vat_number is null and was.vat_number is not null
      or r.billing_address is null and was.billing_address is not null
      or r.site_address is null and was.site_address is not null
    );
end;
$$;

comment on function public.hand_over_customer is
  'Gives a customer the notes about a former one and what is missing of their VAT number and addresses. The former is not merged: their address may be somebody else''s.';

revoke execute on function public.hand_over_customer(uuid, uuid) from public, anon, authenticated;

create or replace function public.file_quote_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine public.customers%rowtype;
  stays boolean := false;
  -- Whoever knows an address can fill in the form of the site with it.
  is_told boolean := tg_op = 'UPDATE' and old.status <> 'spam' or new.source <> 'site';
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
  -- Nobody else has asked from the record that is left.
  if mine.id <> new.customer_id and not exists (
    select 1
    from public.customers c join public.quote_requests q on q.customer_id = c.id
    where c.root_id = mine.root_id and q.id <> new.id
  ) then
    perform public.hand_over_customer(mine.id, new.customer_id);
  end if;
  if is_told then
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
  else
    update public.customers c
    set phone = coalesce(c.phone, new.phone), company = coalesce(c.company, new.company), version = c.version + 1
    where c.id = new.customer_id and c.edited_at is null
      and (c.phone is null and new.phone is not null or c.company is null and new.company is not null);
  end if;
  update public.customers r
  set last_contact_at = new.submitted_at
  from public.customers c
  where c.id = new.customer_id and r.id = c.root_id and r.last_contact_at < new.submitted_at;
  return new;
end;
$$;

comment on function public.file_quote_request is
  'Gives a request its customer, and the customer what the request says of them, unless staff look after that; what staff wrote of whoever has no other request goes with it.';

create or replace function public.purge_customers(before timestamptz)
returns integer
language sql
security definer
set search_path = ''
as $$
  select public.forget_customers(
    array(
      select c.id
      from public.customers c
      where c.created_at < before
        and not exists (
          select 1 from public.customers k join public.quote_requests q on q.customer_id = k.id where k.root_id = c.root_id
        )
        -- Spam that is none after all finds what staff wrote of its customer.
        and not (
          exists (
            select 1 from public.customers k
            where k.root_id = c.root_id
              and (k.edited_at is not null or exists (select 1 from public.customer_notes n where n.customer_id = k.id))
          )
          and exists (
            select 1
            from public.customers k
            join public.quote_requests q
              on case when q.email is null then k.email is null and k.phone = q.phone else k.email = lower(q.email) end
            where k.root_id = c.root_id and q.status = 'spam'
          )
        )
    )
  );
$$;

comment on function public.purge_customers is
  'Deletes customers whose last request is gone, with their notes, and returns how many; those staff wrote something of stay while a request of theirs is kept as spam.';
