-- What visitors who allow statistics try in the tools of the site: counts of a day, of nobody.

create table public.design_tries (
  day date not null,
  tool text not null check (tool ~ '^[a-z]{1,20}$'),
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  tries integer not null default 1 check (tries > 0),
  primary key (day, tool, kind, key)
);

comment on table public.design_tries is 'How many sittings tried a body, a film or the like on a day; only where statistics are allowed.';
comment on column public.design_tries.day is 'In Brussels.';

alter table public.design_tries enable row level security;
revoke all on table public.design_tries from public, anon, authenticated;
grant select, insert, update, delete on table public.design_tries to service_role;

create function public.count_design_tries(tool text, tries jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.design_tries as d (day, tool, kind, key)
  select distinct (now() at time zone 'Europe/Brussels')::date, count_design_tries.tool, t.entry ->> 'kind', t.entry ->> 'key'
  from jsonb_array_elements(count_design_tries.tries) as t (entry)
  limit 100
  on conflict (day, tool, kind, key) do update set tries = d.tries + 1;
$$;

comment on function public.count_design_tries is 'Counts what one sitting tried, each once.';

create function public.read_design_tries(from_day date, to_day date, at_most integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('tool', r.tool, 'kind', r.kind, 'key', r.key, 'tries', r.tries) order by r.tool, r.kind, r.place
    ),
    '[]'
  )
  from (
    select s.*, row_number() over (partition by s.tool, s.kind order by s.tries desc, s.key) as place
    from (
      select d.tool, d.kind, d.key, sum(d.tries) as tries
      from public.design_tries d
      where d.day between from_day and to_day
      group by d.tool, d.kind, d.key
    ) s
  ) r
  where r.place <= at_most;
$$;

comment on function public.read_design_tries is 'What was tried most in a period, of each kind.';

revoke execute on function public.count_design_tries(text, jsonb), public.read_design_tries(date, date, integer)
  from public, anon, authenticated;
grant execute on function public.count_design_tries(text, jsonb), public.read_design_tries(date, date, integer)
  to service_role;
