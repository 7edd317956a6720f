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
  insert into public.staff_members (user_id, role)
  values (account, granted_role)
  on conflict (user_id) do update set role = excluded.role;
  return 'granted';
end;
$$;

comment on function public.grant_staff_role is
  'Gives the account with this address a role, in place of the one it had. Answers granted, unknown, unconfirmed or invalid.';

create function public.revoke_staff_role(account_email text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  revoked integer;
begin
  delete from public.staff_members s
  using auth.users u
  where u.id = s.user_id and lower(u.email) = lower(account_email);
  get diagnostics revoked = row_count;
  return case when revoked > 0 then 'revoked' else 'unknown' end;
end;
$$;

comment on function public.revoke_staff_role is 'Takes the role of the account with this address away. Answers revoked or unknown.';

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
      jsonb_agg(jsonb_build_object('email', u.email, 'role', s.role, 'since', s.created_at) order by u.email),
      '[]'::jsonb
    )
    from public.staff_members s
    join auth.users u on u.id = s.user_id
  );
end;
$$;

comment on function public.list_staff_members is 'Staff with their addresses and roles, by address.';

revoke execute on function public.grant_staff_role(text, text), public.revoke_staff_role(text), public.list_staff_members()
  from public, anon, authenticated;
grant execute on function public.grant_staff_role(text, text), public.revoke_staff_role(text), public.list_staff_members()
  to service_role;
