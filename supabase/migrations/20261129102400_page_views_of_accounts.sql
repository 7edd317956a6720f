-- Whoever signs in where a visit is long over looks at pages as an account that the visit does not have.

create function public.personal_export_page_views(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pageViews', coalesce(
      jsonb_agg(to_jsonb(p) - '{id,session_id,user_id,secret_hash}'::text[] order by p.created_at), '[]'
    )
  )
  from public.page_views p
  where p.user_id = any (accounts)
    and not exists (
      select 1 from public.visitor_analytics v where v.session_id = p.session_id and v.user_id = any (accounts)
    );
$$;

comment on function public.personal_export_page_views is 'Pages an account looked at beside the visits that are known as its own.';

revoke execute on function public.personal_export_page_views(text, uuid[]) from public, anon, authenticated;
grant execute on function public.personal_export_page_views(text, uuid[]) to service_role;
