-- Tasks: what is left to do about a request or its job, who does it, and by which day.

create table public.staff_tasks (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  what text not null check (char_length(what) between 2 and 200 and what !~ '[[:cntrl:]]'),
  owner_id uuid references public.staff_members (user_id) on delete set null,
  due_on date not null check (due_on between date '2000-01-01' and date '2099-12-31'),
  created_by uuid,
  done_by uuid,
  done_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.staff_tasks is 'What is left to do about a request or its job, and what was done.';
comment on column public.staff_tasks.owner_id is 'Who does it; null is whoever comes first.';
comment on column public.staff_tasks.created_by is 'Account that wrote it down; null when it has been erased.';

create index staff_tasks_of_request on public.staff_tasks (quote_request_id, due_on);
create index staff_tasks_of_owner on public.staff_tasks (owner_id, due_on) where done_at is null;

alter table public.staff_tasks enable row level security;
revoke all on table public.staff_tasks from public, anon, authenticated;
grant select, insert, update, delete on table public.staff_tasks to service_role;

create trigger staff_tasks_audit after insert or update or delete on public.staff_tasks
  for each row execute function public.audit_change('quote_request_id', 'owner_id', 'due_on', 'done_at');

create function public.describe_staff_task(task public.staff_tasks)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', task.id, 'what', task.what, 'dueOn', task.due_on, 'owner', task.owner_id,
    'ownerName', public.staff_name(task.owner_id), 'by', public.staff_name(task.created_by),
    'doneBy', public.staff_name(task.done_by), 'doneAt', task.done_at
  );
$$;

comment on function public.describe_staff_task is 'A task as the site reads it.';

create function public.list_request_tasks(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      public.describe_staff_task(t)
      order by t.done_at is not null, case when t.done_at is null then t.due_on end, t.done_at desc, t.created_at, t.id
    ),
    '[]'::jsonb
  )
  from public.staff_tasks t
  join public.quote_requests q on q.id = t.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.list_request_tasks is 'The tasks of a request: what is left by its day, then what was done, the last first.';

create function public.list_own_tasks(actor uuid, until date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      public.describe_staff_task(t) || jsonb_build_object(
        'reference', q.reference, 'firstName', q.first_name, 'name', q.name, 'company', q.company
      )
      order by t.due_on, t.created_at, t.id
    ),
    '[]'::jsonb
  )
  from (
    select * from public.staff_tasks s
    where s.owner_id = actor and s.done_at is null and s.due_on <= until
    order by s.due_on, s.created_at, s.id
    limit 100
  ) t
  join public.quote_requests q on q.id = t.quote_request_id;
$$;

comment on function public.list_own_tasks is 'What a colleague has left to do up to a day, the oldest first.';

create function public.add_staff_task(actor uuid, task jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
  given uuid := nullif(task ->> 'owner', '')::uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select q.id into request from public.quote_requests q where q.reference = task ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if given is not null and not exists (
    select 1 from public.staff_members s where s.user_id = given and s.role in ('admin', 'sales')
  ) then
    return jsonb_build_object('status', 'invalid');
  end if;
  -- A form sent twice is one task.
  if exists (
    select 1 from public.staff_tasks t
    where t.quote_request_id = request and t.created_by = actor and t.what = task ->> 'what' and t.done_at is null
      and t.owner_id is not distinct from given and t.due_on = (task ->> 'dueOn')::date
      and t.created_at > now() - interval '1 minute'
  ) then
    return jsonb_build_object('status', 'ok');
  end if;
  if (select count(*) from public.staff_tasks t where t.quote_request_id = request) >= 200 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.staff_tasks (quote_request_id, what, owner_id, due_on, created_by)
  values (request, task ->> 'what', given, (task ->> 'dueOn')::date, actor);
  if given is not null then
    perform public.tell_colleague(given, 'task', request, null);
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_staff_task is
  'Writes down what is to be done, {reference, what, owner, dueOn}, and tells whoever is to do it. Status: ok, unknown, full, invalid or forbidden.';

create function public.change_staff_task(actor uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  task public.staff_tasks%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select t.* into task
  from public.staff_tasks t
  join public.quote_requests q on q.id = t.quote_request_id
  where t.id = (change ->> 'id')::uuid and q.reference = change ->> 'reference'
  for update of t;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if change ->> 'to' = 'removed' then
    delete from public.staff_tasks t where t.id = task.id;
  elsif change ->> 'to' = 'done' then
    -- Ticked by two at once, it is done by who was first.
    update public.staff_tasks t set done_at = clock_timestamp(), done_by = actor where t.id = task.id and t.done_at is null;
  elsif change ->> 'to' = 'open' then
    update public.staff_tasks t set done_at = null, done_by = null where t.id = task.id;
  else
    return jsonb_build_object('status', 'invalid');
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_staff_task is
  'Ticks a task, takes the tick back or removes it, {id, reference, to: done, open or removed}. Status: ok, unknown, invalid or forbidden.';

create function public.release_staff_tasks()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.staff_tasks t set owner_id = null where t.owner_id = new.user_id and t.done_at is null;
  return null;
end;
$$;

comment on function public.release_staff_tasks is 'What somebody has left to do who cannot open requests any more is for whoever comes first.';

create trigger release_staff_tasks after update of role on public.staff_members
  for each row when (new.role not in ('admin', 'sales')) execute function public.release_staff_tasks();

create function public.personal_export_tasks(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'staffTasks', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', q.reference, 'what', t.what, 'dueOn', t.due_on, 'doneAt', t.done_at, 'at', t.created_at
          )
          order by t.created_at, t.id
        ),
        '[]'
      )
      from public.staff_tasks t
      join public.quote_requests q on q.id = t.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = $1
        or t.owner_id = any (accounts) or t.created_by = any (accounts) or t.done_by = any (accounts)
    )
  );
$$;

comment on function public.personal_export_tasks is 'What was written down to be done about a person''s requests, or by them.';

create function public.personal_erasure_tasks(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  -- No document of an order needs them: they go even where the order is held.
  delete from public.staff_tasks t
  using public.quote_requests q
  where q.id = t.quote_request_id and (q.user_id = any (accounts) or lower(q.email) = $1);
  get diagnostics gone = row_count;
  update public.staff_tasks t
  set created_by = case when t.created_by = any (accounts) then null else t.created_by end,
      done_by = case when t.done_by = any (accounts) then null else t.done_by end
  where t.created_by = any (accounts) or t.done_by = any (accounts);
  return jsonb_build_object('deleted', jsonb_build_object('staff_tasks', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_tasks is 'Erases the tasks of a person''s requests, and takes an account out of those of others.';

revoke execute on function
  public.describe_staff_task(public.staff_tasks), public.list_request_tasks(text), public.list_own_tasks(uuid, date),
  public.add_staff_task(uuid, jsonb), public.change_staff_task(uuid, jsonb), public.release_staff_tasks(),
  public.personal_export_tasks(text, uuid[]), public.personal_erasure_tasks(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.list_request_tasks(text), public.list_own_tasks(uuid, date), public.add_staff_task(uuid, jsonb),
  public.change_staff_task(uuid, jsonb), public.personal_export_tasks(text, uuid[]),
  public.personal_erasure_tasks(text, uuid[])
  to service_role;
