-- The work the agency shows. Only the site's server reads and writes here; what staff change goes through the functions
-- below, each of which asks for the actor's role first.

create function public.is_localized(value jsonb, longest integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and value ?& array['fr', 'nl', 'en']
    and (select count(*) = 3 from jsonb_object_keys(value))
    and (
      select bool_and(
        jsonb_typeof(t.value) = 'string'
        and char_length(btrim(t.value #>> '{}')) between 1 and longest
        and (t.value #>> '{}') !~ '[\x01-\x08\x0b-\x1f\x7f]'
      )
      from jsonb_each(value) t
    ),
    false
  );
$$;

comment on function public.is_localized is
  'Whether this is a text in each of the three languages, none empty, none longer than so many characters.';

create function public.is_localized_slug(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select public.is_localized(value, 80)
    and (select bool_and((t.value #>> '{}') ~ '^[a-z0-9]+(-[a-z0-9]+)*$') from jsonb_each(value) t);
$$;

comment on function public.is_localized_slug is 'Whether this is a segment of an address in each of the three languages.';

create function public.are_portfolio_facts(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and (select count(*) = 3 from jsonb_object_keys(value))
    and public.is_localized(value -> 'material', 120)
    and public.is_localized(value -> 'size', 120)
    and public.is_localized(value -> 'time', 120),
    false
  );
$$;

comment on function public.are_portfolio_facts is 'Whether this says material, size and time in each of the three languages.';

-- A draft may be incomplete: its texts may be missing in any language until it is published. A picture that is not yet
-- described in every language is shown to staff alone, also in a work that is published.
create function public.is_localized_draft(value jsonb, longest integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and value ?& array['fr', 'nl', 'en']
    and (select count(*) = 3 from jsonb_object_keys(value))
    and (
      select bool_and(
        jsonb_typeof(t.value) = 'string'
        and char_length(t.value #>> '{}') <= longest
        and (t.value #>> '{}') !~ '[\x01-\x08\x0b-\x1f\x7f]'
      )
      from jsonb_each(value) t
    ),
    false
  );
$$;

comment on function public.is_localized_draft is
  'Whether this is a text in each of the three languages, perhaps still empty, none longer than so many characters.';

create function public.are_portfolio_facts_drafts(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and (select count(*) = 3 from jsonb_object_keys(value))
    and public.is_localized_draft(value -> 'material', 120)
    and public.is_localized_draft(value -> 'size', 120)
    and public.is_localized_draft(value -> 'time', 120),
    false
  );
$$;

comment on function public.are_portfolio_facts_drafts is 'Whether this has room for material, size and time in each of the three languages.';

create table public.portfolio_categories (
  id uuid primary key default gen_random_uuid(),
  slug jsonb not null check (public.is_localized_slug(slug)),
  title jsonb not null check (public.is_localized(title, 80)),
  intro jsonb not null check (public.is_localized(intro, 400)),
  position integer not null default 0,
  is_sample boolean not null default false,
  version integer not null default 1 check (version > 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.portfolio_categories is 'Shelves of the portfolio, each an address of its own.';
comment on column public.portfolio_categories.is_sample is 'Invented: kept out of structured data.';
comment on column public.portfolio_categories.version is 'Grows with each change; who saves an older one is told.';
comment on column public.portfolio_categories.deleted_at is 'Can be undone until purge_portfolio removes it.';

create unique index portfolio_categories_slug_fr on public.portfolio_categories ((slug ->> 'fr')) where deleted_at is null;
create unique index portfolio_categories_slug_nl on public.portfolio_categories ((slug ->> 'nl')) where deleted_at is null;
create unique index portfolio_categories_slug_en on public.portfolio_categories ((slug ->> 'en')) where deleted_at is null;

alter table public.portfolio_categories enable row level security;
revoke all on table public.portfolio_categories from public, anon, authenticated;
grant select, insert, update, delete on table public.portfolio_categories to service_role;

create table public.portfolio_items (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.portfolio_categories (id),
  slug jsonb not null check (public.is_localized_slug(slug)),
  kind text not null default 'gallery' check (kind in ('gallery', 'before-after', 'video')),
  status text not null default 'draft' check (status in ('draft', 'published')),
  service_group text not null check (service_group in ('lettering', 'wrapping', 'signs', 'textile', 'walls', 'design')),
  title jsonb not null check (public.is_localized_draft(title, 120)),
  place jsonb not null check (public.is_localized_draft(place, 80)),
  facts jsonb not null check (public.are_portfolio_facts_drafts(facts)),
  story jsonb check (story is null or public.is_localized_draft(story, 2000)),
  video_id uuid,
  video_format text check (video_format in ('mp4', 'webm')),
  video_seconds integer check (video_seconds between 1 and 600),
  video_text jsonb check (video_text is null or public.is_localized_draft(video_text, 2000)),
  scene text check (scene ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(scene) <= 40),
  lettering text check (char_length(lettering) between 1 and 12 and lettering !~ '[[:cntrl:]<>&]'),
  featured boolean not null default false,
  position integer not null default 0,
  is_sample boolean not null default false,
  version integer not null default 1 check (version > 0),
  published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(video_id, video_format, video_seconds, video_text) in (0, 4)),
  video_deleted_at timestamptz check (video_deleted_at is null or video_id is not null),
  -- A draft may be incomplete. The words of a video that a published work does not show may still be missing.
  constraint portfolio_items_published_check check (
    status = 'draft' or (
      public.is_localized(title, 120) and public.is_localized(place, 80) and public.are_portfolio_facts(facts)
      and (story is null or public.is_localized(story, 2000))
      and (kind <> 'video' or video_text is null or public.is_localized(video_text, 2000))
    )
  )
);

comment on table public.portfolio_items is 'Works, each with pictures; a draft is seen by staff alone.';
comment on column public.portfolio_items.service_group is 'Its ink, and the service pages that show it.';
comment on column public.portfolio_items.video_id is 'Name of the video in the bucket portfolio.';
comment on column public.portfolio_items.video_text is 'What is seen and heard, for who cannot see or play it.';
comment on column public.portfolio_items.scene is 'The drawing of the site that stands for an invented item where a page must stay light.';
comment on column public.portfolio_items.featured is 'Shown on the home page.';
comment on column public.portfolio_items.position is 'One order for all; a category shows its part of it.';
comment on column public.portfolio_items.video_deleted_at is 'Can be undone until purge_portfolio removes the video.';

create unique index portfolio_items_slug_fr on public.portfolio_items ((slug ->> 'fr')) where deleted_at is null;
create unique index portfolio_items_slug_nl on public.portfolio_items ((slug ->> 'nl')) where deleted_at is null;
create unique index portfolio_items_slug_en on public.portfolio_items ((slug ->> 'en')) where deleted_at is null;
create index portfolio_items_category on public.portfolio_items (category_id, position);

alter table public.portfolio_items enable row level security;
revoke all on table public.portfolio_items from public, anon, authenticated;
grant select, insert, update, delete on table public.portfolio_items to service_role;

create table public.portfolio_images (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.portfolio_items (id) on delete cascade,
  role text not null default 'picture' check (role in ('picture', 'before', 'after')),
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  alt jsonb not null check (public.is_localized_draft(alt, 250)),
  caption jsonb check (caption is null or public.is_localized_draft(caption, 250)),
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  blur text not null check (char_length(blur) <= 1200 and blur ~ '^data:image/(webp|png|jpeg);base64,[A-Za-z0-9+/=]+$'),
  position integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.portfolio_images is 'Pictures of works. The bytes are in the private bucket portfolio, named <id>.<format>.';
comment on column public.portfolio_images.format is 'What was stored, drawn anew without metadata; offered where WebP fails.';
comment on column public.portfolio_images.focal_x is 'Percent from the left: what must stay in view when the picture is cut.';
comment on column public.portfolio_images.blur is 'A tiny picture shown until this one is there.';

create index portfolio_images_item on public.portfolio_images (item_id, position);

alter table public.portfolio_images enable row level security;
revoke all on table public.portfolio_images from public, anon, authenticated;
grant select, insert, update, delete on table public.portfolio_images to service_role;

create function public.is_portfolio_image_described(i public.portfolio_images)
returns boolean
language sql
stable
set search_path = ''
as $$
  select public.is_localized(i.alt, 250) and (i.caption is null or public.is_localized(i.caption, 250));
$$;

comment on function public.is_portfolio_image_described is 'Whether a picture has its texts in each language, and may be shown.';

create function public.portfolio_category_json(c public.portfolio_categories)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'slug', c.slug, 'title', c.title, 'intro', c.intro, 'version', c.version, 'sample', c.is_sample
  );
$$;

comment on function public.portfolio_category_json is 'A category as lib/portfolio/portfolio.ts has it.';

create function public.portfolio_image_json(i public.portfolio_images)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', i.id, 'role', i.role, 'format', i.format, 'width', i.width, 'height', i.height, 'alt', i.alt,
    'caption', i.caption, 'focalX', i.focal_x, 'focalY', i.focal_y, 'blur', i.blur
  );
$$;

comment on function public.portfolio_image_json is 'A picture as lib/portfolio/portfolio.ts has it.';

create function public.portfolio_item_json(i public.portfolio_items)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', i.id, 'categoryId', i.category_id, 'slug', i.slug, 'kind', i.kind, 'status', i.status,
    'group', i.service_group, 'title', i.title, 'place', i.place, 'facts', i.facts, 'story', i.story,
    'images', (
      select coalesce(jsonb_agg(public.portfolio_image_json(p) order by p.position, p.created_at, p.id), '[]'::jsonb)
      from public.portfolio_images p
      where p.item_id = i.id and p.deleted_at is null
        and (i.status = 'draft' or public.is_portfolio_image_described(p))
    ),
    'video', case when i.video_id is null or i.video_deleted_at is not null then null else jsonb_build_object(
      'id', i.video_id, 'format', i.video_format, 'seconds', i.video_seconds, 'text', i.video_text
    ) end,
    'scene', i.scene, 'lettering', i.lettering, 'featured', i.featured, 'version', i.version, 'sample', i.is_sample
  );
$$;

comment on function public.portfolio_item_json is 'A work with its pictures as lib/portfolio/portfolio.ts has it.';

create function public.list_portfolio(with_drafts boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(public.portfolio_category_json(c) order by c.position, c.created_at, c.id), '[]'::jsonb)
      from public.portfolio_categories c
      where c.deleted_at is null
    ),
    'items', (
      select coalesce(jsonb_agg(public.portfolio_item_json(i) order by i.position, i.created_at, i.id), '[]'::jsonb)
      from public.portfolio_items i
      join public.portfolio_categories c on c.id = i.category_id and c.deleted_at is null
      where i.deleted_at is null and (with_drafts or i.status = 'published')
    )
  );
$$;

comment on function public.list_portfolio is 'Everything that is published, and for staff the drafts too, in its order.';

-- What staff deleted can be undone, and a page of theirs that was opened before still shows it: they can see its files
-- until it is purged. For everybody else it is gone at once.
create function public.find_portfolio_file(file uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select f.found
  from (
    select jsonb_build_object(
      'format', p.format, 'width', p.width,
      'published',
      i.status = 'published' and i.deleted_at is null and p.deleted_at is null
        and public.is_portfolio_image_described(p)
    ) as found
    from public.portfolio_images p
    join public.portfolio_items i on i.id = p.item_id
    where p.id = file
    union all
    select jsonb_build_object(
      'format', i.video_format, 'width', null,
      'published',
      i.status = 'published' and i.kind = 'video' and i.deleted_at is null and i.video_deleted_at is null
    )
    from public.portfolio_items i
    where i.video_id = file
  ) f
  limit 1;
$$;

comment on function public.find_portfolio_file is
  'Format of a picture or video, the width of a picture, and whether everybody may see it; null when there is none.';

create function public.seed_portfolio(content jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One after the other: two sites that start at once must not seed twice.
  lock table public.portfolio_categories in share row exclusive mode;
  if exists (select 1 from public.portfolio_categories) then
    return 'kept';
  end if;
  insert into public.portfolio_categories (id, slug, title, intro, position, is_sample)
  select (c.value ->> 'id')::uuid, c.value -> 'slug', c.value -> 'title', c.value -> 'intro', c.ordinality,
    (c.value ->> 'sample')::boolean
  from jsonb_array_elements(content -> 'categories') with ordinality c;

  insert into public.portfolio_items (
    id, category_id, slug, kind, status, service_group, title, place, facts, story,
    video_id, video_format, video_seconds, video_text, scene, lettering, featured, position, is_sample, published_at
  )
  select (i.value ->> 'id')::uuid, (i.value ->> 'categoryId')::uuid, i.value -> 'slug', i.value ->> 'kind',
    i.value ->> 'status', i.value ->> 'group', i.value -> 'title', i.value -> 'place', i.value -> 'facts',
    nullif(i.value -> 'story', 'null'::jsonb),
    (i.value #>> '{video,id}')::uuid, i.value #>> '{video,format}', (i.value #>> '{video,seconds}')::integer,
    i.value #> '{video,text}', i.value ->> 'scene', i.value ->> 'lettering', (i.value ->> 'featured')::boolean,
    i.ordinality, (i.value ->> 'sample')::boolean,
    case when i.value ->> 'status' = 'published' then now() end
  from jsonb_array_elements(content -> 'items') with ordinality i;

  insert into public.portfolio_images (
    id, item_id, role, format, width, height, alt, caption, focal_x, focal_y, blur, position
  )
  select (p.value ->> 'id')::uuid, (i.value ->> 'id')::uuid, p.value ->> 'role', p.value ->> 'format',
    (p.value ->> 'width')::integer, (p.value ->> 'height')::integer, p.value -> 'alt',
    nullif(p.value -> 'caption', 'null'::jsonb), (p.value ->> 'focalX')::smallint, (p.value ->> 'focalY')::smallint,
    p.value ->> 'blur', p.ordinality
  from jsonb_array_elements(content -> 'items') i,
    jsonb_array_elements(i.value -> 'images') with ordinality p;
  return 'seeded';
end;
$$;

comment on function public.seed_portfolio is
  'Fills an empty portfolio with what lib/portfolio has as its sample. Answers seeded, or kept when there ever was a category.';

create function public.purge_portfolio(at timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  insert into public.storage_removals (bucket, storage_path)
  select 'portfolio', p.id || '.' || p.format
  from public.portfolio_images p
  join public.portfolio_items i on i.id = p.item_id
  where p.deleted_at <= at or i.deleted_at <= at
  union all
  select 'portfolio', i.video_id || '.' || i.video_format
  from public.portfolio_items i
  where (i.deleted_at <= at or i.video_deleted_at <= at) and i.video_id is not null
  on conflict do nothing;

  update public.portfolio_items i
  set video_id = null, video_format = null, video_seconds = null, video_text = null, video_deleted_at = null
  where i.video_deleted_at <= at;

  delete from public.portfolio_images p where p.deleted_at <= at;
  delete from public.portfolio_items i where i.deleted_at <= at;
  get diagnostics purged = row_count;
  delete from public.portfolio_categories c
  where c.deleted_at <= at and not exists (select 1 from public.portfolio_items i where i.category_id = c.id);
  return purged;
end;
$$;

comment on function public.purge_portfolio is
  'Removes what was deleted before this time, and lists its files in storage_removals. Answers how many works went.';

create trigger audit after insert or update or delete on public.portfolio_categories
  for each row execute function public.audit_change('position', 'is_sample', 'deleted_at');

create trigger audit after insert or update or delete on public.portfolio_items
  for each row execute function public.audit_change(
    'category_id', 'kind', 'status', 'service_group', 'featured', 'position', 'is_sample', 'deleted_at', 'video_id',
    'video_deleted_at'
  );

create trigger audit after insert or update or delete on public.portfolio_images
  for each row execute function public.audit_change('item_id', 'role', 'position', 'focal_x', 'focal_y', 'deleted_at');

revoke execute on function
  public.is_localized(jsonb, integer), public.is_localized_slug(jsonb), public.are_portfolio_facts(jsonb),
  public.is_localized_draft(jsonb, integer), public.are_portfolio_facts_drafts(jsonb),
  public.is_portfolio_image_described(public.portfolio_images),
  public.portfolio_category_json(public.portfolio_categories), public.portfolio_image_json(public.portfolio_images),
  public.portfolio_item_json(public.portfolio_items), public.list_portfolio(boolean),
  public.find_portfolio_file(uuid), public.seed_portfolio(jsonb), public.purge_portfolio(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.is_localized(jsonb, integer), public.is_localized_slug(jsonb), public.are_portfolio_facts(jsonb),
  public.is_localized_draft(jsonb, integer), public.are_portfolio_facts_drafts(jsonb),
  public.is_portfolio_image_described(public.portfolio_images),
  public.portfolio_category_json(public.portfolio_categories), public.portfolio_image_json(public.portfolio_images),
  public.portfolio_item_json(public.portfolio_items), public.list_portfolio(boolean),
  public.find_portfolio_file(uuid), public.seed_portfolio(jsonb), public.purge_portfolio(timestamptz)
  to service_role;

-- What staff change in the portfolio. Each function answers {"status": …}: ok, forbidden, unknown, invalid, slugTaken,
-- conflict (somebody saved a newer version; current is what there is now), inUse (a category with works in it) or
-- incomplete (published without the pictures or the video its kind needs).

create function public.is_portfolio_item_complete(item uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    public.is_localized(i.title, 120) and public.is_localized(i.place, 80) and public.are_portfolio_facts(i.facts)
    and (i.story is null or public.is_localized(i.story, 2000))
    and case i.kind
      when 'before-after'
        then count(*) filter (where p.role = 'before') > 0 and count(*) filter (where p.role = 'after') > 0
      -- The first picture is what is seen of a video before it plays.
      when 'video' then count(p.id) > 0 and i.video_id is not null and i.video_deleted_at is null
        and public.is_localized(i.video_text, 2000)
      else count(p.id) > 0
    end
  from public.portfolio_items i
  left join public.portfolio_images p
    on p.item_id = i.id and p.deleted_at is null and public.is_portfolio_image_described(p)
  where i.id = item
  group by i.id;
$$;

comment on function public.is_portfolio_item_complete is
  'Whether a work says everything in each language and has the described pictures, and the video, that its kind needs.';

create function public.save_portfolio_category(actor uuid, category jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.portfolio_categories%rowtype;
  violated text;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if category ->> 'id' is null then
    insert into public.portfolio_categories (slug, title, intro, position)
    values (
      category -> 'slug', category -> 'title', category -> 'intro',
      (select coalesce(max(c.position), 0) + 1 from public.portfolio_categories c)
    )
    returning * into saved;
    return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
  end if;
  select * into saved from public.portfolio_categories c
  where c.id = (category ->> 'id')::uuid and c.deleted_at is null
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from (category ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'current', public.portfolio_category_json(saved));
  end if;
  update public.portfolio_categories c
  set slug = category -> 'slug', title = category -> 'title', intro = category -> 'intro',
    is_sample = coalesce((category ->> 'sample')::boolean, c.is_sample),
    version = c.version + 1, updated_at = now()
  where c.id = saved.id
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
exception
  when unique_violation then
    return jsonb_build_object('status', 'slugTaken');
  when check_violation or not_null_violation or data_exception then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
end;
$$;

comment on function public.save_portfolio_category is
  'Makes a category, or changes the version given: {id?, version?, slug, title, intro, sample?}.';

create function public.save_portfolio_item(actor uuid, item jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.portfolio_items%rowtype;
  new_story jsonb := nullif(item -> 'story', 'null'::jsonb);
  violated text;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if not exists (
    select 1 from public.portfolio_categories c
    where c.id = (item ->> 'categoryId')::uuid and c.deleted_at is null
  ) then
    return jsonb_build_object('status', 'invalid', 'detail', 'category');
  end if;
  if item ->> 'id' is null then
    -- New work comes first.
    insert into public.portfolio_items (
      category_id, slug, kind, service_group, title, place, facts, story, video_id, video_format, video_seconds,
      video_text, featured, position
    )
    values (
      (item ->> 'categoryId')::uuid, item -> 'slug', item ->> 'kind', item ->> 'group', item -> 'title',
      item -> 'place', item -> 'facts', new_story, (item #>> '{video,id}')::uuid, item #>> '{video,format}',
      (item #>> '{video,seconds}')::integer, item #> '{video,text}', coalesce((item ->> 'featured')::boolean, false),
      (select coalesce(min(i.position), 0) - 1 from public.portfolio_items i)
    )
    returning * into saved;
    return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
  end if;
  select * into saved from public.portfolio_items i
  where i.id = (item ->> 'id')::uuid and i.deleted_at is null
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from (item ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'current', public.portfolio_item_json(saved));
  end if;
  -- A form writes the words of a video; the video itself comes and goes by functions of its own, with a way back.
  if saved.video_id is not null and saved.video_deleted_at is null
    and saved.video_id is distinct from (item #>> '{video,id}')::uuid then
    return jsonb_build_object('status', 'conflict', 'current', public.portfolio_item_json(saved));
  end if;
  update public.portfolio_items i
  set category_id = (item ->> 'categoryId')::uuid, slug = item -> 'slug', kind = item ->> 'kind',
    service_group = item ->> 'group', title = item -> 'title', place = item -> 'place', facts = item -> 'facts',
    story = new_story,
    video_text = case when i.video_deleted_at is null then item #> '{video,text}' else i.video_text end,
    featured = coalesce((item ->> 'featured')::boolean, i.featured),
    is_sample = coalesce((item ->> 'sample')::boolean, i.is_sample),
    -- A drawing stands for invented work alone.
    scene = case when coalesce((item ->> 'sample')::boolean, i.is_sample) then i.scene end,
    lettering = case when coalesce((item ->> 'sample')::boolean, i.is_sample) then i.lettering end,
    version = i.version + 1, updated_at = now()
  where i.id = saved.id
  returning * into saved;
  if saved.status = 'published' and not public.is_portfolio_item_complete(saved.id) then
    raise exception 'incomplete';
  end if;
  return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
exception
  when raise_exception then
    return jsonb_build_object('status', 'incomplete');
  when unique_violation then
    return jsonb_build_object('status', 'slugTaken');
  when check_violation or not_null_violation or data_exception then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
end;
$$;

comment on function public.save_portfolio_item is
  'Makes a work as a draft, or changes the version given: {id?, version?, categoryId, slug, kind, group, title, place, facts, story, video, featured?, sample?}.';

create function public.set_portfolio_status(actor uuid, item uuid, seen_version integer, wanted text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.portfolio_items%rowtype;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is null or wanted not in ('draft', 'published') then
    return jsonb_build_object('status', 'invalid', 'detail', 'status');
  end if;
  select * into saved from public.portfolio_items i where i.id = item and i.deleted_at is null for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict', 'current', public.portfolio_item_json(saved));
  end if;
  if wanted = 'published' and not public.is_portfolio_item_complete(item) then
    return jsonb_build_object('status', 'incomplete');
  end if;
  update public.portfolio_items i
  set status = wanted, published_at = case when wanted = 'published' then coalesce(i.published_at, now()) else i.published_at end,
    version = i.version + 1, updated_at = now()
  where i.id = item
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'version', saved.version);
end;
$$;

comment on function public.set_portfolio_status is 'Publishes a work, or makes it a draft again.';

create function public.add_portfolio_image(actor uuid, item uuid, image jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_version integer;
  violated text;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- Whoever adds a picture overwrites nothing: no version is asked for.
  update public.portfolio_items i set version = i.version + 1, updated_at = now()
  where i.id = item and i.deleted_at is null
  returning i.version into new_version;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  insert into public.portfolio_images (
    id, item_id, role, format, width, height, alt, caption, focal_x, focal_y, blur, position
  )
  values (
    (image ->> 'id')::uuid, item, coalesce(image ->> 'role', 'picture'), image ->> 'format',
    (image ->> 'width')::integer, (image ->> 'height')::integer, image -> 'alt',
    nullif(image -> 'caption', 'null'::jsonb), coalesce((image ->> 'focalX')::smallint, 50),
    coalesce((image ->> 'focalY')::smallint, 50), image ->> 'blur',
    (select coalesce(max(p.position), 0) + 1 from public.portfolio_images p where p.item_id = item)
  );
  return jsonb_build_object('status', 'ok', 'version', new_version);
exception
  when unique_violation or check_violation or not_null_violation or data_exception then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
end;
$$;

comment on function public.add_portfolio_image is
  'Puts a picture, whose bytes are in the bucket, at the end of a work. Answers the work''s new version.';

create function public.save_portfolio_image(actor uuid, image jsonb, seen_version integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.portfolio_items%rowtype;
  violated text;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select i.* into saved
  from public.portfolio_items i
  join public.portfolio_images p on p.item_id = i.id
  where p.id = (image ->> 'id')::uuid and p.deleted_at is null and i.deleted_at is null
  for update of i;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict', 'current', public.portfolio_item_json(saved));
  end if;
  update public.portfolio_images p
  set role = coalesce(image ->> 'role', p.role), alt = image -> 'alt',
    caption = nullif(image -> 'caption', 'null'::jsonb),
    focal_x = coalesce((image ->> 'focalX')::smallint, p.focal_x),
    focal_y = coalesce((image ->> 'focalY')::smallint, p.focal_y)
  where p.id = (image ->> 'id')::uuid;
  if saved.status = 'published' and not public.is_portfolio_item_complete(saved.id) then
    raise exception 'incomplete';
  end if;
  update public.portfolio_items i set version = i.version + 1, updated_at = now()
  where i.id = saved.id
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'version', saved.version);
exception
  when raise_exception then
    return jsonb_build_object('status', 'incomplete');
  when check_violation or not_null_violation or data_exception then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
end;
$$;

comment on function public.save_portfolio_image is
  'Changes what a picture says: {id, role?, alt, caption, focalX?, focalY?}. The version is the work''s, as is the one in the answer.';

create function public.order_portfolio(actor uuid, entity text, ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  places integer[];
  known integer;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if ids is null or cardinality(ids) > 1000
    or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    return jsonb_build_object('status', 'invalid', 'detail', 'ids');
  end if;
  -- The places that these have between them are dealt out anew, so that a part of a list can be ordered by itself. Two
  -- with the same place would stay as they are, hence they are numbered first.
  if entity = 'category' then
    perform 1 from public.portfolio_categories c order by c.id for update;
    update public.portfolio_categories c set position = r.place
    from (select id, row_number() over (order by position, created_at, id) as place from public.portfolio_categories) r
    where r.id = c.id and c.position <> r.place
      and exists (select 1 from public.portfolio_categories group by position having count(*) > 1);
    select array_agg(c.position order by c.position), count(*) into places, known
    from public.portfolio_categories c where c.id = any (ids) and c.deleted_at is null;
  elsif entity = 'item' then
    perform 1 from public.portfolio_items i order by i.id for update;
    update public.portfolio_items i set position = r.place
    from (select id, row_number() over (order by position, created_at, id) as place from public.portfolio_items) r
    where r.id = i.id and i.position <> r.place
      and exists (select 1 from public.portfolio_items group by position having count(*) > 1);
    select array_agg(i.position order by i.position), count(*) into places, known
    from public.portfolio_items i where i.id = any (ids) and i.deleted_at is null;
  elsif entity = 'image' then
    perform 1 from public.portfolio_images p
    where p.item_id in (select q.item_id from public.portfolio_images q where q.id = any (ids))
    order by p.id for update;
    update public.portfolio_images p set position = r.place
    from (
      select id, row_number() over (partition by item_id order by position, created_at, id) as place
      from public.portfolio_images
      where item_id in (select q.item_id from public.portfolio_images q where q.id = any (ids))
    ) r
    where r.id = p.id and p.position <> r.place;
    select array_agg(p.position order by p.position),
      case when count(distinct p.item_id) = 1 then count(*) else -1 end
    into places, known
    from public.portfolio_images p where p.id = any (ids) and p.deleted_at is null;
  else
    return jsonb_build_object('status', 'invalid', 'detail', 'entity');
  end if;
  -- Somebody else has deleted one of them, or they are of several works.
  if known is distinct from cardinality(ids) then
    return jsonb_build_object('status', 'unknown');
  end if;
  if entity = 'category' then
    update public.portfolio_categories c set position = places[array_position(ids, c.id)]
    where c.id = any (ids) and c.position <> places[array_position(ids, c.id)];
  elsif entity = 'item' then
    update public.portfolio_items i set position = places[array_position(ids, i.id)]
    where i.id = any (ids) and i.position <> places[array_position(ids, i.id)];
  else
    update public.portfolio_images p set position = places[array_position(ids, p.id)]
    where p.id = any (ids) and p.position <> places[array_position(ids, p.id)];
  end if;
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.order_portfolio is
  'Puts these categories, works (entity category, item) or pictures of one work (image) into this order among themselves.';

create function public.set_portfolio_deleted(actor uuid, entity text, entry uuid, seen_version integer, wanted boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.portfolio_categories%rowtype;
  item public.portfolio_items%rowtype;
  moment timestamptz := case when wanted then now() end;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is null then
    return jsonb_build_object('status', 'invalid', 'detail', 'wanted');
  end if;
  if entity = 'category' then
    select * into category from public.portfolio_categories c
    where c.id = entry and (c.deleted_at is null) = wanted for update;
    if not found then
      return jsonb_build_object('status', 'unknown');
    end if;
    if category.version is distinct from seen_version then
      return jsonb_build_object('status', 'conflict', 'current', public.portfolio_category_json(category));
    end if;
    if wanted and exists (
      select 1 from public.portfolio_items i where i.category_id = entry and i.deleted_at is null
    ) then
      return jsonb_build_object('status', 'inUse');
    end if;
    update public.portfolio_categories c set deleted_at = moment, version = c.version + 1, updated_at = now()
    where c.id = entry
    returning * into category;
    return jsonb_build_object('status', 'ok', 'version', category.version);
  end if;
  if entity = 'item' then
    select * into item from public.portfolio_items i
    where i.id = entry and (i.deleted_at is null) = wanted for update;
  elsif entity = 'image' then
    select i.* into item
    from public.portfolio_items i
    join public.portfolio_images p on p.item_id = i.id
    where p.id = entry and (p.deleted_at is null) = wanted and i.deleted_at is null
    for update of i;
  elsif entity = 'video' then
    select * into item from public.portfolio_items i
    where i.video_id = entry and (i.video_deleted_at is null) = wanted and i.deleted_at is null for update;
  else
    return jsonb_build_object('status', 'invalid', 'detail', 'entity');
  end if;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if item.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict', 'current', public.portfolio_item_json(item));
  end if;
  if entity = 'item' and not wanted and not exists (
    select 1 from public.portfolio_categories c where c.id = item.category_id and c.deleted_at is null
  ) then
    return jsonb_build_object('status', 'unknown');
  end if;
  if entity = 'image' then
    update public.portfolio_images p set deleted_at = moment where p.id = entry;
    if item.status = 'published' and not public.is_portfolio_item_complete(item.id) then
      raise exception 'incomplete';
    end if;
  end if;
  update public.portfolio_items i
  set deleted_at = case when entity = 'item' then moment end,
    video_deleted_at = case when entity = 'video' then moment else i.video_deleted_at end,
    version = i.version + 1, updated_at = now()
  where i.id = item.id
  returning * into item;
  if entity = 'video' and item.status = 'published' and not public.is_portfolio_item_complete(item.id) then
    raise exception 'incomplete';
  end if;
  return jsonb_build_object('status', 'ok', 'version', item.version);
exception
  when raise_exception then
    return jsonb_build_object('status', 'incomplete');
  when unique_violation then
    return jsonb_build_object('status', 'slugTaken');
end;
$$;

comment on function public.set_portfolio_deleted is
  'Deletes a category, a work (item), a picture (image) or a video, or undoes that (wanted = false). The version is that of the category or of the work; its new one is answered and is what an undo must give.';

create function public.find_portfolio_work(item uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.portfolio_item_json(i) || jsonb_build_object(
    'images', (
      select coalesce(jsonb_agg(public.portfolio_image_json(p) order by p.position, p.created_at, p.id), '[]'::jsonb)
      from public.portfolio_images p
      where p.item_id = i.id and p.deleted_at is null
    ),
    'complete', public.is_portfolio_item_complete(i.id)
  )
  from public.portfolio_items i
  where i.id = item and i.deleted_at is null;
$$;

comment on function public.find_portfolio_work is
  'A work as staff edit it, with the pictures that are not described yet, and whether it can be published; or null.';

create function public.save_portfolio_work(actor uuid, item jsonb, images jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
  work jsonb;
  image jsonb;
begin
  work := public.save_portfolio_item(actor, item);
  answer := work;
  for image in select value from jsonb_array_elements(images)
  loop
    exit when answer ->> 'status' <> 'ok';
    -- Only a picture of this very work.
    if not exists (
      select 1 from public.portfolio_images p
      where p.id = (image ->> 'id')::uuid and p.item_id = (work ->> 'id')::uuid and p.deleted_at is null
    ) then
      continue;
    end if;
    answer := public.save_portfolio_image(actor, image, (answer ->> 'version')::integer);
  end loop;
  if answer ->> 'status' <> 'ok' then
    raise exception using errcode = 'P0001', message = answer::text;
  end if;
  return answer || jsonb_build_object('id', work -> 'id');
exception
  -- What was saved before the refusal is taken back with it.
  when raise_exception then
    return sqlerrm::jsonb;
end;
$$;

comment on function public.save_portfolio_work is
  'Saves a work and what its pictures say together, or nothing: {id?, version?, …} and [{id, role, alt, caption, focalX, focalY}].';

-- Staff add a video to a work themselves. Like a picture it is stored first and described after: until its words are there
-- in each language the work cannot be published as a video. A deleted one can be had back for as long as a deleted work.
create function public.add_portfolio_video(actor uuid, item uuid, video jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.portfolio_items%rowtype;
  violated text;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into saved from public.portfolio_items i where i.id = item and i.deleted_at is null for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- A colleague's video is not written over.
  if saved.video_id is not null and saved.video_deleted_at is null then
    return jsonb_build_object('status', 'inUse');
  end if;
  insert into public.storage_removals (bucket, storage_path)
  select 'portfolio', saved.video_id || '.' || saved.video_format
  where saved.video_id is not null
  on conflict do nothing;
  update public.portfolio_items i
  set video_id = (video ->> 'id')::uuid, video_format = video ->> 'format',
    video_seconds = (video ->> 'seconds')::integer, video_text = '{"fr": "", "nl": "", "en": ""}', video_deleted_at = null,
    kind = case when i.status = 'draft' and i.kind = 'gallery' then 'video' else i.kind end,
    version = i.version + 1, updated_at = now()
  where i.id = item
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'id', saved.video_id, 'version', saved.version);
exception
  when check_violation or not_null_violation or data_exception then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
end;
$$;

comment on function public.add_portfolio_video is
  'Gives a work without a video one whose bytes are stored: {id, format, seconds}. A draft gallery becomes a video by it. A deleted video that was still kept goes for good.';

revoke execute on function
  public.is_portfolio_item_complete(uuid), public.save_portfolio_category(uuid, jsonb),
  public.save_portfolio_item(uuid, jsonb), public.set_portfolio_status(uuid, uuid, integer, text),
  public.add_portfolio_image(uuid, uuid, jsonb), public.save_portfolio_image(uuid, jsonb, integer),
  public.order_portfolio(uuid, text, uuid[]), public.set_portfolio_deleted(uuid, text, uuid, integer, boolean),
  public.find_portfolio_work(uuid), public.save_portfolio_work(uuid, jsonb, jsonb),
  public.add_portfolio_video(uuid, uuid, jsonb)
  from public, anon, authenticated;

grant execute on function
  public.is_portfolio_item_complete(uuid), public.save_portfolio_category(uuid, jsonb),
  public.save_portfolio_item(uuid, jsonb), public.set_portfolio_status(uuid, uuid, integer, text),
  public.add_portfolio_image(uuid, uuid, jsonb), public.save_portfolio_image(uuid, jsonb, integer),
  public.order_portfolio(uuid, text, uuid[]), public.set_portfolio_deleted(uuid, text, uuid, integer, boolean),
  public.find_portfolio_work(uuid), public.save_portfolio_work(uuid, jsonb, jsonb),
  public.add_portfolio_video(uuid, uuid, jsonb)
  to service_role;
