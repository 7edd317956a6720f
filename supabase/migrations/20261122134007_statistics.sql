-- Figures of visits, added up by day, so that a page of statistics never reads the page views themselves. They hold counts
-- and nobody's id. docs/decisions/0012-statistics.md says why and how fast.

create table public.visit_figures (
  day date not null,
  dimension text not null check (
    dimension in ('total', 'page', 'path', 'locale', 'source', 'country', 'device', 'browser', 'language')
  ),
  key text not null check (char_length(key) <= 300),
  views integer not null check (views >= 0),
  visits integer not null check (visits >= 0),
  reached integer not null check (reached between 0 and visits),
  sent integer not null check (sent between 0 and reached),
  primary key (day, dimension, key)
);

comment on table public.visit_figures is
  'Visits and page views of each day, in total and by page, source and the rest. Made from the rows, and gone with them.';
comment on column public.visit_figures.day is 'In Brussels. A view counts on its own day, a visit on the day of its first view.';
comment on column public.visit_figures.key is 'Empty for total, for a page that no route names and for a visit without a source.';
comment on column public.visit_figures.reached is 'Of the visits, those that touched the quote form, on whatever page.';
comment on column public.visit_figures.sent is 'Of the visits, those that sent a quote request.';

alter table public.visit_figures enable row level security;
revoke all on table public.visit_figures from public, anon, authenticated;
grant select on table public.visit_figures to service_role;

create table public.visit_measures (
  day date not null,
  page_id text not null,
  measure text not null check (measure in ('scroll', 'time')),
  value integer not null check (value >= 0),
  views integer not null check (views > 0),
  primary key (day, page_id, measure, value)
);

comment on table public.visit_measures is
  'How many views of a page were scrolled so far or seen so long on a day: what medians of any period are made from.';
comment on column public.visit_measures.value is
  'Per cent in steps of 5; seconds in steps of 1 to 10, of 5 to 60, of 15 to 300, then of 60, up to an hour.';

alter table public.visit_measures enable row level security;
revoke all on table public.visit_measures from public, anon, authenticated;
grant select on table public.visit_measures to service_role;

create table public.stale_statistics_days (
  day date not null,
  marked_at timestamptz not null default now()
);

comment on table public.stale_statistics_days is
  'Days whose rows have changed since they were added up. A line for each change and no key: writers never wait for each other, and a mark made while the day is being added up stays.';

create index stale_statistics_days_day on public.stale_statistics_days (day);

alter table public.stale_statistics_days enable row level security;
revoke all on table public.stale_statistics_days from public, anon, authenticated;
grant select on table public.stale_statistics_days to service_role;

create function public.mark_page_views_stale()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A visit that goes on after midnight counts on the day it began, so each of its days is marked.
  insert into public.stale_statistics_days (day)
  select (c.created_at at time zone 'Europe/Brussels')::date from changed c
  union
  select (p.created_at at time zone 'Europe/Brussels')::date
  from public.page_views p
  where p.session_id in (select c.session_id from changed c);
  return null;
end;
$$;

comment on function public.mark_page_views_stale is 'Trigger: marks the days of written and deleted page views, and of their visits.';

create function public.mark_visitors_stale()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.stale_statistics_days (day)
  select distinct (c.created_at at time zone 'Europe/Brussels')::date from changed c;
  return null;
end;
$$;

comment on function public.mark_visitors_stale is 'Trigger: marks the days of written and deleted visits.';

