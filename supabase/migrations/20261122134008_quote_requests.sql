-- What a visitor asks a quote for. Only the site's server writes here: docs/decisions/0002-quotes-through-the-server.md.

create function public.plain_text(written text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    lower(written),
    'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ’',
    'aaaaaaceeeeiiiinoooooouuuuyy'''
  );
$$;

comment on function public.plain_text is 'A text to search in or for: small letters without accents, so that "Zoe" finds "Zoë".';

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
  created_at timestamptz not null default now(),
  assignee_id uuid,
  amount_net_cents bigint check (amount_net_cents between 0 and 100000000000),
  vat_rate_percent numeric(4, 2) not null default 21 check (vat_rate_percent between 0 and 100),
  version integer not null default 1 check (version >= 1),
  answered_at timestamptz,
  quoted_at timestamptz,
  closed_at timestamptz,
  withdrawn_at timestamptz,
  -- A column made for the text search of the inbox: to write every message of ten thousand requests plainly at each search
  -- held the embedded backend up for three seconds.
  searched text not null generated always as (
    public.plain_text(
      reference || ' ' || replace(reference, '-', '') || ' ' || first_name || ' ' || name || ' ' || coalesce(company, '')
      || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message
    )
  ) stored
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
comment on column public.quote_requests.assignee_id is 'Account of the staff member who answers it.';
comment on column public.quote_requests.amount_net_cents is 'Amount of the quote in euro cents, without VAT.';
comment on column public.quote_requests.version is 'Grows with every change: whoever saves says which one they saw.';
comment on column public.quote_requests.answered_at is 'First answer of staff, by mail or, by the status they gave it, by phone.';
comment on column public.quote_requests.quoted_at is 'When it was first given the status quoted.';
comment on column public.quote_requests.closed_at is 'Since when it has been won, lost or spam.';
comment on column public.quote_requests.withdrawn_at is 'When the customer took it back; its status is lost then.';
comment on column public.quote_requests.searched is
  'What the inbox searches in, in small letters without accents; made from the other columns.';

create index quote_requests_submitted_at on public.quote_requests (submitted_at desc);
create index quote_requests_status on public.quote_requests (status, submitted_at desc);
create index quote_requests_user_id on public.quote_requests (user_id) where user_id is not null;
create index quote_requests_email on public.quote_requests (lower(email));
create index quote_requests_assignee on public.quote_requests (assignee_id) where assignee_id is not null;
create index quote_requests_awaiting_answer on public.quote_requests (answer_due_at)
  where answered_at is null and status in ('new', 'contacted', 'quoted');

alter table public.quote_requests enable row level security;
revoke all on table public.quote_requests from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_requests to service_role;

