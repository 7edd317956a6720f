-- Jobs: the work on an order, by stages; and proofs: what its customer approves before anything is made.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  stage text not null default 'proof' check (stage in ('proof', 'approved', 'material', 'production', 'fitting', 'done')),
  stage_since timestamptz not null default now(),
  owner_id uuid,
  due_on date check (due_on between date '2000-01-01' and date '2099-12-31'),
  blocked text check (char_length(blocked) between 3 and 300 and blocked !~ '[[:cntrl:]]'),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now()
);

comment on table public.jobs is 'The work on an order; made when its offer is accepted, or by hand where there was none.';
comment on column public.jobs.owner_id is 'Account of the colleague who sees to it.';
comment on column public.jobs.due_on is 'The day it is promised for.';
comment on column public.jobs.blocked is 'Why it cannot go on; null when it can.';
comment on column public.jobs.version is 'Grows with every change: whoever saves says which one they saw.';

create index jobs_by_stage on public.jobs (stage, due_on);

alter table public.jobs enable row level security;
revoke all on table public.jobs from public, anon, authenticated;
grant select, insert, update, delete on table public.jobs to service_role;

create trigger jobs_audit after insert or update or delete on public.jobs
  for each row execute function public.audit_change('stage', 'owner_id', 'due_on');

create table public.job_checks (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  item text not null check (item ~ '^[a-zA-Z]{1,40}$'),
  actor_id uuid,
  created_at timestamptz not null default now(),
  unique (job_id, item)
);

comment on table public.job_checks is 'What is ticked on the checklist of a job, and by whom.';

create index job_checks_of_request on public.job_checks (quote_request_id);

alter table public.job_checks enable row level security;
revoke all on table public.job_checks from public, anon, authenticated;
grant select, insert, update, delete on table public.job_checks to service_role;

create trigger job_checks_audit after insert or update or delete on public.job_checks
  for each row execute function public.audit_change('item');

