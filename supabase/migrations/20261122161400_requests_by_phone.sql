-- A request that was made by telephone or at the counter is typed in by staff, and what was heard wrong can be corrected.

alter table public.quote_requests add column source text not null default 'site' check (source in ('site', 'phone', 'counter'));
alter table public.quote_requests add column wished_answer text check (wished_answer in ('call', 'mail', 'visit'));
alter table public.quote_requests add column entered_by uuid;

comment on column public.quote_requests.source is 'How it came: the form of the site, or staff wrote down what was said on the telephone or at the counter.';
comment on column public.quote_requests.wished_answer is 'How the customer asked to be answered; null when they did not mind.';
comment on column public.quote_requests.entered_by is 'Account of the colleague who typed it in; null for the form of the site.';

-- Who calls may have no address. The form of the site still asks for one.
alter table public.quote_requests alter column email drop not null;
alter table public.quote_requests add constraint quote_requests_reachable
  check (email is not null or (phone is not null and source <> 'site'));
comment on column public.quote_requests.email is 'Null for a customer who can only be called.';

-- "Call back" is all that some callers say.
alter table public.quote_requests drop constraint quote_requests_message_check;
alter table public.quote_requests add constraint quote_requests_message_check check (
  char_length(message) between case when source = 'site' then 10 else 1 end and 5000 and message !~ '[\x01-\x08\x0b-\x1f\x7f]'
);

-- Made anew, because one missing part made nothing of the whole.
alter table public.quote_requests drop column searched;
alter table public.quote_requests add column searched text not null generated always as (
  public.plain_text(
    reference || ' ' || replace(reference, '-', '') || ' ' || first_name || ' ' || name || ' ' || coalesce(company, '')
    || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || message
  )
) stored;
comment on column public.quote_requests.searched is
  'What the inbox searches in, in small letters without accents; made from the other columns.';

-- Whoever holds the link may decide, also when it was given to them at the counter.
alter table public.offer_decisions alter column email drop not null;
alter table public.proof_decisions alter column email drop not null;
comment on column public.offer_decisions.email is 'Where the link was sent that led here; null when it was handed over.';
comment on column public.proof_decisions.email is 'Where the link was sent that led here; null when it was handed over.';

-- A mail without an address would go to the inbox of staff.
create function public.skip_unaddressed_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A letter that somebody wrote by hand may not vanish: its function answers "invalid".
  if new.template = 'quote-answer' then
    raise exception 'nobody to send it to' using errcode = 'data_exception';
  end if;
  return null;
end;
$$;

comment on function public.skip_unaddressed_mail is
  'A customer who can only be called gets no mail, and staff do not get it in their stead.';

create trigger skip_unaddressed before insert on public.outbox_messages
  for each row
  when (
    new.recipient is null and new.template in (
      'quote-confirmation', 'quote-answer', 'offer-sent', 'offer-accepted', 'proof-sent', 'proof-approved',
      'fitting-customer', 'fitting-declined'
    )
  )
  execute function public.skip_unaddressed_mail();

create or replace function public.quote_summary(request public.quote_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', request.reference,
    'version', request.version,
    'status', request.status,
    'assignee', request.assignee_id,
    'assigneeName', public.staff_name(request.assignee_id),
    'amountNetCents', request.amount_net_cents,
    'vatRatePercent', request.vat_rate_percent,
    'replyDueAt', request.reply_due_at,
    'source', request.source,
    'wishedAnswer', request.wished_answer
  );
$$;

-- The searched text follows from the others, and is theirs.
create or replace function public.audit_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  facts jsonb;
begin
  if coalesce(current_setting('staff.role', true), '') = '' then
    return null;
  end if;
  select coalesce(
    jsonb_object_agg(
      c.name,
      case when c.name = any (tg_argv::text[]) then
        jsonb_strip_nulls(jsonb_build_object(
          'from', public.bounded_value(before -> c.name),
          'to', public.bounded_value(after -> c.name)
        ))
      end
    ),
    '{}'
  )
  into facts
  from (select jsonb_object_keys(before || after) as name) c
  where before -> c.name is distinct from after -> c.name
    and c.name not in ('id', 'version', 'created_at', 'updated_at', 'searched')
    and (tg_op = 'UPDATE' or c.name = any (tg_argv::text[]));
  if tg_op = 'UPDATE' and facts = '{}' then
    return null;
  end if;
  perform public.record_staff_action(
    lower(tg_op), tg_table_name::text, coalesce(after ->> 'id', before ->> 'id'), facts
  );
  return null;
end;
$$;

