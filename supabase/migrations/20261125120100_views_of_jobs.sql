-- Views of the jobs, as there are of the requests: each list has names, a limit and a beginning of its own.

alter table public.saved_views add column list text not null default 'requests' check (list in ('requests', 'jobs'));
alter table public.saved_views alter column list drop default;

comment on table public.saved_views is 'What a list of the back office shows, under a name: filters and view as parameters of its address.';
comment on column public.saved_views.list is 'The list whose address they are of.';

drop index public.saved_views_name;
create unique index saved_views_name on public.saved_views (owner_id, list, lower(name));

alter table public.saved_view_defaults add column list text not null default 'requests' check (list in ('requests', 'jobs'));
alter table public.saved_view_defaults alter column list drop default;
alter table public.saved_view_defaults drop constraint saved_view_defaults_pkey;
alter table public.saved_view_defaults add primary key (account_id, list);

comment on table public.saved_view_defaults is 'The view of each list that a colleague begins with, where its address says nothing.';

create or replace function public.list_saved_views(actor uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', v.id, 'list', v.list, 'name', v.name, 'query', v.query, 'isShared', v.is_shared,
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

comment on function public.list_saved_views is 'The views a colleague sees, of every list: their own, then those of the team, by name.';

create or replace function public.keep_saved_view(actor uuid, view jsonb)
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
  where v.owner_id = actor and v.list = view ->> 'list' and lower(v.name) = lower(view ->> 'name');
  if not found then
    if (select count(*) from public.saved_views v where v.owner_id = actor and v.list = view ->> 'list') >= 30 then
      return jsonb_build_object('status', 'full');
    end if;
    insert into public.saved_views (owner_id, list, name, query, is_shared)
    values (actor, view ->> 'list', view ->> 'name', view -> 'query', (view ->> 'shared')::boolean);
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.keep_saved_view is
  'Keeps a view of one''s own, {list, name, query, shared}; under a name one has already in that list, in its place. Status: ok, full, invalid or forbidden.';

create or replace function public.change_saved_view(actor uuid, change jsonb)
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
      insert into public.saved_view_defaults as d (account_id, list, view_id)
      values (actor, found_view.list, found_view.id)
      on conflict (account_id, list) do update set view_id = excluded.view_id;
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

create or replace function public.personal_export_saved_views(address text, accounts uuid[])
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
            'list', v.list, 'name', v.name, 'query', v.query, 'shared', v.is_shared, 'at', v.created_at,
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
