-- The tray of mails that belong to no request yet: read, attached, made into a request, deleted; and what becomes of them by age.

create function public.list_incoming_mails(max_count integer, skip integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'total', (select count(*) from public.incoming_mails),
    'rows', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'from', m.sender_address, 'name', m.sender_name, 'subject', m.subject, 'beginning', left(m.body, 240),
            'reason', m.reason, 'arrivedAt', m.arrived_at,
            'files', (select count(*) from public.incoming_mail_files f where f.mail_id = m.id)
          )
          order by m.arrived_at desc, m.id
        ),
        '[]'::jsonb
      )
      from (
        select * from public.incoming_mails i
        order by i.arrived_at desc, i.id
        limit least(greatest(max_count, 0), 200) offset greatest(skip, 0)
      ) m
    )
  );
$$;

comment on function public.list_incoming_mails is 'A page of the tray, the newest first, and how many mails are in it.';

create function public.find_incoming_mail(wanted uuid, words text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', m.id, 'from', m.sender_address, 'name', m.sender_name, 'subject', m.subject, 'body', m.body, 'folded', m.folded,
    'refused', m.refused, 'reason', m.reason, 'arrivedAt', m.arrived_at,
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', f.id, 'name', f.file_name, 'kind', f.kind, 'size', f.size_bytes) order by f.position
        ),
        '[]'::jsonb
      )
      from public.incoming_mail_files f
      where f.mail_id = m.id
    ),
    'requests', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', q.reference, 'name', q.first_name || ' ' || q.name, 'company', q.company, 'subject', q.subject,
            'status', q.status, 'submittedAt', q.submitted_at, 'isSame', lower(q.email) is not distinct from m.sender_address
          )
          order by q.submitted_at desc, q.id
        ),
        '[]'::jsonb
      )
      from (
        select * from public.quote_requests r
        where r.withdrawn_at is null
          and case
            when trim(coalesce(words, '')) = '' then lower(r.email) = m.sender_address
            else not exists (
              select 1
              from regexp_split_to_table(trim(public.plain_text(left(words, 100))), '\s+') as word
              where strpos(r.searched, word) = 0
            )
          end
        order by r.submitted_at desc, r.id
        limit 12
      ) q
    )
  )
  from public.incoming_mails m
  where m.id = wanted;
$$;

comment on function public.find_incoming_mail is
  'A mail of the tray with its files and the requests it may belong to: those with these words, or without words those of the same address. Null when it is not there.';

create function public.attach_incoming_mail(actor uuid, wanted uuid, to_reference text, answer_due_at timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.incoming_mails%rowtype;
  request public.quote_requests%rowtype;
  files jsonb;
  outcome text;
  added uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into mail from public.incoming_mails m where m.id = wanted for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'storage_path', f.storage_path, 'name', f.file_name, 'kind', f.kind, 'size', f.size_bytes
      )
      order by f.position
    ),
    '[]'::jsonb
  )
  into files
  from public.incoming_mail_files f
  where f.mail_id = mail.id;
  outcome := public.add_quote_message(
    jsonb_build_object(
      'reference', to_reference, 'key', mail.id, 'body', mail.body, 'attachments', files, 'limits', '[]'::jsonb,
      'answerDueAt', answer_due_at
    )
  ) ->> 'status';
  if outcome <> 'stored' then
    return jsonb_build_object('status', case outcome when 'unknown' then 'noRequest' else outcome end);
  end if;
  select * into request from public.quote_requests q where q.reference = to_reference;
  select m.id into added from public.quote_request_messages m where m.idempotency_key = mail.id;
  perform public.keep_mail_of_request(request, added, public.mail_facts(mail));
  delete from public.incoming_mails m where m.id = mail.id;
  return jsonb_build_object('status', 'ok', 'reference', request.reference);
end;
$$;

comment on function public.attach_incoming_mail is
  'Makes a mail of the tray a message of the customer of a request, with its files. Status: ok, unknown, noRequest, closed, full, invalid or forbidden.';

create function public.mail_facts(mail public.incoming_mails)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('from', mail.sender_address, 'subject', mail.subject, 'folded', mail.folded, 'refused', mail.refused);
$$;

comment on function public.mail_facts is 'What a mail has beside its text, as keep_mail_of_request takes it.';

