-- Warranty passports: what was made, with what, until when it is under warranty and how it is cared for; claims under it, which
-- are requests of their own kind; and the one mail that asks a customer for a word.

alter table public.quote_requests drop constraint quote_requests_subject_check;
alter table public.quote_requests add constraint quote_requests_subject_check
  check (subject in ('signage', 'lettering', 'covering', 'sign', 'embroidery', 'design', 'other', 'samples', 'claim'));

create table public.passports (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null unique references public.jobs (id) on delete cascade,
  quote_request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.passports is 'The warranty passport of a job that is done; what it says stands in its versions.';
comment on column public.passports.quote_request_id is 'As of the job: what belongs to an order is held with it (scan_person).';

alter table public.passports enable row level security;
revoke all on table public.passports from public, anon, authenticated;
grant select, insert, update, delete on table public.passports to service_role;

create trigger passports_audit after insert or update or delete on public.passports
  for each row execute function public.audit_change('quote_request_id');

create table public.passport_versions (
  id uuid primary key default gen_random_uuid(),
  passport_id uuid not null references public.passports (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null check (position between 1 and 99),
  done_on date not null check (done_on between date '2000-01-01' and date '2099-12-31'),
  warranty_years smallint not null check (warranty_years between 0 and 15),
  warranty_until date,
  made text[] not null check (
    cardinality(made) between 1 and 20 and char_length(array_to_string(made, '')) between 1 and 4000
    and array_to_string(made, '') !~ '[[:cntrl:]]'
  ),
  films text[] not null default '{}' check (
    cardinality(films) <= 20 and char_length(array_to_string(films, '')) <= 4000
    and array_to_string(films, '') !~ '[[:cntrl:]]'
  ),
  care text[] not null default '{}' check (
    cardinality(care) <= 12 and array_to_string(care, ' ') ~ '^([a-zA-Z]{1,40}( [a-zA-Z]{1,40})*)?$'
  ),
  author_id uuid,
  created_at timestamptz not null default now(),
  unique (passport_id, position),
  check ((warranty_years = 0) = (warranty_until is null) and (warranty_until is null or warranty_until >= done_on))
);

comment on table public.passport_versions is 'What a passport says. A correction is another version; rows never change.';
comment on column public.passport_versions.quote_request_id is 'As of the job: what belongs to an order is held with it (scan_person).';
comment on column public.passport_versions.warranty_years is 'Of our own warranty, 0 for none beside the rights of the law.';
comment on column public.passport_versions.warranty_until is 'Its last day, by the calendar (lib/passports/warranty.ts).';
comment on column public.passport_versions.films is 'Films and their codes, threads, colours: a line each.';
comment on column public.passport_versions.care is 'Which advice goes with it, by trade.';

create index passport_versions_of_request on public.passport_versions (quote_request_id);

alter table public.passport_versions enable row level security;
revoke all on table public.passport_versions from public, anon, authenticated;
grant select, insert, update, delete on table public.passport_versions to service_role;

create trigger passport_versions_audit after insert or update or delete on public.passport_versions
  for each row execute function public.audit_change('position', 'done_on', 'warranty_years', 'warranty_until');
create trigger refuse_change before update on public.passport_versions
  for each row execute function public.refuse_decision_change();

create table public.passport_claims (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  passport_id uuid not null references public.passports (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.passport_claims is 'Claims under a warranty: requests of the inbox, each with the passport it was sent from.';
comment on column public.passport_claims.quote_request_id is 'The claim itself, not the order.';

create index passport_claims_of_passport on public.passport_claims (passport_id, created_at);

alter table public.passport_claims enable row level security;
revoke all on table public.passport_claims from public, anon, authenticated;
grant select, insert, update, delete on table public.passport_claims to service_role;

create table public.job_words (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null unique references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  actor_id uuid,
  created_at timestamptz not null default now()
);

comment on table public.job_words is 'Which customers were asked for a word about a job, and by whom: one mail a job, and never another.';

create index job_words_of_request on public.job_words (quote_request_id);

alter table public.job_words enable row level security;
revoke all on table public.job_words from public, anon, authenticated;
grant select, insert, update, delete on table public.job_words to service_role;

create trigger job_words_audit after insert or update or delete on public.job_words
  for each row execute function public.audit_change('quote_request_id');
create trigger refuse_change before update on public.job_words
  for each row execute function public.refuse_decision_change();

-- How the site reads them.

create function public.find_passport(wanted_reference text, for_staff boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.reference,
    'subject', q.subject,
    'locale', q.locale,
    'stage', j.stage,
    'stageSince', j.stage_since,
    'versions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'position', v.position, 'doneOn', v.done_on, 'years', v.warranty_years, 'until', v.warranty_until,
            'made', to_jsonb(v.made), 'films', to_jsonb(v.films), 'care', to_jsonb(v.care), 'at', v.created_at,
            'author', case when for_staff then public.staff_name(v.author_id) end
          )
          order by v.position desc
        ),
        '[]'
      )
      from public.passport_versions v
      where v.passport_id = p.id
    ),
    'claims', (
      select coalesce(
        jsonb_agg(jsonb_build_object('reference', k.reference, 'status', k.status, 'at', c.created_at) order by c.created_at desc),
        '[]'
      )
      from public.passport_claims c
      join public.quote_requests k on k.id = c.quote_request_id
      where c.passport_id = p.id and for_staff
    ),
    'asked', (
      select jsonb_build_object('by', public.staff_name(w.actor_id), 'at', w.created_at)
      from public.job_words w
      where w.job_id = j.id and for_staff
    )
  )
  from public.quote_requests q
  join public.jobs j on j.quote_request_id = q.id
  left join public.passports p on p.job_id = j.id
  -- What is no order any more has no warranty for whoever holds its card.
  where q.reference = wanted_reference and (for_staff or (p.id is not null and q.status = 'won'));