create table public.quote_request_messages (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  idempotency_key uuid not null unique,
  sender text not null check (sender in ('customer', 'staff')),
  author_id uuid,
  template text check (template ~ '^[a-z][a-z-]{0,39}$'),
  subject text check (char_length(subject) between 1 and 150 and subject !~ '[[:cntrl:]]'),
  body text check (char_length(body) between 1 and 8000 and body !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  created_at timestamptz not null default now(),
  check ((sender = 'staff') = (subject is not null)),
  check (sender = 'customer' or body is not null)
);

comment on table public.quote_request_messages is 'What customer and staff wrote to each other after the request.';
comment on column public.quote_request_messages.idempotency_key is 'From the form, so that a form sent twice is one message.';
comment on column public.quote_request_messages.author_id is 'Account of the staff member; null for the customer.';
comment on column public.quote_request_messages.template is 'Which answer it was written from.';
comment on column public.quote_request_messages.body is 'Null when a customer only sent files.';

create index quote_request_messages_of_request on public.quote_request_messages (quote_request_id, created_at);

alter table public.quote_request_messages enable row level security;
revoke all on table public.quote_request_messages from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_messages to service_role;

create table public.quote_request_attachments (
  id uuid primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null check (position between 1 and 25),
  storage_path text not null unique check (storage_path ~ '^[a-z0-9/-]{1,120}\.[a-z]{2,4}$'),
  file_name text not null check (char_length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]/\\]'),
  kind text not null check (kind in ('pdf', 'png', 'jpeg', 'webp', 'svg', 'ai', 'eps')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  created_at timestamptz not null default now(),
  unique (quote_request_id, position),
  -- Files that come later lie beside those of the form, so that whatever sweeps, opens and erases those does so here too.
  message_id uuid references public.quote_request_messages (id) on delete cascade
);

comment on table public.quote_request_attachments is 'Files of a quote request. The bytes are in the private bucket quote-attachments.';
comment on column public.quote_request_attachments.id is 'Random, given when the file was uploaded.';
comment on column public.quote_request_attachments.storage_path is 'Random path in the bucket; nothing of the visitor''s name for it.';
comment on column public.quote_request_attachments.file_name is 'The visitor''s name for it, cleaned; only ever shown and offered for saving.';
comment on column public.quote_request_attachments.kind is 'What its content is, not what its name says.';
comment on column public.quote_request_attachments.message_id is 'The message it came with; null for the request itself.';

alter table public.quote_request_attachments enable row level security;
revoke all on table public.quote_request_attachments from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_attachments to service_role;

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

alter table public.quote_request_events enable row level security;
revoke all on table public.quote_request_events from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_events to service_role;

create table public.quote_request_notes (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  author_id uuid not null,
  body text not null check (char_length(body) between 1 and 4000 and body !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  created_at timestamptz not null default now()
);

comment on table public.quote_request_notes is 'What staff tell each other about a quote request; its customer does not see it.';

create index quote_request_notes_of_request on public.quote_request_notes (quote_request_id, created_at);

alter table public.quote_request_notes enable row level security;
revoke all on table public.quote_request_notes from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_notes to service_role;

-- The ticked newsletter box leads to the same mail as the newsletter's own form.
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
  'Stores a quote request, its files, its first event, its two mails and the wish for the newsletter, or nothing. Status: stored, duplicate, conflict, limited, reference_taken or invalid.';

create trigger audit after insert or update or delete on public.quote_requests
  for each row execute function public.audit_change('reference', 'status', 'assignee_id', 'amount_net_cents', 'vat_rate_percent');

create trigger audit after insert or update or delete on public.quote_request_notes
  for each row execute function public.audit_change('quote_request_id');

create trigger audit after insert or update or delete on public.quote_request_messages
  for each row execute function public.audit_change('quote_request_id', 'template');

revoke execute on function
  public.plain_text(text), public.submit_quote_request(jsonb)
  from public, anon, authenticated;

-- plain_text runs for whoever writes a row.
grant execute on function
  public.plain_text(text), public.submit_quote_request(jsonb)
  to service_role;

-- What staff do with a quote request: who answers it, where it stands, what was offered. The timeline is written by triggers.

create function public.prepare_quote_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  first_answer timestamptz;
begin
  if (new.status, new.assignee_id, new.amount_net_cents, new.vat_rate_percent, new.withdrawn_at)
    is distinct from (old.status, old.assignee_id, old.amount_net_cents, old.vat_rate_percent, old.withdrawn_at)
    and new.version = old.version then
    new.version := old.version + 1;
  end if;
  if new.status is not distinct from old.status then
    return new;
  end if;
  select min(m.created_at) into first_answer
  from public.quote_request_messages m
  where m.quote_request_id = new.id and m.sender = 'staff';
  -- A status says that staff spoke with the customer, or, when it is taken back, that they did not.
  new.answered_at := case
    when new.status in ('contacted', 'quoted', 'won') then coalesce(first_answer, old.answered_at, now())
    when new.status = 'lost' then coalesce(first_answer, old.answered_at)
    else first_answer
  end;
  new.quoted_at := case
    when new.status = 'quoted' then coalesce(old.quoted_at, now())
    when new.status in ('won', 'lost') then old.quoted_at
  end;
  new.closed_at := case
    when new.status in ('won', 'lost', 'spam') then coalesce(old.closed_at, now())
  end;
  if new.status <> 'lost' then
    new.withdrawn_at := null;
  end if;
  return new;
end;
$$;

comment on function public.prepare_quote_change is 'Keeps the version and the times of a quote request in step with its status.';

create function public.staff_actor()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select nullif(current_setting('staff.actor', true), '')::uuid;
$$;

comment on function public.staff_actor is 'The staff member whose change this transaction is, or null.';

create function public.record_quote_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  select new.id, e.kind, public.staff_actor(), e.detail || jsonb_build_object('version', new.version), clock_timestamp()
  from (
    values
      (
        case when new.withdrawn_at is not null and old.withdrawn_at is null then 'withdrawn' else 'status_changed' end,
        new.status is distinct from old.status or (new.withdrawn_at is not null and old.withdrawn_at is null),
        jsonb_build_object('from', old.status, 'to', new.status)
      ),
      (
        'assigned',
        new.assignee_id is distinct from old.assignee_id,
        jsonb_build_object('from', old.assignee_id, 'to', new.assignee_id)
      ),
      (
        'amount_changed',
        (new.amount_net_cents, new.vat_rate_percent) is distinct from (old.amount_net_cents, old.vat_rate_percent),
        jsonb_build_object(
          'from', old.amount_net_cents, 'to', new.amount_net_cents,
          'vatFrom', old.vat_rate_percent, 'vatTo', new.vat_rate_percent
        )
      )
  ) as e (kind, happened, detail)
  where e.happened;
  return null;
end;
$$;

comment on function public.record_quote_change is 'Writes what changed in a quote request, and by whom, into its timeline.';

create function public.record_quote_note()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  values (new.quote_request_id, 'note_added', new.author_id, jsonb_build_object('note', new.id), clock_timestamp());
  return null;
end;
$$;

comment on function public.record_quote_note is 'The line of a note in the timeline; its text stays in its own table.';

-- What a customer adds is a change like any other: whoever saves without having read it is told.
create function public.record_quote_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.sender = 'customer' then
    update public.quote_requests q set version = q.version + 1 where q.id = new.quote_request_id;
  end if;
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  select new.quote_request_id,
    case new.sender when 'staff' then 'answered' else 'customer_message' end,
    new.author_id,
    jsonb_build_object('message', new.id, 'version', q.version),
    clock_timestamp()
  from public.quote_requests q
  where q.id = new.quote_request_id;
  return null;
end;
$$;

comment on function public.record_quote_message is
  'The line of what customer and staff wrote in the timeline; what a customer wrote makes a new version of the request.';

create function public.record_quote_mail()
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
    jsonb_build_object('template', new.template, 'to', case when new.recipient is null then 'staff' else 'customer' end),
    clock_timestamp()
  from public.quote_requests q
  where q.reference = old.payload ->> 'reference';
  return null;
end;
$$;

comment on function public.record_quote_mail is 'Writes into the timeline of a quote request that a mail about it has left, or was given up.';

-- An open request belongs to nobody once its colleague cannot open it any more, by leaving or by another role.
create function public.release_quote_requests()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quote_requests q
  set assignee_id = null
  where q.assignee_id = old.user_id and q.status in ('new', 'contacted', 'quoted');
  return null;
end;
$$;

comment on function public.release_quote_requests is
  'The open requests of somebody who answers none any more are free for others.';

create function public.staff_name(account uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  shown text;
begin
  select coalesce(
    nullif(left(trim(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), 120), ''),
    u.email
  )
  into shown
  from auth.users u
  where u.id = account;
  return shown;
end;
$$;

comment on function public.staff_name is 'How colleagues call an account: its name, else its address; null when it exists no more.';

create function public.release_reopened_quote_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.staff_members s where s.user_id = new.assignee_id and s.role in ('admin', 'sales')
  ) then
    new.assignee_id := null;
  end if;
  return new;
end;
$$;

comment on function public.release_reopened_quote_request is
  'A closed request keeps the name of a former colleague; opened again, it is free.';

create trigger prepare_change before update on public.quote_requests
  for each row execute function public.prepare_quote_change();

create trigger record_change after update on public.quote_requests
  for each row execute function public.record_quote_change();

create trigger record_note after insert on public.quote_request_notes
  for each row execute function public.record_quote_note();

create trigger record_message after insert on public.quote_request_messages
  for each row execute function public.record_quote_message();

create trigger record_quote_mail after update on public.outbox_messages
  for each row
  when (new.template like 'quote-%' and new.status in ('sent', 'poisoned') and old.status is distinct from new.status)
  execute function public.record_quote_mail();

create trigger release_quote_requests after delete on public.staff_members
  for each row execute function public.release_quote_requests();

create trigger release_quote_requests_on_update after update of role on public.staff_members
  for each row when (new.role not in ('admin', 'sales')) execute function public.release_quote_requests();

-- By its name it runs after prepare_change, which counts the version.
create trigger release_reopened before update of status on public.quote_requests
  for each row
  when (
    new.assignee_id is not null
    and old.status in ('won', 'lost', 'spam')
    and new.status in ('new', 'contacted', 'quoted')
  )
  execute function public.release_reopened_quote_request();

revoke execute on function
  public.prepare_quote_change(), public.staff_actor(), public.record_quote_change(), public.record_quote_note(),
  public.record_quote_message(), public.record_quote_mail(), public.release_quote_requests(),
  public.staff_name(uuid), public.release_reopened_quote_request()
  from public, anon, authenticated;

-- How staff read and change quote requests. Whoever saves says which version they saw; a later one is never overwritten.

create function public.quote_summary(request public.quote_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', request.reference,
    'version', request.version,
    'status', request.status,
    'assignee', request.assignee_id,
    'assigneeName', public.staff_name(request.assignee_id),
    'amountNetCents', request.amount_net_cents,
    'vatRatePercent', request.vat_rate_percent
  );
$$;

comment on function public.quote_summary is 'What staff change of a quote request, as it is.';

create function public.quote_changes_since(request uuid, seen integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', e.id,
        'kind', e.kind,
        'by', public.staff_name(e.actor_id),
        'at', e.created_at,
        'detail', e.detail || case
          when e.kind = 'assigned' then jsonb_build_object('toName', public.staff_name((e.detail ->> 'to')::uuid))
          else '{}'::jsonb
        end
      )
      order by e.created_at, e.id
    ),
    '[]'::jsonb
  )
  from public.quote_request_events e
  where e.quote_request_id = request and coalesce((e.detail ->> 'version')::integer, 0) > seen;
