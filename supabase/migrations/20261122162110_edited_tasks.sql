-- A task can be changed: what, who, and by which day, over the version that was on the screen; whoever it is for is told.

alter table public.staff_tasks add column version integer not null default 1;

comment on column public.staff_tasks.version is 'Rises with each change, a tick included.';

create function public.stamp_staff_task()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;

comment on function public.stamp_staff_task is 'Counts the changes of a task.';

create trigger stamp_staff_task before update on public.staff_tasks
  for each row execute function public.stamp_staff_task();

create or replace function public.describe_staff_task(task public.staff_tasks)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', task.id, 'version', task.version, 'what', task.what, 'dueOn', task.due_on, 'owner', task.owner_id,
    'ownerName', public.staff_name(task.owner_id), 'by', public.staff_name(task.created_by),
    'doneBy', public.staff_name(task.done_by), 'doneAt', task.done_at
  );
$$;

alter table public.staff_notices drop constraint staff_notices_kind_check;
alter table public.staff_notices add constraint staff_notices_kind_check
  check (kind in ('request', 'job', 'task', 'taskChanged', 'mention'));
-- Changed again before it was read, a task is one notice, and one mail.
create unique index staff_notices_unread_changes on public.staff_notices (account_id, quote_request_id)
  where read_at is null and kind = 'taskChanged';

create function public.edit_staff_task(actor uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  task public.staff_tasks%rowtype;
  given uuid := nullif(change ->> 'owner', '')::uuid;
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
  if task.version <> (change ->> 'version')::integer then
    -- A form sent twice is one change.
    return jsonb_build_object('status', case
      when task.what = change ->> 'what' and task.owner_id is not distinct from given
        and task.due_on = (change ->> 'dueOn')::date and task.done_at is null then 'ok'
      else 'changed'
    end);
  end if;
  if given is not null and not exists (
    select 1 from public.staff_members s where s.user_id = given and s.role in ('admin', 'sales')
  ) then
    return jsonb_build_object('status', 'invalid');
  end if;
  update public.staff_tasks t
  set what = change ->> 'what', owner_id = given, due_on = (change ->> 'dueOn')::date
  where t.id = task.id
    and (t.what, t.owner_id, t.due_on) is distinct from (change ->> 'what', given, (change ->> 'dueOn')::date);
  if found and given is not null then
    perform public.tell_colleague(
      given, case when given is distinct from task.owner_id then 'task' else 'taskChanged' end, task.quote_request_id, null
    );
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.edit_staff_task is
  'Changes a task over the version that was on the screen, {reference, id, version, what, owner, dueOn}, and tells whoever it is for. Status: ok, changed, unknown, invalid or forbidden.';

revoke execute on function public.stamp_staff_task(), public.edit_staff_task(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.edit_staff_task(uuid, jsonb) to service_role;
