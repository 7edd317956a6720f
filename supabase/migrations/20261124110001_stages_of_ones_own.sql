-- The stages of a job in the agency's own words: the six kinds, each with its rules, can be called something else, and stages
-- of one's own stand within a kind and follow its rules.

create table public.job_stages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('proof', 'approved', 'material', 'production', 'fitting', 'done')),
  is_own boolean not null,
  name jsonb not null check (public.is_localized(name, 40)),
  position smallint not null default 0 check (position between 0 and 999),
  version integer not null default 1 check (version >= 1),
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  check (is_own or retired_at is null)
);

comment on table public.job_stages is 'What the agency calls the stages of jobs: another name of a kind, or a stage of its own within one. Without rows they are as the site has them.';
comment on column public.job_stages.is_own is 'A stage within the kind; else another name of the kind itself.';
comment on column public.job_stages.position is 'Among those of its kind.';
comment on column public.job_stages.retired_at is 'It is offered no more; the row stays for the audit log.';

create unique index job_stages_one_name on public.job_stages (kind) where not is_own;

alter table public.job_stages enable row level security;
revoke all on table public.job_stages from public, anon, authenticated;
grant select, insert, update, delete on table public.job_stages to service_role;

create trigger job_stages_audit after insert or update or delete on public.job_stages
  for each row execute function public.audit_change('kind', 'is_own', 'name', 'position', 'retired_at');

alter table public.jobs add column own_stage_id uuid references public.job_stages (id);

comment on column public.jobs.own_stage_id is 'A stage of the agency''s own, of the kind that `stage` says; null for the kind itself.';

create index jobs_by_own_stage on public.jobs (own_stage_id) where own_stage_id is not null;

drop trigger jobs_audit on public.jobs;
create trigger jobs_audit after insert or update or delete on public.jobs
  for each row execute function public.audit_change('stage', 'own_stage_id', 'owner_id', 'due_on');

create function public.job_stage_place(kind text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select array_position(array['proof', 'approved', 'material', 'production', 'fitting', 'done'], kind);
$$;

comment on function public.job_stage_place is 'Where a kind stands on the way of a job, from 1.';

create function public.settle_own_stage()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Whatever moves a job to another kind, and knows nothing of stages within it, moves it to its beginning.
  if new.stage is distinct from old.stage and new.own_stage_id is not distinct from old.own_stage_id then
    new.own_stage_id := null;
  end if;
  if new.own_stage_id is distinct from old.own_stage_id then
    if new.own_stage_id is not null and not exists (
      select 1 from public.job_stages s
      where s.id = new.own_stage_id and s.kind = new.stage and s.is_own and s.retired_at is null
    ) then
      raise exception 'that stage is of another kind' using errcode = 'check_violation';
    end if;
    -- Warranties run from the day on which a job was done.
    if new.stage <> 'done' then
      new.stage_since := now();
    end if;
  end if;
  return new;
end;
$$;

comment on function public.settle_own_stage is 'Keeps a job within the stages of its kind, and notes since when it is where it is.';

create trigger settle_own_stage before update of stage, own_stage_id on public.jobs
  for each row execute function public.settle_own_stage();

create function public.list_job_stages()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', s.id, 'kind', s.kind, 'isOwn', s.is_own, 'name', s.name, 'version', s.version,
        'isRetired', s.retired_at is not null,
        'jobs', (select count(*) from public.jobs j where j.own_stage_id = s.id)
      )
      order by public.job_stage_place(s.kind), s.is_own, s.position, s.created_at, s.id
    ),
    '[]'
  )
  from public.job_stages s;
$$;

comment on function public.list_job_stages is
  'What the agency calls stages of jobs, in their order, and how many jobs stand at each of its own; retired ones too, which the audit log names.';

