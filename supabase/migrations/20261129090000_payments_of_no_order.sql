-- What was paid outlives an order that was called off and is erased or purged, as its invoices do: the accounts have it, and its movement of
-- the bank stays booked.

alter table public.offer_payments add column number text;
-- It refuses every change of a payment there is.
alter table public.offer_payments disable trigger freeze_payment;
update public.offer_payments p set number = o.number from public.offers o where o.id = p.offer_id;
alter table public.offer_payments enable trigger freeze_payment;
alter table public.offer_payments
  alter column number set not null,
  alter column offer_id drop not null,
  alter column quote_request_id drop not null,
  drop constraint offer_payments_offer_id_fkey,
  drop constraint offer_payments_quote_request_id_fkey,
  add constraint offer_payments_offer_id_fkey foreign key (offer_id) references public.offers (id) on delete set null,
  add constraint offer_payments_quote_request_id_fkey foreign key (quote_request_id) references public.quote_requests (id) on delete set null;

comment on column public.offer_payments.number is 'Of the offer, which may be no more.';
comment on table public.offer_payments is
  'Payments on accepted offers. Rows never change, but that they are undone, once, or lose an offer that is erased.';

create function public.number_offer_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select o.number into new.number from public.offers o where o.id = new.offer_id;
  return new;
end;
$$;

comment on function public.number_offer_payment is 'Writes the number of its offer into a new payment.';

create trigger number_payment before insert on public.offer_payments
  for each row execute function public.number_offer_payment();

create or replace function public.freeze_offer_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  places text[] := '{offer_id,quote_request_id}';
begin
  if to_jsonb(new) - places = to_jsonb(old) - places
    and (new.offer_id is null or new.offer_id = old.offer_id)
    and (new.quote_request_id is null or new.quote_request_id = old.quote_request_id) then
    return new;
  end if;
  if old.undone_at is not null
    or to_jsonb(new) - '{undone_at,undone_by,undone_reason}'::text[]
      <> to_jsonb(old) - '{undone_at,undone_by,undone_reason}'::text[] then
    raise exception 'a payment cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

comment on function public.freeze_offer_payment is
  'Refuses every change of a payment but that it is undone, or loses an offer that is erased.';

create function public.is_order(of_offer uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.offers o join public.quote_requests q on q.id = o.quote_request_id
    where o.id = of_offer and q.status = 'won'
  );
$$;

comment on function public.is_order is 'Whether the request of an offer is won: one that was called off later is no order any more.';

create or replace function public.owed_cents(of_offer uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    -- No row of an invoice, no sum: then it is what was accepted.
    (
      select sum(case i.kind when 'invoice' then i.gross_cents else -i.gross_cents end)::bigint
      from public.offer_invoices i
      where i.offer_id = of_offer
    ),
    (
      select case when public.is_order(of_offer) then a.gross else 0 end
      from public.agreed_cents(of_offer) a
    )
  );
$$;

comment on function public.owed_cents is
  'What is to be paid on an accepted offer, in cents with VAT: its invoices less their credit notes, or before the first invoice its total, as long as it is an order; null before it is accepted.';

