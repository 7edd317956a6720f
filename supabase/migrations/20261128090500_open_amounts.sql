-- What is open of an accepted offer, said once: of what was invoiced and not credited; of what was agreed before that.

create function public.owed_cents(of_offer uuid)
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
    (select a.gross from public.agreed_cents(of_offer) a)
  );
$$;

comment on function public.owed_cents is
  'What is to be paid on an accepted offer, in cents with VAT: its invoices less their credit notes, or its total before the first invoice; null before it is accepted.';

create or replace function public.open_cents_of(roots uuid[])
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(greatest(public.owed_cents(o.id) - public.paid_cents(o.id), 0)), 0)::bigint
  from public.customers c
  join public.quote_requests q on q.customer_id = c.id
  join public.offers o on o.quote_request_id = q.id and o.status = 'accepted'
  where c.root_id = any (roots);
$$;

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
  paid bigint;
  open_total bigint;
  open_deposit bigint;
  facts jsonb;
  state text;
begin
  select * into line from public.bank_entries e where e.id = entry;
  select o.* into offer
  from public.offer_payments p join public.offers o on o.id = p.offer_id
  where p.bank_entry_id = line.id and p.undone_at is null;
  if found then
    state := 'booked';
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

revoke execute on function public.owed_cents(uuid) from public, anon, authenticated;
