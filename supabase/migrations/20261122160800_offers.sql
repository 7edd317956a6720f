-- Offers: the priced answer to a quote request, in versions that are frozen once they are sent, and what the customer decided.

create table public.document_numbers (
  id uuid primary key default gen_random_uuid(),
  series text not null check (series ~ '^[A-Z]$'),
  year smallint not null check (year between 2000 and 2999),
  last_number integer not null check (last_number between 1 and 99999),
  unique (series, year)
);

comment on table public.document_numbers is 'The last number that was given in each series and year; the next one waits for the transaction that took it.';

alter table public.document_numbers enable row level security;
revoke all on table public.document_numbers from public, anon, authenticated;
grant select, insert, update, delete on table public.document_numbers to service_role;

-- Not callable by anyone but the functions below. A transaction that fails gives its number back, so none is missing.
create function public.take_document_number(wanted_series text, wanted_year integer)
returns text
language sql
security definer
set search_path = ''
as $$
  insert into public.document_numbers as n (series, year, last_number)
  values (wanted_series, wanted_year, 1)
  on conflict (series, year) do update set last_number = n.last_number + 1
  returning n.series || '-' || n.year || '-' || lpad(n.last_number::text, 5, '0');
$$;

comment on function public.take_document_number is 'The next number of a series, D-2026-00042, without gaps.';

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  number text unique check (number ~ '^D-[0-9]{4}-[0-9]{5}$'),
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined')),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  check (status = 'draft' or number is not null)
);

comment on table public.offers is 'The offer of a quote request; what it says stands in its versions.';
comment on column public.offers.number is 'Taken when the first version is about to be sent.';
comment on column public.offers.status is 'Where the version that was sent last stands; expired is one whose last day is over.';
comment on column public.offers.version is 'Grows with every change: whoever saves says which one they saw.';

alter table public.offers enable row level security;
revoke all on table public.offers from public, anon, authenticated;
grant select, insert, update, delete on table public.offers to service_role;

create trigger offers_audit after insert or update or delete on public.offers
  for each row execute function public.audit_change('number', 'status');

