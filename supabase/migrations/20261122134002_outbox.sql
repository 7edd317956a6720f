-- Mails that were promised in the same transaction as the fact they speak of, and leave later.

create table public.outbox_messages (
  id uuid primary key default gen_random_uuid(),
  template text not null check (template ~ '^[a-z][a-z0-9-]{0,63}$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  recipient text check (char_length(recipient) <= 254 and recipient !~ '[[:cntrl:][:space:]]'),
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 131072),
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'poisoned')),
  attempts integer not null default 0 check (attempts >= 0),
  permanent_failures integer not null default 0 check (permanent_failures >= 0),
  next_attempt_at timestamptz not null default now(),
  lease_token uuid,
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sending') = (leased_until is not null)),
  check ((status = 'sent') = (sent_at is not null))
);

comment on table public.outbox_messages is 'Mails to send, each once. A worker leases, sends and completes them.';
comment on column public.outbox_messages.id is 'Also the left part of the Message-ID, so that a mail sent twice can be recognised.';
comment on column public.outbox_messages.template is 'Which renderer writes it, at the moment of sending.';
comment on column public.outbox_messages.recipient is 'Address it goes to; null is the inbox of staff, known to the site.';
comment on column public.outbox_messages.payload is 'What the renderer needs; emptied once the mail has left.';
comment on column public.outbox_messages.status is 'poisoned: set aside after repeated permanent failures or 48 hours, for a person to look at.';
comment on column public.outbox_messages.attempts is 'How often it was leased.';
comment on column public.outbox_messages.permanent_failures is 'Refusals that another try will hardly change.';
comment on column public.outbox_messages.lease_token is 'Held by the worker that is sending it.';
comment on column public.outbox_messages.leased_until is 'After this moment another worker may take it.';
comment on column public.outbox_messages.last_error is 'Why the last try failed, without addresses.';

create index outbox_messages_due on public.outbox_messages (next_attempt_at) where status in ('pending', 'sending');
create index outbox_messages_poisoned on public.outbox_messages (created_at) where status = 'poisoned';
create index outbox_messages_recipient on public.outbox_messages (lower(recipient));

alter table public.outbox_messages enable row level security;
revoke all on table public.outbox_messages from public, anon, authenticated;
grant select, insert, update, delete on table public.outbox_messages to service_role;

create function public.claim_outbox_messages(max_count integer, lease_seconds integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  token uuid := gen_random_uuid();
  claimed jsonb;
begin
  if max_count is null or max_count not between 1 and 100
    or lease_seconds is null or lease_seconds not between 1 and 3600 then
    return '[]'::jsonb;
  end if;

  with due as (
    select m.id
    from public.outbox_messages m
    where m.status in ('pending', 'sending')
      and m.next_attempt_at <= now()
      and (m.leased_until is null or m.leased_until <= now())
    order by m.next_attempt_at, m.id
    limit max_count
    for update skip locked
  ),
  leased as (
    update public.outbox_messages m
    set status = 'sending',
        attempts = m.attempts + 1,
        lease_token = token,
        leased_until = now() + make_interval(secs => lease_seconds)
    from due
    where m.id = due.id
    returning m.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', l.id,
        'lease', l.lease_token,
        'template', l.template,
        'locale', l.locale,
        'recipient', l.recipient,
        'payload', l.payload,
        'attempts', l.attempts
      )
      order by l.next_attempt_at, l.id
    ),
    '[]'::jsonb
  )
  into claimed
  from leased l;

  return claimed;
end;
$$;

comment on function public.claim_outbox_messages is
  'Leases up to max_count mails that are due, oldest first, and returns them. Several workers never get the same one.';

create function public.complete_outbox_messages(message_ids uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  completed integer;
begin
  -- No lease is asked for: once a mail has left, it has left, whoever holds the lease by now.
  update public.outbox_messages m
  set status = 'sent',
      sent_at = now(),
      lease_token = null,
      leased_until = null,
      last_error = null,
      payload = '{}'::jsonb
  where m.id = any (message_ids) and m.status <> 'sent';
  get diagnostics completed = row_count;
  return completed;
end;
$$;

comment on function public.complete_outbox_messages is 'Marks mails as sent and forgets their payload; returns how many were not yet.';

create function public.fail_outbox_message(message_id uuid, lease uuid, error text, permanent boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_status text;
begin
  update public.outbox_messages m
  set status = case
        when coalesce(permanent, false) and m.permanent_failures + 1 >= 3 then 'poisoned'
        when m.created_at < now() - interval '48 hours' then 'poisoned'
        else 'pending'
      end,
      permanent_failures = m.permanent_failures + coalesce(permanent, false)::integer,
      -- 1, 2, 4, 8, 16, 30, 30 … seconds.
      next_attempt_at = now() + make_interval(secs => least(30, power(2, least(m.attempts - 1, 5)))),
      last_error = left(error, 1000),
      lease_token = null,
      leased_until = null
  where m.id = message_id and m.status = 'sending' and m.lease_token = lease
  returning m.status into new_status;
  return coalesce(new_status, 'lost');
end;
$$;

comment on function public.fail_outbox_message is
  'Gives a leased mail back: pending (to be tried later), poisoned (set aside), or lost when the lease is no longer held.';

create function public.outbox_state()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', (select count(*) from public.outbox_messages m where m.status in ('pending', 'sending')),
    'poisoned', (select count(*) from public.outbox_messages m where m.status = 'poisoned'),
    'oldest_seconds', (
      select coalesce(extract(epoch from now() - min(m.created_at)), 0)::integer
      from public.outbox_messages m
      where m.status in ('pending', 'sending')
    )
  );
$$;

comment on function public.outbox_state is 'How many mails wait and are set aside, and for how long the oldest has waited; for the health page.';

create function public.queue_account_mail(message jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(message ->> 'template', '') not in ('account-exists', 'account-email-changing') then
    return 'invalid';
  end if;
  if not public.consume_rate_limits(message -> 'limits') then
    return 'limited';
  end if;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (message ->> 'template', message ->> 'locale', message ->> 'recipient', message -> 'payload');
  return 'queued';
exception
  when check_violation or not_null_violation or data_exception then
    return 'invalid';
end;
$$;

comment on function public.queue_account_mail is
  'Queues a mail about an account that the backend itself does not send. Answers queued, limited or invalid.';

revoke execute on function
  public.claim_outbox_messages(integer, integer), public.complete_outbox_messages(uuid[]),
  public.fail_outbox_message(uuid, uuid, text, boolean), public.outbox_state(), public.queue_account_mail(jsonb)
  from public, anon, authenticated;

grant execute on function
  public.claim_outbox_messages(integer, integer), public.complete_outbox_messages(uuid[]),
  public.fail_outbox_message(uuid, uuid, text, boolean), public.outbox_state(), public.queue_account_mail(jsonb)
  to service_role;
