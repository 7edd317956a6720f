-- The companies that customers work for. A company is no row: it is its people, and what is known of it stands in their records.
-- So nothing of a person stays behind on it, and it is gone with the last of them.

alter table public.customers add column company_id uuid;
comment on column public.customers.company_id is 'Customers with the same one are of one company; null while nothing is known, their own id once staff took them out of one. It names no row. Of somebody who was merged that of their root_id counts, unless it has none.';

create index customers_of_company on public.customers (company_id) where company_id is not null;
create index customers_by_company_name on public.customers (lower(company)) where company is not null;

update public.customers c
set company_id = n.id
from (
  select k.vat_number, gen_random_uuid() as id from public.customers k where k.vat_number is not null group by k.vat_number
) n
where c.vat_number = n.vat_number;

drop trigger customers_audit on public.customers;
create trigger customers_audit
  after insert or delete
  or update of first_name, name, phone, company, vat_number, locale, billing_address, site_address, merged_into, company_id
  on public.customers
  for each row execute function public.audit_change('merged_into', 'company_id');

-- Who has a number belongs to its company. What staff said stays: somebody leaves colleagues only if the number was what
-- they had in common.
create function public.file_customer_company()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_by_number boolean := false;
  known uuid;
begin
  if tg_op = 'UPDATE' then
    if new.vat_number is not distinct from old.vat_number then
      return new;
    end if;
    was_by_number := exists (
      select 1 from public.customers o
      where o.company_id = old.company_id and o.id <> old.id and o.vat_number = old.vat_number
    );
    if was_by_number and new.vat_number is null then
      new.company_id := null;
    end if;
    if not was_by_number
      and exists (select 1 from public.customers o where o.company_id = old.company_id and o.id <> old.id) then
      return new;
    end if;
  end if;
  if new.vat_number is null then
    return new;
  end if;
  -- Two people of a new company who come at once are of the same one.
  perform pg_advisory_xact_lock(hashtext('company ' || new.vat_number));
  select o.company_id into known
  from public.customers o
  -- Whoever was taken out of it does not bring others along.
  where o.vat_number = new.vat_number and o.id <> new.id and o.company_id <> o.id
  group by o.company_id
  order by count(*) desc, min(o.created_at), o.company_id
  limit 1;
  new.company_id := coalesce(
    known, case when not was_by_number and new.company_id <> new.id then new.company_id end, gen_random_uuid()
  );
  return new;
end;
$$;

comment on function public.file_customer_company is 'Trigger: who is given a VAT number is of its company, unless staff put them with colleagues of another, and until it is taken from them.';

create trigger file_company before insert or update of vat_number on public.customers
  for each row execute function public.file_customer_company();

