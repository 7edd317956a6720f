-- Whoever was erased was told the day on which their order goes: a passport does not hold it beyond, and goes with it. The receipt that
-- says so stays as long as the order.

create function public.is_of_who_was_erased(request public.quote_requests)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select request.customer_id is null or exists (
    select 1 from public.person_erasures e
    where e.held @> jsonb_build_array(jsonb_build_object('kind', 'order', 'reference', request.reference))
  );
$$;

comment on function public.is_of_who_was_erased is
  'Whether the customer of an order was erased: they are no customer any more, and a receipt names the day on which it goes.';

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
        and public.order_held_until(coalesce(q.closed_at, q.submitted_at)) <= today
        -- They would stay by themselves; what they were made of says what they are for.
        and not exists (
          select 1 from public.offer_invoices i
          where i.quote_request_id = q.id and public.order_held_until(i.issued_on::timestamptz) > today
        )
        and not exists (
          select 1 from public.offer_payments p
          where p.quote_request_id = q.id and public.order_held_until(p.paid_on::timestamptz) > today
        )
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

comment on function public.purge_orders is
  'Deletes at most so many orders that no law asks for on that day (order_held_until), whose invoices and payments are over, and whose customer was erased, or has no warranty, no younger order and nothing that went on after that moment; returns how many.';

create or replace function public.purge_person_erasures(at timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.person_erasures e
  where e.at < purge_person_erasures.at - interval '10 years'
    and not exists (
      select 1
      from jsonb_array_elements(e.held) h
      join public.quote_requests q on q.reference = h.value ->> 'reference'
    );
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.purge_person_erasures is
  'Deletes receipts older than ten years, but those of orders that are still held, and answers how many.';
comment on table public.person_erasures is
  'Receipts of erasures, without personal data; kept for ten years, and as long as the orders they name.';

revoke execute on function public.is_of_who_was_erased(public.quote_requests) from public, anon, authenticated;
