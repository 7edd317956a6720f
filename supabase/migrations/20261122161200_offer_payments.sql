-- What customers paid on an accepted offer: the deposit, the rest, or all of it. A payment that was entered wrongly is undone, not deleted.

create table public.offer_payments (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references public.offers (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  key uuid not null unique,
  amount_cents bigint not null check (amount_cents between 1 and 99999999999),
  paid_on date not null check (paid_on >= date '2000-01-01'),
  method text not null check (method in ('transfer', 'card', 'cash', 'other')),
  author_id uuid,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid,
  undone_reason text check (undone_reason in ('mistyped', 'wrongOffer', 'returned')),
  check ((undone_at is null) = (undone_reason is null) and (undone_at is not null or undone_by is null))
);

comment on table public.offer_payments is 'Payments on accepted offers. Rows never change, but that they are undone, once.';
comment on column public.offer_payments.key is 'Of the form that was sent: a second click is the same payment.';
comment on column public.offer_payments.paid_on is 'The day of the money, in Brussels.';
comment on column public.offer_payments.undone_reason is 'Why it does not count: entered wrongly, of another offer, or sent back.';

create index offer_payments_of_offer on public.offer_payments (offer_id);
create index offer_payments_of_request on public.offer_payments (quote_request_id);

alter table public.offer_payments enable row level security;
revoke all on table public.offer_payments from public, anon, authenticated;
grant select, insert, update, delete on table public.offer_payments to service_role;

create trigger offer_payments_audit after insert or update or delete on public.offer_payments
  for each row execute function public.audit_change('amount_cents', 'paid_on', 'method', 'undone_reason');

create function public.freeze_offer_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.undone_at is not null
    or to_jsonb(new) - '{undone_at,undone_by,undone_reason}'::text[]
      <> to_jsonb(old) - '{undone_at,undone_by,undone_reason}'::text[] then
    raise exception 'a payment cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

comment on function public.freeze_offer_payment is 'Refuses every change of a payment but that it is undone.';

create trigger freeze_payment before update on public.offer_payments
  for each row execute function public.freeze_offer_payment();

create function public.paid_cents(of_offer uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(p.amount_cents), 0)::bigint
  from public.offer_payments p
  where p.offer_id = of_offer and p.undone_at is null;
$$;

comment on function public.paid_cents is 'What was paid on an offer, in cents.';

create function public.agreed_cents(of_offer uuid)
returns table (gross bigint, deposit bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select d.gross_cents, d.deposit_cents
  from public.offer_decisions d
  join public.offer_versions v on v.id = d.offer_version_id
  where v.offer_id = of_offer and d.kind = 'accepted';
$$;

comment on function public.agreed_cents is 'Total and deposit of the version that was accepted, in cents; no row before that.';

create function public.find_offer_payments(wanted_reference text, for_staff boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', p.id, 'amount', p.amount_cents, 'paidOn', p.paid_on, 'method', p.method, 'at', p.created_at,
        'author', case when for_staff then public.staff_name(p.author_id) end,
        'undone', case when p.undone_at is not null then jsonb_build_object(
          'at', p.undone_at, 'reason', p.undone_reason, 'author', public.staff_name(p.undone_by)
        ) end
      )
      order by p.paid_on, p.created_at, p.id
    ),
    '[]'
  )
  from public.offer_payments p
  join public.quote_requests q on q.id = p.quote_request_id
  where q.reference = wanted_reference and (for_staff or p.undone_at is null);
$$;

comment on function public.find_offer_payments is
  'Payments on the offer of a request, the oldest first; those that were undone, and who entered them, are for staff alone.';

create function public.record_offer_payment(actor uuid, payment jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  paid bigint;
  agreed bigint;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- The lock of the request comes first everywhere, so that two changes never wait for each other.
  select * into request from public.quote_requests q where q.reference = payment ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into offer from public.offers o where o.quote_request_id = request.id for update;
  if not found or offer.status <> 'accepted' then
    return jsonb_build_object('status', 'notAccepted');
  end if;
  if exists (select 1 from public.offer_payments p where p.key = (payment ->> 'key')::uuid and p.offer_id = offer.id) then
    return jsonb_build_object('status', 'ok');
  end if;
  paid := public.paid_cents(offer.id);
  select a.gross into agreed from public.agreed_cents(offer.id) a;
  -- Somebody entered a payment meanwhile: it may be the same one.
  if paid is distinct from (payment ->> 'seen')::bigint then
    return jsonb_build_object('status', 'conflict');
  end if;
  if paid + (payment ->> 'amount')::bigint > agreed then
    return jsonb_build_object('status', 'tooMuch');
  end if;
  if (payment ->> 'paidOn')::date > (now() at time zone 'Europe/Brussels')::date then
    return jsonb_build_object('status', 'invalid');
  end if;
  insert into public.offer_payments (offer_id, quote_request_id, key, amount_cents, paid_on, method, author_id)
  values (
    offer.id, request.id, (payment ->> 'key')::uuid, (payment ->> 'amount')::bigint, (payment ->> 'paidOn')::date,
    payment ->> 'method', actor
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.record_offer_payment is
  'Keeps a payment on an accepted offer, {reference, key, amount, paidOn, method, seen}; seen is what was paid on the page. Status: ok, conflict, tooMuch, notAccepted, unknown, invalid or forbidden.';

create function public.undo_offer_payment(actor uuid, undoing jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = undoing ->> 'reference' for update;
  -- Two clicks undo it once.
  update public.offer_payments p
  set undone_at = now(), undone_by = actor, undone_reason = undoing ->> 'reason'
  where p.id = (undoing ->> 'payment')::uuid and p.quote_request_id = request.id and p.undone_at is null;
  if found or exists (
    select 1 from public.offer_payments p
    where p.id = (undoing ->> 'payment')::uuid and p.quote_request_id = request.id
  ) then
    return jsonb_build_object('status', 'ok');
  end if;
  return jsonb_build_object('status', 'unknown');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.undo_offer_payment is
  'Takes a payment back, {reference, payment, reason}. Status: ok, unknown, invalid or forbidden.';

create function public.personal_export_payments(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'offerPayments', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', q.reference, 'number', o.number, 'amountCents', p.amount_cents, 'paidOn', p.paid_on,
            'method', p.method, 'recordedAt', p.created_at, 'undoneAt', p.undone_at, 'undoneReason', p.undone_reason
          )
          order by q.submitted_at, p.paid_on, p.created_at
        ),
        '[]'
      )
      from public.offer_payments p
      join public.offers o on o.id = p.offer_id
      join public.quote_requests q on q.id = p.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    )
  );
$$;

comment on function public.personal_export_payments is 'What a person paid on offers.';

create function public.personal_erasure_payments(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  -- What was paid on an order is kept with it; personal_erasure_core says until when.
  delete from public.offer_payments p
  using public.quote_requests q
  where q.id = p.quote_request_id and q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = address);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('offer_payments', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_payments is 'Erases what a person paid, but on orders.';

revoke execute on function
  public.freeze_offer_payment(), public.paid_cents(uuid), public.agreed_cents(uuid), public.find_offer_payments(text, boolean),
  public.record_offer_payment(uuid, jsonb), public.undo_offer_payment(uuid, jsonb),
  public.personal_export_payments(text, uuid[]), public.personal_erasure_payments(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_offer_payments(text, boolean), public.record_offer_payment(uuid, jsonb),
  public.undo_offer_payment(uuid, jsonb), public.personal_export_payments(text, uuid[]),
  public.personal_erasure_payments(text, uuid[])
  to service_role;
