-- Proposals: two half-days that would suit the customer of a job, which staff accept or decline.

create table public.fitting_proposals (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  first_day date not null check (first_day between date '2020-01-01' and date '2099-12-31'),
  first_part text not null check (first_part in ('morning', 'afternoon')),
  second_day date not null check (second_day between date '2020-01-01' and date '2099-12-31'),
  second_part text not null check (second_part in ('morning', 'afternoon')),
  words text check (char_length(words) between 1 and 500 and words !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  answer text check (char_length(answer) between 1 and 500 and answer !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  answered_by uuid,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  check ((first_day, first_part) <> (second_day, second_part)),
  check ((state = 'open') = (answered_at is null))
);

comment on table public.fitting_proposals is 'Half-days that customers propose for a fitting.';
comment on column public.fitting_proposals.answer is 'What staff wrote when they declined.';

create unique index fitting_proposals_one_open on public.fitting_proposals (job_id) where state = 'open';
create index fitting_proposals_of_request on public.fitting_proposals (quote_request_id, created_at);

alter table public.fitting_proposals enable row level security;
revoke all on table public.fitting_proposals from public, anon, authenticated;
grant select, insert, update, delete on table public.fitting_proposals to service_role;

create trigger fitting_proposals_audit after insert or update or delete on public.fitting_proposals
  for each row execute function public.audit_change('state');

create function public.find_fitting_proposal(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id,
    'state', p.state,
    'slots', jsonb_build_array(
      jsonb_build_object('day', p.first_day, 'part', p.first_part),
      jsonb_build_object('day', p.second_day, 'part', p.second_part)
    ),
    'words', p.words,
    'answer', p.answer,
    'sentAt', p.created_at
  )
  from public.fitting_proposals p
  join public.quote_requests q on q.id = p.quote_request_id
  where q.reference = wanted_reference
  order by p.created_at desc, p.id
  limit 1;
$$;

comment on function public.find_fitting_proposal is 'What the customer of a request proposed last for a fitting, or null.';

create function public.list_fitting_times(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('day', f.day, 'from', to_char(f.from_time, 'HH24:MI'), 'to', to_char(f.to_time, 'HH24:MI'))
      order by f.day, f.from_time
    ),
    '[]'
  )
  from public.fittings f
  join public.quote_requests q on q.id = f.quote_request_id
  where f.state = 'planned' and q.status = 'won' and f.day between from_day and to_day;
$$;

comment on function public.list_fitting_times is 'When there are fittings between two days, and nothing else of them.';

create function public.propose_fitting(sent jsonb)
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
    ) >= (sent ->> 'atOnce')::integer
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

comment on function public.propose_fitting is
  'Keeps two half-days that suit a customer, {reference, slots: two of {day, part, from, to}, words, atOnce, limits}, and tells staff. Status: proposed, open, taken, closed, limited, unknown or invalid.';

create function public.accept_fitting_proposal(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
  saved jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select q.id into request from public.quote_requests q where q.reference = wanted ->> 'reference' for update;
  if not exists (
    select 1 from public.fitting_proposals p
    where p.id = (wanted ->> 'proposal')::uuid and p.quote_request_id = request and p.state = 'open'
  ) then
    return jsonb_build_object('status', 'unknown');
  end if;
  saved := public.save_fitting(actor, wanted);
  if saved ->> 'status' in ('ok', 'same') then
    update public.fitting_proposals p
    set state = 'accepted', answered_by = actor, answered_at = now()
    where p.id = (wanted ->> 'proposal')::uuid;
  end if;
  return saved;
exception
  when data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.accept_fitting_proposal is
  'Plans a fitting at a half-day that its customer proposed: as save_fitting, with {proposal}, which is answered by it.';

create function public.decline_fitting_proposal(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = wanted ->> 'reference' for update;
  update public.fitting_proposals p
  set state = 'declined', answer = wanted ->> 'answer', answered_by = actor, answered_at = now()
  where p.id = (wanted ->> 'proposal')::uuid and p.quote_request_id = request.id and p.state = 'open';
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'fitting-declined', request.locale, request.email,
    jsonb_build_object(
      'reference', request.reference, 'locale', request.locale, 'about', request.subject,
      'firstName', request.first_name, 'words', wanted ->> 'answer'
    )
  );
  return jsonb_build_object('status', 'declined');
exception
  when check_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.decline_fitting_proposal is
  'Says that neither half-day is possible, {reference, proposal, answer}, and mails it. Status: declined, unknown, invalid or forbidden.';

create function public.personal_export_fitting_proposals(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'fittingProposals', (
      select coalesce(
        jsonb_agg(
          to_jsonb(p) - '{id,job_id,quote_request_id,answered_by}'::text[] || jsonb_build_object('reference', q.reference)
          order by p.created_at
        ),
        '[]'
      )
      from public.fitting_proposals p
      join public.quote_requests q on q.id = p.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = $1
    )
  );
$$;

comment on function public.personal_export_fitting_proposals is 'The half-days a person proposed.';

create function public.personal_erasure_fitting_proposals(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.fitting_proposals p
  using public.quote_requests q
  where q.id = p.quote_request_id and q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = $1);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('fitting_proposals', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_fitting_proposals is 'Erases what a person proposed, but for orders.';

revoke execute on function
  public.find_fitting_proposal(text), public.list_fitting_times(date, date), public.propose_fitting(jsonb),
  public.accept_fitting_proposal(uuid, jsonb), public.decline_fitting_proposal(uuid, jsonb),
  public.personal_export_fitting_proposals(text, uuid[]), public.personal_erasure_fitting_proposals(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_fitting_proposal(text), public.list_fitting_times(date, date), public.propose_fitting(jsonb),
  public.accept_fitting_proposal(uuid, jsonb), public.decline_fitting_proposal(uuid, jsonb),
  public.personal_export_fitting_proposals(text, uuid[]), public.personal_erasure_fitting_proposals(text, uuid[])
  to service_role;
