-- Customers as records: made and found by the address or the number of a request, so that nobody has to file anything.

create table public.customers (
  id uuid primary key default gen_random_uuid(),
  email text unique check (char_length(email) <= 254 and email = lower(email)),
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  first_name text not null check (char_length(first_name) between 1 and 100 and first_name !~ '[[:cntrl:]]'),
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  company text check (char_length(company) between 1 and 150 and company !~ '[[:cntrl:]]'),
  vat_number text check (vat_number ~ '^[A-Z]{2}[0-9A-Z]{2,13}$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  billing_address text check (char_length(billing_address) between 3 and 300 and billing_address !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  site_address text check (char_length(site_address) between 3 and 300 and site_address !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  last_contact_at timestamptz not null,
  merged_into uuid references public.customers (id) on delete set null,
  root_id uuid not null,
  edited_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  searched text not null generated always as (
    public.plain_text(
      first_name || ' ' || name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
      || ' ' || coalesce(vat_number, '')
    )
  ) stored,
  check (email is not null or phone is not null),
  check (merged_into is distinct from id)
);

comment on table public.customers is 'Who has asked for something: one row an address, or a number where there is none. It goes with its last request.';
comment on column public.customers.email is 'In small letters; null for somebody who can only be called.';
comment on column public.customers.vat_number is 'Country and digits, checked; colleagues of one company have the same.';
comment on column public.customers.billing_address is 'Where invoices go.';
comment on column public.customers.site_address is 'Where work is mounted.';
comment on column public.customers.last_contact_at is 'When they last asked or wrote, or were written to.';
comment on column public.customers.merged_into is 'The same person under another address; null again when that was a mistake. Their requests stay where they are.';
comment on column public.customers.root_id is 'The one that stands for all that were merged; its own id otherwise. No foreign key: see forget_customers.';
comment on column public.customers.edited_at is 'Since when staff look after the details; before, they follow the latest request.';

create unique index customers_by_phone on public.customers (phone) where email is null;
create index customers_by_contact on public.customers (last_contact_at desc, id) where merged_into is null;
create index customers_of_root on public.customers (root_id);
create index customers_merged_into on public.customers (merged_into) where merged_into is not null;
create index customers_by_vat on public.customers (vat_number) where vat_number is not null;

alter table public.customers enable row level security;
revoke all on table public.customers from public, anon, authenticated;
grant select, insert, update, delete on table public.customers to service_role;

create trigger customers_audit after insert or update or delete on public.customers
  for each row execute function public.audit_change('merged_into');

create table public.customer_notes (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references public.customers (id) on delete cascade,
  author_id uuid not null,
  key uuid not null unique,
  body text not null check (char_length(body) between 1 and 4000 and body !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  created_at timestamptz not null default now()
);

comment on table public.customer_notes is 'What staff tell each other about a customer, who does not see it.';
comment on column public.customer_notes.key is 'Of the form that was sent: a second click is the same note.';

create index customer_notes_of_customer on public.customer_notes (customer_id, created_at);

alter table public.customer_notes enable row level security;
revoke all on table public.customer_notes from public, anon, authenticated;
grant select, insert, update, delete on table public.customer_notes to service_role;

create trigger customer_notes_audit after insert or update or delete on public.customer_notes
  for each row execute function public.audit_change();

alter table public.quote_requests add column customer_id uuid references public.customers (id) on delete set null;
comment on column public.quote_requests.customer_id is 'Whose it is: by its address, or its number where there is none. Null for spam.';
create index quote_requests_of_customer on public.quote_requests (customer_id, submitted_at desc);

create function public.customer_of(request public.quote_requests)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(request.email);
  found_id uuid;
  made_id uuid := gen_random_uuid();
begin
  insert into public.customers (id, root_id, email, phone, first_name, name, company, locale, last_contact_at)
  values (
    made_id, made_id, address, request.phone, request.first_name, request.name, request.company, request.locale,
    request.submitted_at
  )
  on conflict do nothing;
  select c.id into found_id
  from public.customers c
  where case when address is null then c.email is null and c.phone = request.phone else c.email = address end;
  return found_id;
end;
$$;

comment on function public.customer_of is 'The customer of a request by its address, or its number where there is none; made when there is none yet.';

-- Before the row is written: what whoever saves is answered has its customer.
create function public.file_quote_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine public.customers%rowtype;
begin
  if new.status = 'spam' then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    select * into mine from public.customers c where c.id = old.customer_id;
    -- A corrected address of somebody who has asked once is still the same person.
    if mine.id is not null
      and (lower(new.email) is distinct from mine.email or (new.email is null and new.phone is distinct from mine.phone))
      and not exists (select 1 from public.quote_requests q where q.customer_id = mine.id and q.id <> new.id)
      and not exists (
        select 1 from public.customers c
        where case when new.email is null then c.email is null and c.phone = new.phone else c.email = lower(new.email) end
      ) then
      update public.customers c set email = lower(new.email), phone = coalesce(new.phone, c.phone) where c.id = mine.id;
    end if;
  end if;
  new.customer_id := public.customer_of(new);
  update public.customers c
  set first_name = new.first_name, name = new.name, phone = coalesce(new.phone, c.phone),
      company = coalesce(new.company, c.company), locale = new.locale
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

comment on function public.file_quote_request is 'Gives a request its customer, and the customer what the request says of them, unless staff look after that.';

create trigger file_request before insert or update of email, phone, first_name, name, company, locale, status
  on public.quote_requests
  for each row execute function public.file_quote_request();

create function public.note_customer_contact()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.customers r
  set last_contact_at = new.created_at
  from public.quote_requests q
  join public.customers c on c.id = q.customer_id
  where q.id = new.quote_request_id and r.id = c.root_id and r.last_contact_at < new.created_at;
  return null;
end;
$$;

create trigger note_contact after insert on public.quote_request_messages
  for each row execute function public.note_customer_contact();

comment on function public.note_customer_contact is 'A message is a contact with its customer.';

-- An offer that was sent to a company says its number, which was checked by its digits.
create function public.learn_vat_number()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.customers c
  set vat_number = new.document -> 'customer' ->> 'vatNumber'
  from public.quote_requests q
  where q.id = new.quote_request_id and c.id = q.customer_id and c.vat_number is null
    and new.document -> 'customer' ->> 'vatNumber' ~ '^[A-Z]{2}[0-9A-Z]{2,13}$';
  return null;
end;
$$;

comment on function public.learn_vat_number is 'A customer without a VAT number has that of their first offer.';

create trigger learn_vat after insert or update of document on public.offer_versions
  for each row execute function public.learn_vat_number();

-- Those who have asked before there were records: the latest request says who they are.
insert into public.customers (id, root_id, email, phone, first_name, name, company, locale, last_contact_at)
select n.id, n.id, n.email, n.phone, n.first_name, n.name, n.company, n.locale, n.last_at
from (
  select distinct on (lower(q.email)) gen_random_uuid() as id, lower(q.email) as email, q.phone, q.first_name, q.name, q.company,
    q.locale,
    greatest(
      max(q.submitted_at) over (partition by lower(q.email)),
      (select max(m.created_at) from public.quote_request_messages m where m.quote_request_id = q.id)
    ) as last_at
  from public.quote_requests q
  where q.status <> 'spam' and q.email is not null
  order by lower(q.email), q.submitted_at desc
) n;
update public.quote_requests q set customer_id = c.id from public.customers c where c.email = lower(q.email) and q.status <> 'spam';
update public.customers c
set vat_number = v.number
from (
  select distinct on (q.customer_id) q.customer_id, o.document -> 'customer' ->> 'vatNumber' as number
  from public.offer_versions o
  join public.quote_requests q on q.id = o.quote_request_id
  where o.document -> 'customer' ->> 'vatNumber' ~ '^[A-Z]{2}[0-9A-Z]{2,13}$'
  order by q.customer_id, o.created_at desc
) v
where v.customer_id = c.id;

-- What accepted offers of a customer still await, in cents: what was accepted, less what was paid and credited.
create function public.customer_open_cents(customer uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(greatest(d.gross_cents - coalesce(p.paid, 0) - coalesce(k.credited, 0), 0)), 0)::bigint
  from public.customers c
  join public.quote_requests q on q.customer_id = c.id
  join public.offers o on o.quote_request_id = q.id and o.status = 'accepted'
  join public.offer_versions v on v.offer_id = o.id
  join public.offer_decisions d on d.offer_version_id = v.id and d.kind = 'accepted'
  left join lateral (
    select sum(p.amount_cents) as paid from public.offer_payments p where p.offer_id = o.id and p.undone_at is null
  ) p on true
  left join lateral (
    select sum(i.gross_cents) as credited from public.offer_invoices i where i.offer_id = o.id and i.kind = 'creditNote'
  ) k on true
  where c.root_id = customer;
$$;

comment on function public.customer_open_cents is 'What accepted offers of a customer still await, in cents, VAT included.';

create function public.list_customers(filter jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with hits as materialized (
    select distinct c.root_id as id
    from public.customers c
    where c.searched like all (
      array(
        select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
        from regexp_split_to_table(trim(public.plain_text(left(coalesce(filter ->> 'text', ''), 100))), '\s+') as word
      )
    )
  ),
  page as (
    select r.*
    from public.customers r
    join hits h on h.id = r.id
    order by r.last_contact_at desc, r.id
    limit least((filter ->> 'take')::integer, 200)
    offset coalesce((filter ->> 'skip')::integer, 0)
  )
  select jsonb_build_object(
    'total', (select count(*) from hits),
    'rows', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', p.id, 'firstName', p.first_name, 'name', p.name, 'company', p.company, 'email', p.email,
            'phone', p.phone, 'vatNumber', p.vat_number, 'lastContactAt', p.last_contact_at,
            'requests', n.requests, 'orders', n.orders, 'openCents', public.customer_open_cents(p.id)
          )
          order by p.last_contact_at desc, p.id
        ),
        '[]'
      )
      from page p
      cross join lateral (
        select count(*) as requests, count(*) filter (where q.status = 'won') as orders
        from public.customers c
        join public.quote_requests q on q.customer_id = c.id
        where c.root_id = p.id
      ) n
    )
  );
