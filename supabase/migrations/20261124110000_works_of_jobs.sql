-- Photos of a job can become a draft of the portfolio. The pictures of the work are copies of their own; what is kept of
-- where they came from goes with the photo, so that an erasure leaves nothing that leads from a work to a person.

create table public.portfolio_copies (
  image_id uuid primary key references public.portfolio_images (id) on delete cascade,
  photo_id uuid not null references public.job_photos (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.portfolio_copies is 'Which picture of a work was copied from which photo of a job; gone with either.';

create index portfolio_copies_of_photo on public.portfolio_copies (photo_id);

alter table public.portfolio_copies enable row level security;
revoke all on table public.portfolio_copies from public, anon, authenticated;
grant select, insert, update, delete on table public.portfolio_copies to service_role;

create function public.work_of_job(wanted uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select i.id
  from public.job_photos f
  join public.portfolio_copies c on c.photo_id = f.id
  join public.portfolio_images p on p.id = c.image_id
  join public.portfolio_items i on i.id = p.item_id
  where f.job_id = wanted and i.deleted_at is null
  order by i.created_at desc, i.id
  limit 1;
$$;

comment on function public.work_of_job is 'The work of the portfolio that was last made from photos of a job and is still there, or null.';

create or replace function public.find_job_work(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'subject', q.subject,
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
            'path', p.storage_path, 'smallPath', p.small_path, 'by', public.staff_name(p.author_id), 'at', p.created_at,
            'isInWork', exists (
              select 1
              from public.portfolio_copies c
              join public.portfolio_images i on i.id = c.image_id
              where c.photo_id = p.id and i.item_id = w.id and i.deleted_at is null
            )
          )
          order by array_position(array['before', 'during', 'after'], p.moment), p.created_at, p.id
        ),
        '[]'
      )
      from public.job_photos p
      where p.job_id = j.id
    ),
    'work', (
      select jsonb_build_object('id', i.id, 'title', i.title, 'status', i.status)
      from public.portfolio_items i
      where i.id = w.id
    )
  )
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  left join lateral (select public.work_of_job(j.id) as id) w on true
  where q.reference = wanted_reference;
$$;

comment on function public.find_job_work is
  'What the job of a request has taken, its photos, and the work of the portfolio that was made from them; or null where there is no job.';

create function public.draft_work_of_job(actor uuid, draft jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.jobs%rowtype;
  work public.portfolio_items%rowtype;
  picture jsonb;
  photo public.job_photos%rowtype;
  place integer;
  is_made boolean := false;
  added integer := 0;
  no_text constant jsonb := '{"fr": "", "nl": "", "en": ""}';
begin
  -- Whoever may do both: see what is photographed at customers', and write the portfolio.
  if not public.begin_staff_change(actor, array['sales']) or not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- One after the other: a second press finds what the first has made.
  select j.* into job
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = draft ->> 'reference'
  for update of j;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if coalesce(jsonb_array_length(draft -> 'pictures'), 0) not between 1 and 12 then
    return jsonb_build_object('status', 'invalid');
  end if;
  if exists (
    select 1
    from jsonb_array_elements(draft -> 'pictures') d
    where not exists (
      select 1 from public.job_photos f where f.id = (d.value ->> 'photo')::uuid and f.job_id = job.id
    )
  ) then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into work from public.portfolio_items i where i.id = public.work_of_job(job.id) for update;
  if not found then
    if not exists (
      select 1 from public.portfolio_categories c
      where c.id = (draft ->> 'categoryId')::uuid and c.deleted_at is null
    ) then
      return jsonb_build_object('status', 'noCategory');
    end if;
    insert into public.portfolio_items (category_id, slug, kind, service_group, title, place, facts, position)
    values (
      (draft ->> 'categoryId')::uuid, draft -> 'slug', draft ->> 'kind', draft ->> 'group', draft -> 'title', no_text,
      jsonb_build_object('material', no_text, 'size', no_text, 'time', no_text),
      (select coalesce(min(i.position), 0) - 1 from public.portfolio_items i)
    )
    returning * into work;
    is_made := true;
  end if;
  select coalesce(max(p.position), 0) into place from public.portfolio_images p where p.item_id = work.id;
  for picture in select value from jsonb_array_elements(draft -> 'pictures')
  loop
    -- The bytes of one that is there already stay announced, and go within the hour.
    continue when exists (
      select 1
      from public.portfolio_copies c
      join public.portfolio_images p on p.id = c.image_id
      where c.photo_id = (picture ->> 'photo')::uuid and p.item_id = work.id and p.deleted_at is null
    );
    select * into photo from public.job_photos f where f.id = (picture ->> 'photo')::uuid;
    place := place + 1;
    insert into public.portfolio_images (id, item_id, role, format, width, height, alt, blur, position)
    values (
      (picture ->> 'id')::uuid, work.id,
      -- The first of each is what a comparison compares.
      case
        when work.kind = 'before-after' and photo.moment in ('before', 'after') and not exists (
          select 1 from public.portfolio_images p
          where p.item_id = work.id and p.role = photo.moment and p.deleted_at is null
        ) then photo.moment
        else 'picture'
      end,
      'jpeg', (picture ->> 'width')::integer, (picture ->> 'height')::integer, no_text, picture ->> 'blur', place
    );
    insert into public.portfolio_copies (image_id, photo_id) values ((picture ->> 'id')::uuid, photo.id);
    added := added + 1;
  end loop;
  if added > 0 and not is_made then
    update public.portfolio_items i set version = i.version + 1, updated_at = now() where i.id = work.id;
  end if;
  return jsonb_build_object('status', 'ok', 'id', work.id, 'isMade', is_made, 'added', added);
exception
  when unique_violation or check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.draft_work_of_job is
  'Makes a draft of the portfolio from photos of a job, {reference, categoryId, slug, kind, group, title, pictures: [{photo, id, width, height, blur}]}, or adds those that the work made before does not have. The bytes are in the bucket. Status: ok, unknown, noCategory, invalid or forbidden.';

create or replace function public.personal_export_job_work(address text, accounts uuid[])
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
          || jsonb_build_object(
            'reference', q.reference,
            'copied_to_portfolio', exists (select 1 from public.portfolio_copies c where c.photo_id = p.id)
          )
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

revoke execute on function public.work_of_job(uuid), public.draft_work_of_job(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.draft_work_of_job(uuid, jsonb) to service_role;
