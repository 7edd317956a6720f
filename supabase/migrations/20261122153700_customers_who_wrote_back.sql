-- A customer who wrote back waits like one who asked: the promise runs again, and they are answered first.

alter table public.quote_requests add column reply_due_at timestamptz check (reply_due_at > submitted_at);

comment on column public.quote_requests.reply_due_at is
  'By when staff answers what the customer added; null when nothing waits. The promise is that of answer_due_at.';

-- What waited before there was a promise: a day, as on working days.
update public.quote_requests q
set reply_due_at = m.created_at + interval '1 day'
from (
  select distinct on (w.quote_request_id) w.quote_request_id, w.sender, w.created_at
  from public.quote_request_messages w
  order by w.quote_request_id, w.created_at desc, w.id
) m
where m.quote_request_id = q.id and m.sender = 'customer' and q.withdrawn_at is null and q.status in ('new', 'contacted', 'quoted');

create index quote_requests_awaiting_reply on public.quote_requests (reply_due_at) where reply_due_at is not null;

-- Letters and notes that were begun and have not left, so that neither a reload nor the end of a session costs them.
create table public.quote_request_drafts (
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  author_id uuid not null,
  template text not null check (template ~ '^[a-z][a-z-]{0,39}$'),
  subject text not null check (char_length(subject) <= 600),
  body text not null check (char_length(body) <= 32000),
  stage text not null check (stage in ('', 'contacted', 'quoted', 'lost')),
  kept_at timestamptz not null default now(),
  primary key (quote_request_id, author_id, template)
);

comment on table public.quote_request_drafts is 'What staff have begun to write about a quote request, seen by whoever writes it.';
comment on column public.quote_request_drafts.author_id is 'Account of the staff member. No foreign key: the schema of accounts belongs to the backend.';
comment on column public.quote_request_drafts.template is 'Which answer it was begun from, or "note" for an internal note.';
comment on column public.quote_request_drafts.stage is 'What the request shall become with the answer; empty leaves it.';

create index quote_request_drafts_kept_at on public.quote_request_drafts (kept_at);
create index quote_request_drafts_of_author on public.quote_request_drafts (author_id);

alter table public.quote_request_drafts enable row level security;
revoke all on table public.quote_request_drafts from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_drafts to service_role;

create function public.keep_quote_draft(actor uuid, draft jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select q.id into request from public.quote_requests q where q.reference = draft ->> 'reference';
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if draft ->> 'body' is null then
    delete from public.quote_request_drafts d
    where d.quote_request_id = request and d.author_id = actor and d.template = draft ->> 'template';
    return jsonb_build_object('status', 'ok');
  end if;
  -- What has left comes no more: this was typed before, and arrives after.
  if exists (
    select 1 from public.quote_request_messages m where m.idempotency_key = (draft ->> 'key')::uuid
  ) or draft ->> 'template' = 'note' and exists (
    select 1 from public.quote_request_notes n
    where n.quote_request_id = request and n.author_id = actor and n.body = trim(draft ->> 'body')
      and n.created_at > now() - interval '1 minute'
  ) then
    return jsonb_build_object('status', 'ok');
  end if;
  insert into public.quote_request_drafts as d (quote_request_id, author_id, template, subject, body, stage)
  values (
    request, actor, draft ->> 'template', coalesce(draft ->> 'subject', ''), draft ->> 'body',
    coalesce(draft ->> 'stage', '')
  )
  on conflict (quote_request_id, author_id, template) do update
  set subject = excluded.subject, body = excluded.body, stage = excluded.stage, kept_at = now();
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.keep_quote_draft is
  'Keeps what somebody is writing about a request, {reference, template, subject, body, stage, key}; without a body, forgets it. Status: ok, unknown, invalid or forbidden.';

create function public.list_quote_drafts(actor uuid, wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'template', d.template, 'subject', d.subject, 'body', d.body, 'stage', d.stage, 'keptAt', d.kept_at
      )
      order by d.template
    ),
    '[]'::jsonb
  )
  from public.quote_request_drafts d
  join public.quote_requests q on q.id = d.quote_request_id
  where q.reference = wanted_reference and d.author_id = actor;