$$;

comment on function public.find_passport is
  'The passport of a request''s job with its versions, the newest first; authors, claims and who was asked for a word are for staff alone. Null where there is no job, or nothing for its customer.';

create function public.find_claim(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'order', o.reference, 'subject', o.subject, 'doneOn', v.done_on, 'years', v.warranty_years, 'until', v.warranty_until,
    'made', to_jsonb(v.made), 'films', to_jsonb(v.films)
  )
  from public.quote_requests q
  join public.passport_claims c on c.quote_request_id = q.id
  join public.passports p on p.id = c.passport_id
  join public.quote_requests o on o.id = p.quote_request_id
  join public.passport_versions v on v.passport_id = p.id
  where q.reference = wanted_reference
  order by v.position desc
  limit 1;
$$;

comment on function public.find_claim is 'What a claim is about: the order, and what its passport says now. Null for any other request.';

create function public.list_word_candidates(max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('reference', c.reference, 'name', c.name, 'doneAt', c.done_at, 'doneOn', c.done_on) order by c.done_at
    ),
    '[]'
  )
  from (
    select q.reference, coalesce(q.company, q.first_name || ' ' || q.name) as name, j.stage_since as done_at, v.done_on
    from public.jobs j
    join public.quote_requests q on q.id = j.quote_request_id
    join public.passports p on p.job_id = j.id
    join lateral (
      select n.done_on from public.passport_versions n where n.passport_id = p.id order by n.position desc limit 1
    ) v on true
    where q.status = 'won' and j.stage = 'done' and q.reply_due_at is null
      -- Whoever hears nothing for two months would wonder why it comes now.
      and j.stage_since > now() - interval '60 days'
      and not exists (select 1 from public.job_words w where w.job_id = j.id)
      and not exists (select 1 from public.passport_claims k where k.passport_id = p.id)
    order by j.stage_since
    limit least(greatest(max_count, 0), 500)
  ) c;
$$;

comment on function public.list_word_candidates is
  'Jobs of the last two months that are done, with a passport, without a claim or an open message, whose customers were not asked for a word.';

-- What staff do.

