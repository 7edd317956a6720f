-- What a colleague is told: that a request, a job or a task is theirs now, or that a note names them. And when they last
-- looked at a request, so that what others did since can be marked.

create table public.staff_notices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.staff_members (user_id) on delete cascade,
  kind text not null check (kind in ('request', 'job', 'task', 'mention')),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  note_id uuid references public.quote_request_notes (id) on delete cascade,
  actor_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint staff_notices_note check ((kind = 'mention') = (note_id is not null))
);

comment on table public.staff_notices is 'What staff are told about requests and jobs, each in a list of their own; gone with their role.';
comment on column public.staff_notices.actor_id is 'Account of the colleague who did it; null is the site, or somebody who has been erased.';
comment on column public.staff_notices.read_at is 'When they opened the request, or said so; null is unread.';

create index staff_notices_of_account on public.staff_notices (account_id, created_at desc);
create index staff_notices_of_request on public.staff_notices (quote_request_id);
create index staff_notices_of_note on public.staff_notices (note_id) where note_id is not null;
-- Given back and forth before it was read, a request is one notice, and one mail.
create unique index staff_notices_unread on public.staff_notices (account_id, kind, quote_request_id)
  where read_at is null and kind in ('request', 'job');

create table public.staff_notice_settings (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references public.staff_members (user_id) on delete cascade,
  mails boolean not null,
  locale text not null check (locale in ('fr', 'nl', 'en')),
  created_at timestamptz not null default now()
);

comment on table public.staff_notice_settings is 'Whether staff are told by mail too, and in which language; without a row they are, in the language of their account.';

create table public.quote_note_mentions (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null references public.quote_request_notes (id) on delete cascade,
  account_id uuid not null references public.staff_members (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (note_id, account_id)
);

comment on table public.quote_note_mentions is 'Colleagues whom a note names; the site resolves what was typed when the note is added.';

create index quote_note_mentions_of_account on public.quote_note_mentions (account_id);

create table public.quote_request_looks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.staff_members (user_id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  looked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (account_id, quote_request_id)
);

comment on table public.quote_request_looks is 'When a colleague last opened a request: what others did since is marked in their lists.';

create index quote_request_looks_of_request on public.quote_request_looks (quote_request_id);

alter table public.staff_notices enable row level security;
alter table public.staff_notice_settings enable row level security;
alter table public.quote_note_mentions enable row level security;
alter table public.quote_request_looks enable row level security;
revoke all on table public.staff_notices, public.staff_notice_settings, public.quote_note_mentions, public.quote_request_looks
  from public, anon, authenticated;
grant select, insert, update, delete on table
  public.staff_notices, public.staff_notice_settings, public.quote_note_mentions, public.quote_request_looks
  to service_role;

create function public.notice_settings(account uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'mails', coalesce(s.mails, true),
      'locale', coalesce(
        s.locale,
        case when u.raw_user_meta_data ->> 'locale' in ('fr', 'nl', 'en') then u.raw_user_meta_data ->> 'locale' end
      )
    )
    from auth.users u
    left join public.staff_notice_settings s on s.account_id = u.id
    where u.id = account
  );
end;
$$;

comment on function public.notice_settings is 'How an account is told, {mails, locale}; locale is null where it never said one.';

create function public.tell_colleague(account uuid, told text, request uuid, note uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor uuid := public.staff_actor();
  settings jsonb;
  address text;
  entry jsonb;
begin
  -- Nobody is told what they did themselves, nor of what they cannot open.
  if account is not distinct from actor or not exists (
    select 1 from public.staff_members s where s.user_id = account and s.role in ('admin', 'sales')
  ) then
    return;
  end if;
  insert into public.staff_notices (account_id, kind, quote_request_id, note_id, actor_id)
  values (account, told, request, note, actor)
  on conflict do nothing;
  if not found then
    return;
  end if;
  settings := public.notice_settings(account);
  select u.email into address from auth.users u where u.id = account;
  if address is null or not (settings ->> 'mails')::boolean then
    return;
  end if;
  select jsonb_build_array(jsonb_build_object('kind', told, 'reference', q.reference)) into entry
  from public.quote_requests q
  where q.id = request;
  -- Many requests given in one go are one event, and one mail. A row of this very transaction has its moment.
  update public.outbox_messages m
  set payload = m.payload || jsonb_build_object('notices', (m.payload -> 'notices') || entry)
  where m.template = 'staff-notice' and lower(m.recipient) = lower(address) and m.created_at = now() and m.status = 'pending';
  if not found then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'staff-notice', coalesce(settings ->> 'locale', 'fr'), address,
      jsonb_build_object(
        'locale', coalesce(settings ->> 'locale', 'fr'), 'by', public.staff_name(actor), 'notices', entry
      )
    );
  end if;
end;
$$;

comment on function public.tell_colleague is
  'Tells a colleague who may open requests about one: in their list and, unless they turned it off, by mail. Never whoever did it.';

