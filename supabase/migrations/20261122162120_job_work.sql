-- What a job has taken and what it looked like: time and material that staff note, and photos from the place itself.

create table public.job_records (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null check (kind in ('time', 'material')),
  what text not null check (char_length(what) between 2 and 200 and what !~ '[[:cntrl:]]'),
  minutes integer check (minutes between 1 and 1440),
  worker_id uuid,
  quantity numeric(8, 2) check (quantity > 0 and quantity < 100000),
  unit text check (unit in ('m', 'm2', 'sheet', 'piece')),
  done_on date not null check (done_on between date '2000-01-01' and date '2099-12-31'),
  author_id uuid,
  created_at timestamptz not null default now(),
  check ((kind = 'time') = (minutes is not null) and (kind = 'material') = (quantity is not null)),
  check ((quantity is null) = (unit is null) and (kind = 'time' or worker_id is null))
);

comment on table public.job_records is 'What a job has taken: so many minutes of somebody, or so much of a material.';
comment on column public.job_records.quote_request_id is 'As of the job: what belongs to an order is held with it (scan_person).';
comment on column public.job_records.worker_id is 'Account of who worked; null when it has been erased.';
comment on column public.job_records.author_id is 'Account of who wrote it down; null when it has been erased.';

create index job_records_of_job on public.job_records (job_id, done_on);
create index job_records_of_request on public.job_records (quote_request_id);

create table public.job_photos (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  moment text not null check (moment in ('before', 'during', 'after')),
  words text not null default '' check (char_length(words) <= 200 and words !~ '[[:cntrl:]]'),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  size integer not null check (size between 1 and 10485760),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  storage_path text not null unique check (storage_path ~ '^[0-9a-f-]{36}\.jpeg$'),
  small_path text not null unique check (small_path ~ '^[0-9a-f-]{36}\.webp$'),
  author_id uuid,
  created_at timestamptz not null default now(),
  unique (job_id, file_hash)
);

comment on table public.job_photos is 'Photos of a job, before, during and after, drawn anew: without place, camera or time of the phone.';
comment on column public.job_photos.file_hash is 'SHA-256 of the picture that is kept; one sent twice is one.';

create index job_photos_of_request on public.job_photos (quote_request_id);

alter table public.job_records enable row level security;
alter table public.job_photos enable row level security;
revoke all on table public.job_records, public.job_photos from public, anon, authenticated;
grant select, insert, update, delete on table public.job_records, public.job_photos to service_role;

create trigger job_records_audit after insert or update or delete on public.job_records
  for each row execute function public.audit_change('kind', 'minutes', 'worker_id', 'quantity', 'unit', 'done_on');
create trigger job_photos_audit after insert or update or delete on public.job_photos
  for each row execute function public.audit_change('moment', 'file_hash');

create function public.keep_job_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into public.storage_removals (bucket, storage_path)
    values ('job-photos', old.storage_path), ('job-photos', old.small_path)
    on conflict do nothing;
  else
    delete from public.storage_removals s
    where s.bucket = 'job-photos' and s.storage_path in (new.storage_path, new.small_path);
  end if;
  return null;
end;
$$;

comment on function public.keep_job_photo is 'The files of a photo are kept, and go when its row goes.';

create trigger keep_file after insert on public.job_photos
  for each row execute function public.keep_job_photo();
create trigger leave_file after delete on public.job_photos
  for each row execute function public.keep_job_photo();

create function public.find_job_work(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'records', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', r.id, 'kind', r.kind, 'what', r.what, 'minutes', r.minutes, 'quantity', r.quantity, 'unit', r.unit,
            'doneOn', r.done_on, 'worker', public.staff_name(r.worker_id), 'by', public.staff_name(r.author_id),
            'at', r.created_at
          )
          order by r.done_on, r.created_at, r.id
        ),
        '[]'
      )
      from public.job_records r
      where r.job_id = j.id
    ),
    'photos', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', p.id, 'moment', p.moment, 'words', p.words, 'width', p.width, 'height', p.height,
            'path', p.storage_path, 'smallPath', p.small_path, 'by', public.staff_name(p.author_id), 'at', p.created_at
          )
          order by array_position(array['before', 'during', 'after'], p.moment), p.created_at, p.id
        ),
        '[]'
      )
      from public.job_photos p
      where p.job_id = j.id
    )
  )
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_job_work is 'What the job of a request has taken, and its photos; or null where there is no job.';