create function public.change_passport(actor uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job public.jobs%rowtype;
  passport public.passports%rowtype;
  newest public.passport_versions%rowtype;
  wanted_made text[];
  wanted_films text[];
  wanted_care text[];
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- The lock of the request comes first everywhere, so that two changes never wait for each other.
  select * into request from public.quote_requests q where q.reference = change ->> 'reference' for update;
  select * into job from public.jobs j where j.quote_request_id = request.id;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.status <> 'won' then
    return jsonb_build_object('status', 'closed');
  end if;
  select * into passport from public.passports p where p.job_id = job.id;
  select * into newest from public.passport_versions v where v.passport_id = passport.id order by v.position desc limit 1;
  if newest.id is null and job.stage <> 'done' then
    return jsonb_build_object('status', 'notDone');
  end if;
  select coalesce(array_agg(l.value order by l.ordinality), '{}') into wanted_made
  from jsonb_array_elements_text(change -> 'made') with ordinality as l;
  select coalesce(array_agg(l.value order by l.ordinality), '{}') into wanted_films
  from jsonb_array_elements_text(change -> 'films') with ordinality as l;
  select coalesce(array_agg(l.value order by l.ordinality), '{}') into wanted_care
  from jsonb_array_elements_text(change -> 'care') with ordinality as l;
  -- Two clicks are one version, and so are two colleagues who write the same.
  if (newest.done_on, newest.warranty_years, newest.warranty_until, newest.made, newest.films, newest.care)
    is not distinct from (
      (change ->> 'doneOn')::date, (change ->> 'years')::smallint, (change ->> 'until')::date, wanted_made, wanted_films,
      wanted_care
    ) then
    return jsonb_build_object('status', 'ok', 'position', newest.position);
  end if;
  if coalesce(newest.position, 0) is distinct from (change ->> 'position')::integer then
    return jsonb_build_object('status', 'conflict');
  end if;
  if passport.id is null then
    insert into public.passports (job_id, quote_request_id) values (job.id, request.id) returning * into passport;
  end if;
  insert into public.passport_versions (
    passport_id, quote_request_id, position, done_on, warranty_years, warranty_until, made, films, care, author_id
  )
  values (
    passport.id, request.id, coalesce(newest.position, 0) + 1, (change ->> 'doneOn')::date, (change ->> 'years')::smallint,
    (change ->> 'until')::date, wanted_made, wanted_films, wanted_care, actor
  );
  return jsonb_build_object('status', 'ok', 'position', coalesce(newest.position, 0) + 1);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_passport is
  'Keeps what a passport says as its next version, {reference, position: the version on the screen, doneOn, years, until, made, films, care}. Status: ok, conflict, notDone, closed, unknown, invalid or forbidden.';

create function public.ask_for_word(actor uuid, word jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job public.jobs%rowtype;
  answered jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = word ->> 'reference' for update;
  select * into job from public.jobs j where j.quote_request_id = request.id;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (select 1 from public.job_words w where w.job_id = job.id) then
    return jsonb_build_object('status', 'asked');
  end if;
  if request.status <> 'won' then
    return jsonb_build_object('status', 'closed');
  end if;
  if job.stage <> 'done' or not exists (select 1 from public.passports p where p.job_id = job.id) then
    return jsonb_build_object('status', 'notDone');
  end if;
  -- Who waits for an answer is not asked for a favour.
  if request.reply_due_at is not null then
    return jsonb_build_object('status', 'owed');
  end if;
  insert into public.job_words (job_id, quote_request_id, actor_id) values (job.id, request.id, actor);
  answered := public.answer_quote_request(
    actor,
    jsonb_build_object(
      'reference', request.reference, 'version', request.version, 'key', word ->> 'key', 'template', 'word',
      'subject', word ->> 'subject', 'body', word ->> 'body', 'status', ''
    )
  );
  if answered ->> 'status' <> 'ok' then
    -- Without the mail nobody was asked.
    raise exception 'the mail was not taken' using errcode = 'data_exception';
  end if;
  return jsonb_build_object('status', 'sent');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.ask_for_word is
  'Asks the customer of a job for a word, {reference, key, subject, body}, by one mail of the request''s conversation, once. Status: sent, asked (before), owed (they wait for an answer), notDone, closed, unknown, invalid or forbidden.';

-- What whoever holds a card does.

create function public.submit_warranty_claim(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb;
begin
  stored := public.submit_quote_request(request);
  if stored ->> 'status' = 'stored' then
    -- A passport that is gone meanwhile leaves the claim as it is: what somebody wrote is not lost.
    insert into public.passport_claims (quote_request_id, passport_id)
    select k.id, p.id
    from public.quote_requests k
    join public.quote_requests o on o.reference = request -> 'claim' ->> 'order'
    join public.passports p on p.quote_request_id = o.id
    where k.reference = stored ->> 'reference'
    on conflict do nothing;
  end if;
  return stored;
end;
$$;

comment on function public.submit_warranty_claim is
  'Stores a claim as submit_quote_request does, with the passport of the order it names, {..., claim: {order}}.';

create function public.purge_passports(before date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.passports p
  using public.passport_versions v
  where v.passport_id = p.id
    and not exists (select 1 from public.passport_versions n where n.passport_id = p.id and n.position > v.position)
    -- Where there is none of ours, the two years of the law.
    and coalesce(v.warranty_until, (v.done_on + interval '2 years')::date) < before;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_passports is 'Deletes the passports whose warranty ended before that day, and returns how many.';

create function public.personal_export_passports(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'passports', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', q.reference,
            'versions', (
              select coalesce(
                jsonb_agg(to_jsonb(v) - '{id,passport_id,quote_request_id,author_id}'::text[] order by v.position), '[]'
              )
              from public.passport_versions v
              where v.passport_id = p.id
            ),
            'askedForAWord', (select w.created_at from public.job_words w where w.quote_request_id = q.id)
          )
          order by p.created_at
        ),
        '[]'
      )
      from public.passports p
      join public.quote_requests q on q.id = p.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    ),
    'warrantyClaims', (
      select coalesce(
        jsonb_agg(jsonb_build_object('reference', q.reference, 'order', o.reference, 'at', c.created_at) order by c.created_at), '[]'
      )
      from public.passport_claims c
      join public.quote_requests q on q.id = c.quote_request_id
      join public.passports p on p.id = c.passport_id
      join public.quote_requests o on o.id = p.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    )
  );
