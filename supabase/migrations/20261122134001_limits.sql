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

create index rate_limits_window_started_at on public.rate_limits (window_started_at);

alter table public.rate_limits enable row level security;
revoke all on table public.rate_limits from public, anon, authenticated;
grant select, insert, update, delete on table public.rate_limits to service_role;

create table public.storage_removals (
  id uuid primary key default gen_random_uuid(),
  bucket text not null check (bucket ~ '^[a-z0-9-]{1,60}$'),
  storage_path text not null check (char_length(storage_path) between 1 and 200),
  created_at timestamptz not null default now(),
  unique (bucket, storage_path)
);

comment on table public.storage_removals is
  'Files whose rows are gone and whose bytes are still to be removed: the two cannot go in one transaction.';

alter table public.storage_removals enable row level security;
revoke all on table public.storage_removals from public, anon, authenticated;
grant select, insert, update, delete on table public.storage_removals to service_role;

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

create function public.consume_rate_limits(buckets jsonb)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  bounds jsonb;
begin
  for bounds in select * from jsonb_array_elements(coalesce(nullif(buckets, 'null'::jsonb), '[]'::jsonb)) loop
    if not public.consume_rate_limit(
      bounds ->> 'bucket', (bounds ->> 'max')::integer, (bounds ->> 'seconds')::integer
    ) then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

comment on function public.consume_rate_limits is
  'Counts one use of each bucket, [{bucket, max, seconds}], in order, up to the first that is exceeded; true while none is.';

create function public.complete_storage_removals(from_bucket text, removed_paths text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  completed integer;
begin
  delete from public.storage_removals s where s.bucket = from_bucket and s.storage_path = any (removed_paths);
  get diagnostics completed = row_count;
  return completed;
end;
$$;

comment on function public.complete_storage_removals is 'Forgets files that are removed from storage by now; returns how many were known.';

create function public.forget_rate_limits(buckets text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.rate_limits r where r.bucket = any (buckets);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

comment on function public.forget_rate_limits is 'Begins these counters again: after the right password, the wrong ones before it count no more.';

create function public.list_storage_removals(from_bucket text, max_count integer)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(r.storage_path), '{}')
  from (
    select s.storage_path
    from public.storage_removals s
    where s.bucket = from_bucket
    order by s.created_at, s.storage_path
    limit least(greatest(coalesce(max_count, 0), 0), 1000)
  ) r;
$$;

comment on function public.list_storage_removals is 'Files of a bucket whose rows are gone and whose bytes are still there, the oldest first.';

revoke execute on function
  public.consume_rate_limit(text, integer, integer), public.consume_rate_limits(jsonb),
  public.complete_storage_removals(text, text[]), public.forget_rate_limits(text[]),
  public.list_storage_removals(text, integer)
  from public, anon, authenticated;

grant execute on function
  public.consume_rate_limit(text, integer, integer), public.consume_rate_limits(jsonb),
  public.complete_storage_removals(text, text[]), public.forget_rate_limits(text[]),
  public.list_storage_removals(text, integer)
  to service_role;
