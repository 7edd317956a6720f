-- Of what was credited nothing is open: a payment that is entered by hand is no more than what is left.

create or replace function public.record_offer_payment(actor uuid, payment jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  paid bigint;
  owed bigint;
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
  -- What was invoiced less what was credited, and before an invoice what was agreed.
  select coalesce(
    (
      select sum(case i.kind when 'invoice' then i.gross_cents else -i.gross_cents end)
      from public.offer_invoices i
      where i.offer_id = offer.id
    ),
    (select a.gross from public.agreed_cents(offer.id) a)
  )
  into owed;
  -- Somebody entered a payment meanwhile: it may be the same one.
  if paid is distinct from (payment ->> 'seen')::bigint then
    return jsonb_build_object('status', 'conflict');
  end if;
  if paid + (payment ->> 'amount')::bigint > owed then
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
