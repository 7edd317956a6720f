-- Artwork of up to 100 MB comes in parts and goes on after a break (docs/decisions/0043-artwork-in-parts.md). A storage need take no
-- body larger than that of any other file: such a file lies in it in pieces.

alter table public.quote_request_attachments
  drop constraint quote_request_attachments_kind_check,
  drop constraint quote_request_attachments_size_bytes_check,
  add column pieces smallint not null default 1,
  add column digest text check (digest ~ '^[0-9a-f]{64}$'),
  add constraint quote_request_attachments_kind_check
    check (kind in ('pdf', 'png', 'jpeg', 'webp', 'svg', 'ai', 'eps', 'tiff', 'psd')),
  add constraint quote_request_attachments_size_check check (
    (pieces = 1 and size_bytes between 1 and 10485760)
    or (pieces between 2 and 13 and size_bytes between 8388609 and 104857600 and digest is not null)
  );

comment on column public.quote_request_attachments.pieces is
  'How many objects its bytes lie in: the first has the storage path, the second the same with -2 before its extension, and so on.';
comment on column public.quote_request_attachments.digest is
  'SHA-256 of what came in parts, in hex; null for what came whole.';

create function public.piece_paths(path text, pieces integer)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(
    case when n = 1 then path else pg_catalog.regexp_replace(path, '(\.[a-z]+)$', '-' || n || '\1') end
    order by n
  )
  from generate_series(1, pieces) n;
$$;

comment on function public.piece_paths is 'Where the pieces of a file lie, the first at the path itself.';

create function public.announce_stored_files(into_bucket text, paths text[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.storage_removals (bucket, storage_path, due_at)
  select into_bucket, p.path, now() + interval '1 hour'
  from unnest(paths[1:20]) as p (path)
  -- A file that is handed over again, because nobody heard that it was, has its row already.
  where not exists (
    select 1 from public.quote_request_attachments f
    where into_bucket = 'quote-attachments' and f.storage_path = paths[1]
  )
  on conflict (bucket, storage_path) do update set due_at = excluded.due_at;
$$;

comment on function public.announce_stored_files is
  'Says that up to twenty files are about to be stored: those to which no row refers within an hour are removed.';

create function public.keep_attachment_pieces()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.storage_removals s
  where s.bucket = 'quote-attachments' and s.storage_path = any (public.piece_paths(new.storage_path, new.pieces));
  return null;
end;
$$;

comment on function public.keep_attachment_pieces is 'The pieces of a file that came in parts and has a row now are not removed.';

create trigger keep_pieces after insert on public.quote_request_attachments
  for each row when (new.digest is not null) execute function public.keep_attachment_pieces();

create function public.remove_attachment_pieces()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', p.path
  from unnest(public.piece_paths(old.storage_path, old.pieces)) as p (path)
  on conflict (bucket, storage_path) do update set due_at = now();
  return null;
end;
$$;

comment on function public.remove_attachment_pieces is 'Whatever deletes a file that came in parts, all of its pieces are to be removed.';

create trigger remove_pieces after delete on public.quote_request_attachments
  for each row when (old.digest is not null) execute function public.remove_attachment_pieces();

create or replace function public.add_quote_message(sent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  files jsonb := coalesce(nullif(sent -> 'attachments', 'null'::jsonb), '[]'::jsonb);
  words text := nullif(sent ->> 'body', '');
  added uuid;
  last_position integer;
begin
  if jsonb_typeof(files) <> 'array' or jsonb_array_length(files) > 5
    or (words is null and jsonb_array_length(files) = 0) then
    return jsonb_build_object('status', 'invalid');
  end if;
  select * into request from public.quote_requests q where q.reference = sent ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = (sent ->> 'key')::uuid and m.quote_request_id = request.id
  ) then
    -- Whoever hands a file over again may have announced its pieces just before the first had its row.
    delete from public.storage_removals s
    using public.quote_request_messages m
    join public.quote_request_attachments f on f.message_id = m.id
    where m.idempotency_key = (sent ->> 'key')::uuid and m.quote_request_id = request.id and f.digest is not null
      and s.bucket = 'quote-attachments' and s.storage_path = any (public.piece_paths(f.storage_path, f.pieces));
    return jsonb_build_object('status', 'stored');
  end if;
  if request.withdrawn_at is not null then
    return jsonb_build_object('status', 'closed');
  end if;
  if not public.consume_rate_limits(sent -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  select coalesce(max(f.position), 0) into last_position
  from public.quote_request_attachments f
  where f.quote_request_id = request.id;
  if last_position + jsonb_array_length(files) > 25
    or (
      select count(*) from public.quote_request_messages m where m.quote_request_id = request.id and m.sender = 'customer'
    ) >= 50 then
    return jsonb_build_object('status', 'full');
  end if;

  insert into public.quote_request_messages (quote_request_id, idempotency_key, sender, body)
  values (request.id, (sent ->> 'key')::uuid, 'customer', words)
  returning id into added;
  -- Who writes twice does not wait longer, and what a machine adds awaits nothing.
  update public.quote_requests q
  set reply_due_at = coalesce(
    q.reply_due_at, (sent ->> 'answerDueAt')::timestamptz, now() + interval '1 day'
  )
  where q.id = request.id and q.status <> 'spam';
  insert into public.quote_request_attachments (
    id, quote_request_id, message_id, position, storage_path, file_name, kind, size_bytes, pieces, digest
  )
  select (f.value ->> 'id')::uuid, request.id, added, last_position + f.ordinality, f.value ->> 'storage_path',
    f.value ->> 'name', f.value ->> 'kind', (f.value ->> 'size')::integer,
    coalesce((f.value ->> 'pieces')::smallint, 1), f.value ->> 'digest'
  from jsonb_array_elements(files) with ordinality as f;
  perform public.queue_quote_news(request, 'message', words, added);
  return jsonb_build_object('status', 'stored');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_quote_message is
  'Keeps a customer''s message, {reference, key, body?, attachments, limits, answerDueAt}, and tells staff, who answer it by then. An attachment in pieces says how many, and its digest. Status: stored, limited, full, closed, unknown or invalid.';

revoke execute on function
  public.piece_paths(text, integer), public.announce_stored_files(text, text[]), public.keep_attachment_pieces(),
  public.remove_attachment_pieces()
  from public, anon, authenticated;

grant execute on function public.announce_stored_files(text, text[]) to service_role;