$$;

comment on function public.quote_changes_since is 'What changed in a quote request after the version that somebody saw, and by whom.';

create function public.change_quote_request(change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  wanted public.quote_requests%rowtype;
  before jsonb;
begin
  select * into request from public.quote_requests q where q.reference = change ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown', 'reference', change ->> 'reference');
  end if;
  wanted := request;
  if change -> 'status' is not null then
    wanted.status := change ->> 'status';
  end if;
  if change -> 'assignee' is not null then
    wanted.assignee_id := (change ->> 'assignee')::uuid;
  end if;
  if change -> 'amountNetCents' is not null then
    wanted.amount_net_cents := (change ->> 'amountNetCents')::bigint;
  end if;
  if change -> 'vatRatePercent' is not null then
    wanted.vat_rate_percent := (change ->> 'vatRatePercent')::numeric;
  end if;

  before := public.quote_summary(request);
  -- The same change again, by an impatient finger or a colleague: there is nothing to tell.
  if wanted is distinct from request then
    if request.version is distinct from (change ->> 'version')::integer then
      return jsonb_build_object(
        'status', 'conflict',
        'reference', request.reference,
        'request', before,
        'changes', public.quote_changes_since(request.id, coalesce((change ->> 'version')::integer, 0))
      );
    end if;
    if wanted.assignee_id is distinct from request.assignee_id and wanted.assignee_id is not null
      and not exists (
        select 1 from public.staff_members s where s.user_id = wanted.assignee_id and s.role in ('admin', 'sales')
      ) then
      return jsonb_build_object('status', 'invalid', 'reference', request.reference);
    end if;
    update public.quote_requests q
    set status = wanted.status,
        assignee_id = wanted.assignee_id,
        amount_net_cents = wanted.amount_net_cents,
        vat_rate_percent = wanted.vat_rate_percent
    where q.id = request.id
    returning * into request;
  end if;
  return jsonb_build_object(
    'status', 'ok', 'reference', request.reference, 'request', public.quote_summary(request), 'before', before
  );
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid', 'reference', change ->> 'reference');
end;
$$;

comment on function public.change_quote_request is
  'Changes one quote request for the staff change that has begun. Status: ok, conflict, unknown or invalid.';

create function public.change_quote_requests(actor uuid, changes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  results jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) > 500 then
    return jsonb_build_object('status', 'invalid');
  end if;
  -- In one order whoever asks, so that two people who change the same rows wait for each other, not on each other.
  select coalesce(jsonb_agg(public.change_quote_request(c.value)), '[]'::jsonb)
  into results
  from (
    select e.value
    from jsonb_array_elements(changes) e
    where jsonb_typeof(e.value) = 'object'
    order by e.value ->> 'reference'
    offset 0
  ) c;
  return jsonb_build_object('status', 'ok', 'results', results);
end;
$$;

comment on function public.change_quote_requests is
  'Changes quote requests: [{reference, version, status?, assignee?, amountNetCents?, vatRatePercent?}]. Results one by one: ok, conflict (with what changed since, and by whom), unknown or invalid. Status: ok, forbidden or invalid.';

create function public.add_quote_request_note(actor uuid, wanted_reference text, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select q.id into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- A form sent twice is one note.
  if not exists (
    select 1 from public.quote_request_notes n
    where n.quote_request_id = request and n.author_id = actor and n.body = note
      and n.created_at > now() - interval '1 minute'
  ) then
    insert into public.quote_request_notes (quote_request_id, author_id, body) values (request, actor, note);
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_quote_request_note is 'Adds an internal note. Status: ok, unknown, invalid or forbidden.';

create function public.list_quote_staff()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('id', s.user_id, 'name', n.name) order by n.name),
    '[]'::jsonb
  )
  from public.staff_members s
  cross join lateral (select public.staff_name(s.user_id) as name) n
  where s.role in ('admin', 'sales') and n.name is not null;