create table public.offer_versions (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references public.offers (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null check (position between 1 and 99),
  state text not null default 'draft' check (state in ('draft', 'sent', 'replaced')),
  document jsonb not null check (jsonb_typeof(document) = 'object' and pg_column_size(document) <= 262144),
  author_id uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  valid_until date,
  terms_version text check (char_length(terms_version) between 1 and 20),
  pdf_hash text check (pdf_hash ~ '^[0-9a-f]{64}$'),
  storage_path text check (storage_path ~ '^[0-9a-f-]{36}\.pdf$'),
  unique (offer_id, position),
  check (
    (state = 'draft') = (sent_at is null) and (state = 'draft') = (valid_until is null)
    and (state = 'draft') = (pdf_hash is null) and (state = 'draft') = (storage_path is null)
    and (state = 'draft') = (terms_version is null)
  )
);

comment on table public.offer_versions is 'Versions of offers. One that was sent never changes; another one replaces it.';
comment on column public.offer_versions.quote_request_id is 'As of the offer: what belongs to an order is held with it (scan_person).';
comment on column public.offer_versions.author_id is 'Account of the colleague who saved it last, or sent it.';
comment on column public.offer_versions.valid_until is 'The last day on which it can be accepted, in Brussels.';
comment on column public.offer_versions.pdf_hash is 'SHA-256 of the file that the customer was sent, byte for byte.';

create index offer_versions_of_request on public.offer_versions (quote_request_id);
create unique index offer_versions_one_draft on public.offer_versions (offer_id) where state = 'draft';
create unique index offer_versions_one_sent on public.offer_versions (offer_id) where state = 'sent';

alter table public.offer_versions enable row level security;
revoke all on table public.offer_versions from public, anon, authenticated;
grant select, insert, update, delete on table public.offer_versions to service_role;

create trigger offer_versions_audit after insert or update or delete on public.offer_versions
  for each row execute function public.audit_change('position', 'state', 'valid_until', 'pdf_hash');

create function public.freeze_offer_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.state <> 'draft'
    and (to_jsonb(new) - 'state' <> to_jsonb(old) - 'state' or new.state not in (old.state, 'replaced')) then
    raise exception 'a version that was sent cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

comment on function public.freeze_offer_version is 'Refuses every change of a sent version but that another one replaces it.';

create trigger freeze_version before update on public.offer_versions
  for each row execute function public.freeze_offer_version();

create function public.keep_offer_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into public.storage_removals (bucket, storage_path)
    values ('offers', old.storage_path)
    on conflict do nothing;
  else
    delete from public.storage_removals s where s.bucket = 'offers' and s.storage_path = new.storage_path;
  end if;
  return null;
end;
$$;

comment on function public.keep_offer_file is 'The file of a version that was sent is kept, and goes when its row goes.';

create trigger keep_file after update of storage_path on public.offer_versions
  for each row when (new.storage_path is not null) execute function public.keep_offer_file();
create trigger leave_file after delete on public.offer_versions
  for each row when (old.storage_path is not null) execute function public.keep_offer_file();

create table public.offer_decisions (
  id uuid primary key default gen_random_uuid(),
  offer_version_id uuid not null unique references public.offer_versions (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null check (kind in ('accepted', 'declined')),
  name text check (char_length(name) between 2 and 160 and name !~ '[[:cntrl:]]'),
  reason text check (char_length(reason) between 1 and 1000 and reason !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  choice text[] not null default '{}' check (cardinality(choice) <= 60),
  gross_cents bigint check (gross_cents >= 0),
  deposit_cents bigint check (deposit_cents >= 0),
  pdf_hash text not null check (pdf_hash ~ '^[0-9a-f]{64}$'),
  terms_version text not null,
  locale text not null check (locale in ('fr', 'nl', 'en')),
  email text not null check (char_length(email) <= 254),
  decided_at timestamptz not null default now(),
  check (kind = 'declined' or (name is not null and gross_cents is not null and deposit_cents is not null))
);

comment on table public.offer_decisions is 'What customers said to a version: the proof of a contract, or why there is none. Rows never change.';
comment on column public.offer_decisions.choice is 'Ids of the options and alternatives that were ticked.';
comment on column public.offer_decisions.pdf_hash is 'Of the file that was accepted.';
comment on column public.offer_decisions.email is 'Where the link was sent that led here.';

create index offer_decisions_of_request on public.offer_decisions (quote_request_id);

alter table public.offer_decisions enable row level security;
revoke all on table public.offer_decisions from public, anon, authenticated;
grant select, insert, update, delete on table public.offer_decisions to service_role;

create function public.refuse_decision_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  raise exception 'a decision cannot be changed' using errcode = 'insufficient_privilege';
end;
$$;

comment on function public.refuse_decision_change is 'Refuses every change of a decision.';

create trigger refuse_change before update on public.offer_decisions
  for each row execute function public.refuse_decision_change();

create function public.describe_offer(wanted uuid, with_drafts boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.reference,
    'number', o.number,
    'status', o.status,
    'version', o.version,
    'versions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'position', v.position,
            'state', v.state,
            'document', v.document,
            'author', case when with_drafts then public.staff_name(v.author_id) end,
            'sentAt', v.sent_at,
            'validUntil', v.valid_until,
            'termsVersion', v.terms_version,
            'pdfHash', v.pdf_hash,
            'path', v.storage_path,
            'decision', (
              select jsonb_build_object(
                'kind', d.kind, 'name', d.name, 'reason', d.reason, 'choice', to_jsonb(d.choice), 'gross', d.gross_cents,
                'deposit', d.deposit_cents, 'pdfHash', d.pdf_hash, 'termsVersion', d.terms_version, 'locale', d.locale,
                'email', d.email, 'at', d.decided_at
              )
              from public.offer_decisions d
              where d.offer_version_id = v.id
            )
          )
          order by v.position desc
        ),
        '[]'
      )
      from public.offer_versions v
      where v.offer_id = o.id and (with_drafts or v.state <> 'draft')
    )
  )
  from public.offers o
  join public.quote_requests q on q.id = o.quote_request_id
  where o.id = wanted;
$$;

comment on function public.describe_offer is 'An offer with its versions, the newest first, as the site reads it.';