create function public.add_job_record(actor uuid, entry jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.jobs%rowtype;
  worker uuid := nullif(entry ->> 'worker', '')::uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select j.* into job
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = entry ->> 'reference'
  for update of j;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if entry ->> 'kind' = 'time' and not exists (select 1 from public.staff_members s where s.user_id = worker) then
    return jsonb_build_object('status', 'invalid');
  end if;
  -- A form sent twice is one line.
  if exists (
    select 1 from public.job_records r
    where r.job_id = job.id and r.author_id = actor and r.kind = entry ->> 'kind' and r.what = entry ->> 'what'
      and r.minutes is not distinct from (entry ->> 'minutes')::integer
      and r.quantity is not distinct from (entry ->> 'quantity')::numeric
      and r.worker_id is not distinct from worker and r.done_on = (entry ->> 'doneOn')::date
      and r.created_at > now() - interval '1 minute'
  ) then
    return jsonb_build_object('status', 'ok');
  end if;
  if (select count(*) from public.job_records r where r.job_id = job.id) >= 300 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.job_records (job_id, quote_request_id, kind, what, minutes, worker_id, quantity, unit, done_on, author_id)
  values (
    job.id, job.quote_request_id, entry ->> 'kind', entry ->> 'what', (entry ->> 'minutes')::integer, worker,
    (entry ->> 'quantity')::numeric, entry ->> 'unit', (entry ->> 'doneOn')::date, actor
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_job_record is
  'Notes time, {reference, kind, what, minutes, worker, doneOn}, or material, {reference, kind, what, quantity, unit, doneOn}, of a job. Status: ok, unknown, full, invalid or forbidden.';

create function public.add_job_photo(actor uuid, photo jsonb)
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
  where q.reference = photo ->> 'reference'
  for update of j;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- The files of one that is there already stay announced, and go within the hour.
  if exists (select 1 from public.job_photos p where p.job_id = job.id and p.file_hash = photo ->> 'hash') then
    return jsonb_build_object('status', 'ok');
  end if;
  if (select count(*) from public.job_photos p where p.job_id = job.id) >= 60 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.job_photos (
    job_id, quote_request_id, moment, words, width, height, size, file_hash, storage_path, small_path, author_id
  )
  values (
    job.id, job.quote_request_id, photo ->> 'moment', photo ->> 'words', (photo ->> 'width')::integer,
    (photo ->> 'height')::integer, (photo ->> 'size')::integer, photo ->> 'hash', photo ->> 'path',
    photo ->> 'smallPath', actor
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_job_photo is
  'Keeps a photo whose files are stored, {reference, moment, words, width, height, size, hash, path, smallPath}. Status: ok, unknown, full, invalid or forbidden.';

create function public.remove_job_work(actor uuid, removal jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if removal ->> 'part' = 'photo' then
    delete from public.job_photos p
    using public.quote_requests q
    where q.id = p.quote_request_id and q.reference = removal ->> 'reference' and p.id = (removal ->> 'id')::uuid;
  else
    delete from public.job_records r
    using public.quote_requests q
    where q.id = r.quote_request_id and q.reference = removal ->> 'reference' and r.id = (removal ->> 'id')::uuid;
  end if;
  return jsonb_build_object('status', case when found then 'ok' else 'unknown' end);
exception
  when data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.remove_job_work is
  'Removes a photo or a line of time or material of a job, {reference, part: photo or record, id}. Status: ok, unknown, invalid or forbidden.';

create function public.personal_export_job_work(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'jobPhotos', (
      select coalesce(
        jsonb_agg(
          to_jsonb(p) - '{id,job_id,quote_request_id,author_id,storage_path,small_path}'::text[]
          || jsonb_build_object('reference', q.reference)
          order by p.created_at, p.id
        ),
        '[]'
      )
      from public.job_photos p
      join public.quote_requests q on q.id = p.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = $1 or p.author_id = any (accounts)
    ),
    'jobRecords', (
      select coalesce(
        jsonb_agg(
          to_jsonb(r) - '{id,job_id,quote_request_id,author_id,worker_id}'::text[]
          || jsonb_build_object('reference', q.reference)
          order by r.created_at, r.id
        ),
        '[]'
      )
      from public.job_records r
      join public.quote_requests q on q.id = r.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = $1
        or r.author_id = any (accounts) or r.worker_id = any (accounts)
    )
  );
$$;

comment on function public.personal_export_job_work is 'Photos, time and material of a person''s orders, or noted by them.';

create function public.personal_erasure_job_work(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  photos integer;
  records integer;
begin
  -- No law asks for pictures of somebody's house: they go even where the order is held. What it took is part of the order.
  delete from public.job_photos p
  using public.quote_requests q
  where q.id = p.quote_request_id and (q.user_id = any (accounts) or lower(q.email) = $1);
  get diagnostics photos = row_count;
  delete from public.job_records r
  using public.quote_requests q
  where q.id = r.quote_request_id and q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = $1);
  get diagnostics records = row_count;
  update public.job_photos p set author_id = null where p.author_id = any (accounts);
  update public.job_records r
  set author_id = case when r.author_id = any (accounts) then null else r.author_id end,
      worker_id = case when r.worker_id = any (accounts) then null else r.worker_id end
  where r.author_id = any (accounts) or r.worker_id = any (accounts);
  return jsonb_build_object(
    'deleted', jsonb_build_object('job_photos', photos, 'job_records', records), 'held', '[]'::jsonb
  );
end;
$$;

comment on function public.personal_erasure_job_work is
  'Erases the photos of a person''s jobs, and what was noted of those that are no order; takes an account out of the rest.';

revoke execute on function
  public.keep_job_photo(), public.find_job_work(text), public.add_job_record(uuid, jsonb),
  public.add_job_photo(uuid, jsonb), public.remove_job_work(uuid, jsonb),
  public.personal_export_job_work(text, uuid[]), public.personal_erasure_job_work(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_job_work(text), public.add_job_record(uuid, jsonb), public.add_job_photo(uuid, jsonb),
  public.remove_job_work(uuid, jsonb), public.personal_export_job_work(text, uuid[]),
  public.personal_erasure_job_work(text, uuid[])
  to service_role;
