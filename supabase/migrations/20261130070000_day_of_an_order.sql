-- An order stays as long as the youngest of its invoices and payments, which may be of the year after it: that is the day which its
-- customer is told, before they ask to be erased and on their receipt.

create function public.request_held_until(request public.quote_requests)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(
    public.order_held_until(coalesce(request.closed_at, request.submitted_at)),
    (
      select public.order_held_until(max(i.issued_on)::timestamptz)
      from public.offer_invoices i
      where i.quote_request_id = request.id
    ),
    (
      select public.order_held_until(max(p.paid_on)::timestamptz)
      from public.offer_payments p
      where p.quote_request_id = request.id
    )
  );
$$;

comment on function public.request_held_until is
  'The first day on which an order need not be kept any more, nor any invoice or payment of it (order_held_until).';

revoke execute on function public.request_held_until(public.quote_requests) from public, anon, authenticated;

-- Of two long functions the lines alone that say the day.
do $$
declare
  line record;
  source text;
begin
  for line in
    select *
    from (
      values
        (
          'personal_export_core', 'public.order_held_until(coalesce(q.closed_at, q.submitted_at))',
          'public.request_held_until(q)'
        ),
        (
          'personal_erasure_core', 'coalesce(q.closed_at, q.submitted_at) as decided',
          'public.request_held_until(q) as held_until'
        ),
        ('personal_erasure_core', 'public.order_held_until(o.decided)', 'o.held_until')
    ) as lines (name, was, becomes)
  loop
    source := pg_get_functiondef(('public.' || line.name)::regproc);
    if position(line.was in source) = 0 then
      raise exception '% has no line %', line.name, line.was;
    end if;
    execute replace(source, line.was, line.becomes);
  end loop;
end;
$$;

create or replace function public.purge_orders(today date, before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  return public.forget_quote_requests(
    array(
      select q.id
      from public.quote_requests q
      left join public.customers c on c.id = q.customer_id
      where q.status = 'won'
        -- Its first day is asked for before its invoices and payments are looked up.
        and public.order_held_until(coalesce(q.closed_at, q.submitted_at)) <= today
        and public.request_held_until(q) <= today
        and (
          public.is_of_who_was_erased(q)
          or (
            -- It goes by a rule of its own, later than its warranty.
            not exists (select 1 from public.passports p where p.quote_request_id = q.id)
            and not exists (
              select 1
              from public.quote_requests r
              left join public.customers k on k.id = r.customer_id
              where r.status <> 'spam'
                and (k.root_id = c.root_id or r.user_id = q.user_id)
                and (
                  r.status = 'won' and public.order_held_until(coalesce(r.closed_at, r.submitted_at)) > today
                  or not public.is_quiet_since(r, before)
                  or exists (
                    select 1
                    from public.jobs j
                    left join public.fittings f on f.job_id = j.id
                    where j.quote_request_id = r.id and greatest(j.stage_since, f.day::timestamptz) >= before
                  )
                )
            )
          )
        )
      order by q.submitted_at
      limit greatest(max_count, 0)
    )
  );
end;
$$;
