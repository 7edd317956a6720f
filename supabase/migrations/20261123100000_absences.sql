-- Absences: when a colleague is away, and never why. Fittings clash with them, and customers are offered no half-day at which
-- nobody is left to go.

create table public.staff_absences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.staff_members (user_id) on delete cascade,
  from_day date not null check (from_day between date '2020-01-01' and date '2099-12-31'),
  from_part text not null check (from_part in ('morning', 'afternoon')),
  from_time time not null,
  to_day date not null check (to_day between date '2020-01-01' and date '2099-12-31'),
  to_part text not null check (to_part in ('morning', 'afternoon')),
  to_time time not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  check ((from_day, from_part = 'afternoon') <= (to_day, to_part = 'afternoon')),
  check (from_day + from_time < to_day + to_time),
  check (to_day - from_day <= 366),
  unique (user_id, from_day, from_part, to_day, to_part)
);

comment on table public.staff_absences is 'When a colleague is away: whole days or half ones. Why is asked nowhere.';
comment on column public.staff_absences.from_part is 'The first half-day; to_part is the last, included.';
comment on column public.staff_absences.from_time is 'By the clock of Brussels: 00:00, or when the morning is over; to_time is 24:00, or when the afternoon begins.';
comment on column public.staff_absences.created_by is 'Account that noted it; null when it has been erased.';

create index staff_absences_by_end on public.staff_absences (to_day);

alter table public.staff_absences enable row level security;
revoke all on table public.staff_absences from public, anon, authenticated;
grant select, insert, update, delete on table public.staff_absences to service_role;

-- The log says that an absence was noted or removed, and keeps nobody's days for ten years.
create trigger staff_absences_audit after insert or update or delete on public.staff_absences
  for each row execute function public.audit_change();

create function public.list_absences(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'colleagues', (select count(*) from public.staff_members s where s.role in ('admin', 'sales')),
    'absences', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', a.id,
            'who', jsonb_build_object('id', a.user_id, 'name', public.staff_name(a.user_id)),
            'from', jsonb_build_object('day', a.from_day, 'part', a.from_part),
            'to', jsonb_build_object('day', a.to_day, 'part', a.to_part),
            'planned', (
              select coalesce(
                jsonb_agg(jsonb_build_object('reference', q.reference, 'day', f.day) order by f.day, f.from_time, f.id), '[]'
              )
              from public.fittings f
              join public.quote_requests q on q.id = f.quote_request_id
              where f.state = 'planned' and q.status = 'won' and a.user_id = any (f.crew)
                and f.day between a.from_day and a.to_day
                and f.day + f.from_time < a.to_day + a.to_time and a.from_day + a.from_time < f.day + f.to_time
            )
          )
          order by a.from_day, a.from_part desc, a.to_day, a.id
        ),
        '[]'
      )
      from (
        select b.* from public.staff_absences b
        join public.staff_members s on s.user_id = b.user_id and s.role in ('admin', 'sales')
        where b.from_day <= list_absences.to_day and b.to_day >= list_absences.from_day
        order by b.from_day, b.id
        limit 1000
      ) a
    )
  );
$$;

comment on function public.list_absences is
  'Who is away between two days, with the fittings they are still on, and how many colleagues can go to one.';

create function public.fitting_crews(on_day date, from_time time, to_time time, at_once integer)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select case when t.away = 0 then at_once else least(at_once, t.everybody - t.away) end
  from (
    select
      count(*)::integer as everybody,
      count(*) filter (
        where exists (
          select 1 from public.staff_absences a
          where a.user_id = s.user_id
            and a.from_day + a.from_time < on_day + fitting_crews.to_time
            and on_day + fitting_crews.from_time < a.to_day + a.to_time
        )
      )::integer as away
    from public.staff_members s
    where s.role in ('admin', 'sales')
  ) t;
$$;

