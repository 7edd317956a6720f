-- What an account may see of itself, and how it is erased. Rows belong to an account by its confirmed address.

-- Not callable by anyone but the functions below.
create function public.confirmed_address(account uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  address text;
begin
  select lower(u.email) into address
  from auth.users u
  where u.id = account and u.email_confirmed_at is not null;
  return address;
end;
$$;

comment on function public.confirmed_address is 'The confirmed address of an account in lower case; null without one.';

create function public.list_own_quote_requests(account uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  address text := public.confirmed_address(account);
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'reference', q.reference,
          'subject', q.subject,
          -- Whether a machine filled the hidden field is our guess, not the customer's business.
          'status', case when q.status = 'spam' then 'new' else q.status end,
          'submitted_at', q.submitted_at,
          'answer_due_at', q.answer_due_at
        )
        order by q.submitted_at desc, q.id
      ),
      '[]'::jsonb
    )
    from public.quote_requests q
    where q.user_id = account or lower(q.email) = address
  );
end;
$$;

comment on function public.list_own_quote_requests is 'Quote requests of an account and of its confirmed address, the newest first.';

create function public.export_account(account uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  everything jsonb := public.export_person(public.confirmed_address(account), array[account]);
begin
  return jsonb_build_object('account', everything -> 'accounts' -> 0) || (everything - 'accounts');
end;
$$;

comment on function public.export_account is 'Everything kept about an account and its confirmed address, as one object, without keys and hashes.';

revoke execute on function
  public.confirmed_address(uuid), public.list_own_quote_requests(uuid), public.export_account(uuid)
  from public, anon, authenticated;

grant execute on function
  public.list_own_quote_requests(uuid), public.export_account(uuid)
  to service_role;

-- Everything about a person, by address and accounts: one export and one erasure, for the account page and for staff.

-- What is left of an erasure: that it took place. Whoever has the address can find it again, and nobody else.
create table public.person_erasures (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor_id uuid,
  reason text not null check (reason in ('asked', 'withdrawn', 'objected', 'unneeded', 'unlawful', 'obliged', 'own-account')),
  address_hash text not null check (address_hash ~ '^[A-Za-z0-9_-]{16,64}$'),
  deleted jsonb not null check (jsonb_typeof(deleted) = 'object' and pg_column_size(deleted) <= 16384),
  held jsonb not null check (jsonb_typeof(held) = 'array' and pg_column_size(held) <= 65536),
  spool_forms integer check (spool_forms >= 0),
  files_removed boolean,
  remaining jsonb check (jsonb_typeof(remaining) = 'object' and pg_column_size(remaining) <= 16384),
  constraint person_erasures_actor check ((actor_id is null) = (reason = 'own-account'))
);

comment on table public.person_erasures is 'Receipts of erasures, without personal data; kept for ten years.';
comment on column public.person_erasures.actor_id is 'Account of the admin who erased; null where the person did it on the account page.';
comment on column public.person_erasures.reason is 'The case of article 17(1) GDPR.';
comment on column public.person_erasures.address_hash is 'Keyed hash of the address in lower case, never the address.';
comment on column public.person_erasures.deleted is 'Rows deleted, by table.';
comment on column public.person_erasures.held is 'What the law keeps: [{"kind": "order", "reference": "482-917-635", "until": "2037-01-01"}].';
comment on column public.person_erasures.spool_forms is 'Forms deleted that waited on the disk; null until that was done.';
comment on column public.person_erasures.files_removed is 'Whether the bytes of all files are gone; false: they are removed by a later turn.';
comment on column public.person_erasures.remaining is 'What a search over all tables found afterwards, by table; {} is nothing.';

create index person_erasures_at on public.person_erasures (at desc, id);
create index person_erasures_address on public.person_erasures (address_hash);

alter table public.person_erasures enable row level security;
revoke all on table public.person_erasures from public, anon, authenticated;
grant select, insert, update, delete on table public.person_erasures to service_role;

create function public.erase_account(account uuid, address_hash text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := public.confirmed_address(account);
  erased jsonb;
  receipt uuid;
begin
  perform 1 from auth.users u where u.id = account for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  erased := public.erase_person(address, array[account]);
  insert into public.person_erasures (reason, address_hash, deleted, held)
  values ('own-account', address_hash, erased -> 'deleted', erased -> 'held')
  returning id into receipt;
  return jsonb_build_object(
    'status', 'erased', 'email', address, 'held', jsonb_array_length(erased -> 'held'), 'receipt', receipt
  );
exception
  when sqlstate 'SA001' then
    return jsonb_build_object('status', 'lastAdmin');
end;
$$;

comment on function public.erase_account is
  'Deletes an account and all that belongs to its confirmed address, but orders, and notes the files to remove. Status: erased, with the address, how many orders are held and the receipt; unknown; or lastAdmin.';

create function public.mentions_address(content text, address text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    -- The first is quick and excludes nearly all; the second knows where an address begins and ends.
    position(lower(address) in lower(content)) > 0
    and lower(content) ~ (
      '(?<![a-z0-9._%+-])' || regexp_replace(lower(address), '([^a-z0-9@])', '\\\1', 'g') || '(?![a-z0-9-]|\.[a-z0-9])'
    ),
    false
  );
$$;

comment on function public.mentions_address is 'Whether a text holds this mail address, in whatever case, and not only as a part of a longer one.';

create function public.accounts_of_address(address text)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(u.id), '{}') from auth.users u where lower(u.email) = lower(address)
  );