$$;

comment on function public.list_customers is
  'Customers by their last contact, {text, take, skip}; those that were merged are found by their words too and stand as one.';

create function public.find_customer(wanted uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  customer public.customers%rowtype;
begin
  select r.* into customer
  from public.customers c join public.customers r on r.id = c.root_id
  where c.id = wanted;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'id', customer.id, 'version', customer.version, 'firstName', customer.first_name, 'name', customer.name,
    'company', customer.company, 'email', customer.email, 'phone', customer.phone, 'vatNumber', customer.vat_number,
    'locale', customer.locale, 'billingAddress', customer.billing_address, 'siteAddress', customer.site_address,
    'lastContactAt', customer.last_contact_at, 'openCents', public.customer_open_cents(customer.id),
    'merged', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'version', m.version, 'firstName', m.first_name, 'name', m.name, 'email', m.email, 'phone', m.phone,
            'company', m.company
          )
          order by m.created_at, m.id
        ),
        '[]'
      )
      from public.customers m
      where m.root_id = customer.id and m.id <> customer.id
    ),
    'alike', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', a.id, 'version', a.version, 'firstName', a.first_name, 'name', a.name, 'email', a.email, 'phone', a.phone,
            'company', a.company, 'sameCompany', coalesce(a.vat_number = customer.vat_number, false)
          )
          order by a.last_contact_at desc, a.id
        ),
        '[]'
      )
      from (
        select o.*
        from public.customers o
        where o.merged_into is null and o.id <> customer.id and (
          o.phone = customer.phone or o.vat_number = customer.vat_number
          or (lower(o.name) = lower(customer.name) and lower(o.first_name) = lower(customer.first_name))
        )
        order by o.last_contact_at desc, o.id
        limit 12
      ) a
    ),
    'notes', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', n.id, 'author', n.author_id, 'by', public.staff_name(n.author_id), 'body', n.body, 'at', n.created_at
          )
          order by n.created_at desc, n.id
        ),
        '[]'
      )
      from public.customer_notes n
      join public.customers c on c.id = n.customer_id
      where c.root_id = customer.id
    ),
    'requests', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', q.reference, 'subject', q.subject, 'status', q.status, 'source', q.source,
            'submittedAt', q.submitted_at, 'job', j.stage,
            'offer', case when o.number is not null then jsonb_build_object(
              'number', o.number, 'status', o.status, 'gross', d.gross_cents
            ) end,
            'paid', (
              select coalesce(sum(p.amount_cents), 0) from public.offer_payments p
              where p.quote_request_id = q.id and p.undone_at is null
            ),
            'invoices', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('number', i.number, 'kind', i.kind, 'gross', i.gross_cents, 'on', i.issued_on)
                  order by i.issued_on, i.number
                ),
                '[]'
              )
              from public.offer_invoices i
              where i.quote_request_id = q.id
            )
          )
          order by q.submitted_at desc, q.id
        ),
        '[]'
      )
      from public.customers c
      join public.quote_requests q on q.customer_id = c.id
      left join public.jobs j on j.quote_request_id = q.id
      left join public.offers o on o.quote_request_id = q.id
      left join lateral (
        select x.gross_cents
        from public.offer_versions v
        join public.offer_decisions x on x.offer_version_id = v.id and x.kind = 'accepted'
        where v.offer_id = o.id
        limit 1
      ) d on true
      where c.root_id = customer.id
    )
  );
