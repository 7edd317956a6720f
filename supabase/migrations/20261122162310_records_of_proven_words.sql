-- A form of the site that bears somebody's address proves nothing about them: it adds to the record of a customer what is
-- missing there. What is there follows the words of staff alone.
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
