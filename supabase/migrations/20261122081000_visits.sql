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
create index page_views_session_id on public.page_views (session_id);
create index page_views_user_id on public.page_views (user_id) where user_id is not null;

alter table public.visitor_analytics enable row level security;
alter table public.page_views enable row level security;
revoke all on table public.visitor_analytics, public.page_views from public, anon, authenticated;
grant select, insert, update, delete on table public.visitor_analytics, public.page_views to service_role;

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

revoke execute on function public.record_visit(jsonb), public.record_page_view(jsonb) from public, anon, authenticated;
grant execute on function public.record_visit(jsonb), public.record_page_view(jsonb) to service_role;
