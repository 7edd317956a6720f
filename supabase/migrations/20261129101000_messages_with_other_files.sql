-- Who goes back and sends the same words with another file sends a message of its own: what was acknowledged is stored.

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
  message_key uuid;
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
  message_key := (sent ->> 'key')::uuid;
  -- Corrected since it was sent: a message of its own.
  if words is not null and exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = message_key and m.quote_request_id = request.id and m.body is distinct from words
  ) then
    message_key := md5(concat_ws(E'\n', message_key, words))::uuid;
  end if;
  -- With a file that it did not have: one of its own as well.
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = message_key and m.quote_request_id = request.id
  ) and exists (
    select f.value ->> 'name', (f.value ->> 'size')::integer from jsonb_array_elements(files) as f
    except
    select a.file_name, a.size_bytes
    from public.quote_request_messages m join public.quote_request_attachments a on a.message_id = m.id
    where m.idempotency_key = message_key and m.quote_request_id = request.id
  ) then
    message_key := md5(concat_ws(E'\n', message_key, (
      select string_agg(file.named, E'\n' order by file.named)
      from (
        select concat_ws(' ', f.value ->> 'size', f.value ->> 'name') as named from jsonb_array_elements(files) as f
      ) as file
    )))::uuid;
  end if;
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = message_key and m.quote_request_id = request.id
  ) then
    -- Whoever hands a file over again may have announced its pieces just before the first had its row.
    delete from public.storage_removals s
    using public.quote_request_messages m
    join public.quote_request_attachments f on f.message_id = m.id
    where m.idempotency_key = message_key and m.quote_request_id = request.id and f.digest is not null
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
  where f.quote_request_id = request.id and f.added_by is null;
  if last_position + jsonb_array_length(files) > 25
    or (
      select count(*) from public.quote_request_messages m where m.quote_request_id = request.id and m.sender = 'customer'
    ) >= 50 then
    return jsonb_build_object('status', 'full');
  end if;

  insert into public.quote_request_messages (quote_request_id, idempotency_key, sender, body)
  values (request.id, message_key, 'customer', words)
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