comment on function public.fitting_crews is
  'How many crews there are at a time: as many as the agency has, and where somebody is away no more than there are colleagues left.';

create or replace function public.fitting_clashes(wanted public.fittings)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(c.clash order by c.clash ->> 'key'), '[]')
  from (
    select jsonb_build_object(
      'key', 'crew:' || m.id || ':' || f.id, 'kind', 'crew', 'who', public.staff_name(m.id), 'reference', q.reference,
      'from', to_char(f.from_time, 'HH24:MI'), 'to', to_char(f.to_time, 'HH24:MI')
    ) as clash
    from public.fittings f
    join public.quote_requests q on q.id = f.quote_request_id
    cross join lateral unnest(f.crew) m (id)
    where f.state = 'planned' and q.status = 'won' and f.id <> wanted.id and f.day = wanted.day
      and f.from_time < wanted.to_time and wanted.from_time < f.to_time and m.id = any (wanted.crew)
    union all
    select jsonb_build_object(
      'key', 'vehicle:' || f.vehicle || ':' || f.id, 'kind', 'vehicle', 'who', f.vehicle, 'reference', q.reference,
      'from', to_char(f.from_time, 'HH24:MI'), 'to', to_char(f.to_time, 'HH24:MI')
    )
    from public.fittings f
    join public.quote_requests q on q.id = f.quote_request_id
    where f.state = 'planned' and q.status = 'won' and f.id <> wanted.id and f.day = wanted.day
      and f.from_time < wanted.to_time and wanted.from_time < f.to_time and f.vehicle = wanted.vehicle
    union all
    select jsonb_build_object(
      'key', 'away:' || a.id, 'kind', 'away', 'who', public.staff_name(a.user_id), 'from', a.from_day, 'to', a.to_day
    )
    from public.staff_absences a
    where a.user_id = any (wanted.crew)
      and a.from_day + a.from_time < wanted.day + wanted.to_time and wanted.day + wanted.from_time < a.to_day + a.to_time
  ) c;
$$;

comment on function public.fitting_clashes is
  'Who and what is elsewhere at the time of a fitting, and who is away, each with a key that does not change.';

