-- Where people are found is asked of every domain too: `personal_search_<domain>` answers who is known there by address or name,
-- and `search_people` is not written again for the next one.

create function public.personal_search_core(pattern text)
returns table (address text, name text, source text, at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
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
  where lower(m.recipient) like pattern;
end;
$$;

comment on function public.personal_search_core is
  'Accounts, requests, applications, newsletter, invitations and mails of people whose address or name is like a pattern in small letters.';

create function public.personal_search_showcase(pattern text)
returns table (address text, name text, source text, at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select e.permission_email, nullif(e.permission_from, ''), 'showcase', e.updated_at
  from public.showcase_entries e
  where e.permission_email like pattern
    or e.permission_email is not null and (
      lower(e.permission_from) like pattern or lower(e.content ->> 'name') like pattern
      or lower(e.content ->> 'company') like pattern
    );
$$;

comment on function public.personal_search_showcase is 'Who allowed what is shown.';

-- Who wrote to us is found also while the mail waits, or stands in somebody else's request.
create function public.personal_search_mails(pattern text)
returns table (address text, name text, source text, at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select i.sender_address, i.sender_name, 'mail', i.arrived_at
  from public.incoming_mails i
  where i.sender_address like pattern or lower(i.sender_name) like pattern
  union all
  select o.other_address, null, 'mail', o.created_at
  from public.quote_request_mails o
  where o.other_address like pattern;
$$;

comment on function public.personal_search_mails is 'Who sent a mail that waits, or that stands in the request of another address.';

create or replace function public.search_people(query text, max_count integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(lower(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
  hits text;
  found jsonb;
begin
  if char_length(btrim(coalesce(query, ''))) < 2 then
    return '[]';
  end if;
  select string_agg(format('select * from public.%I($1)', part), ' union all ') into hits
  from public.personal_parts('search') as part;
  execute format(
    $query$
      with people as (
        select h.address, (array_agg(h.name order by h.at desc) filter (where h.name is not null))[1] as name,
          array_agg(distinct h.source) as sources, max(h.at) as last_at
        from (%s) h
        where h.address is not null
        group by h.address
        order by max(h.at) desc, h.address
        limit least(greatest(coalesce($2, 0), 0), 200)
      )
      select coalesce(
        jsonb_agg(
          jsonb_build_object('address', p.address, 'name', p.name, 'sources', to_jsonb(p.sources), 'lastAt', p.last_at)
          order by p.last_at desc, p.address
        ),
        '[]'
      )
      from people p
    $query$,
    hits
  ) into found using pattern, max_count;
  return found;
end;
$$;

comment on function public.personal_parts is
  'The functions of all domains for a task, `export`, `erasure` or `search`; the one of requests and accounts last.';

revoke execute on function
  public.personal_search_core(text), public.personal_search_showcase(text), public.personal_search_mails(text)
  from public, anon, authenticated;
grant execute on function
  public.personal_search_core(text), public.personal_search_showcase(text), public.personal_search_mails(text)
  to service_role;
