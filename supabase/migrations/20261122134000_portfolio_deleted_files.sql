-- What staff deleted can be undone, and a page of theirs that was opened before still shows it: they can see its files
-- until it is purged. For everybody else it is gone at once.

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
