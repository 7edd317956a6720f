-- Fittings: when the work of a job is mounted, where, by whom and with which vehicle; and the invitations that say so.

create table public.fittings (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  state text not null default 'planned' check (state in ('planned', 'cancelled')),
  day date not null check (day between date '2020-01-01' and date '2099-12-31'),
  part text not null check (part in ('morning', 'afternoon', 'day', 'times')),
  from_time time not null,
  to_time time not null,
  crew uuid[] not null default '{}' check (cardinality(crew) <= 8),
  vehicle text check (vehicle ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  address text check (char_length(address) between 3 and 200 and address !~ '[[:cntrl:]]'),
  outdoor boolean not null default false,
  weather text check (char_length(weather) between 1 and 500 and weather !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  notes text check (char_length(notes) between 1 and 1000 and notes !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  override_reason text check (char_length(override_reason) between 10 and 300 and override_reason !~ '[[:cntrl:]]'),
  override_by uuid,
  sequence integer not null default 0 check (sequence >= 0),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (to_time > from_time),
  check ((override_reason is null) = (override_by is null))
);

comment on table public.fittings is 'Appointments at which the work of a job is mounted.';
comment on column public.fittings.quote_request_id is 'As of the job: what belongs to an order is held with it (scan_person).';
comment on column public.fittings.from_time is 'By the clock of Brussels on that day, whatever daylight saving does.';
comment on column public.fittings.crew is 'Accounts of the colleagues who go.';
comment on column public.fittings.vehicle is 'Of the list in lib/fittings/fitting-means.ts.';
comment on column public.fittings.address is 'Where to travel to; null is the workshop.';
comment on column public.fittings.weather is 'What to heed of wind and frost.';
comment on column public.fittings.override_reason is 'Why it was planned though it clashes; override_by is who said so.';
comment on column public.fittings.sequence is 'Of the invitation (RFC 5545): grows with every change that guests are told of.';

create index fittings_by_day on public.fittings (day) where state = 'planned';
create index fittings_of_job on public.fittings (job_id, day);
create index fittings_of_request on public.fittings (quote_request_id);

alter table public.fittings enable row level security;
revoke all on table public.fittings from public, anon, authenticated;
grant select, insert, update, delete on table public.fittings to service_role;

create trigger fittings_audit after insert or update or delete on public.fittings
  for each row execute function public.audit_change('state', 'day', 'part', 'from_time', 'to_time', 'vehicle', 'override_by');

create function public.release_fittings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.fittings f
  set crew = array_remove(f.crew, old.user_id), version = f.version + 1, updated_at = now()
  where old.user_id = any (f.crew) and f.state = 'planned' and f.day >= (now() at time zone 'Europe/Brussels')::date;
  return null;
end;
$$;

comment on function public.release_fittings is 'A colleague who has left goes to no fitting that is still to come.';

create trigger release_fittings after delete on public.staff_members
  for each row execute function public.release_fittings();
create trigger release_fittings_on_update after update of role on public.staff_members
  for each row when (new.role not in ('admin', 'sales')) execute function public.release_fittings();

create function public.describe_fitting(wanted uuid)
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

comment on function public.describe_fitting is 'A fitting as staff read it.';

create function public.find_fittings(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(public.describe_fitting(f.id) order by f.day, f.from_time, f.id), '[]')
  from public.fittings f
  join public.quote_requests q on q.id = f.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_fittings is 'The fittings of a request''s job in their order, cancelled ones too.';

create function public.list_fittings(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'fittings', (
      select coalesce(jsonb_agg(public.describe_fitting(f.id) order by f.day, f.from_time, f.id), '[]')
      from (
        select f.id, f.day, f.from_time
        from public.fittings f
        join public.quote_requests q on q.id = f.quote_request_id
        where f.state = 'planned' and f.day between from_day and to_day and q.status = 'won'
        order by f.day, f.from_time, f.id
        limit 1000
      ) f
    ),
    'deadlines', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', d.reference, 'day', d.due_on, 'stage', d.stage, 'blocked', d.blocked is not null,
            'subject', d.subject, 'firstName', d.first_name, 'name', d.name, 'company', d.company
          )
          order by d.due_on, d.reference
        ),
        '[]'
      )
      from (
        select q.reference, j.due_on, j.stage, j.blocked, q.subject, q.first_name, q.name, q.company
        from public.jobs j
        join public.quote_requests q on q.id = j.quote_request_id
        where j.due_on between from_day and to_day and j.stage <> 'done' and q.status = 'won'
        order by j.due_on, q.reference
        limit 1000
      ) d
    )
  );
$$;