$$;

comment on function public.list_quote_staff is 'Who may be given a quote request to answer, by name.';

create function public.get_quote_request(wanted_reference text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted_reference;
  if not found then
    return null;
  end if;
  return public.quote_summary(request) || jsonb_build_object(
    'locale', request.locale,
    'name', request.name,
    'firstName', request.first_name,
    'email', request.email,
    'phone', request.phone,
    'company', request.company,
    'subject', request.subject,
    'message', request.message,
    'newsletter', request.newsletter_opt_in,
    'submittedAt', request.submitted_at,
    'answerDueAt', request.answer_due_at,
    'answeredAt', request.answered_at,
    'quotedAt', request.quoted_at,
    'closedAt', request.closed_at,
    'withdrawnAt', request.withdrawn_at,
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', f.id, 'name', f.file_name, 'kind', f.kind, 'size', f.size_bytes, 'message', f.message_id
          )
          order by f.position
        ),
        '[]'::jsonb
      )
      from public.quote_request_attachments f
      where f.quote_request_id = request.id
    ),
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'sender', m.sender, 'by', public.staff_name(m.author_id), 'subject', m.subject,
            'body', m.body, 'at', m.created_at
          )
          order by m.created_at, m.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_messages m
      where m.quote_request_id = request.id
    ),
    'notes', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', n.id, 'by', public.staff_name(n.author_id), 'body', n.body, 'at', n.created_at)
          order by n.created_at, n.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_notes n
      where n.quote_request_id = request.id
    ),
    'events', public.quote_changes_since(request.id, -1),
    'others', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', o.reference, 'subject', o.subject, 'status', o.status, 'submittedAt', o.submitted_at
          )
          order by o.submitted_at desc, o.id
        ),
        '[]'::jsonb
      )
      from (
        select q.id, q.reference, q.subject, q.status, q.submitted_at
        from public.quote_requests q
        where lower(q.email) = lower(request.email) and q.id <> request.id
        order by q.submitted_at desc
        limit 50
      ) o
    ),
    'staff', public.list_quote_staff()
  );
