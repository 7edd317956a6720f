-- Designs that visitors keep: what the tools of the site draw, under a link that cannot be guessed.

create table public.designs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('wrap')),
  document jsonb not null check (jsonb_typeof(document) = 'object' and pg_column_size(document) <= 24576),
  title text not null check (char_length(title) between 1 and 80 and title !~ '[\x00-\x1f\x7f]'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  user_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.designs is 'Designs kept on request; gone thirteen months after they were last saved.';
comment on column public.designs.document is 'As lib/<tool> reads it, with the version of its form.';
comment on column public.designs.user_id is 'Account of who saved it, if they were signed in.';

create index designs_user on public.designs (user_id, updated_at desc) where user_id is not null;
create index designs_updated on public.designs (updated_at);

alter table public.designs enable row level security;
revoke all on table public.designs from public, anon, authenticated;
grant select, insert, update, delete on table public.designs to service_role;

create function public.create_design(design jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  made uuid;
begin
  if not public.consume_rate_limits(design -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  insert into public.designs (kind, document, title, locale, user_id)
  values (
    design ->> 'kind', design -> 'document', design ->> 'title', design ->> 'locale', (design ->> 'user_id')::uuid
  )
  returning id into made;
  return jsonb_build_object('status', 'ok', 'id', made);
end;
$$;

comment on function public.create_design is 'Keeps a design within the given limits, and answers its id.';

create function public.change_design(design_id uuid, change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.consume_rate_limits(change -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  update public.designs d
  set document = change -> 'document', title = change ->> 'title', updated_at = now()
  where d.id = design_id and d.kind = change ->> 'kind';
  return jsonb_build_object('status', case when found then 'ok' else 'unknown' end);
end;
$$;

comment on function public.change_design is 'Saves a design over itself. Whoever asks has proven that it is theirs.';

create function public.find_design(design_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'document', d.document, 'title', d.title, 'updated_at', d.updated_at,
    'owner', d.user_id
  )
  from public.designs d
  where d.id = design_id;
$$;

comment on function public.find_design is 'A design, or null.';

create function public.list_own_designs(account uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', d.id, 'kind', d.kind, 'document', d.document, 'title', d.title, 'updated_at', d.updated_at,
        'owner', d.user_id
      )
      order by d.updated_at desc
    ),
    '[]'
  )
  from (
    select * from public.designs o where o.user_id = account order by o.updated_at desc limit 50
  ) d;
$$;

comment on function public.list_own_designs is 'The last fifty designs of an account, the newest first.';

create function public.delete_design(design_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.designs d where d.id = design_id;
  return found;
end;
$$;

comment on function public.delete_design is 'Deletes a design and says whether there was one. Whoever asks has proven that it is theirs.';

create function public.purge_designs(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.designs d
  where d.id in (
    select o.id from public.designs o where o.updated_at < before order by o.updated_at limit greatest(max_count, 0)
  );
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_designs is 'Deletes at most so many designs that were last saved before that moment, and returns how many.';

revoke execute on function
  public.create_design(jsonb), public.change_design(uuid, jsonb), public.find_design(uuid),
  public.list_own_designs(uuid), public.delete_design(uuid), public.purge_designs(timestamptz, integer)
  from public, anon, authenticated;

grant execute on function
  public.create_design(jsonb), public.change_design(uuid, jsonb), public.find_design(uuid),
  public.list_own_designs(uuid), public.delete_design(uuid), public.purge_designs(timestamptz, integer)
  to service_role;

-- As before, with the designs.
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
            'heldUntil', case when q.status = 'won' then public.order_held_until(coalesce(q.closed_at, q.submitted_at)) end
          )
          order by q.submitted_at
        ),
        '[]'
      )
      from public.quote_requests q
      where q.user_id = any (accounts) or lower(q.email) = address
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