create function public.tell_assignee()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What was theirs for a moment is nothing to read about.
  delete from public.staff_notices n
  where n.quote_request_id = new.id and n.kind = 'request' and n.read_at is null
    and n.account_id is distinct from new.assignee_id;
  if new.assignee_id is not null then
    perform public.tell_colleague(new.assignee_id, 'request', new.id, null);
  end if;
  return null;
end;
$$;

comment on function public.tell_assignee is 'Tells a colleague that a request is theirs to answer.';

create trigger tell_assignee after update of assignee_id on public.quote_requests
  for each row when (new.assignee_id is distinct from old.assignee_id) execute function public.tell_assignee();

create function public.tell_job_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.staff_notices n
  where n.quote_request_id = new.quote_request_id and n.kind = 'job' and n.read_at is null
    and n.account_id is distinct from new.owner_id;
  if new.owner_id is not null then
    perform public.tell_colleague(new.owner_id, 'job', new.quote_request_id, null);
  end if;
  return null;
end;
$$;

comment on function public.tell_job_owner is 'Tells a colleague that a job is theirs to see to.';

create trigger tell_job_owner after update of owner_id on public.jobs
  for each row when (new.owner_id is distinct from old.owner_id) execute function public.tell_job_owner();

drop function public.add_quote_request_note(uuid, text, text);

create function public.add_quote_request_note(
  actor uuid, wanted_reference text, note text, mentioned jsonb default '[]'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
  added uuid;
  named record;
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
    insert into public.quote_request_notes (quote_request_id, author_id, body)
    values (request, actor, note)
    returning id into added;
    for named in
      insert into public.quote_note_mentions (note_id, account_id)
      select added, s.user_id
      from public.staff_members s
      where s.role in ('admin', 'sales') and mentioned ? s.user_id::text
      order by s.user_id
      limit 50
      returning account_id
    loop
      perform public.tell_colleague(named.account_id, 'mention', request, added);
    end loop;
  end if;
  delete from public.quote_request_drafts d
  where d.quote_request_id = request and d.author_id = actor and d.template = 'note';
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_quote_request_note is
  'Adds an internal note, ends its draft, and tells the colleagues whom it names, a list of accounts. Status: ok, unknown, invalid or forbidden.';

create function public.list_note_mentions(wanted_reference text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('note', n.id, 'id', m.account_id, 'name', public.staff_name(m.account_id)) order by m.account_id),
    '[]'::jsonb
  )
  from public.quote_note_mentions m
  join public.quote_request_notes n on n.id = m.note_id
  join public.quote_requests q on q.id = n.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.list_note_mentions is 'Whom the notes of a request name, [{note, id, name}].';

create function public.count_staff_notices(actor uuid)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer from public.staff_notices n where n.account_id = actor and n.read_at is null;
$$;

comment on function public.count_staff_notices is 'How many notices of an account are unread.';

create function public.list_staff_notices(actor uuid, max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', n.id, 'kind', n.kind, 'by', public.staff_name(n.actor_id), 'at', n.created_at, 'readAt', n.read_at,
        'reference', q.reference, 'firstName', q.first_name, 'name', q.name, 'company', q.company, 'subject', q.subject,
        'note', left(w.body, 300)
      )
      order by n.read_at is not null, n.created_at desc, n.id
    ),
    '[]'::jsonb
  )
  from (
    select * from public.staff_notices s
    where s.account_id = actor
    order by s.read_at is not null, s.created_at desc, s.id
    limit least(greatest(max_count, 0), 200)
  ) n
  join public.quote_requests q on q.id = n.quote_request_id
  left join public.quote_request_notes w on w.id = n.note_id;
$$;

comment on function public.list_staff_notices is 'The notices of an account, unread ones first, the newest first.';