create or replace function public.propose_fitting(sent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job public.jobs%rowtype;
  open_one public.fitting_proposals%rowtype;
  slots jsonb := sent -> 'slots';
begin
  select * into request from public.quote_requests q where q.reference = sent ->> 'reference' for update;
  select * into job from public.jobs j where j.quote_request_id = request.id for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.withdrawn_at is not null or request.status <> 'won' or job.stage = 'done' then
    return jsonb_build_object('status', 'closed');
  end if;
  if not public.consume_rate_limits(sent -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  select * into open_one from public.fitting_proposals p where p.job_id = job.id and p.state = 'open';
  if found then
    -- Two clicks are one proposal.
    return jsonb_build_object('status', case
      when (open_one.first_day, open_one.first_part, open_one.second_day, open_one.second_part)
        = ((slots -> 0 ->> 'day')::date, slots -> 0 ->> 'part', (slots -> 1 ->> 'day')::date, slots -> 1 ->> 'part')
      then 'proposed' else 'open' end);
  end if;
  -- Between the page and this moment somebody may have taken it.
  perform pg_advisory_xact_lock(hashtext('fittings'));
  if exists (
    select 1 from jsonb_array_elements(slots) s
    where (
      select count(*)
      from public.fittings f
      join public.quote_requests q on q.id = f.quote_request_id
      where f.state = 'planned' and q.status = 'won' and f.day = (s ->> 'day')::date
        and f.from_time < (s ->> 'to')::time and (s ->> 'from')::time < f.to_time and f.job_id <> job.id
    ) >= public.fitting_crews(
      (s ->> 'day')::date, (s ->> 'from')::time, (s ->> 'to')::time, (sent ->> 'atOnce')::integer
    )
  ) then
    return jsonb_build_object('status', 'taken');
  end if;
  insert into public.fitting_proposals (job_id, quote_request_id, first_day, first_part, second_day, second_part, words)
  values (
    job.id, request.id, (slots -> 0 ->> 'day')::date, slots -> 0 ->> 'part', (slots -> 1 ->> 'day')::date,
    slots -> 1 ->> 'part', sent ->> 'words'
  );
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'fitting-news', 'fr', null,
    jsonb_build_object(
      'reference', request.reference, 'locale', request.locale, 'about', request.subject,
      'firstName', request.first_name, 'name', request.name, 'email', request.email, 'words', sent ->> 'words',
      'slots', jsonb_build_array(
        jsonb_build_object('day', slots -> 0 -> 'day', 'part', slots -> 0 -> 'part'),
        jsonb_build_object('day', slots -> 1 -> 'day', 'part', slots -> 1 -> 'part')
      )
    )
  );
  return jsonb_build_object('status', 'proposed');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

create function public.add_absence(actor uuid, absence jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  away uuid := (absence ->> 'who')::uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if not exists (
    select 1 from public.staff_members s where s.user_id = away and s.role in ('admin', 'sales')
  ) then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- Whoever plans a fitting at this moment sees it, or it sees the fitting.
  perform pg_advisory_xact_lock(hashtext('fittings'));
  if (select count(*) from public.staff_absences a where a.user_id = away) >= 200 then
    return jsonb_build_object('status', 'full');
  end if;
  -- A form sent twice is one absence.
  insert into public.staff_absences (user_id, from_day, from_part, from_time, to_day, to_part, to_time, created_by)
  values (
    away, (absence ->> 'fromDay')::date, absence ->> 'fromPart', (absence ->> 'fromTime')::time,
    (absence ->> 'toDay')::date, absence ->> 'toPart', (absence ->> 'toTime')::time, actor
  )
  on conflict (user_id, from_day, from_part, to_day, to_part) do nothing;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_absence is
  'Notes that a colleague is away, {who, fromDay, fromPart, fromTime, toDay, toPart, toTime}. Status: ok, unknown, full, invalid or forbidden.';

create function public.remove_absence(actor uuid, absence uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- Of two who press it, the second finds nothing left to remove.
  delete from public.staff_absences a where a.id = absence;
  return jsonb_build_object('status', 'removed');
end;
$$;

comment on function public.remove_absence is 'Takes an absence back. Status: removed or forbidden.';

create function public.purge_absences(before date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.staff_absences a where a.to_day < before;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_absences is 'Deletes the absences that were over before a day; answers how many.';

create function public.personal_export_absences(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'absences', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fromDay', a.from_day, 'fromPart', a.from_part, 'toDay', a.to_day, 'toPart', a.to_part, 'at', a.created_at
          )
          order by a.from_day, a.id
        ),
        '[]'
      )
      from public.staff_absences a
      where a.user_id = any (accounts)
    )
  );
$$;

comment on function public.personal_export_absences is 'When a person was noted as away.';

create function public.personal_erasure_absences(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.staff_absences a where a.user_id = any (accounts);
  get diagnostics gone = row_count;
  update public.staff_absences a set created_by = null where a.created_by = any (accounts);
  return jsonb_build_object('deleted', jsonb_build_object('staff_absences', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_absences is 'Erases when a person was away, and takes an account out of the absences of others.';

revoke execute on function
  public.list_absences(date, date), public.fitting_crews(date, time, time, integer), public.add_absence(uuid, jsonb),
  public.remove_absence(uuid, uuid), public.purge_absences(date), public.personal_export_absences(text, uuid[]),
  public.personal_erasure_absences(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.list_absences(date, date), public.add_absence(uuid, jsonb), public.remove_absence(uuid, uuid),
  public.purge_absences(date), public.personal_export_absences(text, uuid[]), public.personal_erasure_absences(text, uuid[])
  to service_role;