$$;

comment on function public.list_quote_drafts is 'What somebody has begun to write about a request.';

create function public.purge_quote_drafts(before timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.quote_request_drafts d where d.kept_at < before;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_quote_drafts is 'Deletes what was begun and left alone since, and returns how many.';

revoke execute on function
  public.keep_quote_draft(uuid, jsonb), public.list_quote_drafts(uuid, text), public.purge_quote_drafts(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.keep_quote_draft(uuid, jsonb), public.list_quote_drafts(uuid, text), public.purge_quote_drafts(timestamptz)
  to service_role;

create or replace function public.prepare_quote_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  first_answer timestamptz;
begin
  if (new.status, new.assignee_id, new.amount_net_cents, new.vat_rate_percent, new.withdrawn_at)
    is distinct from (old.status, old.assignee_id, old.amount_net_cents, old.vat_rate_percent, old.withdrawn_at)
    and new.version = old.version then
    new.version := old.version + 1;
  end if;
  if new.status is not distinct from old.status then
    return new;
  end if;
  select min(m.created_at) into first_answer
  from public.quote_request_messages m
  where m.quote_request_id = new.id and m.sender = 'staff';
  -- A status says that staff spoke with the customer, or, when it is taken back, that they did not.
  new.answered_at := case
    when new.status in ('contacted', 'quoted', 'won') then coalesce(first_answer, old.answered_at, now())
    -- Declined by mail: the answer is written after this change.
    when new.status = 'lost' then coalesce(first_answer, old.answered_at, new.answered_at)
    else first_answer
  end;
  new.quoted_at := case
    when new.status = 'quoted' then coalesce(old.quoted_at, now())
    when new.status in ('won', 'lost') then old.quoted_at
  end;
  new.closed_at := case
    when new.status in ('won', 'lost', 'spam') then coalesce(old.closed_at, now())
  end;
  if new.status <> 'lost' then
    new.withdrawn_at := null;
  end if;
  -- Whoever says where a request stands has read what its customer wrote; taking that back awaits the answer again.
  if new.reply_due_at is not distinct from old.reply_due_at then
    new.reply_due_at := null;
  end if;
  return new;
end;
$$;

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
    'replyDueAt', request.reply_due_at
  );
$$;

create or replace function public.change_quote_request(change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  wanted public.quote_requests%rowtype;
  before jsonb;
begin
  select * into request from public.quote_requests q where q.reference = change ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown', 'reference', change ->> 'reference');
  end if;
  wanted := request;
  if change -> 'status' is not null then
    wanted.status := change ->> 'status';
  end if;
  if change -> 'assignee' is not null then
    wanted.assignee_id := (change ->> 'assignee')::uuid;
  end if;
  if change -> 'amountNetCents' is not null then
    wanted.amount_net_cents := (change ->> 'amountNetCents')::bigint;
  end if;
  if change -> 'vatRatePercent' is not null then
    wanted.vat_rate_percent := (change ->> 'vatRatePercent')::numeric;
  end if;
  if change -> 'replyDueAt' is not null then
    wanted.reply_due_at := (change ->> 'replyDueAt')::timestamptz;
  end if;

  before := public.quote_summary(request);
  -- The same change again, by an impatient finger or a colleague: there is nothing to tell.
  if wanted is distinct from request then
    if request.version is distinct from (change ->> 'version')::integer then
      return jsonb_build_object(
        'status', 'conflict',
        'reference', request.reference,
        'request', before,
        'changes', public.quote_changes_since(request.id, coalesce((change ->> 'version')::integer, 0))
      );
    end if;
    if wanted.assignee_id is distinct from request.assignee_id and wanted.assignee_id is not null
      and not exists (
        select 1 from public.staff_members s where s.user_id = wanted.assignee_id and s.role in ('admin', 'sales')
      ) then
      return jsonb_build_object('status', 'invalid', 'reference', request.reference);
    end if;
    update public.quote_requests q
    set status = wanted.status,
        assignee_id = wanted.assignee_id,
        amount_net_cents = wanted.amount_net_cents,
        vat_rate_percent = wanted.vat_rate_percent,
        reply_due_at = wanted.reply_due_at,
        version = q.version + (wanted.reply_due_at is distinct from request.reply_due_at)::integer
    where q.id = request.id
    returning * into request;
    if change -> 'replyDueAt' = 'null'::jsonb and change -> 'status' is null then
      insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
      values (
        request.id, 'reply_settled', public.staff_actor(), jsonb_build_object('version', request.version),
        clock_timestamp()
      );
    end if;
  end if;
  return jsonb_build_object(
    'status', 'ok', 'reference', request.reference, 'request', public.quote_summary(request), 'before', before
  );
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid', 'reference', change ->> 'reference');
end;
$$;

create or replace function public.answer_quote_request(actor uuid, answer jsonb)
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
    request.id, (answer ->> 'key')::uuid, 'staff', actor, answer ->> 'template', answer ->> 'subject', answer ->> 'body'
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
  -- Who writes twice does not wait longer, and what a machine adds awaits nothing.
  update public.quote_requests q
  set reply_due_at = coalesce(
    q.reply_due_at, (sent ->> 'answerDueAt')::timestamptz, now() + interval '1 day'
  )
  where q.id = request.id and q.status <> 'spam';
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

create or replace function public.add_quote_request_note(actor uuid, wanted_reference text, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select q.id into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- A form sent twice is one note.
  if not exists (
    select 1 from public.quote_request_notes n
    where n.quote_request_id = request and n.author_id = actor and n.body = note
      and n.created_at > now() - interval '1 minute'
  ) then
    insert into public.quote_request_notes (quote_request_id, author_id, body) values (request, actor, note);
  end if;
  delete from public.quote_request_drafts d
  where d.quote_request_id = request and d.author_id = actor and d.template = 'note';
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.change_quote_requests is
  'Changes quote requests: [{reference, version, status?, assignee?, amountNetCents?, vatRatePercent?, replyDueAt?: null says that nothing is to be answered}]. Results one by one: ok, conflict (with what changed since, and by whom), unknown or invalid. Status: ok, forbidden or invalid.';
comment on function public.answer_quote_request is
  'Sends an answer, {reference, version, key, template, subject, body, status?}, keeps it with the request, and ends its draft. Status: ok, conflict, unknown, invalid or forbidden.';
comment on function public.add_quote_message is
  'Keeps a customer''s message, {reference, key, body?, attachments, limits, answerDueAt}, and tells staff, who answer it by then. Status: stored, limited, full, closed, unknown or invalid.';

-- The order of the inbox, said once: for its pages, its board, its file, and for the request before and after another.
create function public.rank_quote_requests(filter jsonb)
returns table (id uuid, status text, late boolean, wrote boolean, listed boolean, place bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with found as materialized (
    select q.id, q.status, q.submitted_at,
      q.reply_due_at is not null and q.status <> 'spam' as wrote,
      case when q.status <> 'spam' then
        least(
          q.reply_due_at,
          case when q.answered_at is null and q.status in ('new', 'contacted', 'quoted') then q.answer_due_at end
        )
      end as due_at
    from public.quote_requests q
    where (filter ->> 'subject' is null or q.subject = filter ->> 'subject')
      and case filter ->> 'assignee'
        when 'none' then q.assignee_id is null
        else coalesce(q.assignee_id::text = filter ->> 'assignee', filter ->> 'assignee' is null)
      end
      -- Every word is somewhere in the request. The words are read once, not for each request.
      and q.searched like all (
        array(
          select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
          from regexp_split_to_table(trim(public.plain_text(left(filter ->> 'text', 100))), '\s+') as word
        )
      )
  ),
  chosen as (
    select f.*,
      (filter -> 'statuses' is null or filter -> 'statuses' ? f.status)
        and (f.wrote or coalesce(filter ->> 'wrote', 'false') <> 'true') as listed
    from found f
  )
  select c.id, c.status, coalesce(c.due_at < (filter ->> 'now')::timestamptz, false), c.wrote, c.listed,
    -- Customers who wrote back, then who waits for a first answer, both by the time that is left and, where that is the same,
    -- first come, first served; then what is open, then what is closed, newest first.
    row_number() over (
      partition by c.listed, case when filter ->> 'perStatus' = 'true' then c.status end
      order by
        case
          when c.wrote then 0
          when c.due_at is not null then 1
          when c.status in ('new', 'contacted', 'quoted') then 2
          else 3
        end,
        c.due_at,
        case when c.due_at is not null then c.submitted_at end,
        c.submitted_at desc,
        c.id
    )
  from chosen c;
$$;

comment on function public.rank_quote_requests is
  'The requests that a filter of the inbox lets through, with their place among those of its statuses; `late` is past its promise at `now`, `wrote` awaits an answer to what the customer added.';

create or replace function public.list_quote_requests(filter jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with ranked as materialized (
    select * from public.rank_quote_requests(filter)
  )
  select jsonb_build_object(
    'counts', (
      select coalesce(jsonb_object_agg(c.status, c.number), '{}'::jsonb)
      from (select r.status, count(*) as number from ranked r group by r.status) c
    ),
    'overdue', (select count(*) from ranked r where r.late),
    'wrote', (select count(*) from ranked r where r.wrote),
    'rows', (
      select coalesce(
        jsonb_agg(
          public.quote_summary(q) || jsonb_build_object(
            'locale', q.locale,
            'name', q.name,
            'firstName', q.first_name,
            'email', q.email,
            'phone', q.phone,
            'company', q.company,
            'subject', q.subject,
            'message', case when filter ->> 'whole' = 'true' then q.message else left(q.message, 240) end,
            'submittedAt', q.submitted_at,
            'answerDueAt', q.answer_due_at,
            'answeredAt', q.answered_at,
            'files', (select count(*) from public.quote_request_attachments a where a.quote_request_id = r.id)
          )
          order by r.place, r.status
        ),
        '[]'::jsonb
      )
      from ranked r
      join public.quote_requests q on q.id = r.id
      where r.listed
        and r.place > coalesce((filter ->> 'skip')::integer, 0)
        and r.place <= coalesce((filter ->> 'skip')::integer, 0) + least((filter ->> 'take')::integer, 10000)
    )
  );
$$;

comment on function public.list_quote_requests is
  'The inbox: {subject, assignee, text, statuses: [status], wrote: only customers who wrote back, now, take, skip, perStatus: take so many of each status, whole: whole messages}. Counts are by status, whatever the statuses.';

create function public.find_quote_neighbours(filter jsonb, wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with ranked as materialized (
    select r.place, q.reference
    from public.rank_quote_requests(filter) r
    join public.quote_requests q on q.id = r.id
    where r.listed
  ),
  -- A request that is in the list no more is followed by the first of it.
  here as (
    select coalesce((select r.place from ranked r where r.reference = wanted_reference), 0) as place
  )
  select jsonb_build_object(
    'place', nullif(h.place, 0),
    'total', (select count(*) from ranked),
    'previous', (select r.reference from ranked r where r.place = h.place - 1),
    'next', (select r.reference from ranked r where r.place = h.place + 1)
  )
  from here h;
$$;

comment on function public.find_quote_neighbours is
  'Which request comes before and after another in the list of a filter, and the place of that one, null when it is not in it.';

revoke execute on function public.rank_quote_requests(jsonb), public.find_quote_neighbours(jsonb, text)
  from public, anon, authenticated;
grant execute on function public.find_quote_neighbours(jsonb, text) to service_role;

-- What staff have begun to write is exported and erased like their notes.
create or replace function public.export_person(address text, accounts uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'accounts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', u.id,
            'email', u.email,
            'emailConfirmedAt', u.email_confirmed_at,
            'waitingEmail', nullif(u.email_change, ''),
            'profile', u.raw_user_meta_data,
            'signsInWith', u.raw_app_meta_data -> 'providers',
            'createdAt', u.created_at,
            'lastSignInAt', u.last_sign_in_at,
            'staffRole', (select s.role from public.staff_members s where s.user_id = u.id)
          )
          order by u.created_at
        ),
        '[]'
      )
      from auth.users u
      where u.id = any (accounts)
    ),
    'quoteRequests', (
      select coalesce(
        jsonb_agg(
          to_jsonb(q) - '{id,idempotency_key,body_hash,session_hash,address_hash,user_id,assignee_id,version,searched}'::text[]
          || jsonb_build_object(
            'files', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('id', f.id, 'name', f.file_name, 'kind', f.kind, 'bytes', f.size_bytes)
                  order by f.position
                ),
                '[]'
              )
              from public.quote_request_attachments f
              where f.quote_request_id = q.id
            ),
            'messages', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('sender', m.sender, 'subject', m.subject, 'body', m.body, 'at', m.created_at)
                  order by m.created_at
                ),
                '[]'
              )
              from public.quote_request_messages m
              where m.quote_request_id = q.id
            ),
            'notes', (
              select coalesce(
                jsonb_agg(jsonb_build_object('body', n.body, 'at', n.created_at) order by n.created_at), '[]'
              )
              from public.quote_request_notes n
              where n.quote_request_id = q.id
            ),
            'drafts', (
              select coalesce(
                jsonb_agg(jsonb_build_object('subject', d.subject, 'body', d.body, 'at', d.kept_at) order by d.kept_at), '[]'
              )
              from public.quote_request_drafts d
              where d.quote_request_id = q.id
            ),
            'heldUntil', case when q.status = 'won' then public.order_held_until(coalesce(q.closed_at, q.submitted_at)) end
          )
          order by q.submitted_at
        ),
        '[]'
      )
      from public.quote_requests q
      where q.user_id = any (accounts) or lower(q.email) = address
    ),
    'draftsOfStaff', (
      select coalesce(
        jsonb_agg(jsonb_build_object('subject', d.subject, 'body', d.body, 'at', d.kept_at) order by d.kept_at), '[]'
      )
      from public.quote_request_drafts d
      where d.author_id = any (accounts)
    ),
    'jobApplications', (
      select coalesce(
        jsonb_agg(
          to_jsonb(a) - '{id,idempotency_key,body_hash,session_hash,address_hash}'::text[]
          || jsonb_build_object(
            'files', (
              select coalesce(
                jsonb_agg(jsonb_build_object('id', f.id, 'name', f.file_name, 'kind', f.kind, 'bytes', f.size_bytes)), '[]'
              )
              from public.job_application_attachments f
              where f.job_application_id = a.id
            )
          )
          order by a.submitted_at
        ),
        '[]'
      )
      from public.job_applications a
      where lower(a.email) = address
    ),
    'newsletter', (
      select to_jsonb(n) - '{id,confirm_token_hash}'::text[]
      from public.newsletter_subscriptions n
      where n.email = address
    ),
    'staffInvitation', (
      select jsonb_build_object('role', i.role, 'locale', i.locale, 'expiresAt', i.expires_at, 'createdAt', i.created_at)
      from public.staff_invitations i
      where i.email = address
    ),
    'designs', (
      select coalesce(
        jsonb_agg(to_jsonb(d) - '{id,user_id}'::text[] order by d.created_at), '[]'
      )
      from public.designs d
      where d.user_id = any (accounts) or public.mentions_address(d.document::text, address)
    ),
    'mails', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', m.template, 'queuedAt', m.created_at, 'sentAt', m.sent_at) order by m.created_at
        ),
        '[]'
      )
      from public.outbox_messages m
      where lower(m.recipient) = address or public.mentions_address(m.payload::text, address)
    ),
    'visits', (
      select coalesce(
        jsonb_agg(
          to_jsonb(v) - '{id,session_id,user_id}'::text[]
          || jsonb_build_object(
            'pages', (
              select coalesce(
                jsonb_agg(to_jsonb(p) - '{id,session_id,user_id,secret_hash}'::text[] order by p.created_at), '[]'
              )
              from public.page_views p
              where p.session_id = v.session_id
            )
          )
          order by v.created_at
        ),
        '[]'
      )
      from public.visitor_analytics v
      where v.user_id = any (accounts)
    ),
    'consents', (
      select coalesce(
        jsonb_agg(to_jsonb(c) - '{id,session_id,user_id,text_hash}'::text[] order by c.created_at), '[]'
      )
      from public.cookie_consents c
      where c.user_id = any (accounts)
    )
  );
