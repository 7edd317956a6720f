-- The list of companies.

create function public.open_cents_of(roots uuid[])
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
  where c.root_id = any (roots);
$$;

comment on function public.open_cents_of is 'What accepted offers of customers still await together, in cents, VAT included.';

create or replace function public.customer_open_cents(customer uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select public.open_cents_of(array[customer]);
$$;

create function public.list_companies(filter jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with placed as materialized (
    -- As company_of_customer says it, of everybody at once.
    select distinct on (c.root_id) c.root_id, c.company_id as firm
    from public.customers c
    where c.company_id is not null
    order by c.root_id, (c.id = c.root_id) desc, c.created_at, c.id
  ),
  numbered as materialized (
    select distinct c.company_id as firm
    from public.customers c
    join placed p on p.root_id = c.root_id and p.firm = c.company_id
    where c.vat_number is not null
  ),
  found as materialized (
    select distinct p.firm
    from public.customers c
    join placed p on p.root_id = c.root_id
    where c.vat_number = filter ->> 'vatNumber' or c.searched like all (
      array(
        select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
        from regexp_split_to_table(trim(public.plain_text(left(coalesce(filter ->> 'text', ''), 100))), '\s+') as word
      )
    )
  ),
  hits as materialized (
    select p.firm, array_agg(p.root_id order by r.last_contact_at desc, r.id) as people, max(r.last_contact_at) as last_contact_at
    from placed p
    join found f on f.firm = p.firm
    join public.customers r on r.id = p.root_id
    group by p.firm
    -- Of one person without a number there is no more to see than on their record.
    having count(*) > 1 or p.firm in (select n.firm from numbered n)
  ),
  page as (
    select h.*
    from hits h
    order by h.last_contact_at desc, h.firm
    limit least((filter ->> 'take')::integer, 200)
    offset coalesce((filter ->> 'skip')::integer, 0)
  )
  select jsonb_build_object(
    'total', (select count(*) from hits),
    'rows', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', g.firm, 'count', cardinality(g.people), 'lastContactAt', g.last_contact_at,
            'people', (
              select jsonb_agg(
                jsonb_build_object(
                  'firstName', r.first_name, 'name', r.name, 'company', r.company,
                  'vatNumbers', (
                    select coalesce(jsonb_agg(distinct c.vat_number), '[]')
                    from public.customers c
                    where c.root_id = r.id and c.company_id = g.firm and c.vat_number is not null
                  )
                )
                order by r.last_contact_at desc, r.id
              )
              from public.customers r
              where r.id = any (g.people)
            ),
            'requests', (
              select count(*)
              from public.customers c
              join public.quote_requests q on q.customer_id = c.id
              where c.root_id = any (g.people)
            ),
            'openCents', public.open_cents_of(g.people)
          )
          order by g.last_contact_at desc, g.firm
        ),
        '[]'
      )
      from page g
    )
  );
$$;

comment on function public.list_companies is
  'Companies that there is a page of, by the last contact with their people, {text: of one of them, vatNumber: or who has this one, take, skip}.';

revoke execute on function public.open_cents_of(uuid[]), public.list_companies(jsonb) from public, anon, authenticated;
grant execute on function public.list_companies(jsonb) to service_role;
