-- Who applied for a job, with their CV. Only the site's server writes here: docs/decisions/0002-quotes-through-the-server.md.

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[1-9][0-9]{2}-[0-9]{3}-[0-9]{3}(-[1-9][0-9]{0,2})?$'),
  idempotency_key uuid not null unique,
  body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  position_id text not null check (char_length(position_id) <= 60 and position_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  first_name text not null check (char_length(first_name) between 1 and 100 and first_name !~ '[[:cntrl:]]'),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^[:cntrl:][:space:]<>"@]+@[^[:cntrl:][:space:]<>"@]+\.[^[:cntrl:][:space:]<>"@]+$'
  ),
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  message text check (char_length(message) between 1 and 5000 and message !~ '[\x01-\x08\x0b-\x1f\x7f]'),
  keep_longer boolean not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'hired', 'declined', 'spam')),
  submitted_at timestamptz not null,
  delete_after timestamptz not null check (
    delete_after > submitted_at and delete_after <= submitted_at + interval '366 days'
  ),
  session_hash text check (session_hash ~ '^[A-Za-z0-9_-]{16,64}$'),
  address_hash text check (address_hash ~ '^[A-Za-z0-9_-]{16,64}$'),
  created_at timestamptz not null default now()
);

comment on table public.job_applications is 'Job applications, each stored exactly once under the key its form carried.';
comment on column public.job_applications.reference is 'What people say on the phone, 482-917-635; a fourth group was added when a late one met a taken reference.';
comment on column public.job_applications.idempotency_key is 'From the form ticket, or derived from the body for a form sent without a script.';
comment on column public.job_applications.body_hash is 'SHA-256 of everything sent; another hash under the same key is a conflict.';
comment on column public.job_applications.position_id is 'A job offer of the site, or spontaneous.';
comment on column public.job_applications.phone is 'E.164.';
comment on column public.job_applications.keep_longer is 'Agreed that the file is kept longer, for a later job.';
comment on column public.job_applications.status is 'spam: the hidden field was filled; stored for a person to check, no mail is sent.';
comment on column public.job_applications.submitted_at is 'When it was sent, also when the database was down then.';
comment on column public.job_applications.delete_after is 'From the rules of retention and keep_longer, when it was sent.';
comment on column public.job_applications.session_hash is 'Keyed hash of the form session; null without a script.';
comment on column public.job_applications.address_hash is 'Keyed hash of the network address, never the address.';

create index job_applications_submitted_at on public.job_applications (submitted_at desc);
create index job_applications_delete_after on public.job_applications (delete_after);
create index job_applications_email on public.job_applications (lower(email));

alter table public.job_applications enable row level security;
revoke all on table public.job_applications from public, anon, authenticated;
grant select, insert, update, delete on table public.job_applications to service_role;

create table public.job_application_attachments (
  id uuid primary key,
  job_application_id uuid not null unique references public.job_applications (id) on delete cascade,
  storage_path text not null unique check (storage_path ~ '^[a-z0-9/-]{1,120}\.pdf$'),
  file_name text not null check (char_length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]/\\]'),
  kind text not null check (kind = 'pdf'),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  created_at timestamptz not null default now()
);

comment on table public.job_application_attachments is 'The CV of a job application. The bytes are in the private bucket job-applications.';
comment on column public.job_application_attachments.id is 'Random, given when the file was uploaded.';
comment on column public.job_application_attachments.storage_path is 'Random path in the bucket; nothing of the applicant''s name for it.';
comment on column public.job_application_attachments.file_name is 'The applicant''s name for it, cleaned; only ever shown and offered for saving.';
comment on column public.job_application_attachments.kind is 'What its content is, not what its name says.';

alter table public.job_application_attachments enable row level security;
revoke all on table public.job_application_attachments from public, anon, authenticated;
grant select, insert, update, delete on table public.job_application_attachments to service_role;

