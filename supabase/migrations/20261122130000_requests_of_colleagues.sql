-- What a customer adds is a change like any other: whoever saves without having read it is told. And an open request
-- belongs to nobody once its colleague cannot open it any more, by leaving or by another role.

create or replace function public.record_quote_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.sender = 'customer' then
    update public.quote_requests q set version = q.version + 1 where q.id = new.quote_request_id;
  end if;
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  select new.quote_request_id,
    case new.sender when 'staff' then 'answered' else 'customer_message' end,
    new.author_id,
    jsonb_build_object('message', new.id, 'version', q.version),
    clock_timestamp()
  from public.quote_requests q
  where q.id = new.quote_request_id;
  return null;
end;
$$;

comment on function public.record_quote_message is
  'The line of what customer and staff wrote in the timeline; what a customer wrote makes a new version of the request.';

comment on function public.release_quote_requests is
  'The open requests of somebody who answers none any more are free for others.';

create trigger release_quote_requests_on_update after update of role on public.staff_members
  for each row when (new.role not in ('admin', 'sales')) execute function public.release_quote_requests();

create function public.release_reopened_quote_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.staff_members s where s.user_id = new.assignee_id and s.role in ('admin', 'sales')
  ) then
    new.assignee_id := null;
  end if;
  return new;
end;
$$;

comment on function public.release_reopened_quote_request is
  'A closed request keeps the name of a former colleague; opened again, it is free.';

-- By its name it runs after prepare_change, which counts the version.
create trigger release_reopened before update of status on public.quote_requests
  for each row
  when (
    new.assignee_id is not null
    and old.status in ('won', 'lost', 'spam')
    and new.status in ('new', 'contacted', 'quoted')
  )
  execute function public.release_reopened_quote_request();

revoke execute on function public.release_reopened_quote_request() from public, anon, authenticated;

update public.quote_requests q
set assignee_id = null
where q.status in ('new', 'contacted', 'quoted')
  and q.assignee_id is not null
  and not exists (
    select 1 from public.staff_members s where s.user_id = q.assignee_id and s.role in ('admin', 'sales')
  );
