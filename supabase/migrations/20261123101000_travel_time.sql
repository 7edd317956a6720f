-- Travel time: how long a crew is on the way to a fitting, as somebody typed it for this place or the last time for it.

alter table public.fittings add column travel_minutes integer check (travel_minutes between 0 and 600);

comment on column public.fittings.travel_minutes is 'From the workshop to the address, one way; null is unknown, and in the workshop.';

create function public.place_of(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- The last number of four digits is the postal code: a house may have such a number too.
  select coalesce(substring(address from '.*\m([1-9][0-9]{3})\M'), lower(btrim(address)));
$$;

comment on function public.place_of is 'What fittings nearby have in common: the postal code of an address, else the address.';

create function public.usual_travel(address text, beside uuid)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select f.travel_minutes
  from public.fittings f
  where f.travel_minutes is not null and f.id <> beside
    and public.place_of(f.address) = public.place_of(usual_travel.address)
  order by f.updated_at desc, f.id
  limit 1;
$$;

comment on function public.usual_travel is 'How long it took last to where an address is, for another fitting than this one; or null.';

create or replace function public.describe_fitting(wanted uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', f.id,
    'reference', q.reference,
    'version', f.version,
    'sequence', f.sequence,
    'state', f.state,
    'day', f.day,
    'part', f.part,
    'from', to_char(f.from_time, 'HH24:MI'),
    'to', to_char(f.to_time, 'HH24:MI'),
    'crew', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', public.staff_name(c.id)) order by c.place), '[]')
      from unnest(f.crew) with ordinality c (id, place)
    ),
    'vehicle', f.vehicle,
    'address', f.address,
    'travel', f.travel_minutes,
    'outdoor', f.outdoor,
    'weather', f.weather,
    'notes', f.notes,
    'override', case when f.override_reason is not null then
      jsonb_build_object('reason', f.override_reason, 'by', public.staff_name(f.override_by))
    end,
    'changedAt', f.updated_at,
    'customer', jsonb_build_object(
      'firstName', q.first_name, 'name', q.name, 'company', q.company, 'phone', q.phone
    ),
    'subject', q.subject,
    'stage', j.stage
  )
  from public.fittings f
  join public.jobs j on j.id = f.job_id
  join public.quote_requests q on q.id = f.quote_request_id
  where f.id = wanted;
$$;