end;
$$;

comment on function public.accounts_of_address is 'Accounts with this address, confirmed or not.';

create function public.order_held_until(decided timestamptz)
returns date
language sql
immutable
set search_path = ''
as $$
  select make_date(extract(year from decided at time zone 'Europe/Brussels')::integer + 11, 1, 1);
$$;

comment on function public.order_held_until is
  'The first day on which an order of that moment need not be kept any more: ten years from the first of January after it (Code of Economic Law, art. III.88; VAT Code, art. 60).';

-- The column "searched" of a request holds nothing of its own.
create function public.export_person(address text, accounts uuid[])
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

comment on function public.export_person is
  'Everything kept about an address (in lower case) and these accounts, as one object, without keys and hashes.';

create function public.erase_person(address text, accounts uuid[])
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

comment on function public.erase_person is
  'Deletes everything about an address (in lower case) and these accounts, but orders, and notes the files to remove. Answers what was deleted by table and what is held. Raises SA001 when the last admin is among them.';

create function public.scan_person(address text, accounts uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  place record;
  condition text;
  hits integer;
  found_in jsonb := '{}';
begin
  for place in
    select n.nspname as space, c.relname as name,
      exists (
        select 1 from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      ) as has_account,
      exists (
        select 1 from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attname = 'quote_request_id' and not a.attisdropped
      ) as of_request
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'storage') and c.relkind in ('r', 'p')
    order by n.nspname = 'public' desc, c.relname
  loop
    condition := 'public.mentions_address(t::text, $1)';
    if place.has_account then
      condition := condition || ' or t.user_id::text = any ($2::text[])';
    end if;
    if place.space = 'auth' and place.name = 'users' then
      condition := condition || ' or t.id = any ($2)';
    end if;
    -- Orders are held by law, and what belongs to them with them.
    if place.space = 'public' and place.name = 'quote_requests' then
      condition := format('(%s) and t.status <> ''won''', condition);
    elsif place.space = 'public' and place.of_request then
      condition := format(
        '(%s) and not exists (select 1 from public.quote_requests q where q.id = t.quote_request_id and q.status = ''won'')',
        condition
      );
    end if;
    begin
      execute format('select count(*)::integer from %I.%I t where %s', place.space, place.name, condition)
      into hits using address, accounts;
    exception
      -- Tables of a hosted project that belong to the backend alone.
      when insufficient_privilege then hits := 0;
    end;
    if hits > 0 then
      found_in := found_in || jsonb_build_object(
        case when place.space = 'public' then place.name else place.space || '.' || place.name end, hits
      );
    end if;
  end loop;
  return found_in;
end;
$$;

comment on function public.scan_person is
  'Searches every row of every table for an address (in lower case) and accounts, and answers how many rows hold them, by table: {} when nothing but orders is left.';

