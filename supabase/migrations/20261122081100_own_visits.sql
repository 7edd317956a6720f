-- What visitors may see and erase of what was counted, and what is deleted because its time is over.

create function public.list_own_visits(sessions uuid[], consent uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(cardinality(sessions), 0) > 100 then
    return jsonb_build_object('status', 'invalid');
  end if;
  return jsonb_build_object(
    'status', 'found',
    'visits', (
      select coalesce(
        jsonb_agg(to_jsonb(v) - 'id' - 'session_id' - 'user_id' - 'updated_at' order by v.created_at desc),
        '[]'::jsonb
      )
      from public.visitor_analytics v
      where v.session_id = any (sessions)
    ),
    'page_views', (
      select coalesce(jsonb_agg(p.shown order by p.created_at desc), '[]'::jsonb)
      from (
        select to_jsonb(w) - 'id' - 'session_id' - 'user_id' - 'secret_hash' as shown, w.created_at
        from public.page_views w
        where w.session_id = any (sessions)
        order by w.created_at desc
        limit 1000
      ) p
    ),
    'choices', (
      select coalesce(
        jsonb_agg(to_jsonb(c) - 'id' - 'session_id' - 'user_id' - 'text_hash' order by c.created_at desc),
        '[]'::jsonb
      )
      from public.cookie_consents c
      where c.session_id = consent
    )
  );
end;
$$;

comment on function public.list_own_visits is
  'What is recorded under these sessions, at most 100 of them and 1000 page views, and the choice of this id. Status: found or invalid.';

create function public.erase_own_visits(sessions uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased integer;
  erased_views integer;
begin
  if coalesce(cardinality(sessions), 0) > 100 then
    return jsonb_build_object('status', 'invalid');
  end if;
  delete from public.visitor_analytics v where v.session_id = any (sessions);
  get diagnostics erased = row_count;
  delete from public.page_views p where p.session_id = any (sessions);
  get diagnostics erased_views = row_count;
  return jsonb_build_object('status', 'erased', 'visits', erased, 'page_views', erased_views);
end;
$$;

comment on function public.erase_own_visits is
  'Deletes what is recorded under these sessions, at most 100. The proof of a choice stays. Status: erased, with how much, or invalid.';

create function public.purge_browsing_data(at timestamptz, months integer, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  oldest timestamptz := at - make_interval(months => greatest(months, 1));
  purged integer := 0;
  gone integer;
begin
  delete from public.visitor_analytics where id in (
    select v.id from public.visitor_analytics v where v.created_at < oldest order by v.created_at limit max_count
  );
  get diagnostics gone = row_count;
  purged := purged + gone;
  delete from public.page_views where id in (
    select p.id from public.page_views p where p.created_at < oldest order by p.created_at limit max_count
  );
  get diagnostics gone = row_count;
  purged := purged + gone;
  delete from public.cookie_consents where id in (
    select c.id from public.cookie_consents c where c.created_at < oldest order by c.created_at limit max_count
  );
  get diagnostics gone = row_count;
  return purged + gone;
end;
$$;

comment on function public.purge_browsing_data is
  'Deletes visits, page views and proofs of choices older than so many months, at most max_count of each at a time; returns how many.';

revoke execute on function
  public.list_own_visits(uuid[], uuid),
  public.erase_own_visits(uuid[]),
  public.purge_browsing_data(timestamptz, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.list_own_visits(uuid[], uuid),
  public.erase_own_visits(uuid[]),
  public.purge_browsing_data(timestamptz, integer, integer)
to service_role;