$$;

comment on function public.personal_export_passports is 'The passports of a person''s orders, and the claims they have sent.';

create function public.personal_erasure_passports(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid[];
  passports integer;
  claims integer;
begin
  -- The passport of an order is held with it; personal_erasure_core says until when.
  select coalesce(array_agg(q.id), '{}') into mine
  from public.quote_requests q
  where q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = address);
  delete from public.passport_claims c where c.quote_request_id = any (mine);
  get diagnostics claims = row_count;
  delete from public.job_words w where w.quote_request_id = any (mine);
  delete from public.passport_versions v where v.quote_request_id = any (mine);
  delete from public.passports p where p.quote_request_id = any (mine);
  get diagnostics passports = row_count;
  return jsonb_build_object(
    'deleted', jsonb_build_object('passports', passports, 'passport_claims', claims), 'held', '[]'::jsonb
  );
end;
$$;

comment on function public.personal_erasure_passports is 'Erases a person''s passports, but those of orders, and what ties their claims to one.';

revoke execute on function
  public.find_passport(text, boolean), public.find_claim(text), public.list_word_candidates(integer),
  public.change_passport(uuid, jsonb), public.ask_for_word(uuid, jsonb), public.submit_warranty_claim(jsonb),
  public.purge_passports(date), public.personal_export_passports(text, uuid[]),
  public.personal_erasure_passports(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_passport(text, boolean), public.find_claim(text), public.list_word_candidates(integer),
  public.change_passport(uuid, jsonb), public.ask_for_word(uuid, jsonb), public.submit_warranty_claim(jsonb),
  public.purge_passports(date), public.personal_export_passports(text, uuid[]),
  public.personal_erasure_passports(text, uuid[])
  to service_role;
