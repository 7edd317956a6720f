-- Payments of a period, for whoever keeps the accounts.

create function public.list_offer_payments(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l."paidOn", l.number, l.id), '[]')
  from (
    select p.id, p.paid_on as "paidOn", p.amount_cents as amount, p.method, o.number, q.reference,
      coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name) as name,
      a.gross, p.bank_entry_id is not null as "byBank"
    from public.offer_payments p
    join public.offers o on o.id = p.offer_id
    join public.quote_requests q on q.id = p.quote_request_id
    left join lateral public.agreed_cents(o.id) a on true
    where p.undone_at is null and p.paid_on between from_day and to_day
    order by p.paid_on, o.number, p.id
    limit 10000
  ) l;
$$;

comment on function public.list_offer_payments is 'What was paid from one day to another, both included; what was undone is not there.';

revoke execute on function public.list_offer_payments(date, date) from public, anon, authenticated;
grant execute on function public.list_offer_payments(date, date) to service_role;
