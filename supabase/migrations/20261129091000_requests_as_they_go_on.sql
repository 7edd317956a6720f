-- Requests as they go on: a request on which something still happens outlives its time, mails that have left do not, and what is
-- corrected before it is sent again is not lost.

create or replace function public.purge_quote_requests(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten uuid[];
begin
  select coalesce(array_agg(o.id), '{}') into forgotten
  from (
    select q.id
    from public.quote_requests q
    left join public.customers c on c.id = q.customer_id
    where q.status <> 'won'
      and q.submitted_at < before
      and coalesce(q.answered_at, q.submitted_at) < before
      and coalesce(q.closed_at, q.submitted_at) < before
      and not exists (
        select 1 from public.quote_request_messages m
        where m.quote_request_id = q.id and m.created_at >= before
      )
      -- An offer keeps the first answer, and what is opened again is closed no more.
      and not exists (
        select 1 from public.quote_request_events e
        where e.quote_request_id = q.id and e.created_at >= before
          and e.kind in ('status_changed', 'withdrawn', 'answered', 'customer_message', 'mail_sent')
      )
      and not exists (
        select 1 from public.offer_versions v where v.quote_request_id = q.id and v.sent_at >= before
      )
      -- Who has no address is known by their record.
      and not exists (
        select 1
        from public.quote_requests w
        left join public.customers k on k.id = w.customer_id
        where w.status = 'won' and (lower(w.email) = lower(q.email) or w.user_id = q.user_id or k.root_id = c.root_id)
      )
    order by q.submitted_at
    limit greatest(max_count, 0)
  ) o;

  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', f.storage_path
  from public.quote_request_attachments f
  where f.quote_request_id = any (forgotten)
  on conflict do nothing;

  delete from public.outbox_messages m
  using public.quote_requests q
  where q.id = any (forgotten) and m.payload ->> 'reference' = q.reference;
  delete from public.quote_requests q where q.id = any (forgotten);
  return cardinality(forgotten);
end;
$$;

create function public.purge_outbox_messages(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.outbox_messages m
  where m.id in (
    select o.id
    from public.outbox_messages o
    -- What is set aside says when another try would have been due.
    where o.status = 'sent' and o.sent_at < before or o.status = 'poisoned' and o.next_attempt_at < before
    limit greatest(max_count, 0)
  );
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_outbox_messages is
  'Deletes at most so many mails that left, or were set aside, before that moment, and returns how many.';

revoke execute on function public.purge_outbox_messages(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.purge_outbox_messages(timestamptz, integer) to service_role;

create index outbox_messages_sent on public.outbox_messages (sent_at) where status = 'sent';

create or replace function public.purge_job_applications(at timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  insert into public.storage_removals (bucket, storage_path)
  select 'job-applications', f.storage_path
  from public.job_application_attachments f
  join public.job_applications a on a.id = f.job_application_id
  where a.delete_after <= at
  on conflict do nothing;

  delete from public.outbox_messages m
  using public.job_applications a
  where a.delete_after <= at and m.template ~ '^application-' and m.payload ->> 'reference' = a.reference;
  delete from public.job_applications a where a.delete_after <= at;
  get diagnostics purged = row_count;

  return jsonb_build_object(
    'purged', purged,
    'paths', (
      select coalesce(jsonb_agg(r.storage_path), '[]'::jsonb)
      from (
        select s.storage_path from public.storage_removals s
        where s.bucket = 'job-applications'
        order by s.created_at, s.storage_path
        limit 1000
      ) r
    )
  );
end;
$$;

comment on function public.purge_job_applications is
  'Deletes applications whose time is over, with their mails, and returns how many, with the paths of files to remove, those of earlier calls included until complete_storage_removals is told.';

create or replace function public.delete_job_application(actor uuid, application_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  insert into public.storage_removals (bucket, storage_path)
  select 'job-applications', f.storage_path
  from public.job_application_attachments f
  where f.job_application_id = application_id
  on conflict do nothing;
  delete from public.outbox_messages m
  using public.job_applications a
  where a.id = application_id and m.template ~ '^application-' and m.payload ->> 'reference' = a.reference;
  delete from public.job_applications a where a.id = application_id;
  return jsonb_build_object('status', case when found then 'deleted' else 'unknown' end);
end;
$$;

comment on function public.delete_job_application is
  'Deletes an application with its mails before its time and remembers its files as to be removed. Status: deleted, unknown or forbidden.';

create or replace function public.answer_quote_request(actor uuid, answer jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  wanted_status text := coalesce(answer ->> 'status', '');
  answer_key uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = answer ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  answer_key := (answer ->> 'key')::uuid;
  -- Corrected since it was sent: another letter, whose writer learns that the first has left.
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = answer_key and m.quote_request_id = request.id
      and (m.subject, m.body) is distinct from (answer ->> 'subject', answer ->> 'body')
  ) then
    answer_key := md5(concat_ws(E'\n', answer_key, answer ->> 'subject', answer ->> 'body'))::uuid;
  end if;
  -- A form sent twice is one mail.
  if exists (
    select 1 from public.quote_request_messages m
    where m.idempotency_key = answer_key and m.quote_request_id = request.id
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
  if wanted_status not in ('', 'contacted', 'quoted', 'lost') then
    return jsonb_build_object('status', 'invalid');
  end if;

  -- The version grows in any case: two people must not send the same answer.
  update public.quote_requests q
  set version = q.version + 1,
      answered_at = coalesce(q.answered_at, now()),
      reply_due_at = null,
      status = coalesce(nullif(wanted_status, ''), q.status)
  where q.id = request.id
  returning * into request;
  insert into public.quote_request_messages (
    quote_request_id, idempotency_key, sender, author_id, template, subject, body
  )
  values (
    request.id, answer_key, 'staff', actor, answer ->> 'template', answer ->> 'subject', answer ->> 'body'
  );
  delete from public.quote_request_drafts d
  where d.quote_request_id = request.id and d.author_id = actor and d.template = answer ->> 'template';
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

create or replace function public.request_from_mail(actor uuid, wanted uuid, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.incoming_mails%rowtype;
  stored public.quote_requests%rowtype;
  -- A request is shorter than a mail (quoteLimits.message): what it has no room for comes first in what is folded.
  rest text;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into mail from public.incoming_mails m where m.id = wanted for update;
  if not found then
    -- Pressed twice: it leads to the request that was made.
    select * into stored from public.quote_requests q where q.idempotency_key = wanted;
    return case when found then jsonb_build_object('status', 'ok', 'reference', stored.reference)
      else jsonb_build_object('status', 'unknown') end;
  end if;
  insert into public.quote_requests (
    reference, idempotency_key, body_hash, locale, name, first_name, email, phone, company, subject, message,
    newsletter_opt_in, submitted_at, answer_due_at, source, entered_by
  )
  values (
    request ->> 'reference', mail.id, request ->> 'body_hash', request ->> 'locale', request ->> 'name',
    request ->> 'first_name', request ->> 'email', request ->> 'phone', request ->> 'company', request ->> 'subject',
    request ->> 'message', false, (request ->> 'submitted_at')::timestamptz, (request ->> 'answer_due_at')::timestamptz,
    'mail', actor
  )
  on conflict (reference) do nothing
  returning * into stored;
  if stored.id is null then
    return jsonb_build_object('status', 'reference_taken');
  end if;
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail)
  values (stored.id, 'submitted', actor, jsonb_build_object('late', false, 'source', 'mail'));
  insert into public.quote_request_attachments (
    id, quote_request_id, position, storage_path, file_name, kind, size_bytes
  )
  select f.id, stored.id, f.position, f.storage_path, f.file_name, f.kind, f.size_bytes
  from public.incoming_mail_files f
  where f.mail_id = mail.id;
  rest := substr(mail.body, 5001);
  if rest ~ '\S' then
    mail.folded := left(concat_ws(E'\n', rest, mail.folded), 100000);
  end if;
  perform public.keep_mail_of_request(stored, null, public.mail_facts(mail));
  delete from public.incoming_mails m where m.id = mail.id;
  return jsonb_build_object('status', 'ok', 'reference', stored.reference);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.request_from_mail is
  'Makes a request of a mail of the tray, {reference, body_hash, locale, name, first_name, email, phone, company, subject, message, submitted_at, answer_due_at}, with its files and the end of its text, where that is too long. Status: ok, unknown, reference_taken, invalid or forbidden.';
