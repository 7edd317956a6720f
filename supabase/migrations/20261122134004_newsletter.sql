-- Who asked for the newsletter and who confirmed it. Nothing is sent to an address before its owner has confirmed.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (
    char_length(email) <= 254 and email = lower(email)
    and email ~ '^[^[:cntrl:][:space:]<>"@]+@[^[:cntrl:][:space:]<>"@]+\.[^[:cntrl:][:space:]<>"@]+$'
  ),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  source text not null check (source in ('footer', 'quote')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirm_token_hash text unique check (confirm_token_hash ~ '^[0-9a-f]{64}$'),
  confirm_expires_at timestamptz,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((confirm_token_hash is null) = (confirm_expires_at is null)),
  check (status <> 'confirmed' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null)
);

comment on table public.newsletter_subscriptions is 'Addresses for the newsletter, each once. Only confirmed ones may get it.';
comment on column public.newsletter_subscriptions.id is 'What the signed link for leaving holds.';
comment on column public.newsletter_subscriptions.email is 'In lower case, so that an address is one row however it is typed.';
comment on column public.newsletter_subscriptions.locale is 'Language of the page where it was asked for.';
comment on column public.newsletter_subscriptions.source is 'footer: its own form; quote: the box of the quote form.';
comment on column public.newsletter_subscriptions.confirm_token_hash is 'SHA-256 of the token in the last mail; kept after confirming, so that a second click is understood.';
comment on column public.newsletter_subscriptions.confirm_expires_at is '48 hours after that mail was asked for.';
comment on column public.newsletter_subscriptions.requested_at is 'Last time it was asked for and a mail was due.';

create index newsletter_subscriptions_status on public.newsletter_subscriptions (status, requested_at);

alter table public.newsletter_subscriptions enable row level security;
revoke all on table public.newsletter_subscriptions from public, anon, authenticated;
grant select, insert, update, delete on table public.newsletter_subscriptions to service_role;

