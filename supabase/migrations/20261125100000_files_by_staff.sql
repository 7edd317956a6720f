-- Staff add files to a request too: what came with a link in a mail or on a stick, or what they drew themselves. They lie with the
-- customer's, so that whatever saves, backs up, exports and erases those does so here too; the private page does not show them.

alter table public.quote_request_attachments
  drop constraint quote_request_attachments_position_check,
  add column added_by uuid,
  -- Places of their own: what staff add takes none of the customer's.
  add constraint quote_request_attachments_position_check check (
    (added_by is null and position between 1 and 25) or (added_by is not null and position between 101 and 140)
  );

comment on column public.quote_request_attachments.added_by is
  'Account of the staff member who added it; null for the customer, who sees no others on the private page.';

create function public.add_staff_files(actor uuid, sent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  files jsonb := sent -> 'attachments';
  last_position integer;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if coalesce(jsonb_typeof(files), '') <> 'array' or jsonb_array_length(files) not between 1 and 5
    or (sent ->> 'key')::uuid is null then
    return jsonb_build_object('status', 'invalid');
  end if;
  select * into request from public.quote_requests q where q.reference = sent ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- A form sent twice adds its files once, and a file that is handed over again is the same one.
  if exists (
    select 1 from public.quote_request_events e
    where e.quote_request_id = request.id and e.kind = 'file_added' and e.detail ->> 'key' = sent ->> 'key'
  ) then
    -- Its pieces may have been announced just before the first had its row.
    delete from public.storage_removals s
    using public.quote_request_attachments f
    where f.quote_request_id = request.id and f.id = (sent ->> 'key')::uuid and f.digest is not null
      and s.bucket = 'quote-attachments' and s.storage_path = any (public.piece_paths(f.storage_path, f.pieces));
    return jsonb_build_object('status', 'stored');
  end if;
  select coalesce(max(f.position), 100) into last_position
  from public.quote_request_attachments f
  where f.quote_request_id = request.id and f.added_by is not null;
  if last_position + jsonb_array_length(files) > 140 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.quote_request_attachments (
    id, quote_request_id, position, storage_path, file_name, kind, size_bytes, pieces, digest, added_by
  )
  select (f.value ->> 'id')::uuid, request.id, last_position + f.ordinality, f.value ->> 'storage_path',
    f.value ->> 'name', f.value ->> 'kind', (f.value ->> 'size')::integer,
    coalesce((f.value ->> 'pieces')::smallint, 1), f.value ->> 'digest', actor
  from jsonb_array_elements(files) with ordinality as f;
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  select request.id, 'file_added', actor, jsonb_build_object('key', sent ->> 'key', 'name', f.value ->> 'name'),
    clock_timestamp()
  from jsonb_array_elements(files) with ordinality as f
  order by f.ordinality;
  return jsonb_build_object('status', 'stored');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_staff_files is
  'Adds up to five files of staff to a request, {reference, key, attachments}, once for each key, with a line in the timeline for each. Of a file in pieces the key is its id. Status: stored, full, unknown, invalid or forbidden.';

create or replace function public.get_quote_request(wanted_reference text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted_reference;
  if not found then
    return null;
  end if;
  return public.quote_summary(request) || jsonb_build_object(
    'locale', request.locale,
    'name', request.name,
    'firstName', request.first_name,
    'email', request.email,
    'phone', request.phone,
    'company', request.company,
    'subject', request.subject,
    'message', request.message,
    'newsletter', request.newsletter_opt_in,
    'submittedAt', request.submitted_at,
    'answerDueAt', request.answer_due_at,
    'answeredAt', request.answered_at,
    'quotedAt', request.quoted_at,
    'closedAt', request.closed_at,
    'withdrawnAt', request.withdrawn_at,
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', f.id, 'name', f.file_name, 'kind', f.kind, 'size', f.size_bytes, 'message', f.message_id,
            'addedBy', case when f.added_by is not null then jsonb_build_object('name', public.staff_name(f.added_by)) end
          )
          order by f.position
        ),
        '[]'::jsonb
      )
      from public.quote_request_attachments f
      where f.quote_request_id = request.id
    ),
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'sender', m.sender, 'by', public.staff_name(m.author_id), 'subject', m.subject,
            'body', m.body, 'at', m.created_at
          )
          order by m.created_at, m.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_messages m
      where m.quote_request_id = request.id
    ),
    'notes', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', n.id, 'by', public.staff_name(n.author_id), 'body', n.body, 'at', n.created_at)
          order by n.created_at, n.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_notes n
      where n.quote_request_id = request.id
    ),
    'events', public.quote_changes_since(request.id, -1),
    'others', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', o.reference, 'subject', o.subject, 'status', o.status, 'submittedAt', o.submitted_at
          )
          order by o.submitted_at desc, o.id
        ),
        '[]'::jsonb
      )
      from (
        select q.id, q.reference, q.subject, q.status, q.submitted_at
        from public.quote_requests q
        where lower(q.email) = lower(request.email) and q.id <> request.id
        order by q.submitted_at desc
        limit 50
      ) o
    ),
    'staff', public.list_quote_staff()
  );
end;
$$;

-- What staff have added is theirs until they send it.
create or replace function public.read_quote_status(wanted_reference text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted_reference;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'reference', request.reference,
    'subject', request.subject,
    'message', request.message,
    -- Whether a machine filled the hidden field is our guess, not the customer's business.
    'status', case when request.status = 'spam' then 'new' else request.status end,
    'submittedAt', request.submitted_at,
    'answerDueAt', request.answer_due_at,
    'answeredAt', request.answered_at,
    'quotedAt', request.quoted_at,
    'closedAt', case when request.status <> 'spam' then request.closed_at end,
    'withdrawnAt', request.withdrawn_at,
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('name', f.file_name, 'size', f.size_bytes, 'message', f.message_id) order by f.position
        ),
        '[]'::jsonb
      )
      from public.quote_request_attachments f
      where f.quote_request_id = request.id and f.added_by is null
    ),
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', m.id, 'sender', m.sender, 'subject', m.subject, 'body', m.body, 'at', m.created_at)
          order by m.created_at, m.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_messages m
      where m.quote_request_id = request.id
    )
  );
end;
$$;

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
  where f.quote_request_id = request.id and f.added_by is null;
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

revoke execute on function public.add_staff_files(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_staff_files(uuid, jsonb) to service_role;
