-- What staff do with a quote request: who answers it, where it stands, what was offered. The timeline is written by triggers.

alter table public.quote_requests
  add column assignee_id uuid,
  add column amount_net_cents bigint check (amount_net_cents between 0 and 100000000000),
  add column vat_rate_percent numeric(4, 2) not null default 21 check (vat_rate_percent between 0 and 100),
  add column version integer not null default 1 check (version >= 1),
  add column answered_at timestamptz,
  add column quoted_at timestamptz,
  add column closed_at timestamptz,
  add column withdrawn_at timestamptz;

comment on column public.quote_requests.assignee_id is 'Account of the staff member who answers it.';
comment on column public.quote_requests.amount_net_cents is 'Amount of the quote in euro cents, without VAT.';
comment on column public.quote_requests.version is 'Grows with every change: whoever saves says which one they saw.';
comment on column public.quote_requests.answered_at is 'First answer of staff, by mail or, by the status they gave it, by phone.';
comment on column public.quote_requests.quoted_at is 'When it was first given the status quoted.';
comment on column public.quote_requests.closed_at is 'Since when it has been won, lost or spam.';
comment on column public.quote_requests.withdrawn_at is 'When the customer took it back; its status is lost then.';

create index quote_requests_assignee on public.quote_requests (assignee_id) where assignee_id is not null;

create table public.quote_request_notes (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  author_id uuid not null,
  body text not null check (char_length(body) between 1 and 4000 and body !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  created_at timestamptz not null default now()
);

comment on table public.quote_request_notes is 'What staff tell each other about a quote request; its customer does not see it.';
create index quote_request_notes_of_request on public.quote_request_notes (quote_request_id, created_at);

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

-- Files that come later lie beside those of the form, so that whatever sweeps, opens and erases those does so here too.
alter table public.quote_request_attachments
  drop constraint quote_request_attachments_position_check,
  add constraint quote_request_attachments_position_check check (position between 1 and 25),
  add column message_id uuid references public.quote_request_messages (id) on delete cascade;
comment on column public.quote_request_attachments.message_id is 'The message it came with; null for the request itself.';

alter table public.quote_request_notes enable row level security;
alter table public.quote_request_messages enable row level security;
revoke all on table public.quote_request_notes, public.quote_request_messages from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_notes, public.quote_request_messages to service_role;

create trigger audit after insert or update or delete on public.quote_requests
  for each row execute function public.audit_change('reference', 'status', 'assignee_id', 'amount_net_cents', 'vat_rate_percent');
create trigger audit after insert or update or delete on public.quote_request_notes
  for each row execute function public.audit_change('quote_request_id');
create trigger audit after insert or update or delete on public.quote_request_messages
  for each row execute function public.audit_change('quote_request_id', 'template');

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

create trigger prepare_change before update on public.quote_requests
  for each row execute function public.prepare_quote_change();

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

create trigger record_change after update on public.quote_requests
  for each row execute function public.record_quote_change();

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

create trigger record_note after insert on public.quote_request_notes
  for each row execute function public.record_quote_note();

comment on function public.record_quote_note is 'The line of a note in the timeline; its text stays in its own table.';

create function public.record_quote_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
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

create trigger record_message after insert on public.quote_request_messages
  for each row execute function public.record_quote_message();

comment on function public.record_quote_message is 'The line of what a customer wrote in the timeline.';

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

create trigger record_quote_mail after update on public.outbox_messages
  for each row
  when (new.template like 'quote-%' and new.status in ('sent', 'poisoned') and old.status is distinct from new.status)
  execute function public.record_quote_mail();

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

comment on function public.release_quote_requests is 'The open requests of somebody who is no longer staff are free for others.';

create trigger release_quote_requests after delete on public.staff_members
  for each row execute function public.release_quote_requests();

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

revoke execute on function
  public.prepare_quote_change(),
  public.staff_actor(),
  public.record_quote_change(),
  public.record_quote_note(),
  public.record_quote_message(),
  public.record_quote_mail(),
  public.release_quote_requests(),
  public.staff_name(uuid)
from public, anon, authenticated;
