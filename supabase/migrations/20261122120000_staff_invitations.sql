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

create trigger audit after insert or update or delete on public.staff_invitations
  for each row execute function public.audit_change('role', 'locale', 'expires_at');

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

create trigger keep_an_admin_on_delete after delete on public.staff_members
  for each row when (old.role = 'admin') execute function public.keep_an_admin();
create trigger keep_an_admin_on_update after update on public.staff_members
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function public.keep_an_admin();

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

create or replace function public.list_staff_members()
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

create or replace function public.revoke_staff_role(account_email text)
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

-- Giving the last admin another role must be an answer too.
create or replace function public.grant_staff_role(account_email text, granted_role text)
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

revoke execute on function
  public.keep_an_admin(),
  public.revise_staff(uuid, uuid, text),
  public.invite_staff(uuid, jsonb),
  public.queue_invitation_mail(public.staff_invitations, text),
  public.resend_staff_invitation(uuid, uuid, jsonb),
  public.withdraw_staff_invitation(uuid, uuid),
  public.find_staff_invitation(text),
  public.accept_staff_invitation(uuid, text),
  public.purge_staff_invitations(timestamptz),
  public.list_staff_invitations()
from public, anon, authenticated;
grant execute on function
  public.revise_staff(uuid, uuid, text),
  public.invite_staff(uuid, jsonb),
  public.resend_staff_invitation(uuid, uuid, jsonb),
  public.withdraw_staff_invitation(uuid, uuid),
  public.find_staff_invitation(text),
  public.accept_staff_invitation(uuid, text),
  public.purge_staff_invitations(timestamptz),
  public.list_staff_invitations()
to service_role;
