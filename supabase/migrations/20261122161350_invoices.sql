-- Invoices of accepted offers, and credit notes that take them back, in whole or by lines: each with a number without gaps.

create table public.offer_invoices (
  id uuid primary key default gen_random_uuid(),
  -- An invoice outlives what it was made of: accounts must be kept.
  offer_id uuid references public.offers (id) on delete set null,
  quote_request_id uuid references public.quote_requests (id) on delete set null,
  key uuid not null unique,
  kind text not null check (kind in ('invoice', 'creditNote')),
  number text not null unique check (number ~ '^[FC]-[0-9]{4}-[0-9]{5}$'),
  credits_id uuid references public.offer_invoices (id),
  issued_on date not null,
  document jsonb not null check (jsonb_typeof(document) = 'object' and pg_column_size(document) <= 262144),
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  gross_cents bigint not null check (gross_cents > 0 and gross_cents = net_cents + vat_cents),
  reason text check (reason in ('cancelled', 'returned', 'price', 'mistake')),
  author_id uuid,
  created_at timestamptz not null default now(),
  check ((kind = 'creditNote') = (credits_id is not null) and (kind = 'creditNote') = (reason is not null)),
  check ((kind = 'invoice') = (number like 'F-%'))
);

comment on table public.offer_invoices is 'Invoices and credit notes as they were issued. Rows never change; one that is wrong is credited.';
comment on column public.offer_invoices.key is 'Of the form that was sent: a second click is the same document.';
comment on column public.offer_invoices.document is 'Everything the document says but its number and day (lib/offers/invoice/invoice.ts).';
comment on column public.offer_invoices.credits_id is 'The invoice that a credit note takes back.';

create index offer_invoices_of_offer on public.offer_invoices (offer_id);
create index offer_invoices_of_request on public.offer_invoices (quote_request_id);
create index offer_invoices_by_day on public.offer_invoices (issued_on, number);
create index offer_invoices_of_invoice on public.offer_invoices (credits_id);

alter table public.offer_invoices enable row level security;
revoke all on table public.offer_invoices from public, anon, authenticated;
grant select, insert, update, delete on table public.offer_invoices to service_role;

create trigger offer_invoices_audit after insert or update or delete on public.offer_invoices
  for each row execute function public.audit_change('kind', 'number', 'issued_on', 'gross_cents', 'reason');

create function public.freeze_offer_invoice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- But that its offer is no more.
  if to_jsonb(new) - '{offer_id,quote_request_id}'::text[] <> to_jsonb(old) - '{offer_id,quote_request_id}'::text[]
    or (new.offer_id is not null and new.offer_id is distinct from old.offer_id)
    or (new.quote_request_id is not null and new.quote_request_id is distinct from old.quote_request_id) then
    raise exception 'an invoice cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

comment on function public.freeze_offer_invoice is 'Refuses every change of an invoice but that it loses an offer that is erased.';

create trigger freeze_invoice before update on public.offer_invoices
  for each row execute function public.freeze_offer_invoice();

create function public.credited_cents(of_invoice uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(c.gross_cents), 0)::bigint from public.offer_invoices c where c.credits_id = of_invoice;
$$;

comment on function public.credited_cents is 'What credit notes have taken back of an invoice, in cents with VAT.';

create function public.find_offer_invoices(wanted_reference text)
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
        'gross', i.gross_cents, 'reason', i.reason, 'author', public.staff_name(i.author_id), 'at', i.created_at
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

comment on function public.find_offer_invoices is 'Invoices and credit notes of a request, the oldest first.';