create function public.enter_quote_request(actor uuid, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  existing public.quote_requests%rowtype;
  stored public.quote_requests%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if request ->> 'source' is null or request ->> 'source' not in ('phone', 'counter') then
    return jsonb_build_object('status', 'invalid');
  end if;
  insert into public.quote_requests (
    reference, idempotency_key, body_hash, locale, name, first_name, email, phone, company, subject, message,
    newsletter_opt_in, submitted_at, answer_due_at, source, wished_answer, entered_by
  )
  values (
    request ->> 'reference', (request ->> 'key')::uuid, request ->> 'body_hash', request ->> 'locale', request ->> 'name',
    request ->> 'first_name', request ->> 'email', request ->> 'phone', request ->> 'company', request ->> 'subject',
    request ->> 'message', false, (request ->> 'submitted_at')::timestamptz, (request ->> 'answer_due_at')::timestamptz,
    request ->> 'source', request ->> 'wished_answer', actor
  )
  on conflict do nothing
  returning * into stored;
  if stored.id is null then
    select * into existing from public.quote_requests q where q.idempotency_key = (request ->> 'key')::uuid;
    if not found then
      return jsonb_build_object('status', 'reference_taken');
    end if;
    return jsonb_build_object(
      'status', case when existing.body_hash = request ->> 'body_hash' then 'duplicate' else 'conflict' end,
      'reference', existing.reference
    );
  end if;
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail)
  values (stored.id, 'submitted', actor, jsonb_build_object('late', false, 'source', stored.source));
  if coalesce((request ->> 'letter')::boolean, false) and stored.email is not null then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'quote-confirmation', stored.locale, stored.email,
      jsonb_build_object(
        'reference', stored.reference,
        'locale', stored.locale,
        'name', stored.name,
        'firstName', stored.first_name,
        'email', stored.email,
        'phone', stored.phone,
        'company', stored.company,
        'subject', stored.subject,
        'message', stored.message,
        'newsletter', false,
        'source', stored.source,
        'submittedAt', to_char(stored.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'answerDueAt', to_char(stored.answer_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'attachments', '[]'::jsonb
      )
    );
  end if;
  return jsonb_build_object('status', 'stored', 'reference', stored.reference);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.enter_quote_request is
  'Stores what a customer said on the telephone or at the counter, {reference, key, body_hash, locale, name, first_name, email, phone, company, subject, message, source, wished_answer, submitted_at, answer_due_at, letter}, and with letter its mail with the private link. Status: stored, duplicate, conflict (its key was used for something else), reference_taken, invalid or forbidden.';

create function public.correct_quote_request(actor uuid, correction jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  changed jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = correction ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if request.version is distinct from (correction ->> 'version')::integer then
    return jsonb_build_object(
      'status', 'conflict',
      'reference', request.reference,
      'request', public.quote_summary(request),
      'changes', public.quote_changes_since(request.id, coalesce((correction ->> 'version')::integer, 0))
    );
  end if;
  select coalesce(jsonb_agg(f.field order by f.place), '[]') into changed
  from (
    values
      (1, 'firstName', request.first_name, correction ->> 'first_name'),
      (2, 'name', request.name, correction ->> 'name'),
      (3, 'phone', request.phone, correction ->> 'phone'),
      (4, 'email', request.email, correction ->> 'email'),
      (5, 'company', request.company, correction ->> 'company'),
      (6, 'language', request.locale, correction ->> 'locale'),
      (7, 'subject', request.subject, correction ->> 'subject')
  ) as f (place, field, was, is_now)
  where f.was is distinct from f.is_now;
  if changed = '[]' then
    return jsonb_build_object('status', 'unchanged');
  end if;
  -- A sample card and a claim came by forms of their own, with more than the field says.
  if changed ? 'subject' and (request.subject in ('samples', 'claim') or correction ->> 'subject' in ('samples', 'claim')) then
    return jsonb_build_object('status', 'invalid');
  end if;
  update public.quote_requests q
  set first_name = correction ->> 'first_name', name = correction ->> 'name', phone = correction ->> 'phone',
      email = correction ->> 'email', company = correction ->> 'company', locale = correction ->> 'locale',
      subject = correction ->> 'subject', version = q.version + 1
  where q.id = request.id
  returning * into request;
  -- Which ones, not what they were: a wrong address may be somebody else's.
  insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
  values (
    request.id, 'details_corrected', actor, jsonb_build_object('fields', changed, 'version', request.version), clock_timestamp()
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.correct_quote_request is
  'Corrects who asked and for what, {reference, version, first_name, name, email, phone, company, locale, subject}. Status: ok, unchanged, conflict, unknown, invalid or forbidden.';

create function public.find_quote_origin(wanted_reference text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select public.staff_name(q.entered_by) from public.quote_requests q where q.reference = wanted_reference;
$$;

comment on function public.find_quote_origin is 'Who typed a request in; null for the form of the site.';

create function public.personal_export_entered(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'requestsByPhone', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('reference', q.reference, 'source', q.source, 'wishedAnswer', q.wished_answer) order by q.submitted_at
        ),
        '[]'
      )
      from public.quote_requests q
      where q.source <> 'site' and (q.user_id = any (accounts) or lower(q.email) = address)
    )
  );
$$;

comment on function public.personal_export_entered is 'How requests of a person came that staff typed in, and how they wished to be answered.';

revoke execute on function
  public.skip_unaddressed_mail(), public.enter_quote_request(uuid, jsonb), public.correct_quote_request(uuid, jsonb),
  public.find_quote_origin(text), public.personal_export_entered(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.enter_quote_request(uuid, jsonb), public.correct_quote_request(uuid, jsonb), public.find_quote_origin(text),
  public.personal_export_entered(text, uuid[])
  to service_role;
