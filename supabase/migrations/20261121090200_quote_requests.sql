-- What a visitor asks a quote for. Only the site's server writes here: docs/decisions/0002-quotes-through-the-server.md.

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[1-9][0-9]{2}-[0-9]{3}-[0-9]{3}(-[1-9][0-9]{0,2})?$'),
  idempotency_key uuid not null unique,
  body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  first_name text not null check (char_length(first_name) between 1 and 100 and first_name !~ '[[:cntrl:]]'),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^[:cntrl:][:space:]<>"@]+@[^[:cntrl:][:space:]<>"@]+\.[^[:cntrl:][:space:]<>"@]+$'
  ),
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  company text check (char_length(company) between 1 and 150 and company !~ '[[:cntrl:]]'),
  subject text not null check (subject in ('signage', 'lettering', 'covering', 'sign', 'embroidery', 'design')),
  message text not null check (
    char_length(message) between 10 and 5000 and message !~ '[\x01-\x08\x0b-\x1f\x7f]'
  ),
  newsletter_opt_in boolean not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')),
  submitted_at timestamptz not null,
  answer_due_at timestamptz not null check (answer_due_at > submitted_at and answer_due_at < submitted_at + interval '30 days'),
  session_hash text check (session_hash ~ '^[A-Za-z0-9_-]{16,64}$'),
  address_hash text check (address_hash ~ '^[A-Za-z0-9_-]{16,64}$'),
  user_id uuid,
  created_at timestamptz not null default now()
);

comment on table public.quote_requests is 'Quote requests, each stored exactly once under the key its form carried.';
comment on column public.quote_requests.reference is 'What people say on the phone, 482-917-635; a fourth group was added when a late one met a taken reference.';
comment on column public.quote_requests.idempotency_key is 'From the form ticket, or derived from the body for a form sent without a script.';
comment on column public.quote_requests.body_hash is 'SHA-256 of everything sent; another hash under the same key is a conflict.';
comment on column public.quote_requests.phone is 'E.164.';
comment on column public.quote_requests.newsletter_opt_in is 'Asked for the newsletter; it still has to be confirmed by mail.';
comment on column public.quote_requests.status is 'spam: the hidden field was filled; stored for a person to check, no mail is sent.';
comment on column public.quote_requests.submitted_at is 'When the visitor sent it, also when the database was down then.';
comment on column public.quote_requests.answer_due_at is 'By when staff answers, as promised to the visitor.';
comment on column public.quote_requests.session_hash is 'Keyed hash of the form session; null without a script.';
comment on column public.quote_requests.address_hash is 'Keyed hash of the network address, never the address.';
comment on column public.quote_requests.user_id is 'Account of the customer. No foreign key: the schema of accounts belongs to the backend.';
comment on column public.quote_requests.created_at is 'When this row was written.';

create index quote_requests_submitted_at on public.quote_requests (submitted_at desc);
create index quote_requests_status on public.quote_requests (status, submitted_at desc);
create index quote_requests_user_id on public.quote_requests (user_id) where user_id is not null;

create table public.quote_request_attachments (
  id uuid primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null check (position between 1 and 5),
  storage_path text not null unique check (storage_path ~ '^[a-z0-9/-]{1,120}\.[a-z]{2,4}$'),
  file_name text not null check (char_length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]/\\]'),
  kind text not null check (kind in ('pdf', 'png', 'jpeg', 'webp', 'svg', 'ai', 'eps')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  created_at timestamptz not null default now(),
  unique (quote_request_id, position)
);

comment on table public.quote_request_attachments is 'Files of a quote request. The bytes are in the private bucket quote-attachments.';
comment on column public.quote_request_attachments.id is 'Random, given when the file was uploaded.';
comment on column public.quote_request_attachments.storage_path is 'Random path in the bucket; nothing of the visitor''s name for it.';
comment on column public.quote_request_attachments.file_name is 'The visitor''s name for it, cleaned; only ever shown and offered for saving.';
comment on column public.quote_request_attachments.kind is 'What its content is, not what its name says.';

create table public.quote_request_events (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and char_length(kind) <= 40),
  actor_id uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 8192),
  created_at timestamptz not null default now()
);

comment on table public.quote_request_events is 'What happened to a quote request; rows are only ever added.';
comment on column public.quote_request_events.kind is 'submitted, and what staff does later.';
comment on column public.quote_request_events.actor_id is 'Account that did it; null is the visitor or the site.';

create index quote_request_events_of_request on public.quote_request_events (quote_request_id, created_at);

alter table public.quote_requests enable row level security;
alter table public.quote_request_attachments enable row level security;
alter table public.quote_request_events enable row level security;
revoke all on table public.quote_requests, public.quote_request_attachments, public.quote_request_events
  from public, anon, authenticated;
grant select, insert, update, delete
  on table public.quote_requests, public.quote_request_attachments, public.quote_request_events
  to service_role;

create function public.submit_quote_request(request jsonb)
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
  bounds jsonb;
  existing public.quote_requests%rowtype;
  stored public.quote_requests%rowtype;
  mail jsonb;
  violated text;
begin
  request_key := (request ->> 'idempotency_key')::uuid;
  is_replay := coalesce((request ->> 'replay')::boolean, false);
  key_is_derived := coalesce((request ->> 'derived_key')::boolean, false);
  is_spam := coalesce((request ->> 'spam')::boolean, false);
  if request_key is null or hash is null or jsonb_typeof(files) <> 'array' or jsonb_array_length(files) > 5 then
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
      for bounds in select * from jsonb_array_elements(coalesce(request -> 'repeat_limits', '[]'::jsonb)) loop
        if not public.consume_rate_limit(
          bounds ->> 'bucket', (bounds ->> 'max')::integer, (bounds ->> 'seconds')::integer
        ) then
          return jsonb_build_object('status', 'limited');
        end if;
      end loop;
      return jsonb_build_object(
        'status', case when existing.body_hash = hash then 'duplicate' else 'conflict' end,
        'reference', existing.reference,
        'answer_due_at', existing.answer_due_at
      );
    end if;

    -- After the look for a duplicate: ten clicks are one request, not ten.
    if suffix = 1 then
      for bounds in select * from jsonb_array_elements(coalesce(request -> 'limits', '[]'::jsonb)) loop
        if not public.consume_rate_limit(
          bounds ->> 'bucket', (bounds ->> 'max')::integer, (bounds ->> 'seconds')::integer
        ) then
          return jsonb_build_object('status', 'limited');
        end if;
      end loop;
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
      )
    );
    insert into public.outbox_messages (template, locale, recipient, payload)
    values
      ('quote-confirmation', stored.locale, stored.email, mail),
      ('quote-notification', 'fr', null, mail);
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
  'Stores a quote request, its files, its first event and its two mails, or nothing. Status: stored, duplicate, conflict, limited, reference_taken or invalid.';

revoke execute on function public.submit_quote_request(jsonb) from public, anon, authenticated;
grant execute on function public.submit_quote_request(jsonb) to service_role;
