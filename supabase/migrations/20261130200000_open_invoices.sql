-- What customers owe on invoices, the longest due first.

create function public.list_open_invoices(today date, max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with standing as (
    -- The last of each offer: one is issued again only once all of the one before was credited.
    select distinct on (i.offer_id) i.offer_id, i.quote_request_id, i.number, (i.document ->> 'dueOn')::date as due_on
    from public.offer_invoices i
    where i.kind = 'invoice' and i.offer_id is not null and i.quote_request_id is not null
    order by i.offer_id, i.created_at desc
  ), owed as (
    select s.*, public.owed_cents(s.offer_id) - public.paid_cents(s.offer_id) as cents
    from standing s
  ), open as (
    select o.*, o.due_on < today as late from owed o where o.cents > 0
  )
  select jsonb_build_object(
    'count', (select count(*) from open), 'cents', (select coalesce(sum(cents), 0) from open),
    'lateCount', (select count(*) from open where late), 'lateCents', (select coalesce(sum(cents), 0) from open where late),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r."dueOn", r.number), '[]')
      from (
        select q.reference, l.number, l.cents, l.due_on as "dueOn", l.late,
          coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name) as name,
          public.mail_of_invoice(q.id, q.reference, l.number) as mail
        from open l
        join public.quote_requests q on q.id = l.quote_request_id
        order by l.due_on, l.number
        limit max_count
      ) r
    )
  );
$$;

comment on function public.list_open_invoices is
  'Invoices that something is open of, {count, cents, lateCount, lateCents, rows}, the longest due first: each with what is open in cents and how its last mail stands.';

revoke execute on function public.list_open_invoices(date, integer) from public, anon, authenticated;
grant execute on function public.list_open_invoices(date, integer) to service_role;
