-- Counters of how often something was done in a window of time. Buckets hold hashes, never an address or a name.

create table public.rate_limits (
  bucket text primary key check (char_length(bucket) between 1 and 200),
  window_started_at timestamptz not null,
  used integer not null check (used >= 1)
);

comment on table public.rate_limits is 'How often something was done since its window began; rows older than a day are dropped.';
comment on column public.rate_limits.bucket is 'What is counted and for whom, for example quote:address:<keyed hash>.';
comment on column public.rate_limits.window_started_at is 'First use of the current window.';
comment on column public.rate_limits.used is 'Uses in the current window; it stops growing one above the limit.';

alter table public.rate_limits enable row level security;
revoke all on table public.rate_limits from public, anon, authenticated;
grant select, insert, update, delete on table public.rate_limits to service_role;

create index rate_limits_window_started_at on public.rate_limits (window_started_at);

create function public.consume_rate_limit(bucket text, max_count integer, window_seconds integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  within_limit boolean;
begin
  if bucket is null or char_length(bucket) not between 1 and 200
    or max_count is null or max_count not between 1 and 100000
    or window_seconds is null or window_seconds not between 1 and 86400 then
    return false;
  end if;

  insert into public.rate_limits as r (bucket, window_started_at, used)
  values (consume_rate_limit.bucket, now(), 1)
  on conflict on constraint rate_limits_pkey do update
  set window_started_at = case
        when r.window_started_at <= now() - make_interval(secs => window_seconds) then now()
        else r.window_started_at
      end,
      used = case
        when r.window_started_at <= now() - make_interval(secs => window_seconds) then 1
        else least(r.used + 1, max_count + 1)
      end
  returning r.used <= max_count into within_limit;

  -- No scheduler is assumed: one use in two hundred sweeps. Skipping locked rows keeps it from waiting for anyone.
  if random() < 0.005 then
    delete from public.rate_limits
    where ctid in (
      select r.ctid from public.rate_limits r
      where r.window_started_at < now() - interval '1 day'
      order by r.window_started_at
      limit 1000
      for update skip locked
    );
  end if;

  return within_limit;
end;
$$;

comment on function public.consume_rate_limit is
  'Counts one use of a bucket; true while it is within max_count uses in window_seconds. Arguments out of range are refused.';

revoke execute on function public.consume_rate_limit(text, integer, integer) from public, anon, authenticated;
grant execute on function public.consume_rate_limit(text, integer, integer) to service_role;
