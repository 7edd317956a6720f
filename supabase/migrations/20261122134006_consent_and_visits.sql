-- What visitors allowed and when, as proof (GDPR, article 7.1). No row tells who: no address, no town, no exact browser.

create table public.cookie_consents (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid,
  visitor_ip text not null default 'Unknown' check (visitor_ip = 'Unknown'),
  user_agent text not null check (char_length(user_agent) between 1 and 160),
  necessary boolean not null default true check (necessary),
  analytics boolean not null,
  marketing boolean not null,
  external boolean not null,
  country text not null default 'Unknown' check (country = 'Unknown' or country ~ '^[A-Z]{2}$'),
  city text not null default 'Unknown' check (city = 'Unknown'),
  browser_language text check (browser_language ~ '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,4}$'),
  referrer text check (char_length(referrer) between 1 and 300),
  page_url text not null check (char_length(page_url) between 1 and 300 and page_url ~ '^/[^?#[:cntrl:]]*$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  asked_by text not null check (asked_by in ('banner', 'dialog', 'page', 'content')),
  gpc boolean not null,
  policy_version text not null check (policy_version ~ '^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$'),
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

comment on table public.cookie_consents is 'Choices about cookies, each as it was made, as proof. Kept as long as browsing data.';
comment on column public.cookie_consents.session_id is 'Random id of the choice. The browser that allowed something keeps it with its choice; of a refusal only this row has it. No visit carries it.';
comment on column public.cookie_consents.user_id is 'The account that was signed in. No foreign key: the schema of accounts belongs to the backend.';
comment on column public.cookie_consents.user_agent is 'Shortened: engines and major versions, without device.';
comment on column public.cookie_consents.referrer is 'Named by the specification; left empty, because the proof does not need it.';
comment on column public.cookie_consents.page_url is 'Path of the page where it was decided, without its query.';
comment on column public.cookie_consents.locale is 'Language in which it was asked.';
comment on column public.cookie_consents.gpc is 'The browser sent Global Privacy Control.';
comment on column public.cookie_consents.text_hash is 'SHA-256 of every word of the question in that language.';

create index cookie_consents_created_at on public.cookie_consents (created_at, id);
create index cookie_consents_session_id on public.cookie_consents (session_id);
create index cookie_consents_user_id on public.cookie_consents (user_id) where user_id is not null;

alter table public.cookie_consents enable row level security;
revoke all on table public.cookie_consents from public, anon, authenticated;
grant select, insert, update, delete on table public.cookie_consents to service_role;

-- A proof that waited on the disk while the database was away comes with the time of its choice, and is kept once however
-- often it arrives (docs/decisions/0009-consent.md).
create function public.record_consent(consent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  violated text;
  is_replay boolean;
begin
  is_replay := coalesce((consent ->> 'replay')::boolean, false);
  if pg_column_size(consent) > 4096 then
    return jsonb_build_object('status', 'invalid', 'detail', 'size');
  end if;
  if not is_replay and not public.consume_rate_limits(consent -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  -- Two arrivals of one proof wait for each other.
  perform pg_advisory_xact_lock(hashtext(consent ->> 'session_id'));
  if exists (
    select 1
    from public.cookie_consents c
    where c.session_id = (consent ->> 'session_id')::uuid
      and c.analytics = (consent ->> 'analytics')::boolean
      and c.marketing = (consent ->> 'marketing')::boolean
      and c.external = (consent ->> 'external')::boolean
  ) then
    return jsonb_build_object('status', 'duplicate');
  end if;
  insert into public.cookie_consents (
    session_id, user_id, user_agent, analytics, marketing, external, country, browser_language, page_url,
    locale, asked_by, gpc, policy_version, text_hash, created_at
  )
  values (
    (consent ->> 'session_id')::uuid,
    (consent ->> 'user_id')::uuid,
    consent ->> 'user_agent',
    (consent ->> 'analytics')::boolean,
    (consent ->> 'marketing')::boolean,
    (consent ->> 'external')::boolean,
    coalesce(consent ->> 'country', 'Unknown'),
    consent ->> 'browser_language',
    consent ->> 'page_url',
    consent ->> 'locale',
    consent ->> 'asked_by',
    (consent ->> 'gpc')::boolean,
    consent ->> 'policy_version',
    consent ->> 'text_hash',
    -- The clocks of site and database may differ, and nothing was decided in the future.
    case when is_replay then least((consent ->> 'decided_at')::timestamptz, now()) else now() end
  );
  return jsonb_build_object('status', 'stored');
exception
  -- A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.record_consent is 'Keeps the proof of a choice about cookies, once. Status: stored, duplicate, limited or invalid.';

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

revoke execute on function
  public.record_consent(jsonb), public.list_cookie_consents(jsonb)
  from public, anon, authenticated;

grant execute on function
  public.record_consent(jsonb), public.list_cookie_consents(jsonb)
  to service_role;

-- What visitors who allow it let us count: visits, and the pages viewed in them. Never an address, never a city.

create table public.visitor_analytics (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique,
  user_id uuid,
  visitor_ip text not null default 'Unknown' check (visitor_ip = 'Unknown'),
  country text not null default 'Unknown' check (country = 'Unknown' or country ~ '^[A-Z]{2}$'),
  city text not null default 'Unknown' check (city = 'Unknown'),
  device_type text not null check (device_type in ('desktop', 'tablet', 'mobile')),
  browser_name text not null default 'Unknown' check (char_length(browser_name) between 1 and 60),
  browser_version text not null default 'Unknown' check (char_length(browser_version) between 1 and 40),
  os_name text not null default 'Unknown' check (char_length(os_name) between 1 and 60),
  os_version text not null default 'Unknown' check (char_length(os_version) between 1 and 40),
  screen_resolution text check (screen_resolution ~ '^[1-9][0-9]{1,4}x[1-9][0-9]{1,4}$'),
  language text check (language ~ '^[A-Za-z0-9-]{2,35}$'),
  timezone text check (timezone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  referrer text check (char_length(referrer) between 1 and 300),
  landing_page text not null check (char_length(landing_page) between 1 and 300),
  pages_visited text[] not null default '{}' check (
    cardinality(pages_visited) <= 100 and char_length(array_to_string(pages_visited, '', '-')) <= 30000
  ),
  session_duration integer not null default 0 check (session_duration between 0 and 86400),
  is_returning_visitor boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.visitor_analytics is 'Visits of people who allow statistics and marketing, a row each. Deleted after 13 months.';
comment on column public.visitor_analytics.session_id is 'First half of the SHA-256 of the random key that the tab of the visitor holds, so that nobody who reads this can write it.';
comment on column public.visitor_analytics.user_id is 'Account, when someone was signed in. No foreign key: the schema of accounts belongs to the backend.';
comment on column public.visitor_analytics.visitor_ip is 'Always Unknown: addresses are not kept. A column of the specification.';
comment on column public.visitor_analytics.country is 'ISO 3166-1 code of two letters, or Unknown.';
comment on column public.visitor_analytics.city is 'Always Unknown, as the address.';
comment on column public.visitor_analytics.referrer is 'Origin of the site that led here, without a path.';
comment on column public.visitor_analytics.landing_page is 'Path of the first page, without a query.';
comment on column public.visitor_analytics.pages_visited is 'Paths in the order in which they were viewed, the first hundred.';
comment on column public.visitor_analytics.session_duration is 'Seconds from the first page to the last that was heard of the visit.';

create index visitor_analytics_created_at on public.visitor_analytics (created_at);
create index visitor_analytics_user_id on public.visitor_analytics (user_id) where user_id is not null;

alter table public.visitor_analytics enable row level security;
revoke all on table public.visitor_analytics from public, anon, authenticated;
grant select, insert, update, delete on table public.visitor_analytics to service_role;

create table public.page_views (
  id uuid primary key default gen_random_uuid(),
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  session_id uuid not null,
  user_id uuid,
  page_id text check (page_id ~ '^[a-z0-9-]{1,60}$'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  page_url text not null check (char_length(page_url) between 1 and 300),
  page_title text check (char_length(page_title) between 1 and 300),
  referrer text check (char_length(referrer) between 1 and 300),
  clicks_count integer not null default 0 check (clicks_count between 0 and 10000),
  time_on_page integer not null default 0 check (time_on_page between 0 and 86400),
  scroll_depth smallint not null default 0 check (scroll_depth between 0 and 100),
  reached_form boolean not null default false,
  sent_form boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.page_views is 'Pages viewed by people who allow statistics, a row for each time one was shown. Deleted after 13 months.';
comment on column public.page_views.secret_hash is 'SHA-256 of the key that the page made for this view: only the page that holds it adds to the row.';
comment on column public.page_views.session_id is 'The visit, as in visitor_analytics, which has a row for it only where marketing is allowed too.';
comment on column public.page_views.user_id is 'Account, only where marketing is allowed too.';
comment on column public.page_views.page_id is 'Name of the page in the table of routes, the same in every language; null for an address that no page has.';
comment on column public.page_views.page_url is 'Path of the page, without a query.';
comment on column public.page_views.referrer is 'The page before on this site, or the origin of the site that led here.';
comment on column public.page_views.time_on_page is 'Seconds in which the page was visible.';
comment on column public.page_views.scroll_depth is 'Deepest point of the page that came into view, in per cent of its height.';
comment on column public.page_views.reached_form is 'The quote form of this page was touched.';
comment on column public.page_views.sent_form is 'A quote request was sent and acknowledged on this page.';

-- Statistics read ranges of time; the rest of what they count is in the index, so that the table is not touched.
create index page_views_created_at on public.page_views (created_at)
  include (page_id, locale, session_id, time_on_page, scroll_depth, clicks_count, reached_form, sent_form);
create index page_views_user_id on public.page_views (user_id) where user_id is not null;
-- Also tells when a visit began.
create index page_views_session_start on public.page_views (session_id, created_at);

alter table public.page_views enable row level security;
revoke all on table public.page_views from public, anon, authenticated;
grant select, insert, update, delete on table public.page_views to service_role;

create function public.record_visit(visit jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  violated text;
begin
  if not public.consume_rate_limits(visit -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;

  -- What a visit is at its beginning stays; later beacons make it longer. After a day nothing is added to it.
  insert into public.visitor_analytics as v (
    session_id, user_id, country, device_type, browser_name, browser_version, os_name, os_version, screen_resolution,
    language, timezone, referrer, landing_page, pages_visited, session_duration, is_returning_visitor
  )
  values (
    (visit ->> 'session_id')::uuid,
    (visit ->> 'user_id')::uuid,
    visit ->> 'country',
    visit ->> 'device_type',
    visit ->> 'browser_name',
    visit ->> 'browser_version',
    visit ->> 'os_name',
    visit ->> 'os_version',
    visit ->> 'screen_resolution',
    visit ->> 'language',
    visit ->> 'timezone',
    visit ->> 'referrer',
    visit ->> 'landing_page',
    array(select jsonb_array_elements_text(visit -> 'pages_visited')),
    (visit ->> 'session_duration')::integer,
    (visit ->> 'is_returning_visitor')::boolean
  )
  on conflict (session_id) do update
  set user_id = coalesce(v.user_id, excluded.user_id),
      pages_visited = case
        when cardinality(excluded.pages_visited) > cardinality(v.pages_visited) then excluded.pages_visited
        else v.pages_visited
      end,
      session_duration = greatest(v.session_duration, excluded.session_duration),
      updated_at = now()
  where v.created_at > now() - interval '1 day';
  return jsonb_build_object('status', case when found then 'recorded' else 'over' end);
exception
  -- Everything of this call is rolled back. A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.record_visit is
  'Begins a visit, or makes it longer. Status: recorded, over (it is older than a day), limited or invalid.';

create function public.record_page_view(view jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  violated text;
begin
  if not public.consume_rate_limits(view -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;

  -- Each beacon of a page says all of its view so far: none depends on another having come, or having come first.
  insert into public.page_views as p (
    secret_hash, session_id, user_id, page_id, locale, page_url, page_title, referrer, clicks_count, time_on_page,
    scroll_depth, reached_form, sent_form
  )
  values (
    view ->> 'secret_hash',
    (view ->> 'session_id')::uuid,
    (view ->> 'user_id')::uuid,
    view ->> 'page_id',
    view ->> 'locale',
    view ->> 'page_url',
    view ->> 'page_title',
    view ->> 'referrer',
    (view ->> 'clicks_count')::integer,
    (view ->> 'time_on_page')::integer,
    (view ->> 'scroll_depth')::smallint,
    (view ->> 'reached_form')::boolean,
    (view ->> 'sent_form')::boolean
  )
  on conflict (secret_hash) do update
  set clicks_count = greatest(p.clicks_count, excluded.clicks_count),
      time_on_page = greatest(p.time_on_page, excluded.time_on_page),
      scroll_depth = greatest(p.scroll_depth, excluded.scroll_depth),
      reached_form = p.reached_form or excluded.reached_form,
      sent_form = p.sent_form or excluded.sent_form
  where p.session_id = excluded.session_id and p.created_at > now() - interval '1 day';
  return jsonb_build_object('status', case when found then 'recorded' else 'over' end);
exception
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.record_page_view is
  'Records a page view, or what has been added to it, by the hash of its secret. Status: recorded, over (older than a day, or of another visit), limited or invalid.';

revoke execute on function
  public.record_visit(jsonb), public.record_page_view(jsonb)
  from public, anon, authenticated;

grant execute on function
  public.record_visit(jsonb), public.record_page_view(jsonb)
  to service_role;

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
  public.list_own_visits(uuid[], uuid), public.erase_own_visits(uuid[]),
  public.purge_browsing_data(timestamptz, integer, integer)
  from public, anon, authenticated;

grant execute on function
  public.list_own_visits(uuid[], uuid), public.erase_own_visits(uuid[]),
  public.purge_browsing_data(timestamptz, integer, integer)
  to service_role;

-- A beacon in one call and one transaction: its page view, and the visit where that may be recorded too.

create function public.record_visit_beacon(view jsonb, visit jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  recorded jsonb := public.record_page_view(view);
begin
  if recorded ->> 'status' <> 'recorded' or visit is null or jsonb_typeof(visit) = 'null' then
    return recorded;
  end if;
  return public.record_visit(visit);
end;
$$;

comment on function public.record_visit_beacon is
  'Records a page view and, unless that fails, the visit it belongs to; null for none. Status as of those two functions.';

revoke execute on function
  public.record_visit_beacon(jsonb, jsonb)
  from public, anon, authenticated;

grant execute on function
  public.record_visit_beacon(jsonb, jsonb)
  to service_role;