create function public.request_newsletter_subscription(subscription jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.newsletter_subscriptions%rowtype;
  violated text;
begin
  if not public.consume_rate_limits(subscription -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;

  -- The update changes nothing: it locks the row of an address that is known.
  insert into public.newsletter_subscriptions as s (email, locale, source)
  values (lower(subscription ->> 'email'), subscription ->> 'locale', subscription ->> 'source')
  on conflict (email) do update set email = excluded.email
  returning s.* into stored;

  -- Whoever asks is told the same in each case, or anyone could learn who is subscribed.
  if stored.status = 'confirmed' or not public.consume_rate_limits(subscription -> 'mail_limits') then
    return jsonb_build_object('status', 'accepted');
  end if;

  update public.newsletter_subscriptions s
  set locale = subscription ->> 'locale',
      source = subscription ->> 'source',
      status = 'pending',
      confirm_token_hash = subscription ->> 'token_hash',
      confirm_expires_at = now() + interval '48 hours',
      requested_at = now()
  where s.id = stored.id;

  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'newsletter-opt-in',
    subscription ->> 'locale',
    stored.email,
    jsonb_build_object(
      'locale', subscription ->> 'locale', 'subscription', stored.id, 'token', subscription ->> 'sealed_token'
    )
  );
  return jsonb_build_object('status', 'accepted');
exception
  -- Everything of this call is rolled back. A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation or unique_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.request_newsletter_subscription is
  'Remembers that an address asks for the newsletter and queues the mail that asks to confirm it. Status: accepted (whether or not a mail leaves), limited or invalid.';

create function public.confirm_newsletter_subscription(token_hash text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.newsletter_subscriptions%rowtype;
begin
  select * into stored from public.newsletter_subscriptions s where s.confirm_token_hash = token_hash for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if stored.status = 'confirmed' then
    return jsonb_build_object('status', 'already');
  end if;
  if stored.confirm_expires_at <= now() then
    return jsonb_build_object('status', 'expired');
  end if;

  update public.newsletter_subscriptions s
  set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where s.id = stored.id;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'newsletter-welcome',
    stored.locale,
    stored.email,
    jsonb_build_object('locale', stored.locale, 'subscription', stored.id)
  );
  return jsonb_build_object('status', 'confirmed');
end;
$$;

comment on function public.confirm_newsletter_subscription is
  'Confirms the subscription whose mail held the token of this hash, and queues the mail that says so. Status: confirmed, already, expired or unknown.';

create function public.leave_newsletter(subscription_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions s
  set status = 'unsubscribed',
      unsubscribed_at = coalesce(s.unsubscribed_at, now()),
      confirm_token_hash = null,
      confirm_expires_at = null
  where s.id = subscription_id;
  return jsonb_build_object('status', case when found then 'left' else 'unknown' end);
end;
$$;

comment on function public.leave_newsletter is
  'Ends a subscription, confirmed or not; doing it again changes nothing. Status: left or unknown.';

create function public.purge_newsletter_subscriptions(at timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.newsletter_subscriptions s
  where (s.status = 'pending' and coalesce(s.confirm_expires_at, s.requested_at) < at - interval '7 days')
    or (s.status = 'unsubscribed' and s.unsubscribed_at < at - interval '30 days');
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.purge_newsletter_subscriptions is
  'Deletes addresses that were never confirmed, 7 days after their link expired, and those that left 30 days ago; returns how many.';

create function public.list_newsletter_subscriptions(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  looked_for text := lower(coalesce(filter ->> 'search', ''));
begin
  return (
    with found as (
      select s.*
      from public.newsletter_subscriptions s
      where (looked_for = '' or strpos(s.email, looked_for) > 0)
        and (filter ->> 'status' is null or s.status = filter ->> 'status')
        and (filter ->> 'locale' is null or s.locale = filter ->> 'locale')
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (
        select coalesce(jsonb_object_agg(c.status, c.lines), '{}')
        from (select s.status, count(*) as lines from public.newsletter_subscriptions s group by s.status) c
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', r.id, 'email', r.email, 'status', r.status, 'locale', r.locale, 'source', r.source,
              'requestedAt', r.requested_at, 'confirmedAt', r.confirmed_at, 'leftAt', r.unsubscribed_at
            )
            order by r.requested_at desc, r.id
          ),
          '[]'
        )
        from (
          select * from found f
          order by f.requested_at desc, f.id
          limit least((filter ->> 'limit')::integer, 50000) offset coalesce((filter ->> 'offset')::integer, 0)
        ) r
      )
    )
  );
end;
$$;

comment on function public.list_newsletter_subscriptions is
  'Addresses of the newsletter, the last asked for first, and how many there are of each status. Filter: search (a part of the address), status, locale, limit, offset.';

create function public.change_newsletter_to_left(actor uuid, subscription_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  return public.leave_newsletter(subscription_id);
end;
$$;

comment on function public.change_newsletter_to_left is
  'Ends the subscription of somebody who asked staff for it. Status: left, unknown or forbidden.';

create trigger audit after insert or update or delete on public.newsletter_subscriptions
  for each row execute function public.audit_change('status');

revoke execute on function
  public.request_newsletter_subscription(jsonb), public.confirm_newsletter_subscription(text),
  public.leave_newsletter(uuid), public.purge_newsletter_subscriptions(timestamptz),
  public.list_newsletter_subscriptions(jsonb), public.change_newsletter_to_left(uuid, uuid)
  from public, anon, authenticated;

grant execute on function
  public.request_newsletter_subscription(jsonb), public.confirm_newsletter_subscription(text),
  public.leave_newsletter(uuid), public.purge_newsletter_subscriptions(timestamptz),
  public.list_newsletter_subscriptions(jsonb), public.change_newsletter_to_left(uuid, uuid)
  to service_role;
