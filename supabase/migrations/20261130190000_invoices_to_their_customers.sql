-- An invoice or a credit note is mailed to its customer, as it is issued and again whenever that is asked for; the timeline of a request says
-- what was issued, what was paid and where its job stands.

create function public.queue_invoice_mail(request public.quote_requests, invoice public.offer_invoices)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'offer-invoice', request.locale, request.email,
    jsonb_build_object(
      'reference', request.reference, 'locale', request.locale, 'email', request.email, 'about', request.subject,
      'firstName', request.first_name, 'number', invoice.number
    )
  );
$$;

comment on function public.queue_invoice_mail is 'Queues the mail that brings an invoice or a credit note to whoever asked for the offer.';

-- Which invoice it was, so that its line says when it was mailed.
create or replace function public.record_quote_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The payload is emptied by the very update that says the mail has left.
  insert into public.quote_request_events (quote_request_id, kind, detail, created_at)
  select q.id,
    case new.status when 'sent' then 'mail_sent' else 'mail_failed' end,
    jsonb_strip_nulls(
      jsonb_build_object(
        'template', new.template,
        -- The inbox of staff has no address here; a crew has those of its colleagues.
        'to', case when new.recipient is null or new.template = 'fitting-crew' then 'staff' else 'customer' end,
        'invoice', case new.template when 'offer-invoice' then old.payload ->> 'number' end
      )
    ),
    clock_timestamp()
  from public.quote_requests q
  where q.reference = old.payload ->> 'reference';
  return null;
end;
$$;

create function public.mail_offer_invoice(actor uuid, wanted_reference text, wanted_number text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  invoice public.offer_invoices%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = wanted_reference for update;
  select * into invoice
  from public.offer_invoices i
  where i.quote_request_id = request.id and i.number = wanted_number;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.email is null then
    return jsonb_build_object('status', 'noAddress');
  end if;
  -- A second click, or a colleague's: one mail is enough.
  if public.mail_of_invoice(request.id, request.reference, invoice.number) ->> 'state' = 'queued'
    or exists (
      select 1
      from public.quote_request_events e
      where e.quote_request_id = request.id and e.kind = 'mail_sent' and e.detail ->> 'invoice' = invoice.number
        and e.created_at > clock_timestamp() - interval '1 minute'
    ) then
    return jsonb_build_object('status', 'ok');
  end if;
  perform public.queue_invoice_mail(request, invoice);
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.mail_offer_invoice is
  'Mails an invoice or a credit note to its customer, once a minute at most. Status: ok, noAddress, unknown or forbidden.';

create function public.mail_of_invoice(of_request uuid, of_reference text, of_number text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('state', 'queued', 'at', m.created_at)
      from public.outbox_messages m
      where m.template = 'offer-invoice' and m.status not in ('sent', 'poisoned')
        and m.payload ->> 'reference' = of_reference and m.payload ->> 'number' = of_number
      order by m.created_at desc
      limit 1
    ),
    (
      select jsonb_build_object('state', case e.kind when 'mail_sent' then 'sent' else 'failed' end, 'at', e.created_at)
      from public.quote_request_events e
      where e.quote_request_id = of_request and e.kind in ('mail_sent', 'mail_failed') and e.detail ->> 'invoice' = of_number
      order by e.created_at desc
      limit 1
    )
  );
$$;

comment on function public.mail_of_invoice is 'How the last mail of an invoice stands, {state, at}: queued, sent or failed; null while there was none.';

create or replace function public.find_offer_invoices(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'number', i.number, 'kind', i.kind, 'credits', c.number, 'issuedOn', i.issued_on, 'document', i.document,
        'gross', i.gross_cents, 'reason', i.reason, 'author', public.staff_name(i.author_id), 'at', i.created_at,
        'mail', public.mail_of_invoice(q.id, q.reference, i.number)
      )
      order by i.created_at, i.number
    ),
    '[]'
  )
  from public.offer_invoices i
  join public.quote_requests q on q.id = i.quote_request_id
  left join public.offer_invoices c on c.id = i.credits_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_offer_invoices is 'Invoices and credit notes of a request, the oldest first, each with how its last mail stands.';

-- Of a long function the lines alone that change.
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
          E'actor\n  );\n  return jsonb_build_object(''status'', ''ok'', ''number'', given);',
          E'actor\n  )\n  returning * into earlier;\n  if coalesce((issuing ->> ''mail'')::boolean, false) and request.email is not null then\n'
          || E'    perform public.queue_invoice_mail(request, earlier);\n  end if;\n'
          || E'  return jsonb_build_object(''status'', ''ok'', ''number'', given);'
        )
    ) as lines (was, becomes)
  loop
    source := pg_get_functiondef('public.issue_offer_invoice'::regproc);
    if position(line.was in source) = 0 then
      raise exception 'issue_offer_invoice has no line %', line.was;
    end if;
    execute replace(source, line.was, line.becomes);
  end loop;
end;
$$;

comment on function public.issue_offer_invoice is
  'Issues an invoice of an accepted offer, or a credit note of one, {reference, key, kind, issuedOn, document, net, vat, gross, mail?, paid?, credits?, seen?, reason?}; paid is what was paid and seen what was credited on the page; mail is whether the customer is sent it. Status: ok with its number, exists, conflict, tooMuch, notAccepted, unknown, invalid or forbidden.';

create function public.record_invoice_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  values (
    new.quote_request_id, 'invoice_issued', new.author_id,
    jsonb_build_object('document', new.kind, 'number', new.number, 'cents', new.gross_cents), clock_timestamp()
  );
  return null;
end;
$$;

comment on function public.record_invoice_event is 'The line of an invoice or a credit note in the timeline of its request.';

create trigger record_invoice_event after insert on public.offer_invoices
  for each row when (new.quote_request_id is not null) execute function public.record_invoice_event();

create function public.record_payment_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  values (
    new.quote_request_id,
    case when new.undone_at is null then 'payment_received' else 'payment_undone' end,
    case when new.undone_at is null then new.author_id else new.undone_by end,
    jsonb_build_object('cents', new.amount_cents), clock_timestamp()
  );
  return null;
end;
$$;

comment on function public.record_payment_event is 'The line of a payment, or of one that does not count any more, in the timeline of its request.';

create trigger record_payment_received after insert on public.offer_payments
  for each row when (new.quote_request_id is not null) execute function public.record_payment_event();

create trigger record_payment_undone after update of undone_at on public.offer_payments
  for each row
  when (new.quote_request_id is not null and old.undone_at is null and new.undone_at is not null)
  execute function public.record_payment_event();

create function public.record_job_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  values (
    new.quote_request_id, 'job_moved', public.staff_actor(), jsonb_build_object('stage', new.stage), clock_timestamp()
  );
  return null;
end;
$$;

comment on function public.record_job_event is 'The line in the timeline of its request that says where a job stands now.';

create trigger record_job_begun after insert on public.jobs
  for each row execute function public.record_job_event();

create trigger record_job_moved after update of stage on public.jobs
  for each row when (old.stage is distinct from new.stage) execute function public.record_job_event();

revoke execute on function
  public.queue_invoice_mail(public.quote_requests, public.offer_invoices), public.mail_offer_invoice(uuid, text, text),
  public.mail_of_invoice(uuid, text, text), public.record_invoice_event(), public.record_payment_event(),
  public.record_job_event()
  from public, anon, authenticated;
grant execute on function public.mail_offer_invoice(uuid, text, text) to service_role;