end;
$$;

comment on function public.get_quote_request is
  'All of a quote request for staff: what was sent, its files, messages, notes, timeline, the customer''s other requests, who may answer it. Null when there is none.';

revoke execute on function
  public.quote_summary(public.quote_requests), public.quote_changes_since(uuid, integer),
  public.change_quote_request(jsonb), public.change_quote_requests(uuid, jsonb),
  public.add_quote_request_note(uuid, text, text), public.list_quote_staff(), public.get_quote_request(text)
  from public, anon, authenticated;

grant execute on function
  public.change_quote_requests(uuid, jsonb), public.add_quote_request_note(uuid, text, text),
  public.list_quote_staff(), public.get_quote_request(text)
  to service_role;

-- Answers of staff by mail, and what a customer may do with the private link of a request: see where it stands, add a
-- message or files, take it back.

create function public.answer_quote_request(actor uuid, answer jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  wanted_status text := coalesce(answer ->> 'status', '');
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = answer ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- A form sent twice is one mail.
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = (answer ->> 'key')::uuid and m.quote_request_id = request.id
  ) then
    return jsonb_build_object('status', 'ok', 'request', public.quote_summary(request));
  end if;
  if request.version is distinct from (answer ->> 'version')::integer then
    return jsonb_build_object(
      'status', 'conflict',
      'reference', request.reference,
      'request', public.quote_summary(request),
      'changes', public.quote_changes_since(request.id, coalesce((answer ->> 'version')::integer, 0))
    );
  end if;
  if wanted_status not in ('', 'contacted', 'quoted') then
    return jsonb_build_object('status', 'invalid');
  end if;

  -- The version grows in any case: two people must not send the same answer.
  update public.quote_requests q
  set version = q.version + 1,
      answered_at = coalesce(q.answered_at, now()),
      status = coalesce(nullif(wanted_status, ''), q.status)
  where q.id = request.id
  returning * into request;
  insert into public.quote_request_messages (
    quote_request_id, idempotency_key, sender, author_id, template, subject, body
  )
  values (
    request.id, (answer ->> 'key')::uuid, 'staff', actor, answer ->> 'template', answer ->> 'subject', answer ->> 'body'
  );
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'quote-answer',
    request.locale,
    request.email,
    jsonb_build_object(
      'reference', request.reference,
      'locale', request.locale,
      'email', request.email,
      'about', request.subject,
      'subject', answer ->> 'subject',
      'body', answer ->> 'body'
    )
  );
  return jsonb_build_object('status', 'ok', 'request', public.quote_summary(request));
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.answer_quote_request is
  'Sends an answer, {reference, version, key, template, subject, body, status?}, and keeps it with the request. Status: ok, conflict, unknown, invalid or forbidden.';