end;
$$;

create or replace function public.erase_person(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  requests uuid[];
  sessions uuid[];
  held jsonb;
  deleted jsonb := '{}';
  gone integer;
begin
  -- Orders: accounts and their documents must be kept for ten years (Code of Economic Law, art. III.86; VAT Code, art. 60).
  with orders as (
    update public.quote_requests q
    set user_id = null, session_hash = null, address_hash = null
    where q.status = 'won' and (q.user_id = any (accounts) or lower(q.email) = address)
    returning q.id, q.reference, coalesce(q.closed_at, q.submitted_at) as decided
  ), forgotten as (
    -- What staff told each other about it is no such document.
    delete from public.quote_request_notes n using orders o where n.quote_request_id = o.id
  ), unsent as (
    delete from public.quote_request_drafts d
    where d.author_id = any (accounts) or d.quote_request_id in (select o.id from orders o)
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', 'order', 'reference', o.reference, 'until', public.order_held_until(o.decided))
      order by o.reference
    ),
    '[]'
  )
  into held
  from orders o;

  select coalesce(array_agg(q.id), '{}') into requests
  from public.quote_requests q
  where q.status <> 'won' and (q.user_id = any (accounts) or lower(q.email) = address);
  select coalesce(array_agg(v.session_id), '{}') into sessions
  from public.visitor_analytics v
  where v.user_id = any (accounts);

  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', f.storage_path
  from public.quote_request_attachments f
  where f.quote_request_id = any (requests)
  union
  select 'job-applications', f.storage_path
  from public.job_application_attachments f
  join public.job_applications a on a.id = f.job_application_id
  where lower(a.email) = address
  on conflict do nothing;
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('files', gone);

  delete from public.outbox_messages m
  where lower(m.recipient) = address or public.mentions_address(m.payload::text, address);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('outbox_messages', gone);
  select deleted || jsonb_build_object('quote_request_messages', count(*)) into deleted
  from public.quote_request_messages m where m.quote_request_id = any (requests);
  delete from public.quote_requests q where q.id = any (requests);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('quote_requests', gone);
  delete from public.job_applications a where lower(a.email) = address;
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('job_applications', gone);
  delete from public.newsletter_subscriptions n where n.email = address;
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('newsletter_subscriptions', gone);
  delete from public.page_views p where p.user_id = any (accounts) or p.session_id = any (sessions);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('page_views', gone);
  delete from public.visitor_analytics v where v.user_id = any (accounts);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('visitor_analytics', gone);
  -- The proof that somebody chose is needed; who it was is not.
  update public.cookie_consents c set user_id = null where c.user_id = any (accounts);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('cookie_consents', gone);
  -- An address can be the lettering itself, whoever kept the design.
  delete from public.designs d
  where d.user_id = any (accounts)
    or public.mentions_address(d.document::text, address) or public.mentions_address(d.title, address);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('designs', gone);
  delete from public.staff_invitations i where i.email = address;
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('staff_invitations', gone);
  delete from public.staff_members s where s.user_id = any (accounts);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('staff_members', gone);

  -- The backend's own tables: the embedded one has no foreign keys between them.
  delete from auth.refresh_tokens r where r.user_id::text = any (accounts::text[]);
  delete from auth.sessions s where s.user_id = any (accounts);
  delete from auth.identities i where i.user_id = any (accounts);
  delete from auth.flow_state f where f.user_id = any (accounts);
  begin
    delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = any (accounts::text[]);
  exception
    -- A hosted project keeps its own log, for as long as its settings say.
    when insufficient_privilege then null;
  end;
  delete from auth.users u where u.id = any (accounts);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('accounts', gone);
  -- Another account that asked to change to this address keeps its own.
  update auth.users u set email_change = '' where lower(u.email_change) = address;

  return jsonb_build_object('deleted', deleted, 'held', held);
end;
$$;
