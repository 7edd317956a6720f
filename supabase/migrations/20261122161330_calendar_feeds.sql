-- Feeds: a colleague's own fittings at an address that calendars subscribe to, as long as it is not revoked.

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.staff_members (user_id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.calendar_feeds is 'Who subscribes to their fittings. The address is signed with the id: another row is another address.';

alter table public.calendar_feeds enable row level security;
revoke all on table public.calendar_feeds from public, anon, authenticated;
grant select, insert, update, delete on table public.calendar_feeds to service_role;

create trigger calendar_feeds_audit after insert or update or delete on public.calendar_feeds
  for each row execute function public.audit_change('user_id');

create function public.find_calendar_feed(account uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select c.id from public.calendar_feeds c where c.user_id = account;
$$;

comment on function public.find_calendar_feed is 'The feed of an account, or null.';

create function public.change_calendar_feed(actor uuid, wanted boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- The address there was until now is worth nothing any more.
  delete from public.calendar_feeds c where c.user_id = actor;
  if wanted then
    insert into public.calendar_feeds (user_id) values (actor) on conflict (user_id) do nothing;
  end if;
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.change_calendar_feed is 'Gives an account another address for its feed, or none; what it had is revoked. Status: ok or forbidden.';

create function public.read_calendar_feed(feed uuid, from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(public.describe_fitting(f.id) order by f.day, f.from_time, f.id), '[]')
    from public.fittings f
    join public.quote_requests q on q.id = f.quote_request_id
    where s.user_id = any (f.crew) and f.state = 'planned' and q.status = 'won' and f.day between from_day and to_day
  )
  from public.calendar_feeds c
  join public.staff_members s on s.user_id = c.user_id and s.role in ('admin', 'sales')
  where c.id = feed;
$$;

comment on function public.read_calendar_feed is 'The fittings of whoever a feed belongs to, between two days; null when it is revoked, or its owner may not see them any more.';

create function public.personal_export_calendar_feeds(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'calendarFeed', (
      select jsonb_build_object('since', min(c.created_at)) from public.calendar_feeds c where c.user_id = any (accounts)
      having count(*) > 0
    )
  );
$$;

comment on function public.personal_export_calendar_feeds is 'Since when an account subscribes to its fittings.';

create function public.personal_erasure_calendar_feeds(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.calendar_feeds c where c.user_id = any (accounts);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('calendar_feeds', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_calendar_feeds is 'Revokes the feed of an account that is erased.';

revoke execute on function
  public.find_calendar_feed(uuid), public.change_calendar_feed(uuid, boolean),
  public.read_calendar_feed(uuid, date, date), public.personal_export_calendar_feeds(text, uuid[]),
  public.personal_erasure_calendar_feeds(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_calendar_feed(uuid), public.change_calendar_feed(uuid, boolean),
  public.read_calendar_feed(uuid, date, date), public.personal_export_calendar_feeds(text, uuid[]),
  public.personal_erasure_calendar_feeds(text, uuid[])
  to service_role;