create table public.job_overrides (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  proof_position smallint not null check (proof_position between 0 and 99),
  reason text not null check (char_length(reason) between 10 and 1000 and reason !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  actor_id uuid not null,
  created_at timestamptz not null default now()
);

comment on table public.job_overrides is 'Who let a job go on without an approved proof, and why. Rows never change.';
comment on column public.job_overrides.proof_position is 'Of the proof that was there then, 0 for none: a later one is not covered.';

create index job_overrides_of_job on public.job_overrides (job_id, created_at);
create index job_overrides_of_request on public.job_overrides (quote_request_id);

alter table public.job_overrides enable row level security;
revoke all on table public.job_overrides from public, anon, authenticated;
grant select, insert, update, delete on table public.job_overrides to service_role;

create trigger job_overrides_audit after insert or update or delete on public.job_overrides
  for each row execute function public.audit_change('proof_position');
create trigger refuse_change before update on public.job_overrides
  for each row execute function public.refuse_decision_change();

create table public.proof_versions (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null check (position between 1 and 99),
  state text not null default 'sent' check (state in ('sent', 'replaced')),
  kind text not null check (kind in ('pdf', 'png', 'jpeg', 'webp')),
  file_name text not null check (char_length(file_name) between 1 and 140 and file_name !~ '[[:cntrl:]]'),
  size integer not null check (size between 1 and 10485760),
  width integer check (width between 1 and 100000),
  height integer check (height between 1 and 100000),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  storage_path text not null check (storage_path ~ '^[0-9a-f-]{36}\.(pdf|png|jpeg|webp)$'),
  words text not null default '' check (char_length(words) <= 2000 and words !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  author_id uuid,
  created_at timestamptz not null default now(),
  unique (job_id, position),
  check ((kind = 'pdf') = (width is null) and (kind = 'pdf') = (height is null))
);

comment on table public.proof_versions is 'Versions of proofs, as they were sent; another one replaces the last.';
comment on column public.proof_versions.quote_request_id is 'As of the job: what belongs to an order is held with it (scan_person).';
comment on column public.proof_versions.file_hash is 'SHA-256 of the file that is kept, byte for byte.';

create unique index proof_versions_one_sent on public.proof_versions (job_id) where state = 'sent';
create index proof_versions_of_request on public.proof_versions (quote_request_id, position);

alter table public.proof_versions enable row level security;
revoke all on table public.proof_versions from public, anon, authenticated;
grant select, insert, update, delete on table public.proof_versions to service_role;

create trigger proof_versions_audit after insert or update or delete on public.proof_versions
  for each row execute function public.audit_change('position', 'state', 'file_hash');

create table public.proof_points (
  id uuid primary key default gen_random_uuid(),
  proof_version_id uuid not null references public.proof_versions (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  x numeric(5, 4) check (x between 0 and 1),
  y numeric(5, 4) check (y between 0 and 1),
  page smallint check (page between 1 and 999),
  body text not null check (char_length(body) between 1 and 500 and body !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  created_at timestamptz not null default now(),
  check ((x is null) = (y is null) and (x is null or page is null))
);

comment on table public.proof_points is 'What customers say of a place on a proof; once they have decided it stays.';
comment on column public.proof_points.x is 'Share of the width, from the left.';
comment on column public.proof_points.y is 'Share of the height, from the top.';

create index proof_points_of_version on public.proof_points (proof_version_id, created_at);
create index proof_points_of_request on public.proof_points (quote_request_id);

alter table public.proof_points enable row level security;
revoke all on table public.proof_points from public, anon, authenticated;
grant select, insert, update, delete on table public.proof_points to service_role;

create table public.proof_decisions (
  id uuid primary key default gen_random_uuid(),
  proof_version_id uuid not null unique references public.proof_versions (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null check (kind in ('approved', 'changes')),
  name text check (char_length(name) between 2 and 160 and name !~ '[[:cntrl:]]'),
  words text check (char_length(words) between 1 and 2000 and words !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  email text not null check (char_length(email) <= 254),
  created_at timestamptz not null default now(),
  check ((kind = 'approved') = (name is not null))
);

comment on table public.proof_decisions is 'What customers decided about a proof: approved as it is, or a change. Rows never change.';
comment on column public.proof_decisions.file_hash is 'Of the file that was decided about.';
comment on column public.proof_decisions.email is 'Where the link was sent that led here.';

create index proof_decisions_of_request on public.proof_decisions (quote_request_id);

alter table public.proof_decisions enable row level security;
revoke all on table public.proof_decisions from public, anon, authenticated;
grant select, insert, update, delete on table public.proof_decisions to service_role;

create trigger refuse_change before update on public.proof_decisions
  for each row execute function public.refuse_decision_change();

-- What keeps rows as they were sent, and files as long as their rows.

create function public.freeze_proof_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_jsonb(new) - 'state' <> to_jsonb(old) - 'state' or new.state not in (old.state, 'replaced') then
    raise exception 'a proof that was sent cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

comment on function public.freeze_proof_version is 'Refuses every change of a proof but that another one replaces it.';

create trigger freeze_version before update on public.proof_versions
  for each row execute function public.freeze_proof_version();

create function public.freeze_proof_points()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    or exists (select 1 from public.proof_decisions d where d.proof_version_id = new.proof_version_id) then
    raise exception 'what was said of a proof cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

comment on function public.freeze_proof_points is 'Refuses points on a proof that was decided about, and every change of one.';

create trigger freeze_points before insert or update on public.proof_points
  for each row execute function public.freeze_proof_points();

create function public.keep_proof_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into public.storage_removals (bucket, storage_path)
    values ('proofs', old.storage_path)
    on conflict do nothing;
  else
    delete from public.storage_removals s where s.bucket = 'proofs' and s.storage_path = new.storage_path;
  end if;
  return null;
end;
$$;

comment on function public.keep_proof_file is 'The file of a proof is kept, and goes when its row goes.';

create trigger keep_file after insert on public.proof_versions
  for each row execute function public.keep_proof_file();
create trigger leave_file after delete on public.proof_versions
  for each row execute function public.keep_proof_file();

-- The rule of production: the proof that was sent last is approved, or somebody took it upon themselves for that very proof.

create function public.job_is_released(wanted uuid, by_customer_alone boolean)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.proof_versions v
    join public.proof_decisions d on d.proof_version_id = v.id
    where v.job_id = wanted and v.state = 'sent' and d.kind = 'approved'
  )
  or (
    not by_customer_alone
    and exists (
      select 1
      from public.job_overrides o
      where o.job_id = wanted
        and o.proof_position = coalesce(
          (select v.position from public.proof_versions v where v.job_id = wanted and v.state = 'sent'), 0
        )
    )
  );
$$;

comment on function public.job_is_released is
  'Whether a job may be made: the customer approved the proof sent last, or a colleague let it go on without.';

create function public.guard_job_stage()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (new.stage = 'approved' and not public.job_is_released(new.id, true))
    or (new.stage in ('production', 'fitting', 'done') and not public.job_is_released(new.id, false)) then
    raise exception 'nobody approved the proof of this job' using errcode = 'insufficient_privilege';
  end if;
  new.stage_since := now();
  return new;
end;
$$;

comment on function public.guard_job_stage is 'Refuses to make what nobody approved, whoever asks, and notes since when a job is where it is.';

create trigger guard_stage before update of stage on public.jobs
  for each row when (new.stage is distinct from old.stage) execute function public.guard_job_stage();

create function public.release_jobs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.jobs j
  set owner_id = null, version = j.version + 1
  where j.owner_id = old.user_id and j.stage <> 'done';
  return null;
end;
$$;

comment on function public.release_jobs is 'The open jobs of a colleague who has left are nobody''s.';

create trigger release_jobs after delete on public.staff_members
  for each row execute function public.release_jobs();
create trigger release_jobs_on_update after update of role on public.staff_members
  for each row when (new.role not in ('admin', 'sales')) execute function public.release_jobs();

create function public.make_job_of_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.jobs (quote_request_id, owner_id)
  select q.id, (
    select s.user_id from public.staff_members s where s.user_id = q.assignee_id and s.role in ('admin', 'sales')
  )
  from public.quote_requests q
  where q.id = new.quote_request_id
  on conflict (quote_request_id) do nothing;
  return null;
end;
$$;

comment on function public.make_job_of_order is 'An accepted offer makes a job, whose owner is who answered the request.';

create trigger make_job after insert on public.offer_decisions
  for each row when (new.kind = 'accepted') execute function public.make_job_of_order();

insert into public.jobs (quote_request_id)
select distinct d.quote_request_id from public.offer_decisions d where d.kind = 'accepted'
on conflict (quote_request_id) do nothing;

-- How the site reads them.

create function public.accepted_delivery(request uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select nullif(v.document -> 'delivery', 'null'::jsonb)
  from public.offer_versions v
  join public.offer_decisions d on d.offer_version_id = v.id
  where v.quote_request_id = request and d.kind = 'accepted'
  order by d.decided_at desc
  limit 1;
$$;

comment on function public.accepted_delivery is 'The working days of delivery that the accepted offer of a request says, {min, max}, or null.';

create function public.describe_job(wanted uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.reference,
    'version', j.version,
    'stage', j.stage,
    'stageSince', j.stage_since,
    'createdAt', j.created_at,
    'owner', j.owner_id,
    'ownerName', public.staff_name(j.owner_id),
    'dueOn', j.due_on,
    'blocked', j.blocked,
    'delivery', public.accepted_delivery(q.id),
    'checks', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('item', c.item, 'by', public.staff_name(c.actor_id), 'at', c.created_at) order by c.created_at
        ),
        '[]'
      )
      from public.job_checks c
      where c.job_id = j.id
    ),
    'override', (
      select jsonb_build_object(
        'reason', o.reason, 'by', public.staff_name(o.actor_id), 'at', o.created_at, 'position', o.proof_position
      )
      from public.job_overrides o
      where o.job_id = j.id
      order by o.created_at desc
      limit 1
    ),
    'proof', (
      select jsonb_build_object('position', v.position, 'decision', d.kind)
      from public.proof_versions v
      left join public.proof_decisions d on d.proof_version_id = v.id
      where v.job_id = j.id and v.state = 'sent'
    )
  )
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where j.id = wanted;
$$;

comment on function public.describe_job is 'A job as staff read it.';

create function public.find_job(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.describe_job(j.id)
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_job is 'The job of a request, or null.';

create function public.find_proofs(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.reference,
    'stage', j.stage,
    'dueOn', j.due_on,
    'delivery', public.accepted_delivery(q.id),
    'versions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'position', v.position,
            'state', v.state,
            'kind', v.kind,
            'name', v.file_name,
            'size', v.size,
            'width', v.width,
            'height', v.height,
            'hash', v.file_hash,
            'path', v.storage_path,
            'words', v.words,
            'author', public.staff_name(v.author_id),
            'sentAt', v.created_at,
            'points', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('id', p.id, 'x', p.x, 'y', p.y, 'page', p.page, 'text', p.body)
                  order by p.created_at, p.id
                ),
                '[]'
              )
              from public.proof_points p
              where p.proof_version_id = v.id
            ),
            'decision', (
              select jsonb_build_object(
                'kind', d.kind, 'name', d.name, 'words', d.words, 'hash', d.file_hash, 'locale', d.locale,
                'email', d.email, 'at', d.created_at
              )
              from public.proof_decisions d
              where d.proof_version_id = v.id
            )
          )
          order by v.position desc
        ),
        '[]'
      )
      from public.proof_versions v
      where v.job_id = j.id
    )
  )
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_proofs is 'The proofs of a request''s job, the newest first, and where the job stands; or null.';