create function public.request_from_mail(actor uuid, wanted uuid, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.incoming_mails%rowtype;
  stored public.quote_requests%rowtype;
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
  perform public.keep_mail_of_request(stored, null, public.mail_facts(mail));
  delete from public.incoming_mails m where m.id = mail.id;
  return jsonb_build_object('status', 'ok', 'reference', stored.reference);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.request_from_mail is
  'Makes a request of a mail of the tray, {reference, body_hash, locale, name, first_name, email, phone, company, subject, message, submitted_at, answer_due_at}, with its files. Status: ok, unknown, reference_taken, invalid or forbidden.';

create function public.forget_incoming_mails(gone uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', f.storage_path
  from public.incoming_mail_files f
  where f.mail_id = any (gone)
  on conflict do nothing;
  delete from public.incoming_mails m where m.id = any (gone);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

comment on function public.forget_incoming_mails is 'Deletes mails of the tray; their files are remembered until they are removed.';

create function public.delete_incoming_mail(actor uuid, wanted uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if public.forget_incoming_mails(array[wanted]) = 0 then
    return jsonb_build_object('status', 'unknown');
  end if;
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.delete_incoming_mail is 'Deletes a mail of the tray for good. Status: ok, unknown or forbidden.';

create function public.purge_incoming_mails(before timestamptz, keys_before timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  purged := public.forget_incoming_mails(
    array(select m.id from public.incoming_mails m where m.arrived_at < before order by m.arrived_at limit 1000)
  );
  delete from public.incoming_mail_keys k
  where k.seen_at < keys_before and not exists (select 1 from public.incoming_mails m where m.mail_key = k.key);
  return purged;
end;
$$;

comment on function public.purge_incoming_mails is 'Deletes what nobody has taken out of the tray, and keys of mails that come no more; returns how many mails.';

create function public.personal_export_incoming_mails(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'incomingMails', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'from', m.sender_address, 'name', m.sender_name, 'subject', m.subject, 'body', m.body, 'quoted', m.folded,
            'refusedFiles', m.refused, 'at', m.arrived_at,
            'files', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('id', f.id, 'name', f.file_name, 'kind', f.kind, 'bytes', f.size_bytes) order by f.position
                ),
                '[]'
              )
              from public.incoming_mail_files f
              where f.mail_id = m.id
            )
          )
          order by m.arrived_at
        ),
        '[]'
      )
      from public.incoming_mails m
      where m.sender_address = address
    ),
    'mailsOfRequests', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', q.reference, 'subject', m.subject, 'quoted', m.folded, 'refusedFiles', m.refused,
            'fromAnotherAddress', m.is_other, 'at', m.created_at
          )
          order by m.created_at, m.id
        ),
        '[]'
      )
      from public.quote_request_mails m
      join public.quote_requests q on q.id = m.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    ),
    'mailsToRequestsOfOthers', (
      select coalesce(
        jsonb_agg(jsonb_build_object('subject', m.subject, 'body', w.body, 'quoted', m.folded, 'at', m.created_at) order by m.created_at, m.id),
        '[]'
      )
      from public.quote_request_mails m
      left join public.quote_request_messages w on w.id = m.message_id
      where m.other_address = address
    )
  );
$$;

comment on function public.personal_export_incoming_mails is
  'Mails of a person that wait in the tray, and what was kept of those that became messages.';

create function public.personal_erasure_incoming_mails(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  theirs uuid[];
  gone integer;
begin
  select coalesce(array_agg(m.id), '{}') into theirs
  from public.incoming_mails m
  where m.sender_address = address
    or public.mentions_address(concat_ws(' ', m.subject, m.body, m.folded, m.sender_name), address);
  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', f.storage_path
  from public.incoming_mail_files f
  where f.mail_id = any (theirs)
  on conflict do nothing;
  delete from public.incoming_mails m where m.id = any (theirs);
  get diagnostics gone = row_count;
  -- What they wrote about somebody else's request is that customer's conversation; from whom it came is said no more.
  update public.quote_request_mails m set other_address = null where m.other_address = address;
  -- An order that must be kept needs the words of its customer, not what was quoted below them.
  update public.quote_request_mails m
  set folded = null, refused = '[]'
  from public.quote_requests q
  where q.id = m.quote_request_id and (q.user_id = any (accounts) or lower(q.email) = address);
  return jsonb_build_object('deleted', jsonb_build_object('incoming_mails', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_incoming_mails is
  'Deletes mails of a person in the tray, and takes their address out of requests of others.';

revoke execute on function
  public.list_incoming_mails(integer, integer), public.find_incoming_mail(uuid, text),
  public.attach_incoming_mail(uuid, uuid, text, timestamptz), public.mail_facts(public.incoming_mails),
  public.request_from_mail(uuid, uuid, jsonb), public.forget_incoming_mails(uuid[]), public.delete_incoming_mail(uuid, uuid),
  public.purge_incoming_mails(timestamptz, timestamptz), public.personal_export_incoming_mails(text, uuid[]),
  public.personal_erasure_incoming_mails(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.list_incoming_mails(integer, integer), public.find_incoming_mail(uuid, text),
  public.attach_incoming_mail(uuid, uuid, text, timestamptz), public.request_from_mail(uuid, uuid, jsonb),
  public.delete_incoming_mail(uuid, uuid), public.purge_incoming_mails(timestamptz, timestamptz),
  public.personal_export_incoming_mails(text, uuid[]), public.personal_erasure_incoming_mails(text, uuid[])
  to service_role;