end;
$$;

comment on function public.find_customer is
  'All of a customer for staff, also by the id of one that was merged into them: details, notes, requests with their offers, jobs and invoices, and who may be the same. Null when there is none.';

create function public.find_request_customer(wanted_reference text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select c.root_id
  from public.quote_requests q
  join public.customers c on c.id = q.customer_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_request_customer is 'Whose request it is; null for spam.';

create function public.change_customer(actor uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  update public.customers c
  set first_name = change ->> 'firstName', name = change ->> 'name', phone = change ->> 'phone',
      company = change ->> 'company', vat_number = change ->> 'vatNumber', locale = change ->> 'locale',
      billing_address = change ->> 'billingAddress', site_address = change ->> 'siteAddress',
      edited_at = now(), version = c.version + 1
  where c.id = (change ->> 'id')::uuid and c.version = (change ->> 'version')::integer;
  get diagnostics changed = row_count;
  if changed = 1 then
    return jsonb_build_object('status', 'ok');
  end if;
  return jsonb_build_object(
    'status', case when exists (select 1 from public.customers c where c.id = (change ->> 'id')::uuid) then 'conflict' else 'unknown' end
  );
exception
  when unique_violation then
    return jsonb_build_object('status', 'phoneTaken');
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_customer is
  'Saves {id, version, firstName, name, phone, company, vatNumber, locale, billingAddress, siteAddress}. Status: ok, conflict, phoneTaken (somebody else without an address has it), unknown, invalid or forbidden.';

create function public.add_customer_note(actor uuid, note jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if not exists (select 1 from public.customers c where c.id = (note ->> 'customer')::uuid) then
    return jsonb_build_object('status', 'unknown');
  end if;
  insert into public.customer_notes (customer_id, author_id, key, body)
  values ((note ->> 'customer')::uuid, actor, (note ->> 'key')::uuid, note ->> 'body')
  on conflict (key) do nothing;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_customer_note is 'Adds a note, {customer, key, body}, once. Status: ok, unknown, invalid or forbidden.';

create function public.delete_customer_note(actor uuid, note uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  delete from public.customer_notes n where n.id = note and n.author_id = actor;
  get diagnostics gone = row_count;
  return jsonb_build_object('status', case gone when 1 then 'ok' else 'unknown' end);
end;
$$;

comment on function public.delete_customer_note is 'Deletes a note of one''s own. Status: ok, unknown or forbidden.';

-- Those that hang on one another by merging, from one down.
create function public.settle_customer_root(top uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  with recursive below as (
    select c.id from public.customers c where c.id = top
    union
    select c.id from public.customers c join below b on c.merged_into = b.id
  )
  update public.customers c set root_id = top from below b where c.id = b.id;
  update public.customers r
  set last_contact_at = coalesce(
    (
      select max(greatest(
        q.submitted_at,
        (select max(m.created_at) from public.quote_request_messages m where m.quote_request_id = q.id)
      ))
      from public.customers c join public.quote_requests q on q.customer_id = c.id
      where c.root_id = top
    ),
    r.last_contact_at
  )
  where r.id = top;
$$;

comment on function public.settle_customer_root is 'Lets one customer stand for all that were merged into them.';

create function public.merge_customers(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid := (wanted ->> 'kept')::uuid;
  other uuid := (wanted ->> 'other')::uuid;
  parted uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- Two colleagues who merge at once, each the other way round, come here one after the other.
  perform pg_advisory_xact_lock(hashtext('customers'));
  if (wanted ->> 'undo')::boolean then
    select c.merged_into into parted from public.customers c where c.id = other and c.root_id = kept;
    if parted is null then
      return jsonb_build_object('status', 'unknown');
    end if;
    update public.customers c set merged_into = null, version = c.version + 1 where c.id = other;
    perform public.settle_customer_root(other);
    perform public.settle_customer_root(kept);
    return jsonb_build_object('status', 'ok');
  end if;
  if kept = other
    or not exists (select 1 from public.customers c where c.id = kept and c.merged_into is null)
    or not exists (select 1 from public.customers c where c.id = other and c.merged_into is null) then
    return jsonb_build_object('status', 'unknown');
  end if;
  update public.customers c set merged_into = kept, version = c.version + 1 where c.id = other;
  perform public.settle_customer_root(kept);
  return jsonb_build_object('status', 'ok');
exception
  when data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.merge_customers is
  'Lets one customer stand for another, {kept, other}, or takes that back, {undo: true}. Nothing is moved. Status: ok, unknown (gone, or merged meanwhile), invalid or forbidden.';

create function public.forget_customers(gone uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  parted uuid[];
  part uuid;
  forgotten integer;
begin
  select coalesce(array_agg(c.id), '{}') into parted
  from public.customers c
  where c.merged_into = any (gone) and c.id <> all (gone);
  delete from public.customers c where c.id = any (gone);
  get diagnostics forgotten = row_count;
  foreach part in array parted loop
    perform public.settle_customer_root(part);
  end loop;
  return forgotten;
end;
$$;

comment on function public.forget_customers is 'Deletes customers with their notes; those that were merged into them stand for themselves again.';

create function public.purge_customers(before timestamptz)
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
    )
  );
$$;

comment on function public.purge_customers is 'Deletes customers whose last request is gone, with their notes, and returns how many.';

create function public.personal_export_customers(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'customers', (
      select coalesce(
        jsonb_agg(
          to_jsonb(c) - '{id,root_id,merged_into,searched,version}'::text[] || jsonb_build_object(
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
      from public.customers c
      where c.email = address
        or exists (select 1 from public.quote_requests q where q.customer_id = c.id and q.user_id = any (accounts))
    )
  );
$$;

comment on function public.personal_export_customers is 'What is kept of a person as a customer, with the notes of staff.';

create function public.personal_erasure_customers(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone uuid[];
  parted uuid[];
  part uuid;
  notes integer;
begin
  -- Orders keep what they say themselves; the record beside them is no document that must be kept.
  select coalesce(array_agg(c.id), '{}') into gone
  from public.customers c
  where c.email = address
    or exists (select 1 from public.quote_requests q where q.customer_id = c.id and q.user_id = any (accounts));
  delete from public.customer_notes n where n.customer_id = any (gone);
  get diagnostics notes = row_count;
  select coalesce(array_agg(c.id), '{}') into parted
  from public.customers c where c.merged_into = any (gone) and c.id <> all (gone);
  delete from public.customers c where c.id = any (gone);
  foreach part in array parted loop
    perform public.settle_customer_root(part);
  end loop;
  return jsonb_build_object(
    'deleted', jsonb_build_object('customers', cardinality(gone), 'customer_notes', notes), 'held', '[]'::jsonb
  );
end;
$$;

comment on function public.personal_erasure_customers is 'Erases a person as a customer, with the notes of staff.';

revoke execute on function
  public.customer_of(public.quote_requests), public.file_quote_request(), public.note_customer_contact(),
  public.learn_vat_number(), public.customer_open_cents(uuid), public.list_customers(jsonb), public.find_customer(uuid),
  public.find_request_customer(text), public.change_customer(uuid, jsonb), public.add_customer_note(uuid, jsonb),
  public.delete_customer_note(uuid, uuid), public.settle_customer_root(uuid), public.merge_customers(uuid, jsonb),
  public.forget_customers(uuid[]), public.purge_customers(timestamptz), public.personal_export_customers(text, uuid[]),
  public.personal_erasure_customers(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.list_customers(jsonb), public.find_customer(uuid), public.find_request_customer(text),
  public.change_customer(uuid, jsonb), public.add_customer_note(uuid, jsonb), public.delete_customer_note(uuid, uuid),
  public.merge_customers(uuid, jsonb), public.purge_customers(timestamptz), public.personal_export_customers(text, uuid[]),
  public.personal_erasure_customers(text, uuid[])
  to service_role;