create or replace function public.fitting_clashes(wanted public.fittings)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with near as (
    select f.id, f.crew, f.vehicle, q.reference, to_char(f.from_time, 'HH24:MI') as starts, to_char(f.to_time, 'HH24:MI') as ends,
      case when f.from_time < wanted.to_time and wanted.from_time < f.to_time then null else w.minutes end as on_the_way
    from public.fittings f
    join public.quote_requests q on q.id = f.quote_request_id
    cross join lateral (
      -- Between two places the longer of both ways is reckoned, within one none.
      select case
        when public.place_of(f.address) is not distinct from public.place_of(wanted.address) then 0
        else greatest(f.travel_minutes, wanted.travel_minutes, 0)
      end as minutes
    ) w
    where f.state = 'planned' and q.status = 'won' and f.id <> wanted.id and f.day = wanted.day
      and f.day + f.from_time < wanted.day + wanted.to_time + make_interval(mins => w.minutes)
      and wanted.day + wanted.from_time < f.day + f.to_time + make_interval(mins => w.minutes)
  )
  select coalesce(jsonb_agg(c.clash order by c.clash ->> 'key'), '[]')
  from (
    select jsonb_build_object(
      'key', 'crew:' || m.id || ':' || n.id, 'kind', 'crew', 'who', public.staff_name(m.id), 'reference', n.reference,
      'from', n.starts, 'to', n.ends, 'travel', n.on_the_way
    ) as clash
    from near n
    cross join lateral unnest(n.crew) m (id)
    where m.id = any (wanted.crew)
    union all
    select jsonb_build_object(
      'key', 'vehicle:' || n.vehicle || ':' || n.id, 'kind', 'vehicle', 'who', n.vehicle, 'reference', n.reference,
      'from', n.starts, 'to', n.ends, 'travel', n.on_the_way
    )
    from near n
    where n.vehicle = wanted.vehicle
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
  'Who and what is elsewhere at the time of a fitting or still on the way, and who is away, each with a key that does not change.';

create or replace function public.queue_fitting_mails(was public.fittings, fitting public.fittings, happened text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  facts jsonb;
  member record;
begin
  select * into request from public.quote_requests q where q.id = fitting.quote_request_id;
  facts := jsonb_build_object(
    'id', fitting.id, 'sequence', fitting.sequence, 'at', fitting.updated_at, 'reference', request.reference,
    'locale', request.locale, 'about', request.subject, 'firstName', request.first_name, 'name', request.name,
    'day', fitting.day, 'part', fitting.part, 'from', to_char(fitting.from_time, 'HH24:MI'),
    'to', to_char(fitting.to_time, 'HH24:MI'), 'address', fitting.address
  );
  -- Customers are told of what they see: when and where.
  if happened <> 'moved' or (was.day, was.from_time, was.to_time, was.part, was.address)
    is distinct from (fitting.day, fitting.from_time, fitting.to_time, fitting.part, fitting.address) then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'fitting-customer', request.locale, request.email,
      facts || jsonb_build_object('kind', happened, 'email', request.email)
    );
  end if;
  for member in
    select u.id, u.email, public.notice_settings(u.id) ->> 'locale' as spoken,
      case
        when happened = 'cancelled' or not u.id = any (fitting.crew) then 'cancelled'
        when happened = 'moved' and u.id = any (was.crew) then 'moved'
        else 'set'
      end as told
    from auth.users u
    join public.staff_members s on s.user_id = u.id
    where u.id = any (fitting.crew || coalesce(was.crew, '{}')) and u.email is not null
    order by u.id
  loop
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'fitting-crew', coalesce(member.spoken, 'fr'), member.email,
      facts || jsonb_build_object(
        'reader', member.spoken, 'kind', member.told, 'email', member.email, 'phone', request.phone, 'company', request.company,
        'vehicle', fitting.vehicle, 'travel', fitting.travel_minutes, 'outdoor', fitting.outdoor, 'weather', fitting.weather,
        'notes', fitting.notes
      )
    );
  end loop;
end;
$$;

