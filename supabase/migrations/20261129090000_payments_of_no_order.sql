-- What was paid outlives an order that was called off and is erased or purged, as its invoices do: the accounts have it, and its movement of
-- the bank stays booked.

alter table public.offer_payments add column number text;
update public.offer_payments p set number = o.number from public.offers o where o.id = p.offer_id;
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
    -- Of what was credited no deposit is due.
    open_deposit := least(open_total, greatest(0, (select a.deposit from public.agreed_cents(offer.id) a) - paid));
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
      jsonb_build_object('kind', 'order', 'reference', k.number, 'until', (k.paid_on + interval '10 years')::date)
      order by k.number, k.paid_on
    ),
    '[]'
  )
  into held
  from kept k;
  return jsonb_build_object('deleted', jsonb_build_object('offer_payments', gone), 'held', held);
end;
$$;

comment on function public.personal_erasure_payments is
  'Takes what a person paid off requests that are erased, but on orders; it is held by law.';

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
  delete from public.offer_payments p where p.offer_id is null and p.paid_on < before;
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

revoke execute on function public.number_offer_payment() from public, anon, authenticated;
