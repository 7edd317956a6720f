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

create trigger refuse_change before update or delete on public.audit_log
  for each row execute function public.refuse_audit_change();
create trigger refuse_truncate before truncate on public.audit_log
  for each statement execute function public.refuse_audit_change();

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

create trigger audit after insert or update or delete on public.staff_members
  for each row execute function public.audit_change('user_id', 'role');

-- As before, and written down.
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
end;
$$;

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
end;
$$;

revoke execute on function
  public.refuse_audit_change(),
  public.begin_staff_change(uuid, text[]),
  public.begin_site_change(),
  public.record_staff_action(text, text, text, jsonb),
  public.audit_change(),
  public.bounded_value(jsonb),
  public.purge_audit_log()
from public, anon, authenticated;
grant execute on function
  public.begin_staff_change(uuid, text[]),
  public.purge_audit_log()
to service_role;
