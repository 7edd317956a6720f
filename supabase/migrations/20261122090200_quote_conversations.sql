-- Answers of staff by mail, and what a customer may do with the private link of a request: see where it stands, add a
-- message or files, take it back.

create function public.answer_quote_request(actor uuid, answer jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  wanted_status text := coalesce(answer ->> 'status', '');
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = answer ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- A form sent twice is one mail.
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = (answer ->> 'key')::uuid and m.quote_request_id = request.id
  ) then
    return jsonb_build_object('status', 'ok', 'request', public.quote_summary(request));
  end if;
  if request.version is distinct from (answer ->> 'version')::integer then
    return jsonb_build_object(
      'status', 'conflict',
      'reference', request.reference,
      'request', public.quote_summary(request),
      'changes', public.quote_changes_since(request.id, coalesce((answer ->> 'version')::integer, 0))
    );
  end if;
  if wanted_status not in ('', 'contacted', 'quoted') then
    return jsonb_build_object('status', 'invalid');
  end if;

  -- The version grows in any case: two people must not send the same answer.
  update public.quote_requests q
  set version = q.version + 1,
      answered_at = coalesce(q.answered_at, now()),
      status = coalesce(nullif(wanted_status, ''), q.status)
  where q.id = request.id
  returning * into request;
  insert into public.quote_request_messages (
    quote_request_id, idempotency_key, sender, author_id, template, subject, body
  )
  values (
    request.id, (answer ->> 'key')::uuid, 'staff', actor, answer ->> 'template', answer ->> 'subject', answer ->> 'body'
  );
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'quote-answer',
    request.locale,
    request.email,
    jsonb_build_object(
      'reference', request.reference,
      'locale', request.locale,
      'email', request.email,
      'about', request.subject,
      'subject', answer ->> 'subject',
      'body', answer ->> 'body'
    )
  );
  return jsonb_build_object('status', 'ok', 'request', public.quote_summary(request));
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.answer_quote_request is
  'Sends an answer, {reference, version, key, template, subject, body, status?}, and keeps it with the request. Status: ok, conflict, unknown, invalid or forbidden.';

create function public.read_quote_status(wanted_reference text)
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
      where f.quote_request_id = request.id
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

comment on function public.read_quote_status is
  'What the holder of the private link sees of a request: neither who asked nor what staff note. Null when there is none.';

-- Not callable by anyone but the functions below. To whom staff answer is in it, so that erasing finds it in the outbox.
create function public.queue_quote_news(request public.quote_requests, kind text, body text, message uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A machine shall not fill the inbox of staff; what it adds stands in the timeline.
  if request.status = 'spam' then
    return;
  end if;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'quote-news',
    'fr',
    null,
    jsonb_build_object(
      'kind', kind,
      'reference', request.reference,
      'locale', request.locale,
      'name', request.name,
      'firstName', request.first_name,
      'email', request.email,
      'phone', request.phone,
      'company', request.company,
      'subject', request.subject,
      'message', body,
      'attachments', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('id', f.id, 'name', f.file_name, 'size', f.size_bytes) order by f.position
          ),
          '[]'::jsonb
        )
        from public.quote_request_attachments f
        where f.quote_request_id = request.id and f.message_id = message
      )
    )
  );
end;
$$;

comment on function public.queue_quote_news is 'Tells staff by mail what a customer did with the private link.';

create function public.add_quote_message(sent jsonb)
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
  insert into public.quote_request_attachments (
    id, quote_request_id, message_id, position, storage_path, file_name, kind, size_bytes
  )
  select (f.value ->> 'id')::uuid, request.id, added, last_position + f.ordinality, f.value ->> 'storage_path',
    f.value ->> 'name', f.value ->> 'kind', (f.value ->> 'size')::integer
  from jsonb_array_elements(files) with ordinality as f;
  perform public.queue_quote_news(request, 'message', words, added);
  return jsonb_build_object('status', 'stored');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_quote_message is
  'Keeps a customer''s message, {reference, key, body?, attachments, limits}, and tells staff. Status: stored, limited, full, closed, unknown or invalid.';

create function public.withdraw_quote_request(wanted_reference text, limits jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.withdrawn_at is not null then
    return jsonb_build_object('status', 'withdrawn');
  end if;
  if not public.consume_rate_limits(limits) then
    return jsonb_build_object('status', 'limited');
  end if;
  -- What was ordered is cancelled with a person, not by a link.
  if request.status = 'won' then
    return jsonb_build_object('status', 'ordered');
  end if;
  perform public.queue_quote_news(request, 'withdrawal', null, null);
  update public.quote_requests q set status = 'lost', withdrawn_at = now() where q.id = request.id;
  return jsonb_build_object('status', 'withdrawn');
end;
$$;

comment on function public.withdraw_quote_request is
  'Takes a request back for its customer and tells staff. Status: withdrawn, ordered (too late), limited or unknown.';

revoke execute on function
  public.answer_quote_request(uuid, jsonb),
  public.read_quote_status(text),
  public.queue_quote_news(public.quote_requests, text, text, uuid),
  public.add_quote_message(jsonb),
  public.withdraw_quote_request(text, jsonb)
from public, anon, authenticated;
grant execute on function
  public.answer_quote_request(uuid, jsonb),
  public.read_quote_status(text),
  public.add_quote_message(jsonb),
  public.withdraw_quote_request(text, jsonb)
to service_role;
