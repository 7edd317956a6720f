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

alter table public.portfolio_items
  drop constraint portfolio_items_title_check,
  drop constraint portfolio_items_place_check,
  drop constraint portfolio_items_facts_check,
  drop constraint portfolio_items_story_check,
  drop constraint portfolio_items_video_text_check,
  add constraint portfolio_items_title_check check (public.is_localized_draft(title, 120)),
  add constraint portfolio_items_place_check check (public.is_localized_draft(place, 80)),
  add constraint portfolio_items_facts_check check (public.are_portfolio_facts_drafts(facts)),
  add constraint portfolio_items_story_check check (story is null or public.is_localized_draft(story, 2000)),
  add constraint portfolio_items_video_text_check
    check (video_text is null or public.is_localized_draft(video_text, 2000)),
  add constraint portfolio_items_published_check check (
    status = 'draft' or (
      public.is_localized(title, 120) and public.is_localized(place, 80) and public.are_portfolio_facts(facts)
      and (story is null or public.is_localized(story, 2000))
      and (video_text is null or public.is_localized(video_text, 2000))
    )
  );

alter table public.portfolio_images
  drop constraint portfolio_images_alt_check,
  drop constraint portfolio_images_caption_check,
  add constraint portfolio_images_alt_check check (public.is_localized_draft(alt, 250)),
  add constraint portfolio_images_caption_check check (caption is null or public.is_localized_draft(caption, 250));

create function public.is_portfolio_image_described(i public.portfolio_images)
returns boolean
language sql
stable
set search_path = ''
as $$
  select public.is_localized(i.alt, 250) and (i.caption is null or public.is_localized(i.caption, 250));
$$;

comment on function public.is_portfolio_image_described is 'Whether a picture has its texts in each language, and may be shown.';

create or replace function public.is_portfolio_item_complete(item uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    public.is_localized(i.title, 120) and public.is_localized(i.place, 80) and public.are_portfolio_facts(i.facts)
    and (i.story is null or public.is_localized(i.story, 2000))
    and (i.video_text is null or public.is_localized(i.video_text, 2000))
    and case i.kind
      when 'before-after'
        then count(*) filter (where p.role = 'before') > 0 and count(*) filter (where p.role = 'after') > 0
      when 'video' then count(p.id) > 0 and i.video_id is not null
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

create or replace function public.portfolio_item_json(i public.portfolio_items)
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
    'video', case when i.video_id is null then null else jsonb_build_object(
      'id', i.video_id, 'format', i.video_format, 'seconds', i.video_seconds, 'text', i.video_text
    ) end,
    'scene', i.scene, 'lettering', i.lettering, 'featured', i.featured, 'version', i.version, 'sample', i.is_sample
  );
$$;

create or replace function public.find_portfolio_file(file uuid)
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
      'published', i.status = 'published' and public.is_portfolio_image_described(p)
    ) as found
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

revoke execute on function
  public.is_localized_draft(jsonb, integer), public.are_portfolio_facts_drafts(jsonb),
  public.is_portfolio_image_described(public.portfolio_images), public.find_portfolio_work(uuid),
  public.save_portfolio_work(uuid, jsonb, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.is_localized_draft(jsonb, integer), public.are_portfolio_facts_drafts(jsonb),
  public.is_portfolio_image_described(public.portfolio_images), public.find_portfolio_work(uuid),
  public.save_portfolio_work(uuid, jsonb, jsonb)
  to service_role;
