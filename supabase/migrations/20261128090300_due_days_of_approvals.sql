-- The due day of a job runs from the proof that was approved last, unless staff have set one.

alter table public.jobs add column due_by_staff boolean not null default false;

comment on column public.jobs.due_by_staff is 'Staff have set the due day: no approval changes it.';

drop trigger jobs_audit on public.jobs;
create trigger jobs_audit after insert or update or delete on public.jobs
  for each row execute function public.audit_change('stage', 'own_stage_id', 'owner_id', 'due_on', 'due_by_staff');

-- The log has what staff did, and nothing of what approvals set.
update public.jobs j
set due_by_staff = true
where j.due_on is not null and to_jsonb(j.due_on) = (
  select l.changed -> 'due_on' -> 'to'
  from public.audit_log l
  where l.entity = 'jobs' and l.entity_id = j.id::text and l.changed ? 'due_on'
  order by l.at desc
  limit 1
);

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
    -- An emptied day is nobody's: the next approval sets one.
    wanted.due_by_staff := wanted.due_on is not null;
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
  set stage = wanted.stage, own_stage_id = wanted.own_stage_id, owner_id = wanted.owner_id, due_on = wanted.due_on,
    due_by_staff = wanted.due_by_staff, blocked = wanted.blocked, version = j.version + 1
  where j.id = job.id;
  return jsonb_build_object('status', 'ok', 'job', public.describe_job(job.id));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

create or replace function public.decide_proof(decision jsonb)
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
    -- The time of delivery runs from here, from the last approval; a day that staff have set stays.
    due_on = case
      when wanted_kind = 'approved' and not j.due_by_staff then coalesce((decision ->> 'dueOn')::date, j.due_on)
      else j.due_on
    end,
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