create or replace function public.save_fitting(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job public.jobs%rowtype;
  was public.fittings%rowtype;
  fitting public.fittings%rowtype;
  clashes jsonb := '[]';
  travel integer;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = wanted ->> 'reference' for update;
  select * into job from public.jobs j where j.quote_request_id = request.id for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.status <> 'won' then
    return jsonb_build_object('status', 'closed');
  end if;
  -- Two colleagues plan one after the other: the second sees what the first took.
  perform pg_advisory_xact_lock(hashtext('fittings'));
  select * into was from public.fittings f where f.id = (wanted ->> 'id')::uuid;
  if was.id is not null and was.job_id <> job.id then
    return jsonb_build_object('status', 'invalid');
  end if;
  fitting := was;
  fitting.id := (wanted ->> 'id')::uuid;
  fitting.job_id := job.id;
  fitting.quote_request_id := request.id;
  fitting.state := 'planned';
  fitting.day := (wanted ->> 'day')::date;
  fitting.part := wanted ->> 'part';
  fitting.from_time := (wanted ->> 'from')::time;
  fitting.to_time := (wanted ->> 'to')::time;
  select coalesce(array_agg(distinct c.id::uuid order by c.id::uuid), '{}') into fitting.crew
  from jsonb_array_elements_text(wanted -> 'crew') c (id);
  fitting.vehicle := wanted ->> 'vehicle';
  fitting.address := wanted ->> 'address';
  travel := (wanted ->> 'travel')::integer;
  -- What stood in the form is the way to the place that stood there too.
  if travel = was.travel_minutes and public.place_of(fitting.address) <> public.place_of(was.address) then
    travel := null;
  end if;
  fitting.travel_minutes := case when fitting.address is not null then
    coalesce(travel, public.usual_travel(fitting.address, fitting.id))
  end;
  fitting.outdoor := (wanted ->> 'outdoor')::boolean;
  fitting.weather := wanted ->> 'weather';
  fitting.notes := wanted ->> 'notes';
  if was.id is not null and was = fitting then
    -- A second click, or nothing that was changed.
    return jsonb_build_object('status', 'same', 'fitting', public.describe_fitting(was.id));
  end if;
  if coalesce(was.version, 0) is distinct from (wanted ->> 'version')::integer then
    return case when was.id is null then jsonb_build_object('status', 'unknown')
      else jsonb_build_object('status', 'conflict', 'fitting', public.describe_fitting(was.id)) end;
  end if;
  if exists (
    select 1 from unnest(fitting.crew) c (id)
    where not c.id = any (coalesce(was.crew, '{}'))
      and not exists (select 1 from public.staff_members s where s.user_id = c.id and s.role in ('admin', 'sales'))
  ) then
    return jsonb_build_object('status', 'invalid');
  end if;
  if was.id is null or was.state = 'cancelled'
    or (was.day, was.from_time, was.to_time, was.crew, was.vehicle, was.address, was.travel_minutes) is distinct from (
      fitting.day, fitting.from_time, fitting.to_time, fitting.crew, fitting.vehicle, fitting.address, fitting.travel_minutes
    ) then
    clashes := public.fitting_clashes(fitting);
    if wanted ->> 'closed' is not null then
      clashes := clashes || jsonb_build_array(
        jsonb_build_object('key', (wanted ->> 'closed') || ':' || fitting.day, 'kind', wanted ->> 'closed')
      );
    end if;
    -- What was not on the screen cannot have been accepted.
    if clashes <> '[]' and (
      wanted ->> 'reason' is null
      or exists (select 1 from jsonb_array_elements(clashes) c where not coalesce(wanted -> 'seen', '[]') ? (c ->> 'key'))
    ) then
      return jsonb_build_object('status', 'clash', 'clashes', clashes);
    end if;
    fitting.override_reason := case when clashes <> '[]' then wanted ->> 'reason' end;
    fitting.override_by := case when clashes <> '[]' then actor end;
  end if;
  if was.id is null then
    if (select count(*) from public.fittings f where f.job_id = job.id) >= 20 then
      return jsonb_build_object('status', 'full');
    end if;
    fitting.sequence := 0;
    fitting.version := 1;
    fitting.created_at := now();
    fitting.updated_at := now();
    insert into public.fittings values (fitting.*);
    perform public.queue_fitting_mails(null, fitting, 'set');
  else
    update public.fittings f
    set state = 'planned', day = fitting.day, part = fitting.part, from_time = fitting.from_time, to_time = fitting.to_time,
      crew = fitting.crew, vehicle = fitting.vehicle, address = fitting.address, travel_minutes = fitting.travel_minutes,
      outdoor = fitting.outdoor, weather = fitting.weather, notes = fitting.notes, override_reason = fitting.override_reason,
      override_by = fitting.override_by, sequence = f.sequence + 1, version = f.version + 1, updated_at = now()
    where f.id = fitting.id
    returning f.* into fitting;
    perform public.queue_fitting_mails(
      case when was.state = 'planned' then was end, fitting, case when was.state = 'planned' then 'moved' else 'set' end
    );
  end if;
  return jsonb_build_object('status', 'ok', 'fitting', public.describe_fitting(fitting.id));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.save_fitting is
  'Plans or changes a fitting, {reference, id, version: 0 for a new one, day, part, from, to, crew, vehicle, address, travel: minutes; null, or those of the place before, is what it took another one last to that place, outdoor, weather, notes, closed: weekend or holiday, seen: keys of clashes, reason}, and mails it. Status: ok, same, clash, conflict, closed, full, unknown, invalid or forbidden.';

revoke execute on function public.place_of(text), public.usual_travel(text, uuid) from public, anon, authenticated;