create function public.submit_job_application(application jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  application_key uuid;
  hash text := application ->> 'body_hash';
  wanted_reference text := application ->> 'reference';
  suffix integer := 1;
  is_replay boolean;
  key_is_derived boolean;
  is_spam boolean;
  cv jsonb := application -> 'cv';
  existing public.job_applications%rowtype;
  stored public.job_applications%rowtype;
  mail jsonb;
  violated text;
begin
  application_key := (application ->> 'idempotency_key')::uuid;
  is_replay := coalesce((application ->> 'replay')::boolean, false);
  key_is_derived := coalesce((application ->> 'derived_key')::boolean, false);
  is_spam := coalesce((application ->> 'spam')::boolean, false);
  if application_key is null or hash is null or cv is null or jsonb_typeof(cv) <> 'object' then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
  end if;

  loop
    select * into existing from public.job_applications a where a.idempotency_key = application_key;
    if found then
      -- A derived key knows nothing but the text: the same words a month later are a new application.
      if key_is_derived and existing.body_hash = hash
        and existing.submitted_at < (application ->> 'submitted_at')::timestamptz - interval '30 days' then
        application_key := md5(application_key::text || existing.reference)::uuid;
        continue;
      end if;
      if not public.consume_rate_limits(application -> 'repeat_limits') then
        return jsonb_build_object('status', 'limited');
      end if;
      return jsonb_build_object(
        'status', case when existing.body_hash = hash then 'duplicate' else 'conflict' end,
        'reference', existing.reference
      );
    end if;

    -- After the look for a duplicate: ten clicks are one application, not ten.
    if suffix = 1 and not public.consume_rate_limits(application -> 'limits') then
      return jsonb_build_object('status', 'limited');
    end if;

    insert into public.job_applications (
      reference, idempotency_key, body_hash, locale, position_id, name, first_name, email, phone, message,
      keep_longer, status, submitted_at, delete_after, session_hash, address_hash
    )
    values (
      case when suffix = 1 then wanted_reference else wanted_reference || '-' || suffix end,
      application_key,
      hash,
      application ->> 'locale',
      application ->> 'position_id',
      application ->> 'name',
      application ->> 'first_name',
      application ->> 'email',
      application ->> 'phone',
      application ->> 'message',
      (application ->> 'keep_longer')::boolean,
      case when is_spam then 'spam' else 'new' end,
      (application ->> 'submitted_at')::timestamptz,
      (application ->> 'delete_after')::timestamptz,
      application ->> 'session_hash',
      application ->> 'address_hash'
    )
    on conflict do nothing
    returning * into stored;
    exit when found;

    -- Somebody else stored this key meanwhile: the next turn finds it. Otherwise the reference is taken.
    if exists (select 1 from public.job_applications a where a.idempotency_key = application_key) then
      continue;
    end if;
    if not is_replay then
      return jsonb_build_object('status', 'reference_taken');
    end if;
    -- This reference was promised to an applicant while the database was down.
    suffix := suffix + 1;
  end loop;

  insert into public.job_application_attachments (
    id, job_application_id, storage_path, file_name, kind, size_bytes
  )
  values (
    (cv ->> 'id')::uuid, stored.id, cv ->> 'storage_path', cv ->> 'name', cv ->> 'kind', (cv ->> 'size')::integer
  );

  if not is_spam then
    mail := jsonb_build_object(
      'reference', stored.reference,
      'locale', stored.locale,
      'position', stored.position_id,
      'name', stored.name,
      'firstName', stored.first_name,
      'email', stored.email,
      'phone', stored.phone,
      'message', stored.message,
      'keepLonger', stored.keep_longer,
      'submittedAt', to_char(stored.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'deleteAfter', to_char(stored.delete_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'cv', jsonb_build_object('id', cv ->> 'id', 'name', cv ->> 'name', 'size', (cv ->> 'size')::integer)
    );
    insert into public.outbox_messages (template, locale, recipient, payload)
    values
      ('application-confirmation', stored.locale, stored.email, mail),
      ('application-notification', 'fr', null, mail);
  end if;

  return jsonb_build_object('status', 'stored', 'reference', stored.reference);
exception
  -- Everything of this call is rolled back. A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation or unique_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.submit_job_application is
  'Stores a job application, its CV and its two mails, or nothing. Status: stored, duplicate, conflict, limited, reference_taken or invalid.';

create function public.purge_job_applications(at timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  insert into public.storage_removals (bucket, storage_path)
  select 'job-applications', f.storage_path
  from public.job_application_attachments f
  join public.job_applications a on a.id = f.job_application_id
  where a.delete_after <= at
  on conflict do nothing;

  delete from public.job_applications a where a.delete_after <= at;
  get diagnostics purged = row_count;

  return jsonb_build_object(
    'purged', purged,
    'paths', (
      select coalesce(jsonb_agg(r.storage_path), '[]'::jsonb)
      from (
        select s.storage_path from public.storage_removals s
        where s.bucket = 'job-applications'
        order by s.created_at, s.storage_path
        limit 1000
      ) r
    )
  );
end;
$$;

comment on function public.purge_job_applications is
  'Deletes applications whose time is over and returns how many, with the paths of files to remove, those of earlier calls included until complete_storage_removals is told.';

create function public.list_job_applications(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  looked_for text := lower(coalesce(filter ->> 'search', ''));
begin
  return (
    with found as (
      select a.*
      from public.job_applications a
      where (
          looked_for = ''
          or strpos(lower(a.first_name || ' ' || a.name), looked_for) > 0
          or strpos(lower(a.email), looked_for) > 0
          or strpos(a.reference, looked_for) > 0
        )
        and (filter ->> 'reference' is null or a.reference = filter ->> 'reference')
        and (filter ->> 'position' is null or a.position_id = filter ->> 'position')
        and case filter ->> 'status' when 'spam' then a.status = 'spam' when 'all' then true else a.status <> 'spam' end
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'positions', (
        select coalesce(jsonb_agg(p.position_id order by p.position_id), '[]')
        from (select distinct a.position_id from public.job_applications a) p
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', r.id, 'reference', r.reference, 'position', r.position_id, 'status', r.status,
              'locale', r.locale, 'name', r.name, 'firstName', r.first_name, 'email', r.email, 'phone', r.phone,
              'message', r.message, 'keepLonger', r.keep_longer, 'submittedAt', r.submitted_at,
              'deleteAfter', r.delete_after, 'files', (
                select coalesce(
                  jsonb_agg(jsonb_build_object('id', f.id, 'name', f.file_name, 'size', f.size_bytes)), '[]'
                )
                from public.job_application_attachments f
                where f.job_application_id = r.id
              )
            )
            order by r.submitted_at desc, r.id
          ),
          '[]'
        )
        from (
          select * from found f
          order by f.submitted_at desc, f.id
          limit least((filter ->> 'limit')::integer, 50000) offset coalesce((filter ->> 'offset')::integer, 0)
        ) r
      )
    )
  );
end;
$$;

comment on function public.list_job_applications is
  'Job applications with their files, the newest first. Filter: search (in name, address, reference), reference (that one), position, status (spam, all, or those that are no spam), limit, offset.';

create function public.delete_job_application(actor uuid, application_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  insert into public.storage_removals (bucket, storage_path)
  select 'job-applications', f.storage_path
  from public.job_application_attachments f
  where f.job_application_id = application_id
  on conflict do nothing;
  delete from public.job_applications a where a.id = application_id;
  return jsonb_build_object('status', case when found then 'deleted' else 'unknown' end);
end;
$$;

comment on function public.delete_job_application is
  'Deletes an application before its time and remembers its files as to be removed. Status: deleted, unknown or forbidden.';

create trigger audit after insert or update or delete on public.job_applications
  for each row execute function public.audit_change('status', 'position_id');

revoke execute on function
  public.submit_job_application(jsonb), public.purge_job_applications(timestamptz),
  public.list_job_applications(jsonb), public.delete_job_application(uuid, uuid)
  from public, anon, authenticated;

grant execute on function
  public.submit_job_application(jsonb), public.purge_job_applications(timestamptz),
  public.list_job_applications(jsonb), public.delete_job_application(uuid, uuid)
  to service_role;