-- The private page of a request begins with what its customer wrote.
create function public.read_quote_status(wanted_reference text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted_reference;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'reference', request.reference,
    'subject', request.subject,
    'message', request.message,
    -- Whether a machine filled the hidden field is our guess, not the customer's business.
    'status', case when request.status = 'spam' then 'new' else request.status end,
    'submittedAt', request.submitted_at,
    'answerDueAt', request.answer_due_at,
    'answeredAt', request.answered_at,
    'quotedAt', request.quoted_at,
    'closedAt', case when request.status <> 'spam' then request.closed_at end,
    'withdrawnAt', request.withdrawn_at,
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('name', f.file_name, 'size', f.size_bytes, 'message', f.message_id) order by f.position
        ),
        '[]'::jsonb
      )
      from public.quote_request_attachments f
      where f.quote_request_id = request.id
    ),
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', m.id, 'sender', m.sender, 'subject', m.subject, 'body', m.body, 'at', m.created_at)
          order by m.created_at, m.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_messages m
      where m.quote_request_id = request.id
    )
  );
end;
$$;

comment on function public.read_quote_status is
  'What the holder of the private link sees of a request: neither who asked nor what staff note. Null when there is none.';

-- Not callable by anyone but the functions below. To whom staff answer is in it, so that erasing finds it in the outbox.
create function public.queue_quote_news(request public.quote_requests, kind text, body text, message uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A machine shall not fill the inbox of staff; what it adds stands in the timeline.
  if request.status = 'spam' then
    return;
  end if;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'quote-news',
    'fr',
    null,
    jsonb_build_object(
      'kind', kind,
      'reference', request.reference,
      'locale', request.locale,
      'name', request.name,
      'firstName', request.first_name,
      'email', request.email,
      'phone', request.phone,
      'company', request.company,
      'subject', request.subject,
      'message', body,
      'attachments', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('id', f.id, 'name', f.file_name, 'size', f.size_bytes) order by f.position
          ),
          '[]'::jsonb
        )
        from public.quote_request_attachments f
        where f.quote_request_id = request.id and f.message_id = message
      )
    )
  );
end;
$$;

comment on function public.queue_quote_news is 'Tells staff by mail what a customer did with the private link.';