create function public.add_up_visits(of_day date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  day_begins timestamptz := of_day::timestamp at time zone 'Europe/Brussels';
  day_ends timestamptz := (of_day + 1)::timestamp at time zone 'Europe/Brussels';
begin
  delete from public.visit_figures f where f.day = of_day;
  delete from public.visit_measures m where m.day = of_day;

  insert into public.visit_figures (day, dimension, key, views, visits, reached, sent)
  with viewed as materialized (
    select p.page_id, p.page_url, p.locale
    from public.page_views p
    where p.created_at >= day_begins and p.created_at < day_ends
  ),
  -- "offset 0" keeps the planner at one look in the index for each visit, however many it expects.
  begun as materialized (
    select distinct on (p.session_id) p.session_id, p.locale, p.referrer
    from public.page_views p
    where p.created_at >= day_begins and p.created_at < day_ends
      and not exists (
        select from public.page_views e
        where e.session_id = p.session_id and e.created_at < day_begins
        offset 0
      )
    order by p.session_id, p.created_at, p.id
  ),
  seen as materialized (
    select b.session_id, p.page_id, p.page_url, p.reached_form or p.sent_form as reached, p.sent_form as sent
    from begun b
    cross join lateral (
      select v.page_id, v.page_url, v.reached_form, v.sent_form
      from public.page_views v
      where v.session_id = b.session_id
      offset 0
    ) p
  ),
  visit as materialized (
    select s.session_id, bool_or(s.reached)::integer as reached, bool_or(s.sent)::integer as sent
    from seen s
    group by s.session_id
  ),
  counted (dimension, key, views, visits, reached, sent) as (
    select 'total', '', count(*), 0, 0, 0 from viewed
    union all
    select 'page', coalesce(v.page_id, ''), count(*), 0, 0, 0 from viewed v group by v.page_id
    union all
    select 'path', v.page_url, count(*), 0, 0, 0 from viewed v group by v.page_url
    union all
    select 'locale', v.locale, count(*), 0, 0, 0 from viewed v group by v.locale
    union all
    select 'total', '', 0, count(*), sum(v.reached), sum(v.sent) from visit v
    union all
    select 'page', coalesce(p.page_id, ''), 0, count(*), sum(v.reached), sum(v.sent)
    from (select distinct s.session_id, s.page_id from seen s) p
    join visit v on v.session_id = p.session_id
    group by p.page_id
    union all
    select 'path', p.page_url, 0, count(*), sum(v.reached), sum(v.sent)
    from (select distinct s.session_id, s.page_url from seen s) p
    join visit v on v.session_id = p.session_id
    group by p.page_url
    union all
    select 'locale', b.locale, 0, count(*), sum(v.reached), sum(v.sent)
    from begun b
    join visit v on v.session_id = b.session_id
    group by b.locale
    union all
    -- The origin of another site, or an app; a path is a page of this one, which is no source.
    select 'source', coalesce(substring(lower(b.referrer) from '^[a-z][a-z0-9+.-]*://(?:www\.)?([^/:?#]+)'), ''),
      0, count(*), sum(v.reached), sum(v.sent)
    from begun b
    join visit v on v.session_id = b.session_id
    group by 2
    union all
    select k.dimension, k.key, 0, count(*), 0, 0
    from public.visitor_analytics a
    cross join lateral (
      values
        ('country', a.country),
        ('device', a.device_type),
        ('browser', a.browser_name),
        -- "nl-BE" and "nl-NL" are one language here.
        ('language', coalesce(lower(split_part(a.language, '-', 1)), ''))
    ) k (dimension, key)
    where a.created_at >= day_begins and a.created_at < day_ends
    group by k.dimension, k.key
  )
  select of_day, c.dimension, c.key, sum(c.views), sum(c.visits), sum(c.reached), sum(c.sent)
  from counted c
  group by c.dimension, c.key
  having sum(c.views) + sum(c.visits) > 0;

  insert into public.visit_measures (day, page_id, measure, value, views)
  select of_day, coalesce(p.page_id, ''), m.measure, m.value, count(*)
  from public.page_views p
  cross join lateral (
    values
      ('scroll', (round(p.scroll_depth / 5.0) * 5)::integer),
      ('time', case
        when p.time_on_page < 10 then p.time_on_page
        when p.time_on_page < 60 then p.time_on_page / 5 * 5
        when p.time_on_page < 300 then p.time_on_page / 15 * 15
        else least(p.time_on_page / 60 * 60, 3600)
      end)
  ) m (measure, value)
  where p.created_at >= day_begins and p.created_at < day_ends
    -- Nothing has been heard of the view since it began.
    and (p.time_on_page > 0 or p.scroll_depth > 0)
  group by p.page_id, m.measure, m.value;
end;
$$;

comment on function public.add_up_visits is 'Makes the figures of one day again from its rows.';

create function public.refresh_visit_statistics(at_most integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  stale_days date[];
  stale_day date;
begin
  -- One at a time: two would write the same lines.
  perform pg_advisory_xact_lock(711001);
  select array_agg(s.day) into stale_days
  from (select distinct d.day from public.stale_statistics_days d order by d.day desc limit at_most) s;
  if stale_days is null then
    return 0;
  end if;
  -- The marks go before the rows are read: what is written from here on leaves a new mark.
  delete from public.stale_statistics_days d where d.day = any (stale_days);
  foreach stale_day in array stale_days loop
    perform public.add_up_visits(stale_day);
  end loop;
  return (select count(distinct d.day) from public.stale_statistics_days d);
end;
$$;

comment on function public.refresh_visit_statistics is
  'Adds up so many of the days that have changed, the newest first, and answers how many are left.';

create function public.read_visit_statistics(previous_from date, from_day date, to_day date, own_host text, at_most integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not (previous_from <= from_day and from_day <= to_day and to_day - previous_from <= 1500)
    or at_most not between 1 and 10000 then
    return jsonb_build_object('status', 'invalid');
  end if;
  return (
    with summed as materialized (
      select f.dimension, f.key,
        coalesce(sum(f.views) filter (where f.day >= from_day), 0) as views,
        coalesce(sum(f.visits) filter (where f.day >= from_day), 0) as visits,
        coalesce(sum(f.reached) filter (where f.day >= from_day), 0) as reached,
        coalesce(sum(f.sent) filter (where f.day >= from_day), 0) as sent,
        coalesce(sum(f.views) filter (where f.day < from_day), 0) as previous_views,
        coalesce(sum(f.visits) filter (where f.day < from_day), 0) as previous_visits,
        coalesce(sum(f.reached) filter (where f.day < from_day), 0) as previous_reached,
        coalesce(sum(f.sent) filter (where f.day < from_day), 0) as previous_sent
      from public.visit_figures f
      where f.day between previous_from and to_day
        and not (f.dimension = 'source' and f.key = coalesce(own_host, ''))
      group by f.dimension, f.key
    ),
    ranked as (
      select s.*,
        row_number() over (
          partition by s.dimension
          -- Pages by their views, the rest by visits: not every dimension has views.
          order by case when s.dimension in ('page', 'path', 'locale') then s.views else s.visits end desc, s.visits desc, s.key
        ) as place,
        count(*) over whole as lines,
        sum(s.views) over whole as all_views,
        sum(s.visits) over whole as all_visits
      from summed s
      where s.dimension <> 'total' and s.views + s.visits > 0
      window whole as (partition by s.dimension)
    ),
    measured as materialized (
      select m.day >= from_day as is_now, m.page_id, m.measure, m.value, sum(m.views) as views
      from public.visit_measures m
      where m.day between previous_from and to_day
      group by 1, 2, 3, 4
    ),
    -- The lower median: half of the views have this value or less.
    medians as (
      select t.is_now, t.page_id, t.measure, min(t.value) as value
      from (
        select s.*,
          sum(s.views) over (partition by s.is_now, s.page_id, s.measure order by s.value) as up_to,
          sum(s.views) over (partition by s.is_now, s.page_id, s.measure) as of_all
        from (
          select e.is_now, e.page_id, e.measure, e.value, e.views from measured e where e.is_now
          union all
          select e.is_now, '*', e.measure, e.value, sum(e.views) from measured e group by e.is_now, e.measure, e.value
        ) s
      ) t
      where t.up_to * 2 >= t.of_all
      group by t.is_now, t.page_id, t.measure
    )
    select jsonb_build_object(
      'status', 'ok',
      'stale', (select count(distinct d.day) from public.stale_statistics_days d),
      'firstDay', (select min(f.day) from public.visit_figures f),
      'total', (select to_jsonb(s) - 'dimension' - 'key' from summed s where s.dimension = 'total'),
      'days', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('day', f.day, 'views', f.views, 'visits', f.visits, 'reached', f.reached, 'sent', f.sent)
            order by f.day
          ),
          '[]'
        )
        from public.visit_figures f
        where f.day between previous_from and to_day and f.dimension = 'total'
      ),
      'tables', (
        select coalesce(jsonb_object_agg(d.dimension, d.answer), '{}')
        from (
          select r.dimension, jsonb_build_object(
            'lines', max(r.lines),
            'views', max(r.all_views),
            'visits', max(r.all_visits),
            'rows', jsonb_agg(
              to_jsonb(r) - 'dimension' - 'place' - 'lines' - 'all_views' - 'all_visits' order by r.place
            ) filter (where r.place <= at_most)
          ) as answer
          from ranked r
          group by r.dimension
        ) d
      ),
      'medians', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('now', d.is_now, 'page', d.page_id, 'measure', d.measure, 'value', d.value)
            order by d.is_now, d.page_id, d.measure
          ),
          '[]'
        )
        from medians d
      )
    )
  );