create or replace function public.match_bank_entry(entry uuid, earlier jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  line public.bank_entries%rowtype;
  offer public.offers%rowtype;
  payment public.offer_payments%rowtype;
  paid bigint;
  open_total bigint;
  open_deposit bigint;
  facts jsonb;
  state text;
begin
  select * into line from public.bank_entries e where e.id = entry;
  select p.* into payment from public.offer_payments p where p.bank_entry_id = line.id and p.undone_at is null;
  if found then
    state := 'booked';
    -- None where it is erased.
    select o.* into offer from public.offers o where o.id = payment.offer_id;
  elsif line.set_aside_at is not null then
    state := 'aside';
  else
    select o.* into offer
    from public.offers o
    where line.communication like '1%'
      and o.number = 'D-' || substr(line.communication, 2, 4) || '-' || substr(line.communication, 6, 5);
    state := case when not found then 'unmatched' when offer.status <> 'accepted' then 'notAccepted' end;
  end if;
  if offer.id is not null then
    paid := public.paid_cents(offer.id) + coalesce((earlier ->> offer.id::text)::bigint, 0);
    open_total := greatest(0, public.owed_cents(offer.id) - paid);
    -- Of what was credited or called off no deposit is due.
    open_deposit := case when public.is_order(offer.id)
      then least(open_total, greatest(0, (select a.deposit from public.agreed_cents(offer.id) a) - paid))
      else 0
    end;
    state := coalesce(
      state,
      case
        -- Somebody may have seen it at the bank, and entered it.
        when exists (
          select 1 from public.offer_payments p
          where p.offer_id = offer.id and p.undone_at is null and p.bank_entry_id is null
            and p.amount_cents = line.amount_cents and p.paid_on between line.booked_on - 10 and line.booked_on + 10
        ) then 'twice'
        when line.amount_cents in (open_deposit, open_total) then 'matched'
        else 'differs'
      end
    );
    select jsonb_build_object(
      'reference', q.reference, 'number', offer.number, 'name', coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name),
      'open', open_total, 'openDeposit', open_deposit
    ) into facts
    from public.quote_requests q where q.id = offer.quote_request_id;
  end if;
  return jsonb_build_object(
    'id', line.id, 'amount', line.amount_cents, 'bookedOn', line.booked_on, 'payer', line.payer, 'payerIban', line.payer_iban,
    'communication', line.communication, 'message', line.message, 'state', state, 'offer', facts, 'offerId', offer.id,
    'aside', case when line.set_aside_at is not null then jsonb_build_object(
      'at', line.set_aside_at, 'reason', line.set_aside_reason, 'author', public.staff_name(line.set_aside_by)
    ) end
  );
end;
$$;

create or replace function public.list_offer_payments(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l."paidOn", l.number, l.id), '[]')
  from (
    select p.id, p.paid_on as "paidOn", p.amount_cents as amount, p.method, p.number, q.reference,
      coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name) as name,
      a.gross, p.bank_entry_id is not null as "byBank"
    from public.offer_payments p
    left join public.quote_requests q on q.id = p.quote_request_id
    left join lateral public.agreed_cents(p.offer_id) a on true
    where p.undone_at is null and p.paid_on between from_day and to_day
    order by p.paid_on, p.number, p.id
    limit 10000
  ) l;
$$;

comment on function public.list_offer_payments is
  'What was paid from one day to another, both included; what was undone is not there. Of an erased order the number is left.';

create or replace function public.personal_erasure_payments(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
  held jsonb;
begin
  -- What was paid on an order is kept with it; personal_erasure_core says until when. On what is no order any more the payment stays
  -- alone, as the VAT Code asks of everything that is in the accounts (article 60).
  delete from public.offer_payments p
  using public.quote_requests q
  where q.id = p.quote_request_id and q.status <> 'won' and p.undone_at is not null
    and (q.user_id = any (accounts) or lower(q.email) = address);
  get diagnostics gone = row_count;
  with kept as (
    update public.offer_payments p
    set offer_id = null, quote_request_id = null
    from public.quote_requests q
    where q.id = p.quote_request_id and q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = address)
    returning p.number, p.paid_on
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', 'order', 'reference', k.number, 'until', public.order_held_until(k.last_day))
      order by k.number
    ),
    '[]'
  )
  into held
  from (select k.number, max(k.paid_on)::timestamptz as last_day from kept k group by k.number) k;
  return jsonb_build_object('deleted', jsonb_build_object('offer_payments', gone), 'held', held);
end;
$$;

comment on function public.personal_erasure_payments is
  'Takes what a person paid off requests that are erased, but on orders; it is held by law.';

create or replace function public.personal_erasure_invoices(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  held jsonb;
begin
  -- Those of orders are held with them. Of a request that is no order any more the invoice stays alone, as the VAT Code asks (article 60).
  with kept as (
    update public.offer_invoices i
    set offer_id = null, quote_request_id = null
    from public.quote_requests q
    where q.id = i.quote_request_id and q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = address)
    returning i.number, i.issued_on
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', 'order', 'reference', k.number, 'until', public.order_held_until(k.issued_on::timestamptz))
      order by k.number
    ),
    '[]'
  )
  into held
  from kept k;
  return jsonb_build_object('deleted', '{}'::jsonb, 'held', held);
end;
$$;

