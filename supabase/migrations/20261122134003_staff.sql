-- Who may open the back office. The role is read at every request, never from a token: removing it works at once.

create table public.staff_members (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique,
  role text not null check (role in ('admin', 'sales', 'editor')),
  created_at timestamptz not null default now()
);

comment on table public.staff_members is 'Accounts that are staff, each with one role.';
comment on column public.staff_members.user_id is 'The account. No foreign key: the schema of accounts belongs to the backend.';
comment on column public.staff_members.role is 'admin: everything; sales: quotes and customers; editor: portfolio and content.';

alter table public.staff_members enable row level security;
revoke all on table public.staff_members from public, anon, authenticated;
grant select, insert, update, delete on table public.staff_members to service_role;

-- Giving the last admin another role must be an answer too.
create function public.grant_staff_role(account_email text, granted_role text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
  is_confirmed boolean;
begin
  if granted_role is null or granted_role not in ('admin', 'sales', 'editor') then
    return 'invalid';
  end if;
  select u.id, u.email_confirmed_at is not null into account, is_confirmed
  from auth.users u
  where lower(u.email) = lower(account_email);
  if account is null then
    return 'unknown';
  end if;
  -- Whoever signed up with someone else's address must not become staff by it.
  if not is_confirmed then
    return 'unconfirmed';
  end if;
  perform public.begin_site_change();
  insert into public.staff_members (user_id, role)
  values (account, granted_role)
  on conflict (user_id) do update set role = excluded.role;
  return 'granted';
exception
  when sqlstate 'SA001' then
    return 'last_admin';
end;
$$;

comment on function public.grant_staff_role is
  'Gives the account with this address a role, in place of the one it had. Answers granted, unknown, unconfirmed, last_admin or invalid.';

create function public.revoke_staff_role(account_email text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  revoked integer;
begin
  perform public.begin_site_change();
  delete from public.staff_members s
  using auth.users u
  where u.id = s.user_id and lower(u.email) = lower(account_email);
  get diagnostics revoked = row_count;
  return case when revoked > 0 then 'revoked' else 'unknown' end;
exception
  when sqlstate 'SA001' then
    return 'last_admin';
end;
$$;

comment on function public.revoke_staff_role is
  'Takes the role of the account with this address away. Answers revoked, unknown or last_admin.';

create function public.list_staff_members()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', u.id,
          'email', u.email,
          'name', nullif(btrim(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), ''),
          'role', s.role,
          'since', s.created_at,
          'lastSignInAt', u.last_sign_in_at
        )
        order by u.email
      ),
      '[]'::jsonb
    )
    from public.staff_members s
    join auth.users u on u.id = s.user_id
  );
end;
$$;

comment on function public.list_staff_members is 'Staff with their addresses and roles, by address.';

revoke execute on function
  public.grant_staff_role(text, text), public.revoke_staff_role(text), public.list_staff_members()
  from public, anon, authenticated;

grant execute on function
  public.grant_staff_role(text, text), public.revoke_staff_role(text), public.list_staff_members()
  to service_role;

-- What staff changed, written by triggers. A line holds no personal data: who is the id of an account, what is the id of a
-- row, and of its columns only those whose values say nothing of a person. So erasing a person never needs to touch it.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_role text not null check (actor_role in ('admin', 'sales', 'editor', 'site')),
  action text not null check (action ~ '^[a-z][a-z-]{1,39}$'),
  entity text not null check (entity ~ '^[a-z][a-z0-9_]{1,62}$'),
  entity_id text check (char_length(entity_id) <= 100),
  changed jsonb not null default '{}' check (jsonb_typeof(changed) = 'object' and pg_column_size(changed) <= 65536),
  constraint audit_log_actor check ((actor_id is null) = (actor_role = 'site'))
);

comment on table public.audit_log is 'Changes by staff, written by the database, not changeable, kept for ten years.';
comment on column public.audit_log.actor_id is 'The account, also when it exists no more. Null: whoever runs the site, on its machine.';
comment on column public.audit_log.actor_role is 'The role the account had at that moment.';
comment on column public.audit_log.action is 'insert, update or delete of a row, or the name of what was done without changing one.';
comment on column public.audit_log.entity is 'The table.';
comment on column public.audit_log.changed is
  'Changed columns: {"status": {"from": "new", "to": "won"}}, or null in place of values that are not kept.';

