-- Saved views: a name for what the address of the inbox says is shown, one's own or the team's, and which of them a
-- colleague begins with.

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references public.staff_members (user_id) on delete set null,
  name text not null check (char_length(name) between 1 and 40 and name !~ '[[:cntrl:]]'),
  query jsonb not null check (jsonb_typeof(query) = 'object' and char_length(query::text) <= 1000),
  is_shared boolean not null,
  created_at timestamptz not null default now()
);

comment on table public.saved_views is 'What the inbox shows, under a name: filters and view as parameters of its address.';
comment on column public.saved_views.owner_id is 'Who keeps it. Null: they have left, and it is the team''s.';

create unique index saved_views_name on public.saved_views (owner_id, lower(name));
create index saved_views_shared on public.saved_views (lower(name)) where is_shared;

create table public.saved_view_defaults (
  account_id uuid primary key references public.staff_members (user_id) on delete cascade,
  view_id uuid not null references public.saved_views (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.saved_view_defaults is 'The view a colleague begins with, where the address of the inbox says nothing.';

create index saved_view_defaults_of_view on public.saved_view_defaults (view_id);

alter table public.saved_views enable row level security;
alter table public.saved_view_defaults enable row level security;
revoke all on table public.saved_views, public.saved_view_defaults from public, anon, authenticated;
grant select, insert, update, delete on table public.saved_views, public.saved_view_defaults to service_role;

-- The name of a view may be a customer's: the log says that it changed, not what it was.
create trigger saved_views_audit after insert or update or delete on public.saved_views
  for each row execute function public.audit_change('is_shared');

create function public.remove_own_views()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.saved_views v where v.owner_id = old.user_id and not v.is_shared;
  return old;
end;
$$;

comment on function public.remove_own_views is 'Views of one''s own go with one''s role; those of the team stay.';

create trigger remove_own_views before delete on public.staff_members
  for each row execute function public.remove_own_views();

create function public.list_saved_views(actor uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', v.id, 'name', v.name, 'query', v.query, 'isShared', v.is_shared,
        'isOwn', coalesce(v.owner_id = actor, false), 'ownerName', public.staff_name(v.owner_id),
        'mayChange', v.owner_id is null or v.owner_id = actor
          or exists (select 1 from public.staff_members s where s.user_id = actor and s.role = 'admin'),
        'isDefault', d.account_id is not null
      )
      order by v.owner_id is not distinct from actor desc, lower(v.name), v.id
    ),
    '[]'::jsonb
  )
  from public.saved_views v
  left join public.saved_view_defaults d on d.view_id = v.id and d.account_id = actor
  where v.owner_id = actor or v.is_shared;
$$;

comment on function public.list_saved_views is 'The views a colleague sees: their own, then those of the team, by name.';

create function public.keep_saved_view(actor uuid, view jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- One at a time: two tabs do not pass the limit together.
  perform 1 from public.staff_members s where s.user_id = actor for update;
  update public.saved_views v
  set query = view -> 'query', is_shared = (view ->> 'shared')::boolean, name = view ->> 'name'
  where v.owner_id = actor and lower(v.name) = lower(view ->> 'name');
  if not found then
    if (select count(*) from public.saved_views v where v.owner_id = actor) >= 30 then
      return jsonb_build_object('status', 'full');
    end if;
    insert into public.saved_views (owner_id, name, query, is_shared)
    values (actor, view ->> 'name', view -> 'query', (view ->> 'shared')::boolean);
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.keep_saved_view is
  'Keeps a view of one''s own, {name, query, shared}; under a name one has already, in its place. Status: ok, full, invalid or forbidden.';

create function public.change_saved_view(actor uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_view public.saved_views%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select v.* into found_view
  from public.saved_views v
  where v.id = (change ->> 'id')::uuid and (v.owner_id = actor or v.is_shared)
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if change ->> 'to' in ('default', 'noDefault') then
    if change ->> 'to' = 'default' then
      insert into public.saved_view_defaults as d (account_id, view_id)
      values (actor, found_view.id)
      on conflict (account_id) do update set view_id = excluded.view_id;
    else
      delete from public.saved_view_defaults d where d.account_id = actor and d.view_id = found_view.id;
    end if;
    return jsonb_build_object('status', 'ok');
  end if;
  if found_view.owner_id is distinct from actor and found_view.owner_id is not null and not exists (
    select 1 from public.staff_members s where s.user_id = actor and s.role = 'admin'
  ) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if change ->> 'to' = 'removed' then
    delete from public.saved_views v where v.id = found_view.id;
  elsif change ->> 'to' = 'renamed' then
    -- One whose owner has left belongs to whoever sees to it.
    update public.saved_views v
    set name = change ->> 'name', is_shared = (change ->> 'shared')::boolean,
        owner_id = coalesce(v.owner_id, actor)
    where v.id = found_view.id;
    delete from public.saved_view_defaults d
    using public.saved_views v
    where v.id = found_view.id and d.view_id = v.id and not v.is_shared and d.account_id is distinct from v.owner_id;
  else
    return jsonb_build_object('status', 'invalid');
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when unique_violation then
    return jsonb_build_object('status', 'taken');
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_saved_view is
  'Renames and shares a view, {id, to: renamed, name, shared}, removes it, or makes it the one a colleague begins with, {id, to: removed, default or noDefault}. Status: ok, taken, unknown, invalid or forbidden.';

create function public.personal_export_saved_views(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'savedViews', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', v.name, 'query', v.query, 'shared', v.is_shared, 'at', v.created_at,
            'begunWith', exists (
              select 1 from public.saved_view_defaults d where d.view_id = v.id and d.account_id = any (accounts)
            )
          )
          order by v.created_at, v.id
        ),
        '[]'
      )
      from public.saved_views v
      where v.owner_id = any (accounts) or ($1 <> '' and public.mentions_address(v.name || ' ' || v.query::text, $1))
    )
  );
$$;

comment on function public.personal_export_saved_views is 'Views a person keeps, and those that name their address.';

create function public.personal_erasure_saved_views(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  -- A view of the team that names nobody stays, without whoever kept it.
  delete from public.saved_views v
  where (v.owner_id = any (accounts) and not v.is_shared) or ($1 <> '' and public.mentions_address(v.name || ' ' || v.query::text, $1));
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('saved_views', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_saved_views is 'Erases the views a person keeps for themselves, and those that name their address.';

revoke execute on function
  public.remove_own_views(), public.list_saved_views(uuid), public.keep_saved_view(uuid, jsonb),
  public.change_saved_view(uuid, jsonb), public.personal_export_saved_views(text, uuid[]),
  public.personal_erasure_saved_views(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.list_saved_views(uuid), public.keep_saved_view(uuid, jsonb), public.change_saved_view(uuid, jsonb),
  public.personal_export_saved_views(text, uuid[]), public.personal_erasure_saved_views(text, uuid[])
  to service_role;