create function public.save_job_stage(actor uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.job_stages%rowtype;
  is_own boolean := (change ->> 'isOwn')::boolean;
  new_name jsonb := nullif(change -> 'name', 'null'::jsonb);
begin
  if not public.begin_staff_change(actor, array[]::text[]) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- One list, written by one after the other.
  lock table public.job_stages in share row exclusive mode;
  if is_own and change ->> 'id' is null then
    if (select count(*) from public.job_stages s where s.is_own and s.retired_at is null) >= 20 then
      return jsonb_build_object('status', 'full');
    end if;
    insert into public.job_stages (kind, is_own, name, position)
    values (
      change ->> 'kind', true, new_name,
      (select coalesce(max(s.position), 0) + 1 from public.job_stages s where s.kind = change ->> 'kind' and s.retired_at is null)
    );
    return jsonb_build_object('status', 'ok');
  end if;
  if is_own then
    select * into saved from public.job_stages s
    where s.id = (change ->> 'id')::uuid and s.is_own and s.retired_at is null;
    if not found then
      return jsonb_build_object('status', 'unknown');
    end if;
  else
    select * into saved from public.job_stages s where s.kind = change ->> 'kind' and not s.is_own;
  end if;
  if coalesce(saved.version, 0) is distinct from (change ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict');
  end if;
  if saved.id is null then
    insert into public.job_stages (kind, is_own, name)
    select change ->> 'kind', false, new_name where new_name is not null;
  elsif new_name is null and not is_own then
    delete from public.job_stages s where s.id = saved.id;
  else
    update public.job_stages s set name = new_name, version = s.version + 1 where s.id = saved.id;
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.save_job_stage is
  'Names a kind, {isOwn: false, kind, name or null for the usual one, version, 0 without a name}, adds a stage of the agency''s own, {isOwn: true, kind, name}, or names one, with {id, version}. Status: ok, conflict, full, unknown, invalid or forbidden.';

create function public.retire_job_stage(actor uuid, wanted uuid, seen_version integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.job_stages%rowtype;
  moved integer;
begin
  if not public.begin_staff_change(actor, array[]::text[]) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- As the other two do: whoever held a row first and then waited for the list would wait for ever.
  lock table public.job_stages in share row exclusive mode;
  select * into saved from public.job_stages s
  where s.id = wanted and s.is_own and s.retired_at is null
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict');
  end if;
  update public.job_stages s set retired_at = now(), version = s.version + 1 where s.id = wanted;
  update public.jobs j set own_stage_id = null, version = j.version + 1 where j.own_stage_id = wanted;
  get diagnostics moved = row_count;
  return jsonb_build_object('status', 'ok', 'moved', moved);
end;
$$;

comment on function public.retire_job_stage is
  'Takes a stage of the agency''s own off the list; jobs at it go to the beginning of its kind. Status: ok with how many moved, conflict, unknown or forbidden.';

create function public.move_job_stage(actor uuid, wanted uuid, seen_version integer, up boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.job_stages%rowtype;
  ids uuid[];
  place integer;
  other integer;
begin
  if not public.begin_staff_change(actor, array[]::text[]) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  lock table public.job_stages in share row exclusive mode;
  select * into saved from public.job_stages s where s.id = wanted and s.is_own and s.retired_at is null;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict');
  end if;
  select array_agg(s.id order by s.position, s.created_at, s.id) into ids
  from public.job_stages s
  where s.kind = saved.kind and s.is_own and s.retired_at is null;
  place := array_position(ids, wanted);
  other := place + case when up then -1 else 1 end;
  if other not between 1 and cardinality(ids) then
    return jsonb_build_object('status', 'first');
  end if;
  ids[place] := ids[other];
  ids[other] := wanted;
  -- Whoever saw the list as it was is told.
  update public.job_stages s
  set position = array_position(ids, s.id), version = s.version + 1
  where s.id = any (ids) and s.position <> array_position(ids, s.id);
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.move_job_stage is
  'Puts a stage of the agency''s own before or after its neighbour of the same kind. Status: ok, first (there is none on that side), conflict, unknown or forbidden.';

create or replace function public.describe_job(wanted uuid)
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
    'ownStage', j.own_stage_id,
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

create or replace function public.find_proofs(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.reference,
    'stage', j.stage,
    'ownStage', j.own_stage_id,
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

create or replace function public.list_jobs(filter jsonb)
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
      select j.id, j.stage, j.own_stage_id, coalesce(s.position, 0) as stage_place, j.stage_since, j.owner_id, j.due_on, j.blocked, j.version, j.created_at,
        q.reference, q.first_name, q.name, q.company, q.subject, q.locale, q.amount_net_cents
      from public.jobs j
      join public.quote_requests q on q.id = j.quote_request_id
      left join public.job_stages s on s.id = j.own_stage_id
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
              when 'stage' then 1000 * public.job_stage_place(f.stage) + f.stage_place
            end desc nulls last,
            f.created_at,
            f.reference
        ) as place
      from kept f
      where case coalesce(wanted_stage, 'open')
        when 'open' then f.stage <> 'done'
        else f.stage = wanted_stage or f.own_stage_id::text = wanted_stage
      end
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
      'ownCounts', (
        select coalesce(jsonb_object_agg(c.own_stage_id, c.jobs), '{}')
        from (
          select f.own_stage_id, count(*) as jobs from kept f where f.own_stage_id is not null group by f.own_stage_id
        ) c
      ),
      'rows', coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'reference', p.reference, 'version', p.version, 'stage', p.stage, 'ownStage', p.own_stage_id, 'stageSince', p.stage_since,
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
  'Jobs of orders, {stage: a kind, the id of a stage of the agency''s own, or open; owner, blocked, sort: due, age, amount or stage; descending, take, skip}, and how many there are at each stage; those of a kind include those at its own stages.';

create or replace function public.change_job(actor uuid, change jsonb)
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
  -- Whoever takes a stage off the list waits until the job is where it is to go.
  perform 1 from public.job_stages s where s.id = (change ->> 'ownStage')::uuid for share;
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
    wanted.own_stage_id := null;
  end if;
  if change ? 'ownStage' then
    select s.kind, s.id into wanted.stage, wanted.own_stage_id
    from public.job_stages s
    where s.id = (change ->> 'ownStage')::uuid and s.is_own and s.retired_at is null;
    if not found then
      return jsonb_build_object('status', 'retired');
    end if;
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
  set stage = wanted.stage, own_stage_id = wanted.own_stage_id, owner_id = wanted.owner_id, due_on = wanted.due_on, blocked = wanted.blocked, version = j.version + 1
  where j.id = job.id;
  return jsonb_build_object('status', 'ok', 'job', public.describe_job(job.id));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_job is
  'Changes a job, {reference, version, and of stage or ownStage, owner, dueOn, blocked what is said}; `override` is the reason for making what nobody approved. Status: ok, conflict, unapproved, notApproved, retired, unknown, invalid or forbidden.';

create or replace function public.personal_export_jobs(address text, accounts uuid[])
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
          to_jsonb(j) - '{id,quote_request_id,owner_id,own_stage_id,version}'::text[]
          || jsonb_build_object(
            'reference', q.reference,
            'own_stage', (select s.name from public.job_stages s where s.id = j.own_stage_id),
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

revoke execute on function
  public.job_stage_place(text), public.settle_own_stage(), public.list_job_stages(), public.save_job_stage(uuid, jsonb),
  public.retire_job_stage(uuid, uuid, integer), public.move_job_stage(uuid, uuid, integer, boolean)
  from public, anon, authenticated;
grant execute on function
  public.list_job_stages(), public.save_job_stage(uuid, jsonb), public.retire_job_stage(uuid, uuid, integer),
  public.move_job_stage(uuid, uuid, integer, boolean)
  to service_role;
