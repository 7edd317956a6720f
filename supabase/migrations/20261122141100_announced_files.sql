-- A file is stored before its row: when the row is refused, or nobody lives to write it, the file must not stay for ever. So
-- it is put on the list of files to remove before it is stored, for later, and taken off with the row.

alter table public.storage_removals
  add column due_at timestamptz not null default now();

comment on column public.storage_removals.due_at is 'Before then it may still get a row.';

create function public.announce_stored_file(into_bucket text, path text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.storage_removals (bucket, storage_path, due_at)
  values (into_bucket, path, now() + interval '1 hour')
  on conflict (bucket, storage_path) do update set due_at = excluded.due_at;
$$;

comment on function public.announce_stored_file is
  'Says that a file is about to be stored: without a row that refers to it within an hour it is removed.';

create or replace function public.list_storage_removals(from_bucket text, max_count integer)
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
    where s.bucket = from_bucket and s.due_at <= now()
    order by s.created_at, s.storage_path
    limit least(greatest(coalesce(max_count, 0), 0), 1000)
  ) r;
$$;

comment on function public.list_storage_removals is
  'Files of a bucket that no row refers to and whose bytes are to be removed by now, the oldest first.';

create function public.keep_portfolio_picture()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.storage_removals s
  where s.bucket = 'portfolio' and s.storage_path = new.id || '.' || new.format;
  return null;
end;
$$;

comment on function public.keep_portfolio_picture is 'A picture that has a row now is not removed.';

create trigger keep_picture after insert on public.portfolio_images
  for each row execute function public.keep_portfolio_picture();

create function public.keep_portfolio_video()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.storage_removals s
  where s.bucket = 'portfolio' and s.storage_path = new.video_id || '.' || new.video_format;
  return null;
end;
$$;

comment on function public.keep_portfolio_video is 'A video that a work has now is not removed.';

create trigger keep_video after insert or update of video_id on public.portfolio_items
  for each row when (new.video_id is not null) execute function public.keep_portfolio_video();

revoke execute on function
  public.announce_stored_file(text, text), public.keep_portfolio_picture(), public.keep_portfolio_video()
  from public, anon, authenticated;

grant execute on function public.announce_stored_file(text, text) to service_role;
