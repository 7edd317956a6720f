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

create table public.portfolio_items (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.portfolio_categories (id),
  slug jsonb not null check (public.is_localized_slug(slug)),
  kind text not null default 'gallery' check (kind in ('gallery', 'before-after', 'video')),
  status text not null default 'draft' check (status in ('draft', 'published')),
  service_group text not null check (service_group in ('lettering', 'wrapping', 'signs', 'textile', 'walls', 'design')),
  title jsonb not null check (public.is_localized(title, 120)),
  place jsonb not null check (public.is_localized(place, 80)),
  facts jsonb not null check (public.are_portfolio_facts(facts)),
  story jsonb check (story is null or public.is_localized(story, 2000)),
  video_id uuid,
  video_format text check (video_format in ('mp4', 'webm')),
  video_seconds integer check (video_seconds between 1 and 600),
  video_text jsonb check (video_text is null or public.is_localized(video_text, 2000)),
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
  check (num_nonnulls(video_id, video_format, video_seconds, video_text) in (0, 4))
);

comment on table public.portfolio_items is 'Works, each with pictures; a draft is seen by staff alone.';
comment on column public.portfolio_items.service_group is 'Its ink, and the service pages that show it.';
comment on column public.portfolio_items.video_id is 'Name of the video in the bucket portfolio.';
comment on column public.portfolio_items.video_text is 'What is seen and heard, for who cannot see or play it.';
comment on column public.portfolio_items.scene is 'The drawing of the site that stands for an invented item where a page must stay light.';
comment on column public.portfolio_items.featured is 'Shown on the home page.';
comment on column public.portfolio_items.position is 'One order for all; a category shows its part of it.';

create unique index portfolio_items_slug_fr on public.portfolio_items ((slug ->> 'fr')) where deleted_at is null;
create unique index portfolio_items_slug_nl on public.portfolio_items ((slug ->> 'nl')) where deleted_at is null;
create unique index portfolio_items_slug_en on public.portfolio_items ((slug ->> 'en')) where deleted_at is null;
create index portfolio_items_category on public.portfolio_items (category_id, position);

create table public.portfolio_images (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.portfolio_items (id) on delete cascade,
  role text not null default 'picture' check (role in ('picture', 'before', 'after')),
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  alt jsonb not null check (public.is_localized(alt, 250)),
  caption jsonb check (caption is null or public.is_localized(caption, 250)),
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

alter table public.portfolio_categories enable row level security;
alter table public.portfolio_items enable row level security;
alter table public.portfolio_images enable row level security;
revoke all on table public.portfolio_categories, public.portfolio_items, public.portfolio_images
  from public, anon, authenticated;
grant select, insert, update, delete
  on table public.portfolio_categories, public.portfolio_items, public.portfolio_images
  to service_role;

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
    ),
    'video', case when i.video_id is null then null else jsonb_build_object(
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

create function public.find_portfolio_file(file uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select f.found
  from (
    select jsonb_build_object('format', p.format, 'width', p.width, 'published', i.status = 'published') as found
    from public.portfolio_images p
    join public.portfolio_items i on i.id = p.item_id
    where p.id = file and p.deleted_at is null and i.deleted_at is null
    union all
    select jsonb_build_object('format', i.video_format, 'width', null, 'published', i.status = 'published')
    from public.portfolio_items i
    where i.video_id = file and i.deleted_at is null
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
  where i.deleted_at <= at and i.video_id is not null
  on conflict do nothing;

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

revoke execute on function
  public.is_localized(jsonb, integer), public.is_localized_slug(jsonb), public.are_portfolio_facts(jsonb),
  public.portfolio_category_json(public.portfolio_categories), public.portfolio_image_json(public.portfolio_images),
  public.portfolio_item_json(public.portfolio_items), public.list_portfolio(boolean), public.find_portfolio_file(uuid),
  public.seed_portfolio(jsonb), public.purge_portfolio(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.is_localized(jsonb, integer), public.is_localized_slug(jsonb), public.are_portfolio_facts(jsonb),
  public.portfolio_category_json(public.portfolio_categories), public.portfolio_image_json(public.portfolio_images),
  public.portfolio_item_json(public.portfolio_items), public.list_portfolio(boolean), public.find_portfolio_file(uuid),
  public.seed_portfolio(jsonb), public.purge_portfolio(timestamptz)
  to service_role;
