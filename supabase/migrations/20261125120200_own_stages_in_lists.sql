-- The calendar and a customer's history say at which stage of the agency's own a job stands.

create or replace function public.list_fittings(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'fittings', (
      select coalesce(jsonb_agg(public.describe_fitting(f.id) order by f.day, f.from_time, f.id), '[]')
      from (
        select f.id, f.day, f.from_time
        from public.fittings f
        join public.quote_requests q on q.id = f.quote_request_id
        where f.state = 'planned' and f.day between from_day and to_day and q.status = 'won'
        order by f.day, f.from_time, f.id
        limit 1000
      ) f
    ),
    'deadlines', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', d.reference, 'day', d.due_on, 'stage', d.stage, 'ownStage', d.own_stage_id, 'blocked', d.blocked is not null,
            'subject', d.subject, 'firstName', d.first_name, 'name', d.name, 'company', d.company
          )
          order by d.due_on, d.reference
        ),
        '[]'
      )
      from (
        select q.reference, j.due_on, j.stage, j.own_stage_id, j.blocked, q.subject, q.first_name, q.name, q.company
        from public.jobs j
        join public.quote_requests q on q.id = j.quote_request_id
        where j.due_on between from_day and to_day and j.stage <> 'done' and q.status = 'won'
        order by j.due_on, q.reference
        limit 1000
      ) d
    )
  );
$$;

create or replace function public.customer_history(roots uuid[], take integer, skip integer)
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
        'submittedAt', p.submitted_at,
        'job', case when j.id is not null then jsonb_build_object('stage', j.stage, 'ownStage', j.own_stage_id) end,
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