end;
$$;

comment on function public.read_visit_statistics is
  'The figures from one day to another, both included, and of the days from previous_from on before them: total, by day, and the first lines of each table. Own host left out of the sources.';

create trigger mark_stale_inserted after insert on public.page_views
  referencing new table as changed for each statement execute function public.mark_page_views_stale();

create trigger mark_stale_updated after update on public.page_views
  referencing new table as changed for each statement execute function public.mark_page_views_stale();

create trigger mark_stale_moved after update on public.page_views
  referencing old table as changed for each statement execute function public.mark_page_views_stale();

create trigger mark_stale_deleted after delete on public.page_views
  referencing old table as changed for each statement execute function public.mark_page_views_stale();

create trigger mark_stale_inserted after insert on public.visitor_analytics
  referencing new table as changed for each statement execute function public.mark_visitors_stale();

create trigger mark_stale_updated after update on public.visitor_analytics
  referencing new table as changed for each statement execute function public.mark_visitors_stale();

create trigger mark_stale_moved after update on public.visitor_analytics
  referencing old table as changed for each statement execute function public.mark_visitors_stale();

create trigger mark_stale_deleted after delete on public.visitor_analytics
  referencing old table as changed for each statement execute function public.mark_visitors_stale();

revoke execute on function
  public.mark_page_views_stale(), public.mark_visitors_stale(), public.add_up_visits(date),
  public.refresh_visit_statistics(integer), public.read_visit_statistics(date, date, date, text, integer)
  from public, anon, authenticated;

grant execute on function
  public.refresh_visit_statistics(integer), public.read_visit_statistics(date, date, date, text, integer)
  to service_role;
