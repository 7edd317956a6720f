-- Staff add a video to a work themselves. Like a picture it is stored first and described after: until its words are there
-- in each language the work cannot be published as a video. A deleted one can be had back for as long as a deleted work.

alter table public.portfolio_items
  add column video_deleted_at timestamptz check (video_deleted_at is null or video_id is not null);

comment on column public.portfolio_items.video_deleted_at is 'Can be undone until purge_portfolio removes the video.';

-- The words of a video that a published work does not show may still be missing.
alter table public.portfolio_items
  drop constraint portfolio_items_published_check,
  add constraint portfolio_items_published_check check (
    status = 'draft' or (
      public.is_localized(title, 120) and public.is_localized(place, 80) and public.are_portfolio_facts(facts)
      and (story is null or public.is_localized(story, 2000))
      and (kind <> 'video' or video_text is null or public.is_localized(video_text, 2000))
    )
  );

create or replace function public.is_portfolio_item_complete(item uuid)
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
    'video', case when i.video_id is null or i.video_deleted_at is not null then null else jsonb_build_object(
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
    select jsonb_build_object(
      'format', i.video_format, 'width', null, 'published', i.status = 'published' and i.kind = 'video'
    )
    from public.portfolio_items i
    where i.video_id = file and i.video_deleted_at is null and i.deleted_at is null
  ) f
  limit 1;
$$;

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

create or replace function public.save_portfolio_item(actor uuid, item jsonb)
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

create or replace function public.set_portfolio_deleted(actor uuid, entity text, entry uuid, seen_version integer, wanted boolean)
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

create or replace function public.purge_portfolio(at timestamptz)
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

comment on function public.set_portfolio_deleted is
  'Deletes a category, a work (item), a picture (image) or a video, or undoes that (wanted = false). The version is that of the category or of the work; its new one is answered and is what an undo must give.';

drop trigger audit on public.portfolio_items;
create trigger audit after insert or update or delete on public.portfolio_items
  for each row execute function public.audit_change(
    'category_id', 'kind', 'status', 'service_group', 'featured', 'position', 'is_sample', 'deleted_at', 'video_id',
    'video_deleted_at'
  );

revoke execute on function public.add_portfolio_video(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_portfolio_video(uuid, uuid, jsonb) to service_role;