comment on function public.list_fittings is 'What is planned between two days: fittings, and the due days of jobs that are not done. Orders alone.';

create function public.fitting_clashes(wanted public.fittings)
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
  ) c;
$$;

comment on function public.fitting_clashes is 'Who and what is elsewhere at the time of a fitting, each with a key that does not change.';

create function public.queue_fitting_mails(was public.fittings, fitting public.fittings, happened text)
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
    select u.id, u.email,
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
      'fitting-crew', 'fr', member.email,
      facts || jsonb_build_object(
        'kind', member.told, 'email', member.email, 'phone', request.phone, 'company', request.company,
        'vehicle', fitting.vehicle, 'outdoor', fitting.outdoor, 'weather', fitting.weather, 'notes', fitting.notes
      )
    );
  end loop;
end;
$$;

comment on function public.queue_fitting_mails is
  'Queues the invitations to customer and crew: set, moved or cancelled; whoever does not go any more is told that it is off for them.';

create function public.save_fitting(actor uuid, wanted jsonb)
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
  if was.id is null or was.state = 'cancelled' or (was.day, was.from_time, was.to_time, was.crew, was.vehicle)
    is distinct from (fitting.day, fitting.from_time, fitting.to_time, fitting.crew, fitting.vehicle) then
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
      crew = fitting.crew, vehicle = fitting.vehicle, address = fitting.address, outdoor = fitting.outdoor,
      weather = fitting.weather, notes = fitting.notes, override_reason = fitting.override_reason,
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
  'Plans or changes a fitting, {reference, id, version: 0 for a new one, day, part, from, to, crew, vehicle, address, outdoor, weather, notes, closed: weekend or holiday, seen: keys of clashes, reason}, and mails it. Status: ok, same, clash, conflict, closed, full, unknown, invalid or forbidden.';

create function public.cancel_fitting(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  was public.fittings%rowtype;
  fitting public.fittings%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = wanted ->> 'reference' for update;
  select * into was
  from public.fittings f
  where f.id = (wanted ->> 'id')::uuid and f.quote_request_id = request.id
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if was.state = 'cancelled' then
    return jsonb_build_object('status', 'same', 'fitting', public.describe_fitting(was.id));
  end if;
  if was.version is distinct from (wanted ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'fitting', public.describe_fitting(was.id));
  end if;
  update public.fittings f
  set state = 'cancelled', sequence = f.sequence + 1, version = f.version + 1, updated_at = now()
  where f.id = was.id
  returning f.* into fitting;
  perform public.queue_fitting_mails(was, fitting, 'cancelled');
  return jsonb_build_object('status', 'ok', 'fitting', public.describe_fitting(fitting.id));
exception
  when data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.cancel_fitting is
  'Calls a fitting off, {reference, id, version}, and mails it. Status: ok, same, conflict, unknown, invalid or forbidden.';

create function public.personal_export_fittings(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'fittings', (
      select coalesce(
        jsonb_agg(
          to_jsonb(f) - '{id,job_id,quote_request_id,crew,override_by,version}'::text[]
          || jsonb_build_object('reference', q.reference)
          order by f.day, f.id
        ),
        '[]'
      )
      from public.fittings f
      join public.quote_requests q on q.id = f.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = $1
    )
  );
$$;

comment on function public.personal_export_fittings is 'The appointments of a person''s orders.';

create function public.personal_erasure_fittings(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  -- The work on an order is part of it, and is held with it; personal_erasure_core says until when.
  delete from public.fittings f
  using public.quote_requests q
  where q.id = f.quote_request_id and q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = $1);
  get diagnostics gone = row_count;
  -- Who was there goes with the account.
  update public.fittings f
  set crew = (select coalesce(array_agg(c.id), '{}') from unnest(f.crew) c (id) where not c.id = any (accounts))
  where f.crew && accounts;
  return jsonb_build_object('deleted', jsonb_build_object('fittings', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_fittings is 'Erases a person''s appointments but those of orders, and takes an account out of crews.';

revoke execute on function
  public.release_fittings(), public.describe_fitting(uuid), public.find_fittings(text), public.list_fittings(date, date),
  public.fitting_clashes(public.fittings), public.queue_fitting_mails(public.fittings, public.fittings, text),
  public.save_fitting(uuid, jsonb), public.cancel_fitting(uuid, jsonb),
  public.personal_export_fittings(text, uuid[]), public.personal_erasure_fittings(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_fittings(text), public.list_fittings(date, date), public.save_fitting(uuid, jsonb),
  public.cancel_fitting(uuid, jsonb), public.personal_export_fittings(text, uuid[]),
  public.personal_erasure_fittings(text, uuid[])
  to service_role;
