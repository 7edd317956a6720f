-- A request that is no order any more has no fittings to come, and its job is no work: calendars and lists leave both out already.

create function public.cancel_fittings_of_no_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.fittings%rowtype;
  fitting public.fittings%rowtype;
begin
  for was in
    select *
    from public.fittings f
    where f.quote_request_id = new.id and f.state = 'planned' and f.day >= (now() at time zone 'Europe/Brussels')::date
    order by f.day, f.from_time, f.id
    for update
  loop
    update public.fittings f
    set state = 'cancelled', sequence = f.sequence + 1, version = f.version + 1, updated_at = now()
    where f.id = was.id
    returning f.* into fitting;
    perform public.queue_fitting_mails(was, fitting, 'cancelled');
  end loop;
  return null;
end;
$$;

comment on function public.cancel_fittings_of_no_order is
  'Calls off what is planned from today on for a request that is no order any more, and mails it, as cancel_fitting does.';

revoke execute on function public.cancel_fittings_of_no_order() from public, anon, authenticated;

create trigger cancel_fittings after update on public.quote_requests
  for each row when (old.status = 'won' and new.status <> 'won')
  execute function public.cancel_fittings_of_no_order();

create or replace function public.read_offer_figures(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with sent as (
    select
      o.id,
      q.amount_net_cents as net,
      s.first_sent_at,
      (s.first_sent_at at time zone 'Europe/Brussels')::date as sent_on,
      case
        when o.status <> 'sent' then o.status
        when s.last_valid_until < (now() at time zone 'Europe/Brussels')::date then 'expired'
        else 'open'
      end as state,
      d.decided_at,
      (d.decided_at at time zone 'Europe/Brussels')::date as decided_on
    from public.offers o
    join public.quote_requests q on q.id = o.quote_request_id
    join lateral (
      select min(v.sent_at) as first_sent_at, (array_agg(v.valid_until order by v.position desc))[1] as last_valid_until
      from public.offer_versions v
      where v.offer_id = o.id and v.state <> 'draft'
    ) s on s.first_sent_at is not null
    left join lateral (
      select max(x.decided_at) as decided_at
      from public.offer_decisions x
      join public.offer_versions v on v.id = x.offer_version_id
      where v.offer_id = o.id and x.kind = 'accepted'
    ) d on true
  ),
  of_period as (
    select * from sent where sent_on between from_day and to_day
  ),
  by_month as (
    select
      m.month,
      count(*) filter (where m.kind = 'sent') as sent,
      coalesce(sum(m.net) filter (where m.kind = 'sent'), 0) as sent_net,
      count(*) filter (where m.kind = 'accepted') as accepted,
      coalesce(sum(m.net) filter (where m.kind = 'accepted'), 0) as accepted_net
    from (
      select 'sent' as kind, to_char(sent_on, 'YYYY-MM') as month, net from of_period
      union all
      select 'accepted', to_char(decided_on, 'YYYY-MM'), net from sent where decided_on between from_day and to_day
    ) m
    group by m.month
  ),
  by_stage as (
    select j.stage, j.own_stage_id, grouping(j.own_stage_id) = 1 as is_kind, count(*) as jobs, coalesce(sum(q.amount_net_cents), 0) as net
    from public.jobs j
    join public.quote_requests q on q.id = j.quote_request_id
    where q.status = 'won'
      and (j.stage <> 'done' or (j.stage_since at time zone 'Europe/Brussels')::date between from_day and to_day)
    group by grouping sets ((j.stage), (j.stage, j.own_stage_id))
  )
  select jsonb_build_object(
    'sent', (select count(*) from of_period),
    'states', (select coalesce(jsonb_object_agg(c.state, c.offers), '{}') from (
      select p.state, count(*) as offers from of_period p group by p.state
    ) c),
    'medianSeconds', (
      select percentile_cont(0.5) within group (order by extract(epoch from p.decided_at - p.first_sent_at))
      from of_period p
      where p.decided_at is not null
    ),
    'waiting', (
      select jsonb_build_object('offers', count(*), 'net', coalesce(sum(s.net), 0)) from sent s where s.state = 'open'
    ),
    'months', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'month', m.month, 'sent', m.sent, 'sentNet', m.sent_net, 'accepted', m.accepted, 'acceptedNet', m.accepted_net
          )
          order by m.month
        ),
        '[]'
      )
      from by_month m
    ),
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object('stage', b.stage, 'jobs', b.jobs, 'net', b.net)), '[]')
      from by_stage b
      where b.is_kind
    ),
    'ownStages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.own_stage_id, 'stage', b.stage, 'jobs', b.jobs, 'net', b.net)), '[]')
      from by_stage b
      where b.own_stage_id is not null
    )
  );
$$;