create function public.list_jobs(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted_stage text := filter ->> 'stage';
  wanted_owner text := filter ->> 'owner';
  wanted_order text := coalesce(filter ->> 'sort', 'due');
  is_descending boolean := coalesce((filter ->> 'descending')::boolean, false);
begin
  return (
    with kept as materialized (
      select j.id, j.stage, j.stage_since, j.owner_id, j.due_on, j.blocked, j.version, j.created_at,
        q.reference, q.first_name, q.name, q.company, q.subject, q.locale, q.amount_net_cents
      from public.jobs j
      join public.quote_requests q on q.id = j.quote_request_id
      -- What was ordered once and is no order any more is no work either.
      where q.status = 'won'
        and case wanted_owner
          when 'none' then j.owner_id is null
          else coalesce(j.owner_id::text = wanted_owner, wanted_owner is null)
        end
        and (not coalesce((filter ->> 'blocked')::boolean, false) or j.blocked is not null)
    ), shown as (
      select f.*,
        row_number() over (
          order by
            case when is_descending then 1 else -1 end
            * case wanted_order
              when 'due' then coalesce(extract(epoch from f.due_on::timestamp), case when is_descending then -9e12 else 9e12 end)
              when 'age' then -extract(epoch from f.created_at)
              when 'amount' then coalesce(f.amount_net_cents, 0)
              when 'stage' then array_position(array['proof', 'approved', 'material', 'production', 'fitting', 'done'], f.stage)
            end desc nulls last,
            f.created_at,
            f.reference
        ) as place
      from kept f
      where case coalesce(wanted_stage, 'open') when 'open' then f.stage <> 'done' else f.stage = wanted_stage end
    ), page as (
      select s.* from shown s
      order by s.place
      limit least(greatest(coalesce((filter ->> 'take')::integer, 0), 0), 500)
      offset greatest(coalesce((filter ->> 'skip')::integer, 0), 0)
    )
    select jsonb_build_object(
      'total', (select count(*) from shown),
      'counts', (
        select coalesce(jsonb_object_agg(c.stage, c.jobs), '{}')
        from (select f.stage, count(*) as jobs from kept f group by f.stage) c
      ),
      'rows', coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'reference', p.reference, 'version', p.version, 'stage', p.stage, 'stageSince', p.stage_since,
              'createdAt', p.created_at, 'owner', p.owner_id, 'ownerName', public.staff_name(p.owner_id),
              'dueOn', p.due_on, 'blocked', p.blocked, 'firstName', p.first_name, 'name', p.name, 'company', p.company,
              'subject', p.subject, 'locale', p.locale, 'amountNetCents', p.amount_net_cents,
              'checks', (select count(*) from public.job_checks c where c.job_id = p.id),
              'proof', (
                select jsonb_build_object('position', v.position, 'decision', d.kind)
                from public.proof_versions v
                left join public.proof_decisions d on d.proof_version_id = v.id
                where v.job_id = p.id and v.state = 'sent'
              )
            )
            order by p.place
          )
          from page p
        ),
        '[]'
      )
    )
  );