create function public.erase_address(actor uuid, erasure jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(erasure ->> 'address');
  accounts uuid[] := public.accounts_of_address(address);
  erased jsonb;
  receipt uuid;
begin
  if not public.begin_staff_change(actor, array['admin']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if coalesce(address, '') !~ '^[^[:cntrl:][:space:]<>"@]+@[^[:cntrl:][:space:]<>"@]+$' then
    return jsonb_build_object('status', 'invalid');
  end if;
  perform 1 from auth.users u where u.id = any (accounts) for update;
  erased := public.erase_person(address, accounts);
  insert into public.person_erasures (actor_id, reason, address_hash, deleted, held)
  values (actor, erasure ->> 'reason', erasure ->> 'address_hash', erased -> 'deleted', erased -> 'held')
  returning id into receipt;
  return jsonb_build_object('status', 'ok', 'receipt', receipt, 'accounts', to_jsonb(accounts));
exception
  when sqlstate 'SA001' then
    return jsonb_build_object('status', 'lastAdmin');
  when check_violation or not_null_violation then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.erase_address is
  'An admin erases an address, {address, address_hash, reason}, with and without accounts. Status: ok with the receipt and the accounts there were, forbidden, lastAdmin or invalid.';

create function public.complete_person_erasure(erasure uuid, outcome jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.person_erasures e
  set spool_forms = (outcome ->> 'spool_forms')::integer,
      files_removed = (outcome ->> 'files_removed')::boolean,
      remaining = public.scan_person(
        lower(outcome ->> 'address'), array(select jsonb_array_elements_text(outcome -> 'accounts')::uuid)
      )
  where e.id = erasure and e.spool_forms is null;
end;
$$;

comment on function public.complete_person_erasure is
  'Adds to a receipt what became of the forms on the disk and of the files, and what a search finds now: {address, accounts, spool_forms, files_removed}.';

create function public.export_address(actor uuid, address text, address_hash text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['admin']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  perform public.record_staff_action('export', 'people', address_hash, '{}');
  return jsonb_build_object(
    'status', 'ok', 'person', public.export_person(lower(address), public.accounts_of_address(address))
  );
end;
$$;

comment on function public.export_address is
  'Everything about an address for an admin who exports it, which is written down by the keyed hash. Status: ok with the person, or forbidden.';

create function public.find_person(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select public.export_person(lower(address), public.accounts_of_address(address))
  );
end;
$$;

comment on function public.find_person is 'Everything about an address, for the page where an admin looks at it.';

create function public.search_people(query text, max_count integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(lower(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if char_length(btrim(coalesce(query, ''))) < 2 then
    return '[]';
  end if;
  return (
    with hits as (
      select lower(u.email) as address,
        nullif(btrim(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), '') as name,
        'account' as source, u.created_at as at
      from auth.users u
      where lower(u.email) like pattern
        or lower(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')) like pattern
      union all
      select lower(q.email), q.first_name || ' ' || q.name, 'quote', q.submitted_at
      from public.quote_requests q
      where lower(q.email) like pattern or lower(q.first_name || ' ' || q.name) like pattern
        or lower(q.company) like pattern or q.reference like pattern
      union all
      select lower(a.email), a.first_name || ' ' || a.name, 'application', a.submitted_at
      from public.job_applications a
      where lower(a.email) like pattern or lower(a.first_name || ' ' || a.name) like pattern or a.reference like pattern
      union all
      select n.email, null, 'newsletter', n.requested_at
      from public.newsletter_subscriptions n
      where n.email like pattern
      union all
      select i.email, null, 'invitation', i.created_at
      from public.staff_invitations i
      where i.email like pattern
      union all
      select lower(m.recipient), null, 'mail', m.created_at
      from public.outbox_messages m
      where lower(m.recipient) like pattern
    ), people as (
      select h.address, (array_agg(h.name order by h.at desc) filter (where h.name is not null))[1] as name,
        array_agg(distinct h.source) as sources, max(h.at) as last_at
      from hits h
      group by h.address
      order by max(h.at) desc, h.address
      limit least(greatest(coalesce(max_count, 0), 0), 200)
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object('address', p.address, 'name', p.name, 'sources', to_jsonb(p.sources), 'lastAt', p.last_at)
        order by p.last_at desc, p.address
      ),
      '[]'
    )
    from people p
  );
end;
$$;

comment on function public.search_people is 'Addresses that a part of an address, a name, a company or a reference leads to, the latest first.';

create function public.list_person_erasures(hash text, max_count integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(e) || jsonb_build_object('actor', (select u.email from auth.users u where u.id = e.actor_id))
        order by e.at desc, e.id
      ),
      '[]'
    )
    from (
      select * from public.person_erasures p
      where hash is null or p.address_hash = hash
      order by p.at desc, p.id
      limit least(greatest(coalesce(max_count, 0), 0), 200)
    ) e
  );
end;
$$;

comment on function public.list_person_erasures is 'Receipts of erasures, the newest first; of one address when its keyed hash is given.';

create function public.get_person_erasure(erasure uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select to_jsonb(e) || jsonb_build_object('actor', (select u.email from auth.users u where u.id = e.actor_id))
    from public.person_erasures e
    where e.id = erasure
  );
end;
$$;

comment on function public.get_person_erasure is 'One receipt, or null.';

create function public.purge_person_erasures(at timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.person_erasures e where e.at < purge_person_erasures.at - interval '10 years';
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.purge_person_erasures is 'Deletes receipts older than ten years and answers how many.';

create trigger audit after insert on public.person_erasures for each row execute function public.audit_change('reason');

revoke execute on function
  public.erase_account(uuid, text), public.mentions_address(text, text), public.accounts_of_address(text),
  public.order_held_until(timestamptz), public.export_person(text, uuid[]), public.erase_person(text, uuid[]),
  public.scan_person(text, uuid[]), public.erase_address(uuid, jsonb), public.complete_person_erasure(uuid, jsonb),
  public.export_address(uuid, text, text), public.find_person(text), public.search_people(text, integer),
  public.list_person_erasures(text, integer), public.get_person_erasure(uuid),
  public.purge_person_erasures(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.erase_account(uuid, text), public.accounts_of_address(text), public.scan_person(text, uuid[]),
  public.erase_address(uuid, jsonb), public.complete_person_erasure(uuid, jsonb),
  public.export_address(uuid, text, text), public.find_person(text), public.search_people(text, integer),
  public.list_person_erasures(text, integer), public.get_person_erasure(uuid),
  public.purge_person_erasures(timestamptz)
  to service_role;

-- The audit log as admins read it: with addresses and references where the ids still lead to somebody or something.

create function public.list_audit_log(filter jsonb, max_count integer, skip integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted_actor text := filter ->> 'actor';
  wanted_entities text[] := array(select jsonb_array_elements_text(nullif(filter -> 'entities', 'null')));
  wanted_from timestamptz := (filter ->> 'from')::timestamptz;
  wanted_before timestamptz := (filter ->> 'before')::timestamptz;
  wanted_id text := nullif(btrim(filter ->> 'id'), '');
begin
  -- A reference is what people know; the log has the id.
  if wanted_id is not null then
    wanted_id := coalesce(
      (select q.id::text from public.quote_requests q where q.reference = wanted_id),
      (
        select s.id::text from public.staff_members s join auth.users u on u.id = s.user_id
        where lower(u.email) = lower(wanted_id)
      ),
      wanted_id
    );
  end if;
  return (
    with matching as (
      select * from public.audit_log l
      where (wanted_actor is null or case when wanted_actor = 'site' then l.actor_id is null else l.actor_id::text = wanted_actor end)
        and (filter -> 'entities' is null or jsonb_typeof(filter -> 'entities') = 'null' or l.entity = any (wanted_entities))
        and (wanted_from is null or l.at >= wanted_from)
        and (wanted_before is null or l.at < wanted_before)
        and (wanted_id is null or l.entity_id = wanted_id)
    ), shown as (
      select * from matching m
      order by m.at desc, m.id
      limit least(greatest(coalesce(max_count, 0), 0), 10000) offset greatest(coalesce(skip, 0), 0)
    )
    select jsonb_build_object(
      'total', (select count(*) from matching),
      'lines', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'at', s.at, 'actorId', s.actor_id, 'actorRole', s.actor_role,
            'actor', (select u.email from auth.users u where u.id = s.actor_id),
            'action', s.action, 'entity', s.entity, 'entityId', s.entity_id, 'changed', s.changed,
            'label', case s.entity
              when 'quote_requests' then (select q.reference from public.quote_requests q where q.id::text = s.entity_id)
              when 'staff_members' then (
                select u.email
                from auth.users u
                where u.id::text = coalesce(
                  s.changed -> 'user_id' ->> 'to', s.changed -> 'user_id' ->> 'from',
                  (select m.user_id::text from public.staff_members m where m.id::text = s.entity_id)
                )
              )
              when 'staff_invitations' then (
                select i.email from public.staff_invitations i where i.id::text = s.entity_id
              )
            end
          )
          order by s.at desc, s.id
        ),
        '[]'
      )
    )
    from shown s
  );
end;
$$;

comment on function public.list_audit_log is
  'Lines of the audit log, the newest first, and how many there are: {actor (an account, or site), entities, from, before, id (of a row, a reference or the address of staff)}.';

create function public.list_audit_actors()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.actor_id, 'email', u.email) order by u.email, a.actor_id), '[]')
    from (
      select l.actor_id from public.audit_log l where l.actor_id is not null
      union
      select s.user_id from public.staff_members s
    ) a
    left join auth.users u on u.id = a.actor_id
  );
end;
$$;

comment on function public.list_audit_actors is 'Accounts that are staff or have changed something, with their addresses as long as they exist.';

revoke execute on function
  public.list_audit_log(jsonb, integer, integer), public.list_audit_actors()
  from public, anon, authenticated;

grant execute on function
  public.list_audit_log(jsonb, integer, integer), public.list_audit_actors()
  to service_role;
