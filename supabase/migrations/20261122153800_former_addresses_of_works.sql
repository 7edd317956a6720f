-- An address that a published work had leads on to the one it has now.

alter table public.portfolio_items
  add column former_slugs text[] not null default '{}' check (cardinality(former_slugs) <= 60);

comment on column public.portfolio_items.former_slugs is 'Segments of its address, in any language, that visitors may have met before; the newest last.';

create function public.remember_portfolio_slug()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.former_slugs := (
    select coalesce(array_agg(f.slug order by f.place), '{}')
    from (
      select s.slug, max(s.place) as place
      from (
        select * from unnest(old.former_slugs) with ordinality as known (slug, place)
        union all
        select value, 1000 from jsonb_each_text(old.slug)
      ) s
      where s.slug not in (select value from jsonb_each_text(new.slug))
      group by s.slug
      order by max(s.place) desc
      limit 60
    ) f
  );
  return new;
end;
$$;

comment on function public.remember_portfolio_slug is 'Keeps the address of a published work when it gets another one, or is taken back.';

create trigger remember_slug before update on public.portfolio_items
  for each row
  when (old.status = 'published' and old.slug is distinct from new.slug)
  execute function public.remember_portfolio_slug();

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
    'scene', i.scene, 'lettering', i.lettering, 'featured', i.featured, 'version', i.version, 'sample', i.is_sample,
    'formerSlugs', to_jsonb(i.former_slugs)
  );
$$;

revoke execute on function public.remember_portfolio_slug() from public, anon, authenticated;