create function public.company_of_customer(root uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select c.company_id
  from public.customers c
  where c.root_id = root and c.company_id is not null
  order by (c.id = c.root_id) desc, c.created_at, c.id
  limit 1;
$$;

comment on function public.company_of_customer is 'The company of a customer who stands for all that were merged: their own, else that of who was merged first; null while none is known.';

create function public.people_of_company(firm uuid)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select p.root_id
  from (select distinct c.root_id from public.customers c where c.company_id = firm) p
  where public.company_of_customer(p.root_id) = firm;
$$;

comment on function public.people_of_company is 'Who is of a company, each once, however many were merged into them.';

create function public.shown_company_of(root uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select k.id
  from (select public.company_of_customer(root) as id) k
  where exists (select 1 from public.customers o where o.company_id = k.id and (o.root_id <> root or o.vat_number is not null));
$$;

comment on function public.shown_company_of is 'The company of a customer when there is more to see of it than of them: a VAT number or a colleague; else null.';

create function public.customer_history(roots uuid[], take integer, skip integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with page as (
    select q.id, q.reference, q.subject, q.status, q.source, q.submitted_at, c.root_id
    from public.customers c
    join public.quote_requests q on q.customer_id = c.id
    where c.root_id = any (roots)
    order by q.submitted_at desc, q.id
    limit take
    offset skip
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'reference', p.reference, 'subject', p.subject, 'status', p.status, 'source', p.source,
        'submittedAt', p.submitted_at, 'job', j.stage,
        'customer', jsonb_build_object('id', r.id, 'firstName', r.first_name, 'name', r.name),
        'offer', case when o.number is not null then jsonb_build_object(
          'number', o.number, 'status', o.status, 'gross', d.gross_cents
        ) end,
        'paid', (
          select coalesce(sum(b.amount_cents), 0) from public.offer_payments b
          where b.quote_request_id = p.id and b.undone_at is null
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
          where i.quote_request_id = p.id
        )
      )
      order by p.submitted_at desc, p.id
    ),
    '[]'
  )
  from page p
  join public.customers r on r.id = p.root_id
  left join public.jobs j on j.quote_request_id = p.id
  left join public.offers o on o.quote_request_id = p.id
  left join lateral (
    select x.gross_cents
    from public.offer_versions v
    join public.offer_decisions x on x.offer_version_id = v.id and x.kind = 'accepted'
    where v.offer_id = o.id
    limit 1
  ) d on true;
$$;

comment on function public.customer_history is
  'What customers asked for, the newest first, with the offers, jobs and invoices that came of it; all of it when take is null.';

create or replace function public.list_customers(filter jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with hits as materialized (
    select distinct c.root_id as id
    from public.customers c
    where c.vat_number = filter ->> 'vatNumber' or c.searched like all (
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
            'requests', n.requests, 'orders', n.orders, 'openCents', public.customer_open_cents(p.id),
            'companyId', public.shown_company_of(p.id)
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
  'Customers by their last contact, {text, vatNumber: or who has this one, take, skip}; those that were merged are found by their words too and stand as one. `companyId` where there is a page of it.';

create or replace function public.find_customer(wanted uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  customer public.customers%rowtype;
  own uuid;
  shown uuid;
  colleagues uuid[];
begin
  select r.* into customer
  from public.customers c join public.customers r on r.id = c.root_id
  where c.id = wanted;
  if not found then
    return null;
  end if;
  own := public.company_of_customer(customer.id);
  shown := public.shown_company_of(customer.id);
  colleagues := array(select p from public.people_of_company(own) p where p <> customer.id);
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
            'company', a.company, 'sameCompany', coalesce(a.vat_number = customer.vat_number, false) or a.id = any (colleagues)
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
    'colleagues', jsonb_build_object(
      'company', shown,
      'count', cardinality(colleagues),
      'people', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('id', a.id, 'firstName', a.first_name, 'name', a.name, 'company', a.company)
            order by a.last_contact_at desc, a.id
          ),
          '[]'
        )
        from (
          select r.* from public.customers r where r.id = any (colleagues) order by r.last_contact_at desc, r.id limit 12
        ) a
      ),
      -- Somebody among colleagues stays there: whoever is missing is put with them, on the page of their company.
      'proposed', case when cardinality(colleagues) > 0 then '[]'::jsonb else
        public.namesakes_of_company(array[customer.vat_number], array[customer.company], array[customer.id])
      end
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
    'requests', public.customer_history(array[customer.id], null, 0)
  );
end;
$$;

comment on function public.find_customer is
  'All of a customer for staff, also by the id of one that was merged into them: details, notes, requests with their offers, jobs and invoices, who may be the same, and whom they work with. Null when there is none.';

create function public.namesakes_of_company(numbers text[], names text[], known uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', a.id, 'firstName', a.first_name, 'name', a.name, 'company', a.company, 'email', a.email, 'phone', a.phone
      )
      order by a.last_contact_at desc, a.id
    ),
    '[]'
  )
  from (
    select o.*
    from public.customers o
    where o.merged_into is null and o.id <> all (known) and (
      o.vat_number = any (numbers)
      or (o.company is not null and lower(o.company) = any (array(select lower(n) from unnest(names) n)))
    )
    order by o.last_contact_at desc, o.id
    limit 12
  ) a;
$$;

comment on function public.namesakes_of_company is 'Customers beside those that are known who have one of these VAT numbers or names of a company.';

create function public.find_company(wanted jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  firm uuid := (wanted ->> 'id')::uuid;
  people uuid[] := array(select public.people_of_company(firm));
begin
  if cardinality(people) = 0 then
    return null;
  end if;
  return jsonb_build_object(
    'id', firm,
    'people', (
      select jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'firstName', r.first_name, 'name', r.name, 'company', r.company, 'email', r.email, 'phone', r.phone,
          'vatNumbers', (
            select coalesce(jsonb_agg(distinct c.vat_number), '[]')
            from public.customers c
            where c.root_id = r.id and c.company_id = firm and c.vat_number is not null
          ),
          'billingAddress', r.billing_address, 'lastContactAt', r.last_contact_at,
          'requests', n.requests, 'orders', n.orders, 'openCents', public.customer_open_cents(r.id)
        )
        order by r.last_contact_at desc, r.id
      )
      from public.customers r
      cross join lateral (
        select count(*) as requests, count(*) filter (where q.status = 'won') as orders
        from public.customers c
        join public.quote_requests q on q.customer_id = c.id
        where c.root_id = r.id
      ) n
      where r.id = any (people)
    ),
    'alike', public.namesakes_of_company(
      array(select c.vat_number from public.customers c where c.company_id = firm and c.vat_number is not null),
      array(select r.company from public.customers r where r.id = any (people) and r.company is not null),
      people
    ),
    'notes', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', n.id, 'by', public.staff_name(n.author_id), 'body', n.body, 'at', n.created_at,
            'customer', jsonb_build_object('id', r.id, 'firstName', r.first_name, 'name', r.name)
          )
          order by n.created_at desc, n.id
        ),
        '[]'
      )
      from public.customers c
      join public.customers r on r.id = c.root_id
      join public.customer_notes n on n.customer_id = c.id
      where c.root_id = any (people)
    ),
    'requests', public.customer_history(people, least((wanted ->> 'take')::integer, 200), (wanted ->> 'skip')::integer)
  );