create index audit_log_at on public.audit_log (at desc, id);
create index audit_log_actor on public.audit_log (actor_id, at desc);
create index audit_log_entity on public.audit_log (entity, entity_id, at desc);

alter table public.audit_log enable row level security;
revoke all on table public.audit_log from public, anon, authenticated, service_role;
grant select on table public.audit_log to service_role;

create function public.refuse_audit_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A log kept for ever would be more than its purpose needs.
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if old.at < now() - interval '10 years' then
      return old;
    end if;
  end if;
  raise exception 'the audit log cannot be changed' using errcode = 'insufficient_privilege';
end;
$$;

comment on function public.refuse_audit_change is 'Refuses every change of the audit log but removing lines older than ten years.';

create function public.begin_staff_change(actor uuid, roles text[])
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor_role text;
begin
  select s.role into actor_role from public.staff_members s where s.user_id = actor;
  if actor_role is null or not (actor_role = 'admin' or actor_role = any (coalesce(roles, '{}'))) then
    perform set_config('staff.actor', '', true), set_config('staff.role', '', true);
    return false;
  end if;
  -- For this transaction alone.
  perform set_config('staff.actor', actor::text, true), set_config('staff.role', actor_role, true);
  return true;
end;
$$;

comment on function public.begin_staff_change is
  'Whether an account has one of these roles now (an admin always may), and if so writes what follows in this transaction down as its change.';

create function public.begin_site_change()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('staff.actor', '', true), set_config('staff.role', 'site', true);
end;
$$;

comment on function public.begin_site_change is 'Writes what follows in this transaction down as a change by whoever runs the site.';

create function public.record_staff_action(done text, on_entity text, on_id text, facts jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor_role text := nullif(current_setting('staff.role', true), '');
begin
  if actor_role is null then
    return;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, changed)
  values (
    nullif(current_setting('staff.actor', true), '')::uuid, actor_role, done, on_entity, on_id,
    coalesce(facts, '{}')
  );
end;
$$;

comment on function public.record_staff_action is
  'Writes down what staff did, within a staff change: for what changes no row, like an export. Facts as in audit_log.changed, no personal data.';

create function public.audit_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  facts jsonb;
begin
  if coalesce(current_setting('staff.role', true), '') = '' then
    return null;
  end if;
  select coalesce(
    jsonb_object_agg(
      c.name,
      case when c.name = any (tg_argv::text[]) then
        jsonb_strip_nulls(jsonb_build_object(
          'from', public.bounded_value(before -> c.name),
          'to', public.bounded_value(after -> c.name)
        ))
      end
    ),
    '{}'
  )
  into facts
  from (select jsonb_object_keys(before || after) as name) c
  where before -> c.name is distinct from after -> c.name
    and c.name not in ('id', 'version', 'created_at', 'updated_at')
    and (tg_op = 'UPDATE' or c.name = any (tg_argv::text[]));
  if tg_op = 'UPDATE' and facts = '{}' then
    return null;
  end if;
  perform public.record_staff_action(
    lower(tg_op), tg_table_name::text, coalesce(after ->> 'id', before ->> 'id'), facts
  );
  return null;
end;
$$;

comment on function public.audit_change is
  'Trigger after each row: writes a staff change down. Its arguments are the columns whose values may be kept; of others only the names.';

