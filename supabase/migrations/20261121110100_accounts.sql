-- What an account may see of itself, and how it is erased. Rows belong to an account by its confirmed address.

create function public.forget_rate_limits(buckets text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.rate_limits r where r.bucket = any (buckets);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

comment on function public.forget_rate_limits is 'Begins these counters again: after the right password, the wrong ones before it count no more.';

create function public.queue_account_mail(message jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(message ->> 'template', '') not in ('account-exists', 'account-email-changing') then
    return 'invalid';
  end if;
  if not public.consume_rate_limits(message -> 'limits') then
    return 'limited';
  end if;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (message ->> 'template', message ->> 'locale', message ->> 'recipient', message -> 'payload');
  return 'queued';
exception
  when check_violation or not_null_violation or data_exception then
    return 'invalid';
end;
$$;

comment on function public.queue_account_mail is
  'Queues a mail about an account that the backend itself does not send. Answers queued, limited or invalid.';

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

create index quote_requests_email on public.quote_requests (lower(email));
create index job_applications_email on public.job_applications (lower(email));
create index outbox_messages_recipient on public.outbox_messages (lower(recipient));

create function public.export_account(account uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  address text := public.confirmed_address(account);
begin
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', u.id,
        'email', u.email,
        'emailConfirmedAt', u.email_confirmed_at,
        'waitingEmail', nullif(u.email_change, ''),
        'profile', u.raw_user_meta_data,
        'signsInWith', u.raw_app_meta_data -> 'providers',
        'createdAt', u.created_at,
        'lastSignInAt', u.last_sign_in_at
      )
      from auth.users u
      where u.id = account
    ),
    'staffRole', (select s.role from public.staff_members s where s.user_id = account),
    'quoteRequests', (
      select coalesce(
        jsonb_agg(
          to_jsonb(q) - 'id' - 'idempotency_key' - 'body_hash' - 'session_hash' - 'address_hash' - 'user_id'
          || jsonb_build_object(
            'files', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('name', f.file_name, 'kind', f.kind, 'bytes', f.size_bytes) order by f.position
                ),
                '[]'::jsonb
              )
              from public.quote_request_attachments f
              where f.quote_request_id = q.id
            )
          )
          order by q.submitted_at
        ),
        '[]'::jsonb
      )
      from public.quote_requests q
      where q.user_id = account or lower(q.email) = address
    ),
    'jobApplications', (
      select coalesce(
        jsonb_agg(
          to_jsonb(a) - 'id' - 'idempotency_key' - 'body_hash' - 'session_hash' - 'address_hash'
          || jsonb_build_object(
            'files', (
              select coalesce(jsonb_agg(jsonb_build_object('name', f.file_name, 'bytes', f.size_bytes)), '[]'::jsonb)
              from public.job_application_attachments f
              where f.job_application_id = a.id
            )
          )
          order by a.submitted_at
        ),
        '[]'::jsonb
      )
      from public.job_applications a
      where lower(a.email) = address
    ),
    'newsletter', (
      select to_jsonb(n) - 'id' - 'confirm_token_hash'
      from public.newsletter_subscriptions n
      where n.email = address
    ),
    'mails', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', m.template, 'queuedAt', m.created_at, 'sentAt', m.sent_at) order by m.created_at
        ),
        '[]'::jsonb
      )
      from public.outbox_messages m
      where lower(m.recipient) = address
    )
  );
end;
$$;

comment on function public.export_account is 'Everything kept about an account and its confirmed address, as one object, without keys and hashes.';

create function public.erase_account(account uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := public.confirmed_address(account);
  held integer;
begin
  perform 1 from auth.users u where u.id = account for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;

  -- Orders: accounts and their documents must be kept for ten years (Code of Economic Law, art. III.86; VAT Code, art. 60).
  update public.quote_requests q
  set user_id = null
  where q.status = 'won' and (q.user_id = account or lower(q.email) = address);
  get diagnostics held = row_count;

  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', f.storage_path
  from public.quote_request_attachments f
  join public.quote_requests q on q.id = f.quote_request_id
  where q.status <> 'won' and (q.user_id = account or lower(q.email) = address)
  union
  select 'job-applications', f.storage_path
  from public.job_application_attachments f
  join public.job_applications a on a.id = f.job_application_id
  where lower(a.email) = address
  on conflict do nothing;

  delete from public.outbox_messages m
  where lower(m.recipient) = address or lower(m.payload ->> 'email') = address;
  delete from public.quote_requests q
  where q.status <> 'won' and (q.user_id = account or lower(q.email) = address);
  delete from public.job_applications a where lower(a.email) = address;
  delete from public.newsletter_subscriptions n where n.email = address;
  delete from public.staff_members s where s.user_id = account;

  -- The backend's own tables: the embedded one has no foreign keys between them.
  delete from auth.refresh_tokens r where r.user_id::text = account::text;
  delete from auth.sessions s where s.user_id = account;
  delete from auth.identities i where i.user_id = account;
  delete from auth.flow_state f where f.user_id = account;
  begin
    delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = account::text;
  exception
    -- A hosted project keeps its own log, for as long as its settings say.
    when insufficient_privilege then null;
  end;
  delete from auth.users u where u.id = account;

  return jsonb_build_object('status', 'erased', 'email', address, 'held', held);
end;
$$;

comment on function public.erase_account is
  'Deletes an account and all that belongs to its confirmed address, but orders, and notes the files to remove. Status: erased, with the address and how many orders are held, or unknown.';

create function public.list_storage_removals(from_bucket text, max_count integer)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(r.storage_path), '{}')
  from (
    select s.storage_path
    from public.storage_removals s
    where s.bucket = from_bucket
    order by s.created_at, s.storage_path
    limit least(greatest(coalesce(max_count, 0), 0), 1000)
  ) r;
$$;

comment on function public.list_storage_removals is 'Files of a bucket whose rows are gone and whose bytes are still there, the oldest first.';

revoke execute on function
  public.forget_rate_limits(text[]),
  public.queue_account_mail(jsonb),
  public.confirmed_address(uuid),
  public.list_own_quote_requests(uuid),
  public.export_account(uuid),
  public.erase_account(uuid),
  public.list_storage_removals(text, integer)
from public, anon, authenticated;
grant execute on function
  public.forget_rate_limits(text[]),
  public.queue_account_mail(jsonb),
  public.list_own_quote_requests(uuid),
  public.export_account(uuid),
  public.erase_account(uuid),
  public.list_storage_removals(text, integer)
to service_role;