end;
$$;

comment on function public.find_company is
  'A company for staff, {id, take, skip: of its requests}: its people by their last contact, what they asked for, notes about them, and who may be of it too. Null when nobody is.';

create function public.place_customer(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.customers%rowtype;
  colleague uuid;
  was uuid;
  place uuid;
  is_so boolean := false;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- As with merging: two colleagues at once come here one after the other.
  perform pg_advisory_xact_lock(hashtext('customers'));
  select r.* into person
  from public.customers c join public.customers r on r.id = c.root_id
  where c.id = (wanted ->> 'customer')::uuid;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  was := public.company_of_customer(person.id);
  case wanted ->> 'kind'
    when 'join' then
      select c.root_id into colleague from public.customers c where c.id = (wanted ->> 'colleague')::uuid;
      if colleague is null or colleague = person.id then
        return jsonb_build_object('status', 'unknown');
      end if;
      place := public.company_of_customer(colleague);
      if wanted ->> 'company' is not null and place is distinct from (wanted ->> 'company')::uuid then
        return jsonb_build_object('status', 'unknown');
      end if;
      is_so := coalesce(was = place, false);
      if place is null then
        place := gen_random_uuid();
        update public.customers c set company_id = place where c.id = colleague;
      end if;
    when 'leave' then
      if was is distinct from (wanted ->> 'company')::uuid then
        is_so := was is not null and not exists (select 1 from public.people_of_company(was) p where p <> person.id);
        if not is_so then
          return jsonb_build_object('status', 'unknown');
        end if;
      end if;
      place := case when was = person.id then gen_random_uuid() else person.id end;
    when 'undo' then
      place := (wanted ->> 'before')::uuid;
      is_so := person.company_id is not distinct from place;
      if not is_so and person.company_id is distinct from (wanted ->> 'company')::uuid then
        return jsonb_build_object('status', 'unknown');
      end if;
    else
      return jsonb_build_object('status', 'invalid');
  end case;
  if is_so then
    -- A second click is answered as the first: the journal knows what was said before it.
    return jsonb_build_object('status', 'ok', 'company', null, 'before', null) || coalesce(
      (
        select jsonb_build_object('company', person.company_id, 'before', l.changed #> '{company_id,from}')
        from (
          select a.actor_id, a.changed
          from public.audit_log a
          where a.entity = 'customers' and a.entity_id = person.id::text and a.changed ? 'company_id'
          order by a.at desc, a.id
          limit 1
        ) l
        where wanted ->> 'kind' <> 'undo' and l.actor_id = actor
          and l.changed #>> '{company_id,to}' = person.company_id::text
      ),
      '{}'
    );
  end if;
  update public.customers c set company_id = place where c.id = person.id;
  return jsonb_build_object('status', 'ok', 'company', place, 'before', person.company_id);
exception
  when data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.place_customer is
  'Puts a customer into the company of a colleague, {kind: join, customer, colleague, company: if they are still of this one}; takes them out of one, {kind: leave, customer, company}; or takes back what was answered, {kind: undo, customer, company, before}. Status: ok with the company they are in now and what was said before, also to a second click, both null where it was so already; unknown (gone, or elsewhere by now), invalid or forbidden.';

create or replace function public.personal_export_customers(address text, accounts uuid[])
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
      from public.customers c
      where c.email = address
        or exists (select 1 from public.quote_requests q where q.customer_id = c.id and q.user_id = any (accounts))
    )
  );
$$;

revoke execute on function
  public.file_customer_company(), public.company_of_customer(uuid), public.people_of_company(uuid),
  public.shown_company_of(uuid), public.customer_history(uuid[], integer, integer),
  public.namesakes_of_company(text[], text[], uuid[]), public.find_company(jsonb), public.place_customer(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.find_company(jsonb), public.place_customer(uuid, jsonb) to service_role;
