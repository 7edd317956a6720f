-- Whoever corrects a form after a conflict sends it under another key with the files of the first, which has them by now. Neither is
-- one of them kept silently without, nor refused: the site copies those files and stores the form with the copies.

create or replace function public.submit_job_application(application jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  application_key uuid;
  hash text := application ->> 'body_hash';
  wanted_reference text := application ->> 'reference';
  suffix integer := 1;
  is_replay boolean;
  key_is_derived boolean;
  is_spam boolean;
  cv jsonb := application -> 'cv';
  existing public.job_applications%rowtype;
  stored public.job_applications%rowtype;
  mail jsonb;
  violated text;
begin
  application_key := (application ->> 'idempotency_key')::uuid;
  is_replay := coalesce((application ->> 'replay')::boolean, false);
  key_is_derived := coalesce((application ->> 'derived_key')::boolean, false);
  is_spam := coalesce((application ->> 'spam')::boolean, false);
  if application_key is null or hash is null or cv is null or jsonb_typeof(cv) <> 'object' then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
  end if;

  loop
    select * into existing from public.job_applications a where a.idempotency_key = application_key;
    if found then
      -- A derived key knows nothing but the text: the same words a month later are a new application.
      if key_is_derived and existing.body_hash = hash
        and existing.submitted_at < (application ->> 'submitted_at')::timestamptz - interval '30 days' then
        application_key := md5(application_key::text || existing.reference)::uuid;
        continue;
      end if;
      if not public.consume_rate_limits(application -> 'repeat_limits') then
        return jsonb_build_object('status', 'limited');
      end if;
      return jsonb_build_object(
        'status', case when existing.body_hash = hash then 'duplicate' else 'conflict' end,
        'reference', existing.reference
      );
    end if;

    -- After the look for a duplicate: ten clicks are one application, not ten.
    if suffix = 1 and not public.consume_rate_limits(application -> 'limits') then
      return jsonb_build_object('status', 'limited');
    end if;

    insert into public.job_applications (
      reference, idempotency_key, body_hash, locale, position_id, name, first_name, email, phone, message,
      keep_longer, status, submitted_at, delete_after, session_hash, address_hash
    )
    values (
      case when suffix = 1 then wanted_reference else wanted_reference || '-' || suffix end,
      application_key,
      hash,
      application ->> 'locale',
      application ->> 'position_id',
      application ->> 'name',
      application ->> 'first_name',
      application ->> 'email',
      application ->> 'phone',
      application ->> 'message',
      (application ->> 'keep_longer')::boolean,
      case when is_spam then 'spam' else 'new' end,
      (application ->> 'submitted_at')::timestamptz,
      (application ->> 'delete_after')::timestamptz,
      application ->> 'session_hash',
      application ->> 'address_hash'
    )
    on conflict do nothing
    returning * into stored;
    exit when found;

    -- Somebody else stored this key meanwhile: the next turn finds it. Otherwise the reference is taken.
    if exists (select 1 from public.job_applications a where a.idempotency_key = application_key) then
      continue;
    end if;
    if not is_replay then
      return jsonb_build_object('status', 'reference_taken');
    end if;
    -- This reference was promised to an applicant while the database was down.
    suffix := suffix + 1;
  end loop;

  insert into public.job_application_attachments (
    id, job_application_id, storage_path, file_name, kind, size_bytes
  )
  values (
    (cv ->> 'id')::uuid, stored.id, cv ->> 'storage_path', cv ->> 'name', cv ->> 'kind', (cv ->> 'size')::integer
  );

  if not is_spam then
    mail := jsonb_build_object(
      'reference', stored.reference,
      'locale', stored.locale,
      'position', stored.position_id,
      'name', stored.name,
      'firstName', stored.first_name,
      'email', stored.email,
      'phone', stored.phone,
      'message', stored.message,
      'keepLonger', stored.keep_longer,
      'submittedAt', to_char(stored.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'deleteAfter', to_char(stored.delete_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'cv', jsonb_build_object('id', cv ->> 'id', 'name', cv ->> 'name', 'size', (cv ->> 'size')::integer)
    );
    insert into public.outbox_messages (template, locale, recipient, payload)
    values ('application-notification', 'fr', null, mail);
    if public.consume_rate_limits(application -> 'mail_limits') then
      insert into public.outbox_messages (template, locale, recipient, payload)
      values ('application-confirmation', stored.locale, stored.email, mail);
    end if;
  end if;

  return jsonb_build_object('status', 'stored', 'reference', stored.reference);
exception
  -- Everything of this call is rolled back. A status, because the embedded backend makes a raised error a 500.
  when unique_violation then
    get stacked diagnostics violated = constraint_name;
    if exists (select 1 from public.job_application_attachments f where f.id = (cv ->> 'id')::uuid) then
      return jsonb_build_object('status', 'files_taken', 'files', jsonb_build_array(cv ->> 'id'));
    end if;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.submit_job_application is
  'Stores a job application, its CV and its mails, or nothing. Beyond its mail_limits the applicant gets no confirmation. Status: stored, duplicate, conflict, limited, reference_taken, files_taken (by another application; says which) or invalid.';

create or replace function public.submit_quote_request(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request_key uuid;
  hash text := request ->> 'body_hash';
  wanted_reference text := request ->> 'reference';
  suffix integer := 1;
  is_replay boolean;
  key_is_derived boolean;
  is_spam boolean;
  files jsonb := coalesce(nullif(request -> 'attachments', 'null'::jsonb), '[]'::jsonb);
  wanted_designs jsonb := coalesce(nullif(request -> 'designs', 'null'::jsonb), '[]'::jsonb);
  sample jsonb := coalesce(request -> 'sample', 'null'::jsonb);
  existing public.quote_requests%rowtype;
  stored public.quote_requests%rowtype;
  mail jsonb;
  taken jsonb;
  violated text;
begin
  request_key := (request ->> 'idempotency_key')::uuid;
  is_replay := coalesce((request ->> 'replay')::boolean, false);
  key_is_derived := coalesce((request ->> 'derived_key')::boolean, false);
  is_spam := coalesce((request ->> 'spam')::boolean, false);
  if request_key is null or hash is null or jsonb_typeof(files) <> 'array' or jsonb_array_length(files) > 5
    or jsonb_typeof(wanted_designs) <> 'array' or jsonb_array_length(wanted_designs) > 5
    or jsonb_typeof(sample) not in ('object', 'null') then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
  end if;

  loop
    select * into existing from public.quote_requests q where q.idempotency_key = request_key;
    if found then
      -- A derived key knows nothing but the text: the same words a month later are a new request.
      if key_is_derived and existing.body_hash = hash
        and existing.submitted_at < (request ->> 'submitted_at')::timestamptz - interval '30 days' then
        request_key := md5(request_key::text || existing.reference)::uuid;
        continue;
      end if;
      if not public.consume_rate_limits(request -> 'repeat_limits') then
        return jsonb_build_object('status', 'limited');
      end if;
      return jsonb_build_object(
        'status', case when existing.body_hash = hash then 'duplicate' else 'conflict' end,
        'reference', existing.reference,
        'answer_due_at', existing.answer_due_at
      );
    end if;

    -- After the look for a duplicate: ten clicks are one request, not ten.
    if suffix = 1 and not public.consume_rate_limits(request -> 'limits') then
      return jsonb_build_object('status', 'limited');
    end if;

    insert into public.quote_requests (
      reference, idempotency_key, body_hash, locale, name, first_name, email, phone, company, subject, message,
      newsletter_opt_in, status, submitted_at, answer_due_at, session_hash, address_hash
    )
    values (
      case when suffix = 1 then wanted_reference else wanted_reference || '-' || suffix end,
      request_key,
      hash,
      request ->> 'locale',
      request ->> 'name',
      request ->> 'first_name',
      request ->> 'email',
      request ->> 'phone',
      request ->> 'company',
      request ->> 'subject',
      request ->> 'message',
      (request ->> 'newsletter_opt_in')::boolean,
      case when is_spam then 'spam' else 'new' end,
      (request ->> 'submitted_at')::timestamptz,
      (request ->> 'answer_due_at')::timestamptz,
      request ->> 'session_hash',
      request ->> 'address_hash'
    )
    on conflict do nothing
    returning * into stored;
    exit when found;

    -- Somebody else stored this key meanwhile: the next turn finds it. Otherwise the reference is taken.
    if exists (select 1 from public.quote_requests q where q.idempotency_key = request_key) then
      continue;
    end if;
    if not is_replay then
      return jsonb_build_object('status', 'reference_taken');
    end if;
    -- This reference was promised to a visitor while the database was down.
    suffix := suffix + 1;
  end loop;

  insert into public.quote_request_attachments (
    id, quote_request_id, position, storage_path, file_name, kind, size_bytes
  )
  select (f.value ->> 'id')::uuid, stored.id, f.ordinality, f.value ->> 'storage_path', f.value ->> 'name',
    f.value ->> 'kind', (f.value ->> 'size')::integer
  from jsonb_array_elements(files) with ordinality as f;

  -- Copied here, so that what waited on the disk has its designs as well.
  insert into public.quote_request_designs (
    quote_request_id, position, design_id, kind, title, locale, document, figures, saved_at
  )
  select stored.id, w.ordinality, d.id, d.kind, d.title, d.locale, d.document, d.figures, d.updated_at
  from jsonb_array_elements_text(wanted_designs) with ordinality as w
  join public.designs d on d.id = w.value::uuid
  on conflict do nothing;

  if jsonb_typeof(sample) = 'object' then
    insert into public.quote_request_samples (quote_request_id, films, street, postal_code, city, country)
    values (
      stored.id,
      (select coalesce(array_agg(f.value order by f.ordinality), '{}')
       from jsonb_array_elements_text(sample -> 'films') with ordinality as f),
      sample ->> 'street', sample ->> 'postal_code', sample ->> 'city', sample ->> 'country'
    );
  end if;

  insert into public.quote_request_events (quote_request_id, kind, detail)
  values (stored.id, 'submitted', jsonb_build_object('late', is_replay));

  if not is_spam then
    mail := jsonb_build_object(
      'reference', stored.reference,
      'locale', stored.locale,
      'name', stored.name,
      'firstName', stored.first_name,
      'email', stored.email,
      'phone', stored.phone,
      'company', stored.company,
      'subject', stored.subject,
      'message', stored.message,
      'newsletter', stored.newsletter_opt_in,
      'submittedAt', to_char(stored.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'answerDueAt', to_char(stored.answer_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'attachments', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('id', a.id, 'name', a.file_name, 'kind', a.kind, 'size', a.size_bytes)
            order by a.position
          ),
          '[]'::jsonb
        )
        from public.quote_request_attachments a
        where a.quote_request_id = stored.id
      ),
      'designs', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'title', h.title) order by h.position), '[]'::jsonb)
        from public.quote_request_designs h
        where h.quote_request_id = stored.id
      ),
      'sample', (
        select jsonb_build_object(
          'films', to_jsonb(s.films), 'street', s.street, 'postalCode', s.postal_code, 'city', s.city, 'country', s.country
        )
        from public.quote_request_samples s
        where s.quote_request_id = stored.id
      )
    );
    insert into public.outbox_messages (template, locale, recipient, payload)
    values ('quote-notification', 'fr', null, mail);
    if public.consume_rate_limits(request -> 'mail_limits') then
      insert into public.outbox_messages (template, locale, recipient, payload)
      values ('quote-confirmation', stored.locale, stored.email, mail);
    end if;

    -- Whatever it answers: a request for a quote is never lost for the newsletter's sake.
    if stored.newsletter_opt_in and jsonb_typeof(request -> 'newsletter') = 'object' then
      perform public.request_newsletter_subscription(
        (request -> 'newsletter') || jsonb_build_object(
          'email', stored.email, 'locale', stored.locale, 'source', 'quote', 'limits', '[]'::jsonb
        )
      );
    end if;
  end if;

  return jsonb_build_object(
    'status', 'stored', 'reference', stored.reference, 'answer_due_at', stored.answer_due_at
  );
exception
  -- Everything of this call is rolled back. A status, because the embedded backend makes a raised error a 500.
  when unique_violation then
    select jsonb_agg(f.value ->> 'id') into taken
    from jsonb_array_elements(files) as f
    join public.quote_request_attachments a on a.id = (f.value ->> 'id')::uuid;
    if taken is null then
      raise;
    end if;
    return jsonb_build_object('status', 'files_taken', 'files', taken);
  when check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

comment on function public.submit_quote_request is
  'Stores a quote request, its files, copies of its designs, the address of a sample card, its first event, its mails and the wish for the newsletter, or nothing. Beyond its mail_limits the customer gets no confirmation. Status: stored, duplicate, conflict, limited, reference_taken, files_taken (by another request; says which) or invalid.';
