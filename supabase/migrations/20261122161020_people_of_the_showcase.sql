-- Somebody who let the site quote or name them is found among the people it knows.

create or replace function public.search_people(query text, max_count integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(lower(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if char_length(btrim(coalesce(query, ''))) < 2 then
    return '[]';
  end if;
  return (
    with hits as (
      select lower(u.email) as address,
        nullif(btrim(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), '') as name,
        'account' as source, u.created_at as at
      from auth.users u
      where lower(u.email) like pattern
        or lower(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')) like pattern
      union all
      select lower(q.email), q.first_name || ' ' || q.name, 'quote', q.submitted_at
      from public.quote_requests q
      where lower(q.email) like pattern or lower(q.first_name || ' ' || q.name) like pattern
        or lower(q.company) like pattern or q.reference like pattern or q.phone like pattern
      union all
      select lower(a.email), a.first_name || ' ' || a.name, 'application', a.submitted_at
      from public.job_applications a
      where lower(a.email) like pattern or lower(a.first_name || ' ' || a.name) like pattern or a.reference like pattern
        or a.phone like pattern
      union all
      select n.email, null, 'newsletter', n.requested_at
      from public.newsletter_subscriptions n
      where n.email like pattern
      union all
      select i.email, null, 'invitation', i.created_at
      from public.staff_invitations i
      where i.email like pattern
      union all
      select lower(m.recipient), null, 'mail', m.created_at
      from public.outbox_messages m
      where lower(m.recipient) like pattern
      union all
      select e.permission_email, nullif(e.permission_from, ''), 'showcase', e.updated_at
      from public.showcase_entries e
      where e.permission_email like pattern
        or e.permission_email is not null and (
          lower(e.permission_from) like pattern or lower(e.content ->> 'name') like pattern
          or lower(e.content ->> 'company') like pattern
        )
    ), people as (
      select h.address, (array_agg(h.name order by h.at desc) filter (where h.name is not null))[1] as name,
        array_agg(distinct h.source) as sources, max(h.at) as last_at
      from hits h
      group by h.address
      order by max(h.at) desc, h.address
      limit least(greatest(coalesce(max_count, 0), 0), 200)
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object('address', p.address, 'name', p.name, 'sources', to_jsonb(p.sources), 'lastAt', p.last_at)
        order by p.last_at desc, p.address
      ),
      '[]'
    )
    from people p
  );
end;
$$;

comment on function public.search_people is
  'Addresses that a part of an address, a name, a company, a reference or a phone number (digits of its stored form) leads to, the latest first.';
