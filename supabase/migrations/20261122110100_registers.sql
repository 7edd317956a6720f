-- What staff read in the registers of the back office, and the two things they change there. Reading functions take a
-- filter and answer one part of the list with the number of all; text is found anywhere, in either case.

create trigger audit after insert or update or delete on public.newsletter_subscriptions
  for each row execute function public.audit_change('status');
create trigger audit after insert or update or delete on public.job_applications
  for each row execute function public.audit_change('status', 'position_id');

create function public.list_cookie_consents(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  looked_for text := lower(coalesce(filter ->> 'search', ''));
  from_day date := (filter ->> 'from')::date;
  to_day date := (filter ->> 'to')::date;
  begins timestamptz := from_day::timestamp at time zone 'Europe/Brussels';
  ends timestamptz := (to_day + 1)::timestamp at time zone 'Europe/Brussels';
  choice text := filter ->> 'choice';
begin
  return (
    with found as (
      select c.*
      from public.cookie_consents c
      where (begins is null or c.created_at >= begins)
        and (ends is null or c.created_at < ends)
        and (looked_for = '' or starts_with(c.id::text, looked_for) or starts_with(c.session_id::text, looked_for))
        and (filter ->> 'locale' is null or c.locale = filter ->> 'locale')
        and (filter ->> 'version' is null or c.policy_version = filter ->> 'version')
        and case choice
          when 'all' then c.analytics and c.marketing and c.external
          when 'none' then not (c.analytics or c.marketing or c.external)
          when 'some' then (c.analytics or c.marketing or c.external) and not (c.analytics and c.marketing and c.external)
          when 'analytics' then c.analytics
          when 'marketing' then c.marketing
          when 'external' then c.external
          else true
        end
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'versions', (
        select coalesce(jsonb_agg(v.policy_version order by v.policy_version desc), '[]')
        from (select distinct c.policy_version from public.cookie_consents c) v
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', r.id, 'session', r.session_id, 'at', r.created_at, 'analytics', r.analytics,
              'marketing', r.marketing, 'external', r.external, 'locale', r.locale, 'version', r.policy_version,
              'textHash', r.text_hash, 'askedBy', r.asked_by, 'gpc', r.gpc, 'page', r.page_url,
              'country', r.country, 'address', r.visitor_ip, 'browser', r.user_agent
            )
            order by r.created_at desc, r.id
          ),
          '[]'
        )
        from (
          select * from found f
          order by f.created_at desc, f.id
          limit least((filter ->> 'limit')::integer, 50000) offset coalesce((filter ->> 'offset')::integer, 0)
        ) r
      )
    )
  );
end;
$$;

comment on function public.list_cookie_consents is
  'Proofs of consent, the newest first. Filter: search (the beginning of an id), from and to (days in Brussels), choice (all, none, some, or one that was allowed), locale, version, limit, offset.';

create function public.list_newsletter_subscriptions(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  looked_for text := lower(coalesce(filter ->> 'search', ''));
begin
  return (
    with found as (
      select s.*
      from public.newsletter_subscriptions s
      where (looked_for = '' or strpos(s.email, looked_for) > 0)
        and (filter ->> 'status' is null or s.status = filter ->> 'status')
        and (filter ->> 'locale' is null or s.locale = filter ->> 'locale')
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (
        select coalesce(jsonb_object_agg(c.status, c.lines), '{}')
        from (select s.status, count(*) as lines from public.newsletter_subscriptions s group by s.status) c
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', r.id, 'email', r.email, 'status', r.status, 'locale', r.locale, 'source', r.source,
              'requestedAt', r.requested_at, 'confirmedAt', r.confirmed_at, 'leftAt', r.unsubscribed_at
            )
            order by r.requested_at desc, r.id
          ),
          '[]'
        )
        from (
          select * from found f
          order by f.requested_at desc, f.id
          limit least((filter ->> 'limit')::integer, 50000) offset coalesce((filter ->> 'offset')::integer, 0)
        ) r
      )
    )
  );
end;
$$;

comment on function public.list_newsletter_subscriptions is
  'Addresses of the newsletter, the last asked for first, and how many there are of each status. Filter: search (a part of the address), status, locale, limit, offset.';

create function public.change_newsletter_to_left(actor uuid, subscription_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  return public.leave_newsletter(subscription_id);
end;
$$;

comment on function public.change_newsletter_to_left is
  'Ends the subscription of somebody who asked staff for it. Status: left, unknown or forbidden.';

create function public.list_job_applications(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  looked_for text := lower(coalesce(filter ->> 'search', ''));
begin
  return (
    with found as (
      select a.*
      from public.job_applications a
      where (
          looked_for = ''
          or strpos(lower(a.first_name || ' ' || a.name), looked_for) > 0
          or strpos(lower(a.email), looked_for) > 0
          or strpos(a.reference, looked_for) > 0
        )
        and (filter ->> 'reference' is null or a.reference = filter ->> 'reference')
        and (filter ->> 'position' is null or a.position_id = filter ->> 'position')
        and case filter ->> 'status' when 'spam' then a.status = 'spam' when 'all' then true else a.status <> 'spam' end
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'positions', (
        select coalesce(jsonb_agg(p.position_id order by p.position_id), '[]')
        from (select distinct a.position_id from public.job_applications a) p
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', r.id, 'reference', r.reference, 'position', r.position_id, 'status', r.status,
              'locale', r.locale, 'name', r.name, 'firstName', r.first_name, 'email', r.email, 'phone', r.phone,
              'message', r.message, 'keepLonger', r.keep_longer, 'submittedAt', r.submitted_at,
              'deleteAfter', r.delete_after, 'files', (
                select coalesce(
                  jsonb_agg(jsonb_build_object('id', f.id, 'name', f.file_name, 'size', f.size_bytes)), '[]'
                )
                from public.job_application_attachments f
                where f.job_application_id = r.id
              )
            )
            order by r.submitted_at desc, r.id
          ),
          '[]'
        )
        from (
          select * from found f
          order by f.submitted_at desc, f.id
          limit least((filter ->> 'limit')::integer, 50000) offset coalesce((filter ->> 'offset')::integer, 0)
        ) r
      )
    )
  );
end;
$$;

comment on function public.list_job_applications is
  'Job applications with their files, the newest first. Filter: search (in name, address, reference), reference (that one), position, status (spam, all, or those that are no spam), limit, offset.';

create function public.delete_job_application(actor uuid, application_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  insert into public.storage_removals (bucket, storage_path)
  select 'job-applications', f.storage_path
  from public.job_application_attachments f
  where f.job_application_id = application_id
  on conflict do nothing;
  delete from public.job_applications a where a.id = application_id;
  return jsonb_build_object('status', case when found then 'deleted' else 'unknown' end);
end;
$$;

comment on function public.delete_job_application is
  'Deletes an application before its time and remembers its files as to be removed. Status: deleted, unknown or forbidden.';

revoke execute on function
  public.list_cookie_consents(jsonb),
  public.list_newsletter_subscriptions(jsonb),
  public.change_newsletter_to_left(uuid, uuid),
  public.list_job_applications(jsonb),
  public.delete_job_application(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.list_cookie_consents(jsonb),
  public.list_newsletter_subscriptions(jsonb),
  public.change_newsletter_to_left(uuid, uuid),
  public.list_job_applications(jsonb),
  public.delete_job_application(uuid, uuid)
to service_role;
