-- What staff deleted by mistake is found again until it goes for good.

create function public.list_deleted_works()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', i.id, 'version', i.version, 'title', i.title, 'deletedAt', i.deleted_at)
      order by i.deleted_at desc, i.id
    ),
    '[]'
  )
  from (
    select w.id, w.version, w.title, w.deleted_at
    from public.portfolio_items w
    where w.deleted_at is not null
    order by w.deleted_at desc, w.id
    limit 100
  ) i;
$$;

comment on function public.list_deleted_works is
  'Works that were deleted and not purged yet, the last first, at most a hundred: set_portfolio_deleted brings them back.';

revoke execute on function public.list_deleted_works() from public, anon, authenticated;
grant execute on function public.list_deleted_works() to service_role;