create function public.issue_offer_invoice(actor uuid, issuing jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  earlier public.offer_invoices%rowtype;
  credited public.offer_invoices%rowtype;
  today date := (now() at time zone 'Europe/Brussels')::date;
  wanted_kind text := issuing ->> 'kind';
  wanted_gross bigint := (issuing ->> 'gross')::bigint;
  given text;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- The lock of the request comes first everywhere, so that two changes never wait for each other.
  select * into request from public.quote_requests q where q.reference = issuing ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into offer from public.offers o where o.quote_request_id = request.id for update;
  if not found or offer.status <> 'accepted' then
    return jsonb_build_object('status', 'notAccepted');
  end if;
  select * into earlier from public.offer_invoices i where i.key = (issuing ->> 'key')::uuid and i.offer_id = offer.id;
  if found then
    return jsonb_build_object('status', 'ok', 'number', earlier.number);
  end if;
  -- Its day stands in the document: one begun before midnight is begun again.
  if (issuing ->> 'issuedOn')::date is distinct from today then
    return jsonb_build_object('status', 'conflict');
  end if;
  if wanted_kind = 'creditNote' then
    select * into credited
    from public.offer_invoices i
    where i.offer_id = offer.id and i.kind = 'invoice' and i.number = issuing ->> 'credits';
    if not found then
      return jsonb_build_object('status', 'unknown');
    end if;
    -- Somebody credited something meanwhile: what is left is another sum.
    if public.credited_cents(credited.id) is distinct from (issuing ->> 'seen')::bigint then
      return jsonb_build_object('status', 'conflict');
    end if;
    if public.credited_cents(credited.id) + wanted_gross > credited.gross_cents then
      return jsonb_build_object('status', 'tooMuch');
    end if;
  elsif exists (
    select 1
    from public.offer_invoices i
    where i.offer_id = offer.id and i.kind = 'invoice' and public.credited_cents(i.id) < i.gross_cents
  ) then
    return jsonb_build_object('status', 'exists');
  end if;
  given := public.take_document_number(
    case wanted_kind when 'creditNote' then 'C' else 'F' end, extract(year from today)::integer
  );
  insert into public.offer_invoices (
    offer_id, quote_request_id, key, kind, number, credits_id, issued_on, document, net_cents, vat_cents, gross_cents, reason,
    author_id
  )
  values (
    offer.id, request.id, (issuing ->> 'key')::uuid, wanted_kind, given, credited.id, today, issuing -> 'document',
    (issuing ->> 'net')::bigint, (issuing ->> 'vat')::bigint, wanted_gross, issuing ->> 'reason', actor
  );
  return jsonb_build_object('status', 'ok', 'number', given);
exception
  -- The number goes back with everything else.
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.issue_offer_invoice is
  'Issues an invoice of an accepted offer, or a credit note of one, {reference, key, kind, issuedOn, document, net, vat, gross, credits?, seen?, reason?}; seen is what was credited on the page. Status: ok with its number, exists, conflict, tooMuch, notAccepted, unknown, invalid or forbidden.';

create function public.list_offer_invoices(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l."issuedOn", l.number), '[]')
  from (
    select i.number, i.kind, i.issued_on as "issuedOn", c.number as credits, i.document
    from public.offer_invoices i
    left join public.offer_invoices c on c.id = i.credits_id
    where i.issued_on between from_day and to_day
    order by i.issued_on, i.number
    limit 10000
  ) l;
$$;

comment on function public.list_offer_invoices is 'Invoices and credit notes from one day to another, both included.';

create function public.purge_offer_invoices(before date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
  more integer;
begin
  delete from public.offer_invoices i where i.kind = 'creditNote' and i.issued_on < before;
  get diagnostics gone = row_count;
  delete from public.offer_invoices i
  where i.kind = 'invoice' and i.issued_on < before
    and not exists (select 1 from public.offer_invoices c where c.credits_id = i.id);
  get diagnostics more = row_count;
  return gone + more;
end;
$$;

comment on function public.purge_offer_invoices is 'Deletes invoices and credit notes issued before that day, and returns how many.';

create function public.personal_export_invoices(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'invoices', (
      select coalesce(
        jsonb_agg(
          to_jsonb(i) - '{id,offer_id,quote_request_id,credits_id,key,author_id}'::text[]
          || jsonb_build_object('reference', q.reference)
          order by i.issued_on, i.number
        ),
        '[]'
      )
      from public.offer_invoices i
      join public.quote_requests q on q.id = i.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    )
  );
$$;

comment on function public.personal_export_invoices is 'The invoices and credit notes of a person.';

create function public.personal_erasure_invoices(address text, accounts uuid[])
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
      jsonb_build_object('kind', 'order', 'reference', k.number, 'until', (k.issued_on + interval '10 years')::date)
      order by k.number
    ),
    '[]'
  )
  into held
  from kept k;
  return jsonb_build_object('deleted', '{}'::jsonb, 'held', held);
end;
$$;

comment on function public.personal_erasure_invoices is 'Takes a person''s invoices off requests that are erased; they are held by law.';

revoke execute on function
  public.freeze_offer_invoice(), public.credited_cents(uuid), public.find_offer_invoices(text),
  public.issue_offer_invoice(uuid, jsonb), public.list_offer_invoices(date, date), public.purge_offer_invoices(date),
  public.personal_export_invoices(text, uuid[]), public.personal_erasure_invoices(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_offer_invoices(text), public.issue_offer_invoice(uuid, jsonb), public.list_offer_invoices(date, date),
  public.purge_offer_invoices(date), public.personal_export_invoices(text, uuid[]),
  public.personal_erasure_invoices(text, uuid[])
  to service_role;