end;
$$;

comment on function public.list_jobs is
  'Jobs of orders, {stage: one of them, or open; owner, blocked, sort: due, age, amount or stage; descending, take, skip}, and how many there are at each stage.';

-- What staff do.

create function public.begin_job(actor uuid, wanted_reference text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.status <> 'won' then
    return jsonb_build_object('status', 'closed');
  end if;
  insert into public.jobs (quote_request_id, owner_id) values (request.id, actor)
  on conflict (quote_request_id) do nothing;
  select j.id into job from public.jobs j where j.quote_request_id = request.id;
  return jsonb_build_object('status', 'ok', 'job', public.describe_job(job));
end;
$$;

comment on function public.begin_job is
  'Makes the job of an order that was accepted by telephone or at the counter, once. Status: ok, closed, unknown or forbidden.';

create function public.change_job(actor uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job public.jobs%rowtype;
  wanted public.jobs%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- The lock of the request comes first everywhere, so that two changes never wait for each other.
  select * into request from public.quote_requests q where q.reference = change ->> 'reference' for update;
  select * into job from public.jobs j where j.quote_request_id = request.id for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if job.version is distinct from (change ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'job', public.describe_job(job.id));
  end if;
  wanted := job;
  if change ? 'stage' then
    wanted.stage := change ->> 'stage';
  end if;
  if change ? 'owner' then
    wanted.owner_id := (change ->> 'owner')::uuid;
  end if;
  if change ? 'dueOn' then
    wanted.due_on := (change ->> 'dueOn')::date;
  end if;
  if change ? 'blocked' then
    wanted.blocked := change ->> 'blocked';
  end if;
  if wanted.owner_id is distinct from job.owner_id and wanted.owner_id is not null
    and not exists (
      select 1 from public.staff_members s where s.user_id = wanted.owner_id and s.role in ('admin', 'sales')
    ) then
    return jsonb_build_object('status', 'invalid');
  end if;
  if wanted.stage is distinct from job.stage then
    if wanted.stage = 'approved' and not public.job_is_released(job.id, true) then
      return jsonb_build_object('status', 'notApproved');
    end if;
    if wanted.stage in ('production', 'fitting', 'done') and not public.job_is_released(job.id, false) then
      if change ->> 'override' is null then
        return jsonb_build_object('status', 'unapproved');
      end if;
      insert into public.job_overrides (job_id, quote_request_id, proof_position, reason, actor_id)
      values (
        job.id, request.id,
        coalesce((select v.position from public.proof_versions v where v.job_id = job.id and v.state = 'sent'), 0),
        change ->> 'override', actor
      );
    end if;
  end if;
  update public.jobs j
  set stage = wanted.stage, owner_id = wanted.owner_id, due_on = wanted.due_on, blocked = wanted.blocked, version = j.version + 1
  where j.id = job.id;
  return jsonb_build_object('status', 'ok', 'job', public.describe_job(job.id));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_job is
  'Changes a job, {reference, version, and of stage, owner, dueOn, blocked what is said}; `override` is the reason for making what nobody approved. Status: ok, conflict, unapproved, notApproved, unknown, invalid or forbidden.';

create function public.check_job_item(actor uuid, tick jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.jobs%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select j.* into job
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = tick ->> 'reference';
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- Ticks are set by two people at once, without a version: the same tick twice is one.
  if (tick ->> 'done')::boolean then
    insert into public.job_checks (job_id, quote_request_id, item, actor_id)
    values (job.id, job.quote_request_id, tick ->> 'item', actor)
    on conflict (job_id, item) do nothing;
  else
    delete from public.job_checks c where c.job_id = job.id and c.item = tick ->> 'item';
  end if;
  return jsonb_build_object('status', 'ok', 'job', public.describe_job(job.id));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.check_job_item is
  'Ticks or unticks an item of a checklist, {reference, item, done}. Status: ok, unknown, invalid or forbidden.';

create function public.send_proof(actor uuid, sending jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job public.jobs%rowtype;
  next_position smallint;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = sending ->> 'reference' for update;
  select * into job from public.jobs j where j.quote_request_id = request.id for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.status <> 'won' then
    return jsonb_build_object('status', 'closed');
  end if;
  if job.stage in ('production', 'fitting', 'done') then
    return jsonb_build_object('status', 'beingMade');
  end if;
  select coalesce(max(v.position), 0) + 1 into next_position from public.proof_versions v where v.job_id = job.id;
  -- The version that was on the screen: a second click, or a colleague, finds the next one.
  if next_position is distinct from (sending ->> 'position')::smallint then
    return jsonb_build_object('status', 'conflict');
  end if;
  update public.proof_versions v set state = 'replaced' where v.job_id = job.id and v.state = 'sent';
  insert into public.proof_versions (
    job_id, quote_request_id, position, kind, file_name, size, width, height, file_hash, storage_path, words, author_id
  )
  values (
    job.id, request.id, next_position, sending ->> 'kind', sending ->> 'name', (sending ->> 'size')::integer,
    (sending ->> 'width')::integer, (sending ->> 'height')::integer, sending ->> 'hash', sending ->> 'path',
    coalesce(sending ->> 'words', ''), actor
  );
  -- Another proof takes the approval of the one before with it.
  update public.jobs j
  set stage = case when j.stage = 'approved' then 'proof' else j.stage end, version = j.version + 1
  where j.id = job.id;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'proof-sent', request.locale, request.email,
    jsonb_build_object(
      'reference', request.reference, 'locale', request.locale, 'about', request.subject,
      'firstName', request.first_name, 'position', next_position, 'words', coalesce(sending ->> 'words', '')
    )
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.send_proof is
  'Keeps a proof as the next version, {reference, position, kind, name, size, width, height, hash, path, words}, and mails the link. Status: ok, conflict, beingMade, closed, unknown, invalid or forbidden.';

-- What customers do, who have the private link of the request.

create function public.open_proof_of(wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  proof public.proof_versions%rowtype;
  earlier text;
begin
  select * into request from public.quote_requests q where q.reference = wanted ->> 'reference' for update;
  select v.* into proof
  from public.proof_versions v
  where v.quote_request_id = request.id and v.position = (wanted ->> 'position')::smallint;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select d.kind into earlier from public.proof_decisions d where d.proof_version_id = proof.id;
  if earlier is not null then
    return jsonb_build_object('status', earlier);
  end if;
  if proof.state <> 'sent' or proof.file_hash is distinct from wanted ->> 'hash' then
    return jsonb_build_object('status', 'replaced');
  end if;
  if request.withdrawn_at is not null or request.status <> 'won' then
    return jsonb_build_object('status', 'withdrawn');
  end if;
  if not public.consume_rate_limits(wanted -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  return jsonb_build_object('status', 'open', 'id', proof.id);
end;
$$;

comment on function public.open_proof_of is
  'Locks the request of a proof, {reference, position, hash, limits}, and answers its id while something can be said to it; else why not.';

create function public.mark_proof(mark jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened jsonb;
  proof public.proof_versions%rowtype;
  wanted_x numeric(5, 4);
  wanted_y numeric(5, 4);
begin
  opened := public.open_proof_of(mark);
  wanted_x := (mark ->> 'x')::numeric;
  wanted_y := (mark ->> 'y')::numeric;
  if opened ->> 'status' <> 'open' then
    return jsonb_build_object('status', opened ->> 'status');
  end if;
  select * into proof from public.proof_versions v where v.id = (opened ->> 'id')::uuid;
  -- Two clicks are one point.
  if exists (
    select 1
    from public.proof_points p
    where p.proof_version_id = proof.id and p.body = mark ->> 'text'
      and (p.x, p.y, p.page) is not distinct from (wanted_x, wanted_y, (mark ->> 'page')::smallint)
  ) then
    return jsonb_build_object('status', 'marked');
  end if;
  if (select count(*) from public.proof_points p where p.proof_version_id = proof.id) >= 40 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.proof_points (proof_version_id, quote_request_id, x, y, page, body)
  values (proof.id, proof.quote_request_id, wanted_x, wanted_y, (mark ->> 'page')::smallint, mark ->> 'text');
  return jsonb_build_object('status', 'marked');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.mark_proof is
  'Adds a point to a proof, {reference, position, hash, x?, y?, page?, text, limits}. Status: marked, full, approved, changes, replaced, withdrawn, limited, unknown or invalid.';

create function public.unmark_proof(mark jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened jsonb;
begin
  opened := public.open_proof_of(mark);
  if opened ->> 'status' <> 'open' then
    return jsonb_build_object('status', opened ->> 'status');
  end if;
  delete from public.proof_points p
  where p.proof_version_id = (opened ->> 'id')::uuid and p.id = (mark ->> 'point')::uuid;
  return jsonb_build_object('status', 'removed');
exception
  when data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.unmark_proof is
  'Takes a point off a proof, {reference, position, hash, point, limits}. Status: removed, or as mark_proof.';

create function public.decide_proof(decision jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened jsonb;
  request public.quote_requests%rowtype;
  proof public.proof_versions%rowtype;
  wanted_kind text := decision ->> 'kind';
  said jsonb;
  facts jsonb;
begin
  opened := public.open_proof_of(decision);
  if opened ->> 'status' <> 'open' then
    return jsonb_build_object('status', opened ->> 'status');
  end if;
  select * into proof from public.proof_versions v where v.id = (opened ->> 'id')::uuid;
  select * into request from public.quote_requests q where q.id = proof.quote_request_id;
  select coalesce(
    jsonb_agg(jsonb_build_object('x', p.x, 'y', p.y, 'page', p.page, 'text', p.body) order by p.created_at, p.id), '[]'
  )
  into said
  from public.proof_points p
  where p.proof_version_id = proof.id;
  -- In another window something may have been written on it meanwhile.
  if wanted_kind = 'approved' and said <> '[]' then
    return jsonb_build_object('status', 'pointsOpen');
  end if;
  if wanted_kind = 'changes' and said = '[]' and decision ->> 'words' is null then
    return jsonb_build_object('status', 'wordsNeeded');
  end if;
  insert into public.proof_decisions (proof_version_id, quote_request_id, kind, name, words, file_hash, locale, email)
  values (
    proof.id, request.id, wanted_kind, decision ->> 'name', decision ->> 'words', proof.file_hash,
    decision ->> 'locale', request.email
  );
  update public.jobs j
  set stage = case when wanted_kind = 'approved' and j.stage = 'proof' then 'approved' else j.stage end,
    -- The time of delivery runs from here; a day that staff have set stays.
    due_on = case when wanted_kind = 'approved' then coalesce(j.due_on, (decision ->> 'dueOn')::date) else j.due_on end,
    version = j.version + 1
  where j.id = proof.job_id;
  facts := jsonb_build_object(
    'reference', request.reference, 'locale', decision ->> 'locale', 'about', request.subject,
    'firstName', request.first_name, 'name', request.name, 'email', request.email, 'position', proof.position,
    'kind', wanted_kind, 'signature', decision ->> 'name', 'words', decision ->> 'words', 'points', said,
    'width', proof.width, 'height', proof.height, 'hash', proof.file_hash, 'decidedAt', now()
  );
  insert into public.outbox_messages (template, locale, recipient, payload)
  values ('proof-news', 'fr', null, facts);
  if wanted_kind = 'approved' then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values ('proof-approved', decision ->> 'locale', request.email, facts);
  end if;
  return jsonb_build_object('status', wanted_kind);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.decide_proof is
  'Keeps what a customer decides about a proof, {reference, position, hash, kind, name?, words?, dueOn?, locale, limits}, and mails it. Status: approved, changes, pointsOpen, wordsNeeded, replaced, withdrawn, limited, unknown or invalid.';

create function public.personal_export_jobs(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'jobs', (
      select coalesce(
        jsonb_agg(
          to_jsonb(j) - '{id,quote_request_id,owner_id,version}'::text[]
          || jsonb_build_object(
            'reference', q.reference,
            'checks', (
              select coalesce(jsonb_agg(jsonb_build_object('item', c.item, 'at', c.created_at) order by c.created_at), '[]')
              from public.job_checks c
              where c.job_id = j.id
            ),
            'overrides', (
              select coalesce(jsonb_agg(jsonb_build_object('reason', o.reason, 'at', o.created_at) order by o.created_at), '[]')
              from public.job_overrides o
              where o.job_id = j.id
            ),
            'proofs', (
              select coalesce(
                jsonb_agg(
                  to_jsonb(v) - '{id,job_id,quote_request_id,author_id,storage_path}'::text[]
                  || jsonb_build_object(
                    'points', (
                      select coalesce(
                        jsonb_agg(to_jsonb(p) - '{id,proof_version_id,quote_request_id}'::text[] order by p.created_at), '[]'
                      )
                      from public.proof_points p
                      where p.proof_version_id = v.id
                    ),
                    'decision', (
                      select to_jsonb(d) - '{id,proof_version_id,quote_request_id}'::text[]
                      from public.proof_decisions d
                      where d.proof_version_id = v.id
                    )
                  )
                  order by v.position
                ),
                '[]'
              )
              from public.proof_versions v
              where v.job_id = j.id
            )
          )
          order by j.created_at
        ),
        '[]'
      )
      from public.jobs j
      join public.quote_requests q on q.id = j.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    )
  );
$$;

comment on function public.personal_export_jobs is 'The jobs of a person''s orders, with the proofs and what they said to them.';

create function public.personal_erasure_jobs(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid[];
  deleted jsonb := '{}';
  gone integer;
begin
  -- The work on an order is part of it, and is held with it; personal_erasure_core says until when.
  select coalesce(array_agg(j.id), '{}') into mine
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = address);
  delete from public.proof_decisions d
  using public.proof_versions v
  where v.id = d.proof_version_id and v.job_id = any (mine);
  delete from public.proof_points p
  using public.proof_versions v
  where v.id = p.proof_version_id and v.job_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('proof_points', gone);
  delete from public.proof_versions v where v.job_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('proof_versions', gone);
  delete from public.job_overrides o where o.job_id = any (mine);
  delete from public.job_checks c where c.job_id = any (mine);
  delete from public.jobs j where j.id = any (mine);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', deleted || jsonb_build_object('jobs', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_jobs is 'Erases a person''s jobs and proofs, but those of orders.';

revoke execute on function
  public.freeze_proof_version(), public.freeze_proof_points(), public.keep_proof_file(), public.guard_job_stage(),
  public.release_jobs(), public.make_job_of_order(), public.job_is_released(uuid, boolean), public.accepted_delivery(uuid),
  public.describe_job(uuid), public.find_job(text), public.find_proofs(text), public.list_jobs(jsonb),
  public.begin_job(uuid, text), public.change_job(uuid, jsonb), public.check_job_item(uuid, jsonb),
  public.send_proof(uuid, jsonb), public.open_proof_of(jsonb), public.mark_proof(jsonb), public.unmark_proof(jsonb),
  public.decide_proof(jsonb), public.personal_export_jobs(text, uuid[]), public.personal_erasure_jobs(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_job(text), public.find_proofs(text), public.list_jobs(jsonb), public.begin_job(uuid, text),
  public.change_job(uuid, jsonb), public.check_job_item(uuid, jsonb), public.send_proof(uuid, jsonb),
  public.mark_proof(jsonb), public.unmark_proof(jsonb), public.decide_proof(jsonb),
  public.personal_export_jobs(text, uuid[]), public.personal_erasure_jobs(text, uuid[])
  to service_role;