create or replace function public.purge_offer_invoices(before date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
  more integer;
begin
  with gone as (
    delete from public.offer_payments p where p.offer_id is null and p.paid_on < before
    returning p.id, p.bank_entry_id
  )
  -- Else its movement would wait to be matched again.
  update public.bank_entries e
  set set_aside_at = now(), set_aside_reason = 'recorded'
  from gone
  where e.id = gone.bank_entry_id and e.set_aside_at is null;
  delete from public.offer_invoices i where i.kind = 'creditNote' and i.issued_on < before;
  get diagnostics gone = row_count;
  delete from public.offer_invoices i
  where i.kind = 'invoice' and i.issued_on < before
    and not exists (select 1 from public.offer_invoices c where c.credits_id = i.id);
  get diagnostics more = row_count;
  return gone + more;
end;
$$;

comment on function public.purge_offer_invoices is
  'Deletes invoices and credit notes issued before that day, and payments on orders that are erased, and returns how many documents.';

revoke execute on function public.number_offer_payment(), public.is_order(uuid) from public, anon, authenticated;

-- What waits is what can still be accepted, as in the list of it.
create or replace function public.read_offer_figures(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with sent as (
    select
      o.id,
      q.amount_net_cents as net,
      s.first_sent_at,
      (s.first_sent_at at time zone 'Europe/Brussels')::date as sent_on,
      q.withdrawn_at is null and q.status not in ('won', 'lost', 'spam') as can_be_accepted,
      case
        when o.status <> 'sent' then o.status
        when s.last_valid_until < (now() at time zone 'Europe/Brussels')::date then 'expired'
        else 'open'
      end as state,
      d.decided_at,
      (d.decided_at at time zone 'Europe/Brussels')::date as decided_on
    from public.offers o
    join public.quote_requests q on q.id = o.quote_request_id
    join lateral (
      select min(v.sent_at) as first_sent_at, (array_agg(v.valid_until order by v.position desc))[1] as last_valid_until
      from public.offer_versions v
      where v.offer_id = o.id and v.state <> 'draft'
    ) s on s.first_sent_at is not null
    left join lateral (
      select max(x.decided_at) as decided_at
      from public.offer_decisions x
      join public.offer_versions v on v.id = x.offer_version_id
      where v.offer_id = o.id and x.kind = 'accepted'
    ) d on true
  ),
  of_period as (
    select * from sent where sent_on between from_day and to_day
  ),
  by_month as (
    select
      m.month,
      count(*) filter (where m.kind = 'sent') as sent,
      coalesce(sum(m.net) filter (where m.kind = 'sent'), 0) as sent_net,
      count(*) filter (where m.kind = 'accepted') as accepted,
      coalesce(sum(m.net) filter (where m.kind = 'accepted'), 0) as accepted_net
    from (
      select 'sent' as kind, to_char(sent_on, 'YYYY-MM') as month, net from of_period
      union all
      select 'accepted', to_char(decided_on, 'YYYY-MM'), net from sent where decided_on between from_day and to_day
    ) m
    group by m.month
  ),
  by_stage as (
    select j.stage, j.own_stage_id, grouping(j.own_stage_id) = 1 as is_kind, count(*) as jobs, coalesce(sum(q.amount_net_cents), 0) as net
    from public.jobs j
    join public.quote_requests q on q.id = j.quote_request_id
    where q.status = 'won'
      and (j.stage <> 'done' or (j.stage_since at time zone 'Europe/Brussels')::date between from_day and to_day)
    group by grouping sets ((j.stage), (j.stage, j.own_stage_id))
  )
  select jsonb_build_object(
    'sent', (select count(*) from of_period),
    'states', (select coalesce(jsonb_object_agg(c.state, c.offers), '{}') from (
      select p.state, count(*) as offers from of_period p group by p.state
    ) c),
    'medianSeconds', (
      select percentile_cont(0.5) within group (order by extract(epoch from p.decided_at - p.first_sent_at))
      from of_period p
      where p.decided_at is not null
    ),
    'waiting', (
      select jsonb_build_object('offers', count(*), 'net', coalesce(sum(s.net), 0)) from sent s where s.state = 'open' and s.can_be_accepted
    ),
    'months', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'month', m.month, 'sent', m.sent, 'sentNet', m.sent_net, 'accepted', m.accepted, 'acceptedNet', m.accepted_net
          )
          order by m.month
        ),
        '[]'
      )
      from by_month m
    ),
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object('stage', b.stage, 'jobs', b.jobs, 'net', b.net)), '[]')
      from by_stage b
      where b.is_kind
    ),
    'ownStages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.own_stage_id, 'stage', b.stage, 'jobs', b.jobs, 'net', b.net)), '[]')
      from by_stage b
      where b.own_stage_id is not null
    )
  );
$$;