create function public.mark_staff_notices(actor uuid, wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  update public.staff_notices n
  set read_at = case when (wanted ->> 'read')::boolean then coalesce(n.read_at, now()) end
  where n.account_id = actor and (wanted ->> 'id' is null or n.id = (wanted ->> 'id')::uuid);
  return jsonb_build_object('status', 'ok');
exception
  -- Another unread notice says the same of this request.
  when unique_violation then
    return jsonb_build_object('status', 'ok');
  when not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.mark_staff_notices is
  'Marks a notice of an account, or without an id all of them, read or unread, {id?, read}. Status: ok, invalid or forbidden.';

create function public.set_notice_settings(actor uuid, settings jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  insert into public.staff_notice_settings as s (account_id, mails, locale)
  values (actor, (settings ->> 'mails')::boolean, settings ->> 'locale')
  on conflict (account_id) do update set mails = excluded.mails, locale = excluded.locale;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.set_notice_settings is 'How an account wants to be told, {mails, locale}. Status: ok, invalid or forbidden.';

create function public.look_at_request(actor uuid, wanted_reference text)
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
  select q.id into request from public.quote_requests q where q.reference = wanted_reference;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  insert into public.quote_request_looks as l (account_id, quote_request_id)
  values (actor, request)
  on conflict (account_id, quote_request_id) do update set looked_at = now();
  update public.staff_notices n
  set read_at = now()
  where n.account_id = actor and n.quote_request_id = request and n.read_at is null;
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.look_at_request is
  'Remembers that a colleague opened a request: its notices are read, and what others do from now on is news to them. Status: ok, unknown or forbidden.';

create function public.list_changed_requests(actor uuid, wanted jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(q.reference order by q.reference), '[]'::jsonb)
  from public.quote_requests q
  join public.quote_request_looks l on l.quote_request_id = q.id and l.account_id = actor
  where q.reference in (select jsonb_array_elements_text(wanted))
    and (
      exists (
        select 1 from public.quote_request_events e
        where e.quote_request_id = q.id and e.created_at > l.looked_at and e.kind <> 'mail_sent'
          and e.actor_id is distinct from actor
      )
      or exists (
        select 1
        from public.jobs j
        join public.audit_log a on a.entity = 'jobs' and a.entity_id = j.id::text
        where j.quote_request_id = q.id and a.at > l.looked_at and a.actor_id is distinct from actor
      )
    );
$$;

comment on function public.list_changed_requests is
  'Which of these requests, a list of references, others have touched, they or their jobs, since a colleague last opened them.';

create function public.purge_staff_notices(before timestamptz, looks_before timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  notices integer;
  looks integer;
begin
  delete from public.staff_notices n where n.created_at < before;
  get diagnostics notices = row_count;
  delete from public.quote_request_looks l where l.looked_at < looks_before;
  get diagnostics looks = row_count;
  return notices + looks;
end;
$$;

comment on function public.purge_staff_notices is 'Deletes old notices, and looks at requests that nobody opened since; returns how many.';

create function public.personal_export_notices(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'staffNotices', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', n.kind, 'reference', q.reference, 'at', n.created_at, 'readAt', n.read_at)
          order by n.created_at, n.id
        ),
        '[]'
      )
      from public.staff_notices n
      join public.quote_requests q on q.id = n.quote_request_id
      where n.account_id = any (accounts)
    ),
    'staffNoticeSettings', (
      select coalesce(jsonb_agg(jsonb_build_object('mails', s.mails, 'locale', s.locale)), '[]')
      from public.staff_notice_settings s
      where s.account_id = any (accounts)
    ),
    'staffMentions', (
      select coalesce(
        jsonb_agg(jsonb_build_object('reference', q.reference, 'at', m.created_at) order by m.created_at, m.id), '[]'
      )
      from public.quote_note_mentions m
      join public.quote_request_notes n on n.id = m.note_id
      join public.quote_requests q on q.id = n.quote_request_id
      where m.account_id = any (accounts)
    ),
    'staffLooks', (
      select coalesce(
        jsonb_agg(jsonb_build_object('reference', q.reference, 'at', l.looked_at) order by l.looked_at, l.id), '[]'
      )
      from public.quote_request_looks l
      join public.quote_requests q on q.id = l.quote_request_id
      where l.account_id = any (accounts)
    )
  );
$$;

comment on function public.personal_export_notices is 'What a colleague was told, how, and which requests they opened when.';

create function public.personal_erasure_notices(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Their own go with their role; what they did to others' lists has no name any more.
  update public.staff_notices n set actor_id = null where n.actor_id = any (accounts);
  return jsonb_build_object('deleted', '{}'::jsonb, 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_notices is 'Takes an erased account out of what it caused.';

revoke execute on function
  public.notice_settings(uuid), public.tell_colleague(uuid, text, uuid, uuid), public.tell_assignee(), public.tell_job_owner(),
  public.add_quote_request_note(uuid, text, text, jsonb), public.list_note_mentions(text), public.count_staff_notices(uuid),
  public.list_staff_notices(uuid, integer), public.mark_staff_notices(uuid, jsonb), public.set_notice_settings(uuid, jsonb),
  public.look_at_request(uuid, text), public.list_changed_requests(uuid, jsonb),
  public.purge_staff_notices(timestamptz, timestamptz), public.personal_export_notices(text, uuid[]),
  public.personal_erasure_notices(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.notice_settings(uuid), public.add_quote_request_note(uuid, text, text, jsonb), public.list_note_mentions(text),
  public.count_staff_notices(uuid), public.list_staff_notices(uuid, integer), public.mark_staff_notices(uuid, jsonb),
  public.set_notice_settings(uuid, jsonb), public.look_at_request(uuid, text), public.list_changed_requests(uuid, jsonb),
  public.purge_staff_notices(timestamptz, timestamptz), public.personal_export_notices(text, uuid[]),
  public.personal_erasure_notices(text, uuid[])
  to service_role;
