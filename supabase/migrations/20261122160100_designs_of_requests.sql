-- Designs that a quote request came with, as they were when it was sent, and sample cards that are sent by post.

alter table public.designs add column figures jsonb
  check (jsonb_typeof(figures) = 'object' and pg_column_size(figures) <= 1024);
comment on column public.designs.figures is 'The price range when it was saved, with the version of what it was computed with.';

create table public.quote_request_designs (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null check (position between 1 and 5),
  design_id uuid not null,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  title text not null check (char_length(title) between 1 and 80 and title !~ '[\x00-\x1f\x7f]'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  document jsonb not null check (jsonb_typeof(document) = 'object' and pg_column_size(document) <= 24576),
  figures jsonb check (jsonb_typeof(figures) = 'object' and pg_column_size(figures) <= 1024),
  saved_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (quote_request_id, position),
  unique (quote_request_id, design_id)
);

comment on table public.quote_request_designs is 'Frozen copies of designs, held by the quote request they came with.';
comment on column public.quote_request_designs.design_id is 'What it is a copy of; that one may change or go.';
comment on column public.quote_request_designs.saved_at is 'When the design was last saved before it was sent.';

create index quote_request_designs_of_design on public.quote_request_designs (design_id);

alter table public.quote_request_designs enable row level security;
revoke all on table public.quote_request_designs from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_designs to service_role;

create table public.quote_request_samples (
  quote_request_id uuid primary key references public.quote_requests (id) on delete cascade,
  films text[] not null check (cardinality(films) between 1 and 5 and array_to_string(films, '') ~ '^[a-z0-9-]+$'),
  street text not null check (char_length(street) between 3 and 120 and street !~ '[[:cntrl:]]'),
  postal_code text not null check (postal_code ~ '^[A-Z0-9][A-Z0-9 -]{2,9}$'),
  city text not null check (char_length(city) between 2 and 80 and city !~ '[[:cntrl:]]'),
  country text not null check (country in ('BE', 'NL', 'LU', 'FR', 'DE'))
);

comment on table public.quote_request_samples is 'Where the sample card of a request goes, and the films on it.';
comment on column public.quote_request_samples.films is 'Ids of the catalogue, which never change.';

alter table public.quote_request_samples enable row level security;
revoke all on table public.quote_request_samples from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_samples to service_role;

-- A sample card is a kind of request of its own, which the quote form does not offer.
alter table public.quote_requests drop constraint quote_requests_subject_check;
alter table public.quote_requests add constraint quote_requests_subject_check
  check (subject in ('signage', 'lettering', 'covering', 'sign', 'embroidery', 'design', 'other', 'samples'));

-- As before, with the figures.
create or replace function public.create_design(design jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  made uuid;
begin
  if not public.consume_rate_limits(design -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  insert into public.designs (kind, document, title, locale, user_id, figures)
  values (
    design ->> 'kind', design -> 'document', design ->> 'title', design ->> 'locale', (design ->> 'user_id')::uuid,
    nullif(design -> 'figures', 'null'::jsonb)
  )
  returning id into made;
  return jsonb_build_object('status', 'ok', 'id', made);
end;
$$;

create or replace function public.change_design(design_id uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.consume_rate_limits(change -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  update public.designs d
  set document = change -> 'document', title = change ->> 'title', figures = nullif(change -> 'figures', 'null'::jsonb),
    updated_at = now()
  where d.id = design_id and d.kind = change ->> 'kind';
  return jsonb_build_object('status', case when found then 'ok' else 'unknown' end);
end;
$$;

create or replace function public.find_design(design_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'document', d.document, 'title', d.title, 'updated_at', d.updated_at,
    'owner', d.user_id, 'figures', d.figures
  )
  from public.designs d
  where d.id = design_id;
$$;

-- As before; what a request holds stays under its link too.
create or replace function public.purge_designs(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.designs d
  where d.id in (
    select o.id from public.designs o
    where o.updated_at < before
      and not exists (select 1 from public.quote_request_designs h where h.design_id = o.id)
    order by o.updated_at
    limit greatest(max_count, 0)
  );
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_designs is
  'Deletes at most so many designs that were last saved before that moment and that no request holds, and returns how many.';

create function public.describe_held_design(held uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', h.id, 'kind', h.kind, 'title', h.title, 'locale', h.locale, 'document', h.document, 'figures', h.figures,
    'saved_at', h.saved_at, 'reference', q.reference
  )
  from public.quote_request_designs h
  join public.quote_requests q on q.id = h.quote_request_id
  where h.id = held;
$$;

comment on function public.describe_held_design is 'A design that a request holds, as the site reads it, or null.';

create function public.list_request_designs(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(public.describe_held_design(h.id) order by h.position), '[]')
  from public.quote_request_designs h
  join public.quote_requests q on q.id = h.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.list_request_designs is 'The designs that a quote request holds, in their order.';

create function public.find_held_design(held_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.describe_held_design(held_id);
$$;

comment on function public.find_held_design is 'A design that a request holds, or null.';

create function public.find_request_sample(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'films', to_jsonb(s.films), 'street', s.street, 'postalCode', s.postal_code, 'city', s.city, 'country', s.country
  )
  from public.quote_request_samples s
  join public.quote_requests q on q.id = s.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_request_sample is 'What a request for a sample card asked for, or null.';

create function public.personal_export_request_designs(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'requestDesigns', (
      select coalesce(
        jsonb_agg(
          to_jsonb(h) - '{id,quote_request_id,design_id}'::text[] || jsonb_build_object('reference', q.reference)
          order by q.submitted_at, h.position
        ),
        '[]'
      )
      from public.quote_request_designs h
      join public.quote_requests q on q.id = h.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
        or public.mentions_address(h.document::text, address)
    ),
    'sampleCards', (
      select coalesce(
        jsonb_agg(
          to_jsonb(s) - 'quote_request_id' || jsonb_build_object('reference', q.reference) order by q.submitted_at
        ),
        '[]'
      )
      from public.quote_request_samples s
      join public.quote_requests q on q.id = s.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    )
  );
$$;

comment on function public.personal_export_request_designs is 'Designs that a person''s requests hold, and the addresses of their sample cards.';

create function public.personal_erasure_request_designs(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  designs integer;
  samples integer;
begin
  -- A design is part of its order, which must be kept; requests go in personal_erasure_core.
  delete from public.quote_request_designs h
  using public.quote_requests q
  where q.id = h.quote_request_id and q.status <> 'won'
    and (q.user_id = any (accounts) or lower(q.email) = address
      or public.mentions_address(h.document::text, address) or public.mentions_address(h.title, address));
  get diagnostics designs = row_count;
  -- A card is a gift: nothing of it belongs to an account.
  delete from public.quote_request_samples s
  using public.quote_requests q
  where q.id = s.quote_request_id and (q.user_id = any (accounts) or lower(q.email) = address);
  get diagnostics samples = row_count;
  return jsonb_build_object(
    'deleted', jsonb_build_object('quote_request_designs', designs, 'quote_request_samples', samples), 'held', '[]'::jsonb
  );
end;
$$;

comment on function public.personal_erasure_request_designs is 'Erases what a person''s requests hold, but the designs of orders.';

revoke execute on function
  public.describe_held_design(uuid), public.list_request_designs(text),
  public.find_held_design(uuid), public.find_request_sample(text),
  public.personal_export_request_designs(text, uuid[]), public.personal_erasure_request_designs(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.list_request_designs(text), public.find_held_design(uuid), public.find_request_sample(text),
  public.personal_export_request_designs(text, uuid[]), public.personal_erasure_request_designs(text, uuid[])
  to service_role;

-- As before, with designs and sample cards.
create or replace function public.submit_quote_request(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request_key uuid;
  hash text := request ->> 'body_hash';
  wanted_reference text := request ->> 'reference';
  suffix integer := 1;
  is_replay boolean;
  key_is_derived boolean;
  is_spam boolean;
  files jsonb := coalesce(nullif(request -> 'attachments', 'null'::jsonb), '[]'::jsonb);
  wanted_designs jsonb := coalesce(nullif(request -> 'designs', 'null'::jsonb), '[]'::jsonb);
  sample jsonb := coalesce(request -> 'sample', 'null'::jsonb);
  existing public.quote_requests%rowtype;
  stored public.quote_requests%rowtype;
  mail jsonb;
  violated text;
begin
  request_key := (request ->> 'idempotency_key')::uuid;
  is_replay := coalesce((request ->> 'replay')::boolean, false);
  key_is_derived := coalesce((request ->> 'derived_key')::boolean, false);
  is_spam := coalesce((request ->> 'spam')::boolean, false);
  if request_key is null or hash is null or jsonb_typeof(files) <> 'array' or jsonb_array_length(files) > 5
    or jsonb_typeof(wanted_designs) <> 'array' or jsonb_array_length(wanted_designs) > 5
    or jsonb_typeof(sample) not in ('object', 'null') then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
  end if;

  loop
    select * into existing from public.quote_requests q where q.idempotency_key = request_key;
    if found then
      -- A derived key knows nothing but the text: the same words a month later are a new request.
      if key_is_derived and existing.body_hash = hash
        and existing.submitted_at < (request ->> 'submitted_at')::timestamptz - interval '30 days' then
        request_key := md5(request_key::text || existing.reference)::uuid;
        continue;
      end if;
      if not public.consume_rate_limits(request -> 'repeat_limits') then
        return jsonb_build_object('status', 'limited');
      end if;
      return jsonb_build_object(
        'status', case when existing.body_hash = hash then 'duplicate' else 'conflict' end,
        'reference', existing.reference,
        'answer_due_at', existing.answer_due_at
      );
    end if;

    -- After the look for a duplicate: ten clicks are one request, not ten.
    if suffix = 1 and not public.consume_rate_limits(request -> 'limits') then
      return jsonb_build_object('status', 'limited');
    end if;

    insert into public.quote_requests (
      reference, idempotency_key, body_hash, locale, name, first_name, email, phone, company, subject, message,
      newsletter_opt_in, status, submitted_at, answer_due_at, session_hash, address_hash
    )
    values (
      case when suffix = 1 then wanted_reference else wanted_reference || '-' || suffix end,
      request_key,
      hash,
      request ->> 'locale',
      request ->> 'name',
      request ->> 'first_name',
      request ->> 'email',
      request ->> 'phone',
      request ->> 'company',
      request ->> 'subject',
      request ->> 'message',
      (request ->> 'newsletter_opt_in')::boolean,
      case when is_spam then 'spam' else 'new' end,
      (request ->> 'submitted_at')::timestamptz,
      (request ->> 'answer_due_at')::timestamptz,
      request ->> 'session_hash',
      request ->> 'address_hash'
    )
    on conflict do nothing
    returning * into stored;
    exit when found;

    -- Somebody else stored this key meanwhile: the next turn finds it. Otherwise the reference is taken.
    if exists (select 1 from public.quote_requests q where q.idempotency_key = request_key) then
      continue;
    end if;
    if not is_replay then
      return jsonb_build_object('status', 'reference_taken');
    end if;
    -- This reference was promised to a visitor while the database was down.
    suffix := suffix + 1;
  end loop;

  insert into public.quote_request_attachments (
    id, quote_request_id, position, storage_path, file_name, kind, size_bytes
  )
  select (f.value ->> 'id')::uuid, stored.id, f.ordinality, f.value ->> 'storage_path', f.value ->> 'name',
    f.value ->> 'kind', (f.value ->> 'size')::integer
  from jsonb_array_elements(files) with ordinality as f
  on conflict do nothing;

  -- Copied here, so that what waited on the disk has its designs as well.
  insert into public.quote_request_designs (
    quote_request_id, position, design_id, kind, title, locale, document, figures, saved_at
  )
  select stored.id, w.ordinality, d.id, d.kind, d.title, d.locale, d.document, d.figures, d.updated_at
  from jsonb_array_elements_text(wanted_designs) with ordinality as w
  join public.designs d on d.id = w.value::uuid
  on conflict do nothing;

  if jsonb_typeof(sample) = 'object' then
    insert into public.quote_request_samples (quote_request_id, films, street, postal_code, city, country)
    values (
      stored.id,
      (select coalesce(array_agg(f.value order by f.ordinality), '{}')
       from jsonb_array_elements_text(sample -> 'films') with ordinality as f),
      sample ->> 'street', sample ->> 'postal_code', sample ->> 'city', sample ->> 'country'
    );
  end if;

  insert into public.quote_request_events (quote_request_id, kind, detail)
  values (stored.id, 'submitted', jsonb_build_object('late', is_replay));

  if not is_spam then
    mail := jsonb_build_object(
      'reference', stored.reference,
      'locale', stored.locale,
      'name', stored.name,
      'firstName', stored.first_name,
      'email', stored.email,
      'phone', stored.phone,
      'company', stored.company,
      'subject', stored.subject,
      'message', stored.message,
      'newsletter', stored.newsletter_opt_in,
      'submittedAt', to_char(stored.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'answerDueAt', to_char(stored.answer_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'attachments', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('id', a.id, 'name', a.file_name, 'kind', a.kind, 'size', a.size_bytes)
            order by a.position
          ),
          '[]'::jsonb
        )
        from public.quote_request_attachments a
        where a.quote_request_id = stored.id
      ),
      'designs', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'title', h.title) order by h.position), '[]'::jsonb)
        from public.quote_request_designs h
        where h.quote_request_id = stored.id
      ),
      'sample', (
        select jsonb_build_object(
          'films', to_jsonb(s.films), 'street', s.street, 'postalCode', s.postal_code, 'city', s.city, 'country', s.country
        )
        from public.quote_request_samples s
        where s.quote_request_id = stored.id
      )
    );
    insert into public.outbox_messages (template, locale, recipient, payload)
    values ('quote-notification', 'fr', null, mail);
    if public.consume_rate_limits(request -> 'mail_limits') then
      insert into public.outbox_messages (template, locale, recipient, payload)
      values ('quote-confirmation', stored.locale, stored.email, mail);
    end if;

    -- Whatever it answers: a request for a quote is never lost for the newsletter's sake.
    if stored.newsletter_opt_in and jsonb_typeof(request -> 'newsletter') = 'object' then
      perform public.request_newsletter_subscription(
        (request -> 'newsletter') || jsonb_build_object(
          'email', stored.email, 'locale', stored.locale, 'source', 'quote', 'limits', '[]'::jsonb
        )
      );
    end if;
  end if;

  return jsonb_build_object(
    'status', 'stored', 'reference', stored.reference, 'answer_due_at', stored.answer_due_at
  );
exception
  -- Everything of this call is rolled back. A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.submit_quote_request is
  'Stores a quote request, its files, copies of its designs, the address of a sample card, its first event, its mails and the wish for the newsletter, or nothing. Beyond its mail_limits the customer gets no confirmation. Status: stored, duplicate, conflict, limited, reference_taken or invalid.';