create function public.add_quote_message(sent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  files jsonb := coalesce(nullif(sent -> 'attachments', 'null'::jsonb), '[]'::jsonb);
  words text := nullif(sent ->> 'body', '');
  added uuid;
  last_position integer;
begin
  if jsonb_typeof(files) <> 'array' or jsonb_array_length(files) > 5
    or (words is null and jsonb_array_length(files) = 0) then
    return jsonb_build_object('status', 'invalid');
  end if;
  select * into request from public.quote_requests q where q.reference = sent ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = (sent ->> 'key')::uuid and m.quote_request_id = request.id
  ) then
    return jsonb_build_object('status', 'stored');
  end if;
  if request.withdrawn_at is not null then
    return jsonb_build_object('status', 'closed');
  end if;
  if not public.consume_rate_limits(sent -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  select coalesce(max(f.position), 0) into last_position
  from public.quote_request_attachments f
  where f.quote_request_id = request.id;
  if last_position + jsonb_array_length(files) > 25
    or (
      select count(*) from public.quote_request_messages m where m.quote_request_id = request.id and m.sender = 'customer'
    ) >= 50 then
    return jsonb_build_object('status', 'full');
  end if;

  insert into public.quote_request_messages (quote_request_id, idempotency_key, sender, body)
  values (request.id, (sent ->> 'key')::uuid, 'customer', words)
  returning id into added;
  insert into public.quote_request_attachments (
    id, quote_request_id, message_id, position, storage_path, file_name, kind, size_bytes
  )
  select (f.value ->> 'id')::uuid, request.id, added, last_position + f.ordinality, f.value ->> 'storage_path',
    f.value ->> 'name', f.value ->> 'kind', (f.value ->> 'size')::integer
  from jsonb_array_elements(files) with ordinality as f;
  perform public.queue_quote_news(request, 'message', words, added);
  return jsonb_build_object('status', 'stored');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_quote_message is
  'Keeps a customer''s message, {reference, key, body?, attachments, limits}, and tells staff. Status: stored, limited, full, closed, unknown or invalid.';

create function public.withdraw_quote_request(wanted_reference text, limits jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.withdrawn_at is not null then
    return jsonb_build_object('status', 'withdrawn');
  end if;
  if not public.consume_rate_limits(limits) then
    return jsonb_build_object('status', 'limited');
  end if;
  -- What was ordered is cancelled with a person, not by a link.
  if request.status = 'won' then
    return jsonb_build_object('status', 'ordered');
  end if;
  perform public.queue_quote_news(request, 'withdrawal', null, null);
  update public.quote_requests q set status = 'lost', withdrawn_at = now() where q.id = request.id;
  return jsonb_build_object('status', 'withdrawn');
end;
$$;

comment on function public.withdraw_quote_request is
  'Takes a request back for its customer and tells staff. Status: withdrawn, ordered (too late), limited or unknown.';

revoke execute on function
  public.answer_quote_request(uuid, jsonb), public.read_quote_status(text),
  public.queue_quote_news(public.quote_requests, text, text, uuid), public.add_quote_message(jsonb),
  public.withdraw_quote_request(text, jsonb)
  from public, anon, authenticated;

grant execute on function
  public.answer_quote_request(uuid, jsonb), public.read_quote_status(text), public.add_quote_message(jsonb),
  public.withdraw_quote_request(text, jsonb)
  to service_role;

-- The quotes inbox: quote requests filtered, in the order of their promised answers, a page, a board or an export at a time.

create function public.list_quote_requests(filter jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with found as materialized (
    select q.id, q.status, q.submitted_at, q.answer_due_at, q.answered_at
    from public.quote_requests q
    where (filter ->> 'subject' is null or q.subject = filter ->> 'subject')
      and case filter ->> 'assignee'
        when 'none' then q.assignee_id is null
        else coalesce(q.assignee_id::text = filter ->> 'assignee', filter ->> 'assignee' is null)
      end
      -- Every word is somewhere in the request. The words are read once, not for each request.
      and q.searched like all (
        array(
          select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
          from regexp_split_to_table(trim(public.plain_text(left(filter ->> 'text', 100))), '\s+') as word
        )
      )
  ),
  -- What waits for its answer comes first, by the time that is left; then what is open, then what is closed, newest first.
  ranked as (
    select
      f.*,
      row_number() over (
        partition by case when filter ->> 'perStatus' = 'true' then f.status end
        order by
          case
            when f.status in ('won', 'lost', 'spam') then 3
            when f.answered_at is null then 1
            else 2
          end,
          case when f.answered_at is null and f.status in ('new', 'contacted', 'quoted') then f.answer_due_at end,
          f.submitted_at desc,
          f.id
      ) as place
    from found f
    where filter -> 'statuses' is null or filter -> 'statuses' ? f.status
  )
  select jsonb_build_object(
    'counts', (
      select coalesce(jsonb_object_agg(c.status, c.number), '{}'::jsonb)
      from (select f.status, count(*) as number from found f group by f.status) c
    ),
    'overdue', (
      select count(*) from found f
      where f.answered_at is null and f.status in ('new', 'contacted', 'quoted')
        and f.answer_due_at < (filter ->> 'now')::timestamptz
    ),
    'rows', (
      select coalesce(
        jsonb_agg(
          public.quote_summary(q) || jsonb_build_object(
            'locale', q.locale,
            'name', q.name,
            'firstName', q.first_name,
            'email', q.email,
            'phone', q.phone,
            'company', q.company,
            'subject', q.subject,
            'message', case when filter ->> 'whole' = 'true' then q.message else left(q.message, 240) end,
            'submittedAt', q.submitted_at,
            'answerDueAt', q.answer_due_at,
            'answeredAt', q.answered_at,
            'files', (select count(*) from public.quote_request_attachments a where a.quote_request_id = r.id),
            'customerWrote', coalesce(
              (
                select m.sender = 'customer' from public.quote_request_messages m
                where m.quote_request_id = r.id
                order by m.created_at desc, m.id
                limit 1
              ),
              false
            )
          )
          order by r.place, r.status
        ),
        '[]'::jsonb
      )
      from ranked r
      join public.quote_requests q on q.id = r.id
      where r.place > coalesce((filter ->> 'skip')::integer, 0)
        and r.place <= coalesce((filter ->> 'skip')::integer, 0) + least((filter ->> 'take')::integer, 10000)
    )
  );
$$;

comment on function public.list_quote_requests is
  'The inbox: {subject, assignee, text, statuses: [status], now, take, skip, perStatus: take so many of each status, whole: whole messages}. Counts are by status, whatever the statuses.';

create function public.export_quote_requests(actor uuid, filter jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  found := public.list_quote_requests(filter || '{"whole": true, "take": 10000, "skip": 0, "perStatus": false}'::jsonb);
  perform public.record_staff_action(
    'export', 'quote_requests', null,
    jsonb_build_object('rows', jsonb_build_object('to', jsonb_array_length(found -> 'rows')))
  );
  return jsonb_build_object('status', 'ok', 'list', found);
end;
$$;

comment on function public.export_quote_requests is
  'The first 10,000 requests of a filter with their whole messages, and a line in the audit log. Status: ok or forbidden.';

create function public.quote_answer_times(since timestamptz, until timestamptz, closed_days jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with closed as (
    select (d.value ->> 'from')::timestamptz as begins, (d.value ->> 'to')::timestamptz as ends
    from jsonb_array_elements(closed_days) d
  ),
  answers as (
    select
      q.answer_due_at,
      q.answered_at,
      extract(epoch from q.answered_at - q.submitted_at) - coalesce(
        (
          select sum(extract(epoch from least(c.ends, q.answered_at) - greatest(c.begins, q.submitted_at)))
          from closed c
          where c.begins < q.answered_at and c.ends > q.submitted_at
        ),
        0
      ) as seconds
    from public.quote_requests q
    where q.submitted_at >= since and q.submitted_at < until and q.status <> 'spam' and q.withdrawn_at is null
  )
  select jsonb_build_object(
    'answered', count(a.answered_at),
    'medianSeconds', percentile_cont(0.5) within group (order by a.seconds) filter (where a.answered_at is not null),
    'due', count(*) filter (where a.answered_at is not null or a.answer_due_at < until),
    'onTime', count(*) filter (where a.answered_at <= a.answer_due_at)
  )
  from answers a;
$$;

comment on function public.quote_answer_times is
  'How quickly requests sent in a period were answered. Time on closed days, given as [{from, to}], does not count, as in the promise. `due`: answered, or past their promised answer.';

revoke execute on function
  public.list_quote_requests(jsonb), public.export_quote_requests(uuid, jsonb),
  public.quote_answer_times(timestamptz, timestamptz, jsonb)
  from public, anon, authenticated;

grant execute on function
  public.list_quote_requests(jsonb), public.export_quote_requests(uuid, jsonb),
  public.quote_answer_times(timestamptz, timestamptz, jsonb)
  to service_role;