create function public.bounded_value(value jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case
    when value is null or pg_column_size(value) <= 1000 then value
    else to_jsonb(left(value #>> '{}', 200) || '…')
  end;
$$;

comment on function public.bounded_value is 'A value, or its beginning when it is long.';

create function public.purge_audit_log()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.audit_log l where l.at < now() - interval '10 years';
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.purge_audit_log is 'Removes lines older than ten years and answers how many.';

create trigger refuse_change before update or delete on public.audit_log
  for each row execute function public.refuse_audit_change();

create trigger refuse_truncate before truncate on public.audit_log
  for each statement execute function public.refuse_audit_change();

create trigger audit after insert or update or delete on public.staff_members
  for each row execute function public.audit_change('user_id', 'role');

revoke execute on function
  public.refuse_audit_change(), public.begin_staff_change(uuid, text[]), public.begin_site_change(),
  public.record_staff_action(text, text, text, jsonb), public.audit_change(), public.bounded_value(jsonb),
  public.purge_audit_log()
  from public, anon, authenticated;

grant execute on function
  public.begin_staff_change(uuid, text[]), public.purge_audit_log()
  to service_role;

-- Becoming staff by invitation, changing what staff may, and ceasing to be staff. There is always an admin.

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (
    char_length(email) <= 254 and email = lower(email)
    and email ~ '^[^[:cntrl:][:space:]<>"@]+@[^[:cntrl:][:space:]<>"@]+\.[^[:cntrl:][:space:]<>"@]+$'
  ),
  role text not null check (role in ('admin', 'sales', 'editor')),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  invited_by uuid not null,
  created_at timestamptz not null default now()
);

comment on table public.staff_invitations is 'Who is asked to become staff and has not answered yet: a row is deleted once its invitation is accepted or withdrawn.';
comment on column public.staff_invitations.email is 'In lower case. Only an account with this address, confirmed, can accept.';
comment on column public.staff_invitations.locale is 'Language of the mail.';
comment on column public.staff_invitations.token_hash is 'SHA-256 of the token in the last mail; the one before it is worth nothing any more.';
comment on column public.staff_invitations.expires_at is '7 days after the last mail was asked for.';
comment on column public.staff_invitations.invited_by is 'Account of the admin.';

alter table public.staff_invitations enable row level security;
revoke all on table public.staff_invitations from public, anon, authenticated;
grant select, insert, update, delete on table public.staff_invitations to service_role;

-- Nobody could open the back office to anybody again.
create function public.keep_an_admin()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two admins who remove each other at once pass here one after the other, and the second sees what the first did.
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  if not exists (select 1 from public.staff_members s where s.role = 'admin') then
    raise exception 'the last admin stays' using errcode = 'SA001';
  end if;
  return null;
end;
$$;

comment on function public.keep_an_admin is 'Refuses to remove the last admin, and to give them another role (SQLSTATE SA001).';

create function public.revise_staff(actor uuid, member uuid, new_role text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  revised integer;
begin
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  if not public.begin_staff_change(actor, array['admin']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if new_role is null then
    delete from public.staff_members s where s.user_id = member;
  elsif new_role in ('admin', 'sales', 'editor') then
    update public.staff_members s set role = new_role where s.user_id = member;
  else
    return jsonb_build_object('status', 'invalid');
  end if;
  get diagnostics revised = row_count;
  return jsonb_build_object('status', case when revised > 0 then 'ok' else 'unknown' end);
exception
  when sqlstate 'SA001' then
    return jsonb_build_object('status', 'lastAdmin');
end;
$$;

comment on function public.revise_staff is
  'An admin gives a member of staff another role, or none (null). Status: ok, forbidden, unknown, lastAdmin or invalid.';

create function public.invite_staff(actor uuid, invitation jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  invited public.staff_invitations%rowtype;
begin
  if not public.begin_staff_change(actor, array['admin']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if not public.consume_rate_limits(invitation -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  if exists (
    select 1 from public.staff_members s join auth.users u on u.id = s.user_id
    where lower(u.email) = lower(invitation ->> 'email')
  ) then
    return jsonb_build_object('status', 'staffAlready');
  end if;
  insert into public.staff_invitations as i (email, role, locale, token_hash, expires_at, invited_by)
  values (
    lower(invitation ->> 'email'), invitation ->> 'role', invitation ->> 'locale', invitation ->> 'token_hash',
    now() + interval '7 days', actor
  )
  on conflict (email) do update
  set role = excluded.role, locale = excluded.locale, token_hash = excluded.token_hash,
      expires_at = excluded.expires_at, invited_by = excluded.invited_by
  returning i.* into invited;
  perform public.queue_invitation_mail(invited, invitation ->> 'sealed_token');
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.invite_staff is
  'An admin invites an address, again with a new link when it was invited before. Status: ok, forbidden, limited, staffAlready or invalid.';

create function public.queue_invitation_mail(invited public.staff_invitations, sealed_token text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A link that is worth nothing any more need not leave.
  delete from public.outbox_messages m
  where m.template = 'staff-invitation' and m.status = 'pending' and lower(m.recipient) = invited.email;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'staff-invitation', invited.locale, invited.email,
    jsonb_build_object(
      'locale', invited.locale, 'email', invited.email, 'role', invited.role, 'token', sealed_token, 'expiresAt', invited.expires_at
    )
  );
end;
$$;

comment on function public.queue_invitation_mail is 'Queues the mail of an invitation, in place of one that has not left yet.';

create function public.resend_staff_invitation(actor uuid, invitation uuid, token jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  invited public.staff_invitations%rowtype;
begin
  if not public.begin_staff_change(actor, array['admin']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if not public.consume_rate_limits(token -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  update public.staff_invitations i
  set token_hash = token ->> 'token_hash', expires_at = now() + interval '7 days'
  where i.id = invitation
  returning i.* into invited;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  perform public.queue_invitation_mail(invited, token ->> 'sealed_token');
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.resend_staff_invitation is
  'An admin sends an invitation once more, with a new link and seven more days. Status: ok, forbidden, limited, unknown or invalid.';

create function public.withdraw_staff_invitation(actor uuid, invitation uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  if not public.begin_staff_change(actor, array['admin']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  delete from public.staff_invitations i where i.id = invitation returning i.email into address;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  delete from public.outbox_messages m
  where m.template = 'staff-invitation' and m.status = 'pending' and lower(m.recipient) = address;
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.withdraw_staff_invitation is
  'An admin takes an invitation back: its link is worth nothing from now on. Status: ok, forbidden or unknown.';

create function public.find_staff_invitation(hash text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('email', i.email, 'role', i.role)
  from public.staff_invitations i
  where i.token_hash = hash and i.expires_at > now();
$$;

comment on function public.find_staff_invitation is 'Whom the link with the token of this hash invites and as what; null when it is worth nothing (any more).';

create function public.accept_staff_invitation(account uuid, hash text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  invited public.staff_invitations%rowtype;
begin
  select * into invited from public.staff_invitations i where i.token_hash = hash and i.expires_at > now() for update;
  if not found then
    return jsonb_build_object('status', 'expired');
  end if;
  if public.confirmed_address(account) is distinct from invited.email then
    return jsonb_build_object('status', 'otherAddress');
  end if;
  perform set_config('staff.actor', account::text, true), set_config('staff.role', invited.role, true);
  insert into public.staff_members (user_id, role) values (account, invited.role) on conflict (user_id) do nothing;
  delete from public.staff_invitations i where i.id = invited.id;
  return jsonb_build_object('status', 'ok', 'role', invited.role);
end;
$$;

comment on function public.accept_staff_invitation is
  'Makes the account staff whose confirmed address was invited; the link works once. Status: ok with the role, expired or otherAddress.';

create function public.purge_staff_invitations(at timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.staff_invitations i where i.expires_at < at - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.purge_staff_invitations is 'Deletes invitations that expired 30 days ago and answers how many.';

create function public.list_staff_invitations()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', i.id, 'email', i.email, 'role', i.role, 'locale', i.locale, 'expiresAt', i.expires_at,
          'invitedBy', (select u.email from auth.users u where u.id = i.invited_by)
        )
        order by i.created_at desc, i.id
      ),
      '[]'::jsonb
    )
    from public.staff_invitations i
  );
end;
$$;

comment on function public.list_staff_invitations is 'Invitations nobody has accepted yet, the newest first.';

create trigger audit after insert or update or delete on public.staff_invitations
  for each row execute function public.audit_change('role', 'locale', 'expires_at');

create trigger keep_an_admin_on_delete after delete on public.staff_members
  for each row when (old.role = 'admin') execute function public.keep_an_admin();

create trigger keep_an_admin_on_update after update on public.staff_members
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function public.keep_an_admin();

revoke execute on function
  public.keep_an_admin(), public.revise_staff(uuid, uuid, text), public.invite_staff(uuid, jsonb),
  public.queue_invitation_mail(public.staff_invitations, text), public.resend_staff_invitation(uuid, uuid, jsonb),
  public.withdraw_staff_invitation(uuid, uuid), public.find_staff_invitation(text),
  public.accept_staff_invitation(uuid, text), public.purge_staff_invitations(timestamptz),
  public.list_staff_invitations()
  from public, anon, authenticated;

grant execute on function
  public.revise_staff(uuid, uuid, text), public.invite_staff(uuid, jsonb),
  public.resend_staff_invitation(uuid, uuid, jsonb), public.withdraw_staff_invitation(uuid, uuid),
  public.find_staff_invitation(text), public.accept_staff_invitation(uuid, text),
  public.purge_staff_invitations(timestamptz), public.list_staff_invitations()
  to service_role;