create function public.find_offer(wanted_reference text, with_drafts boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.describe_offer(o.id, with_drafts)
  from public.offers o
  join public.quote_requests q on q.id = o.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_offer is 'The offer of a request, or null; drafts are for staff alone.';

create function public.change_offer_draft(actor uuid, draft jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  latest smallint;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- The lock of the request comes first everywhere, so that two changes never wait for each other.
  select * into request from public.quote_requests q where q.reference = draft ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into offer from public.offers o where o.quote_request_id = request.id for update;
  if coalesce(offer.version, 0) is distinct from (draft ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'offer', public.describe_offer(offer.id, true));
  end if;
  if offer.status = 'accepted' then
    return jsonb_build_object('status', 'closed');
  end if;
  if offer.id is null then
    insert into public.offers (quote_request_id) values (request.id) returning * into offer;
  else
    update public.offers o set version = o.version + 1 where o.id = offer.id returning * into offer;
  end if;
  update public.offer_versions v
  set document = draft -> 'document', author_id = actor
  where v.offer_id = offer.id and v.state = 'draft';
  if not found then
    select coalesce(max(v.position), 0) into latest from public.offer_versions v where v.offer_id = offer.id;
    insert into public.offer_versions (offer_id, quote_request_id, position, document, author_id)
    values (offer.id, request.id, latest + 1, draft -> 'document', actor);
  end if;
  return jsonb_build_object('status', 'ok', 'offer', public.describe_offer(offer.id, true));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_offer_draft is
  'Saves the draft of an offer, {reference, version, document}; after one that was sent it is a new version. Status: ok, conflict, closed, unknown, invalid or forbidden.';

create function public.number_offer(actor uuid, wanted_reference text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  offer public.offers%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  perform 1 from public.quote_requests q where q.reference = wanted_reference for update;
  select o.* into offer
  from public.offers o
  join public.quote_requests q on q.id = o.quote_request_id
  where q.reference = wanted_reference
  for update of o;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if offer.number is null then
    update public.offers o
    set number = public.take_document_number(
      'D', extract(year from now() at time zone 'Europe/Brussels')::integer
    )
    where o.id = offer.id;
  end if;
  return jsonb_build_object('status', 'ok', 'offer', public.describe_offer(offer.id, true));
end;
$$;

comment on function public.number_offer is
  'Gives an offer its number, once, before its document is drawn. Status: ok, unknown or forbidden.';

create function public.send_offer(actor uuid, sending jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  sent public.offer_versions%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = sending ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into offer from public.offers o where o.quote_request_id = request.id for update;
  if not found or offer.number is null then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- The document was drawn from the version that is named here; a second click finds the next one.
  if offer.version is distinct from (sending ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'offer', public.describe_offer(offer.id, true));
  end if;
  if offer.status = 'accepted' or request.withdrawn_at is not null or request.status = 'spam' then
    return jsonb_build_object('status', 'closed');
  end if;
  update public.offer_versions v set state = 'replaced' where v.offer_id = offer.id and v.state = 'sent';
  update public.offer_versions v
  set state = 'sent', author_id = actor, sent_at = (sending ->> 'sentAt')::timestamptz,
    valid_until = (sending ->> 'validUntil')::date, terms_version = sending ->> 'termsVersion',
    pdf_hash = sending ->> 'pdfHash', storage_path = sending ->> 'path'
  where v.offer_id = offer.id and v.state = 'draft'
  returning * into sent;
  if not found then
    return jsonb_build_object('status', 'conflict', 'offer', public.describe_offer(offer.id, true));
  end if;
  update public.offers o set status = 'sent', version = o.version + 1 where o.id = offer.id;
  update public.quote_requests q
  set status = case when q.status in ('new', 'contacted', 'lost') then 'quoted' else q.status end,
    amount_net_cents = (sending ->> 'net')::bigint, answered_at = coalesce(q.answered_at, now())
  where q.id = request.id;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'offer-sent', request.locale, request.email,
    jsonb_build_object(
      'reference', request.reference, 'locale', request.locale, 'email', request.email, 'about', request.subject,
      'firstName', request.first_name, 'number', offer.number, 'position', sent.position, 'validUntil', sent.valid_until,
      'words', sent.document ->> 'words'
    )
  );
  return jsonb_build_object('status', 'ok', 'offer', public.describe_offer(offer.id, true));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.send_offer is
  'Freezes the draft of an offer with its document, {reference, version, sentAt, validUntil, termsVersion, pdfHash, path, net}, and mails the link. Status: ok, conflict, closed, unknown, invalid or forbidden.';

create function public.decide_offer(decision jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  decided public.offer_versions%rowtype;
  earlier text;
  wanted_kind text := decision ->> 'kind';
  facts jsonb;
begin
  select * into request from public.quote_requests q where q.reference = decision ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into offer from public.offers o where o.quote_request_id = request.id for update;
  select * into decided
  from public.offer_versions v
  where v.offer_id = offer.id and v.position = (decision ->> 'position')::smallint and v.state <> 'draft';
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select d.kind into earlier from public.offer_decisions d where d.offer_version_id = decided.id;
  -- Two clicks are one decision.
  if earlier is not null then
    return jsonb_build_object('status', earlier);
  end if;
  if decided.state <> 'sent' or decided.pdf_hash is distinct from decision ->> 'pdfHash' then
    return jsonb_build_object('status', 'replaced');
  end if;
  if request.withdrawn_at is not null then
    return jsonb_build_object('status', 'withdrawn');
  end if;
  if wanted_kind = 'accepted' and (now() at time zone 'Europe/Brussels')::date > decided.valid_until then
    return jsonb_build_object('status', 'expired');
  end if;
  if not public.consume_rate_limits(decision -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  insert into public.offer_decisions (
    offer_version_id, quote_request_id, kind, name, reason, choice, gross_cents, deposit_cents, pdf_hash, terms_version, locale, email
  )
  values (
    decided.id, request.id, wanted_kind, decision ->> 'name', decision ->> 'reason',
    array(select jsonb_array_elements_text(coalesce(decision -> 'choice', '[]'))),
    (decision ->> 'gross')::bigint, (decision ->> 'deposit')::bigint, decided.pdf_hash, decided.terms_version,
    decision ->> 'locale', request.email
  );
  update public.offers o set status = wanted_kind, version = o.version + 1 where o.id = offer.id;
  -- Why it was declined may be what the next version answers: only an acceptance closes the request.
  if wanted_kind = 'accepted' then
    update public.quote_requests q
    set status = 'won', amount_net_cents = (decision ->> 'net')::bigint
    where q.id = request.id;
  end if;
  facts := jsonb_build_object(
    'reference', request.reference, 'locale', decision ->> 'locale', 'email', request.email, 'about', request.subject,
    'firstName', request.first_name, 'name', request.name, 'number', offer.number, 'position', decided.position,
    'kind', wanted_kind, 'signature', decision ->> 'name', 'reason', decision ->> 'reason',
    'gross', decision -> 'gross', 'deposit', decision -> 'deposit', 'pdfHash', decided.pdf_hash, 'decidedAt', now()
  );
  insert into public.outbox_messages (template, locale, recipient, payload)
  values ('offer-news', 'fr', null, facts);
  if wanted_kind = 'accepted' then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values ('offer-accepted', decision ->> 'locale', request.email, facts);
  end if;
  return jsonb_build_object('status', wanted_kind, 'isNew', true);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.decide_offer is
  'Keeps what a customer said to a version, {reference, position, pdfHash, kind, name?, reason?, choice, net, gross, deposit, locale, limits}, and mails it. Status: accepted, declined, replaced, expired, withdrawn, limited, unknown or invalid.';

create function public.personal_export_offers(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'offers', (
      select coalesce(
        jsonb_agg(
          to_jsonb(v) - '{id,offer_id,quote_request_id,author_id,storage_path}'::text[]
          || jsonb_build_object(
            'reference', q.reference,
            'number', o.number,
            'decision', (
              select to_jsonb(d) - '{id,offer_version_id,quote_request_id}'::text[]
              from public.offer_decisions d
              where d.offer_version_id = v.id
            )
          )
          order by q.submitted_at, v.position
        ),
        '[]'
      )
      from public.offer_versions v
      join public.offers o on o.id = v.offer_id
      join public.quote_requests q on q.id = o.quote_request_id
      where v.state <> 'draft' and (q.user_id = any (accounts) or lower(q.email) = address)
    )
  );
$$;

comment on function public.personal_export_offers is 'The offers that a person was sent, and what they decided.';

create function public.personal_erasure_offers(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid[];
  deleted jsonb := '{}';
  gone integer;
begin
  -- An accepted offer is the contract of an order, which must be kept; personal_erasure_core says until when.
  select coalesce(array_agg(o.id), '{}') into mine
  from public.offers o
  join public.quote_requests q on q.id = o.quote_request_id
  where q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = address);
  delete from public.offer_decisions d
  using public.offer_versions v
  where v.id = d.offer_version_id and v.offer_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('offer_decisions', gone);
  delete from public.offer_versions v where v.offer_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('offer_versions', gone);
  delete from public.offers o where o.id = any (mine);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', deleted || jsonb_build_object('offers', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_offers is 'Erases a person''s offers, but those of orders.';

revoke execute on function
  public.take_document_number(text, integer), public.freeze_offer_version(), public.keep_offer_file(),
  public.refuse_decision_change(), public.describe_offer(uuid, boolean), public.find_offer(text, boolean),
  public.change_offer_draft(uuid, jsonb), public.number_offer(uuid, text), public.send_offer(uuid, jsonb),
  public.decide_offer(jsonb), public.personal_export_offers(text, uuid[]), public.personal_erasure_offers(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_offer(text, boolean), public.change_offer_draft(uuid, jsonb), public.number_offer(uuid, text),
  public.send_offer(uuid, jsonb), public.decide_offer(jsonb), public.personal_export_offers(text, uuid[]),
  public.personal_erasure_offers(text, uuid[])
  to service_role;
