-- What staff change in the portfolio. Each function answers {"status": …}: ok, forbidden, unknown, invalid, slugTaken,
-- conflict (somebody saved a newer version; current is what there is now), inUse (a category with works in it) or
-- incomplete (published without the pictures or the video its kind needs).

create function public.is_portfolio_item_complete(item uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case i.kind
    when 'before-after' then count(*) filter (where p.role = 'before') > 0 and count(*) filter (where p.role = 'after') > 0
    when 'video' then count(p.id) > 0 and i.video_id is not null
    else count(p.id) > 0
  end
  from public.portfolio_items i
  left join public.portfolio_images p on p.item_id = i.id and p.deleted_at is null
  where i.id = item
  group by i.id;
$$;

comment on function public.is_portfolio_item_complete is 'Whether a work has the pictures, and the video, that its kind needs.';

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
  -- A video that is replaced or taken away leaves its file behind.
  insert into public.storage_removals (bucket, storage_path)
  select 'portfolio', saved.video_id || '.' || saved.video_format
  where saved.video_id is not null and saved.video_id is distinct from (item #>> '{video,id}')::uuid
  on conflict do nothing;
  update public.portfolio_items i
  set category_id = (item ->> 'categoryId')::uuid, slug = item -> 'slug', kind = item ->> 'kind',
    service_group = item ->> 'group', title = item -> 'title', place = item -> 'place', facts = item -> 'facts',
    story = new_story,
    video_id = (item #>> '{video,id}')::uuid, video_format = item #>> '{video,format}',
    video_seconds = (item #>> '{video,seconds}')::integer, video_text = item #> '{video,text}',
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
  set deleted_at = case when entity = 'item' then moment end, version = i.version + 1, updated_at = now()
  where i.id = item.id
  returning * into item;
  return jsonb_build_object('status', 'ok', 'version', item.version);
exception
  when raise_exception then
    return jsonb_build_object('status', 'incomplete');
  when unique_violation then
    return jsonb_build_object('status', 'slugTaken');
end;
$$;

comment on function public.set_portfolio_deleted is
  'Deletes a category, a work (item) or a picture (image), or undoes that (wanted = false). The version is that of the category or of the work; its new one is answered and is what an undo must give.';

create trigger audit after insert or update or delete on public.portfolio_categories
  for each row execute function public.audit_change('position', 'is_sample', 'deleted_at');
create trigger audit after insert or update or delete on public.portfolio_items
  for each row execute function public.audit_change(
    'category_id', 'kind', 'status', 'service_group', 'featured', 'position', 'is_sample', 'deleted_at'
  );
create trigger audit after insert or update or delete on public.portfolio_images
  for each row execute function public.audit_change('item_id', 'role', 'position', 'focal_x', 'focal_y', 'deleted_at');

revoke execute on function
  public.is_portfolio_item_complete(uuid), public.save_portfolio_category(uuid, jsonb),
  public.save_portfolio_item(uuid, jsonb), public.set_portfolio_status(uuid, uuid, integer, text),
  public.add_portfolio_image(uuid, uuid, jsonb), public.save_portfolio_image(uuid, jsonb, integer),
  public.order_portfolio(uuid, text, uuid[]), public.set_portfolio_deleted(uuid, text, uuid, integer, boolean)
  from public, anon, authenticated;
grant execute on function
  public.is_portfolio_item_complete(uuid), public.save_portfolio_category(uuid, jsonb),
  public.save_portfolio_item(uuid, jsonb), public.set_portfolio_status(uuid, uuid, integer, text),
  public.add_portfolio_image(uuid, uuid, jsonb), public.save_portfolio_image(uuid, jsonb, integer),
  public.order_portfolio(uuid, text, uuid[]), public.set_portfolio_deleted(uuid, text, uuid, integer, boolean)
  to service_role;
