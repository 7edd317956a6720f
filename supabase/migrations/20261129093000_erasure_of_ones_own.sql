-- Whoever deletes their own account erases what its export shows: an address may have been somebody else's before, and what was
-- sent with it then stays. An erasure by staff is one of an address, whoever held it.

create function public.personal_request_ids(address text, accounts uuid[])
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  own_account uuid := nullif(current_setting('erasure.own_account', true), '')::uuid;
begin
  if own_account is not null then
    return public.own_quote_request_ids(own_account);
  end if;
  return array(
    select q.id from public.quote_requests q where q.user_id = any (accounts) or lower(q.email) = $1
  );
end;
$$;

comment on function public.personal_request_ids is
  'Requests that an erasure takes: those an account may see where it erases itself (erase_account), else all of the address and the accounts.';

revoke execute on function public.personal_request_ids(text, uuid[]) from public, anon, authenticated;

create or replace function public.personal_erasure_bank(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  gone integer;
begin
  -- Amount and day of a payment on an order are kept with it; who paid is in the bank's own statement.
  update public.bank_entries e
  set payer = null, payer_iban = null, message = '', forgotten_at = now()
  where e.forgotten_at is null
    and (
      public.mentions_address(e.message, address)
      or exists (
        select 1 from public.offer_payments p join public.quote_requests q on q.id = p.quote_request_id
        where p.bank_entry_id = e.id and q.id = any (own)
      )
    );
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('bank_entries', gone), 'held', '[]'::jsonb);
end;
$$;

create or replace function public.personal_erasure_customers(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  gone uuid[];
  parted uuid[];
  part uuid;
  notes integer;
begin
  -- Orders keep what they say themselves; the record beside them is no document that must be kept.
  select coalesce(array_agg(c.id), '{}') into gone
  from public.customers c
  where (
      c.email = address
      or exists (select 1 from public.quote_requests q where q.customer_id = c.id and q.user_id = any (accounts))
    )
    and (
      c.email is distinct from address
      or not exists (select 1 from public.quote_requests q where lower(q.email) = address and q.id <> all (own))
    );
  delete from public.customer_notes n where n.customer_id = any (gone);
  get diagnostics notes = row_count;
  select coalesce(array_agg(c.id), '{}') into parted
  from public.customers c where c.merged_into = any (gone) and c.id <> all (gone);
  delete from public.customers c where c.id = any (gone);
  foreach part in array parted loop
    perform public.settle_customer_root(part);
  end loop;
  return jsonb_build_object(
    'deleted', jsonb_build_object('customers', cardinality(gone), 'customer_notes', notes), 'held', '[]'::jsonb
  );
end;
$$;

create or replace function public.personal_erasure_fitting_proposals(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  gone integer;
begin
  delete from public.fitting_proposals p
  using public.quote_requests q
  where q.id = p.quote_request_id and q.status <> 'won' and q.id = any (own);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('fitting_proposals', gone), 'held', '[]'::jsonb);
end;
$$;

create or replace function public.personal_erasure_fittings(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  gone integer;
begin
  -- The work on an order is part of it, and is held with it; personal_erasure_core says until when.
  delete from public.fittings f
  using public.quote_requests q
  where q.id = f.quote_request_id and q.status <> 'won' and q.id = any (own);
  get diagnostics gone = row_count;
  -- Who was there goes with the account.
  update public.fittings f
  set crew = (select coalesce(array_agg(c.id), '{}') from unnest(f.crew) c (id) where not c.id = any (accounts))
  where f.crew && accounts;
  return jsonb_build_object('deleted', jsonb_build_object('fittings', gone), 'held', '[]'::jsonb);
end;
$$;

create or replace function public.personal_erasure_incoming_mails(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
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
  where q.id = m.quote_request_id and q.id = any (own);
  return jsonb_build_object('deleted', jsonb_build_object('incoming_mails', gone), 'held', '[]'::jsonb);
end;
$$;

create or replace function public.personal_erasure_invoices(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  held jsonb;
begin
  -- Those of orders are held with them. Of a request that is no order any more the invoice stays alone, as the VAT Code asks (article 60).
  with kept as (
    update public.offer_invoices i
    set offer_id = null, quote_request_id = null
    from public.quote_requests q
    where q.id = i.quote_request_id and q.status <> 'won' and q.id = any (own)
    returning i.number, i.issued_on
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', 'order', 'reference', k.number, 'until', public.order_held_until(k.issued_on::timestamptz))
      order by k.number
    ),
    '[]'
  )
  into held
  from kept k;
  return jsonb_build_object('deleted', '{}'::jsonb, 'held', held);
end;
$$;

create or replace function public.personal_erasure_job_work(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  photos integer;
  records integer;
begin
  -- No law asks for pictures of somebody's house: they go even where the order is held. What it took is part of the order.
  delete from public.job_photos p
  using public.quote_requests q
  where q.id = p.quote_request_id and q.id = any (own);
  get diagnostics photos = row_count;
  delete from public.job_records r
  using public.quote_requests q
  where q.id = r.quote_request_id and q.status <> 'won' and q.id = any (own);
  get diagnostics records = row_count;
  update public.job_photos p set author_id = null where p.author_id = any (accounts);
  update public.job_records r
  set author_id = case when r.author_id = any (accounts) then null else r.author_id end,
      worker_id = case when r.worker_id = any (accounts) then null else r.worker_id end
  where r.author_id = any (accounts) or r.worker_id = any (accounts);
  return jsonb_build_object(
    'deleted', jsonb_build_object('job_photos', photos, 'job_records', records), 'held', '[]'::jsonb
  );
end;
$$;

create or replace function public.personal_erasure_jobs(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  mine uuid[];
  deleted jsonb := '{}';
  gone integer;
begin
  -- The work on an order is part of it, and is held with it; personal_erasure_core says until when.
  select coalesce(array_agg(j.id), '{}') into mine
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.status <> 'won' and q.id = any (own);
  delete from public.proof_decisions d
  using public.proof_versions v
  where v.id = d.proof_version_id and v.job_id = any (mine);
  delete from public.proof_points p
  using public.proof_versions v
  where v.id = p.proof_version_id and v.job_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('proof_points', gone);
  delete from public.proof_versions v where v.job_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('proof_versions', gone);
  delete from public.job_overrides o where o.job_id = any (mine);
  delete from public.job_checks c where c.job_id = any (mine);
  delete from public.jobs j where j.id = any (mine);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', deleted || jsonb_build_object('jobs', gone), 'held', '[]'::jsonb);
end;
$$;

create or replace function public.personal_erasure_offers(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  mine uuid[];
  deleted jsonb := '{}';
  gone integer;
begin
  -- An accepted offer is the contract of an order, which must be kept; personal_erasure_core says until when.
  select coalesce(array_agg(o.id), '{}') into mine
  from public.offers o
  join public.quote_requests q on q.id = o.quote_request_id
  where q.status <> 'won' and q.id = any (own);
  delete from public.offer_decisions d
  using public.offer_versions v
  where v.id = d.offer_version_id and v.offer_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('offer_decisions', gone);
  delete from public.offer_versions v where v.offer_id = any (mine);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('offer_versions', gone);
  delete from public.offers o where o.id = any (mine);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', deleted || jsonb_build_object('offers', gone), 'held', '[]'::jsonb);
end;
$$;

create or replace function public.personal_erasure_passports(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  mine uuid[];
  passports integer;
  claims integer;
begin
  -- The passport of an order is held with it; personal_erasure_core says until when.
  select coalesce(array_agg(q.id), '{}') into mine
  from public.quote_requests q
  where q.status <> 'won' and q.id = any (own);
  delete from public.passport_claims c where c.quote_request_id = any (mine);
  get diagnostics claims = row_count;
  delete from public.job_words w where w.quote_request_id = any (mine);
  delete from public.passport_versions v where v.quote_request_id = any (mine);
  delete from public.passports p where p.quote_request_id = any (mine);
  get diagnostics passports = row_count;
  return jsonb_build_object(
    'deleted', jsonb_build_object('passports', passports, 'passport_claims', claims), 'held', '[]'::jsonb
  );
end;
$$;

create or replace function public.personal_erasure_payments(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  gone integer;
  held jsonb;
begin
  -- What was paid on an order is kept with it; personal_erasure_core says until when. On what is no order any more the payment stays
  -- alone, as the VAT Code asks of everything that is in the accounts (article 60).
  delete from public.offer_payments p
  using public.quote_requests q
  where q.id = p.quote_request_id and q.status <> 'won' and p.undone_at is not null
    and q.id = any (own);
  get diagnostics gone = row_count;
  with kept as (
    update public.offer_payments p
    set offer_id = null, quote_request_id = null
    from public.quote_requests q
    where q.id = p.quote_request_id and q.status <> 'won' and q.id = any (own)
    returning p.number, p.paid_on
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', 'order', 'reference', k.number, 'until', public.order_held_until(k.last_day))
      order by k.number
    ),
    '[]'
  )
  into held
  from (select k.number, max(k.paid_on)::timestamptz as last_day from kept k group by k.number) k;
  return jsonb_build_object('deleted', jsonb_build_object('offer_payments', gone), 'held', held);
end;
$$;

create or replace function public.personal_erasure_request_designs(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  designs integer;
  samples integer;
begin
  -- A design is part of its order, which must be kept; requests go in personal_erasure_core.
  delete from public.quote_request_designs h
  using public.quote_requests q
  where q.id = h.quote_request_id and q.status <> 'won'
    and (q.id = any (own) or lower(q.email) is distinct from address
      and (public.mentions_address(h.document::text, address) or public.mentions_address(h.title, address)));
  get diagnostics designs = row_count;
  -- A card is a gift: nothing of it belongs to an account.
  delete from public.quote_request_samples s
  using public.quote_requests q
  where q.id = s.quote_request_id and q.id = any (own);
  get diagnostics samples = row_count;
  return jsonb_build_object(
    'deleted', jsonb_build_object('quote_request_designs', designs, 'quote_request_samples', samples), 'held', '[]'::jsonb
  );
end;
$$;

create or replace function public.personal_erasure_tasks(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
  gone integer;
begin
  -- No document of an order needs them: they go even where the order is held.
  delete from public.staff_tasks t
  using public.quote_requests q
  where q.id = t.quote_request_id and q.id = any (own);
  get diagnostics gone = row_count;
  update public.staff_tasks t
  set created_by = case when t.created_by = any (accounts) then null else t.created_by end,
      done_by = case when t.done_by = any (accounts) then null else t.done_by end
  where t.created_by = any (accounts) or t.done_by = any (accounts);
  return jsonb_build_object('deleted', jsonb_build_object('staff_tasks', gone), 'held', '[]'::jsonb);
end;
$$;

create or replace function public.personal_erasure_core(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid[] := public.personal_request_ids(address, accounts);
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
    where q.status = 'won' and q.id = any (own)
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
  where q.status <> 'won' and q.id = any (own);
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
  where (lower(m.recipient) = address or public.mentions_address(m.payload::text, address))
    and not exists (
      select 1 from public.quote_requests q
      where q.reference = m.payload ->> 'reference' and lower(q.email) = address and q.id <> all (own)
    );
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

create or replace function public.erase_account(account uuid, address_hash text)
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
  -- Mails about requests that were sent with an address the account had before; one that has left says no more than where
  -- it went.
  delete from public.outbox_messages m
  using public.quote_requests q
  where q.user_id = account
    and (m.payload ->> 'reference' = q.reference or (m.status = 'sent' and lower(m.recipient) = lower(q.email)));
  -- For the parts of this erasure alone.
  perform set_config('erasure.own_account', account::text, true);
  erased := public.erase_person(address, array[account]);
  perform set_config('erasure.own_account', '', true);
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
  'Deletes an account and all that its export shows, but orders, and notes the files to remove: what was sent with its address by whoever had it before stays. Status: erased, with the address, how many orders are held and the receipt; unknown; or lastAdmin.';

-- A link for leaving outlives its subscription: whoever left, and asked again once the row had gone, has another one. The link holds
-- the address as well, sealed by the site.

create or replace function public.request_newsletter_subscription(subscription jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.newsletter_subscriptions%rowtype;
  violated text;
begin
  if not public.consume_rate_limits(subscription -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;

  -- The update changes nothing: it locks the row of an address that is known.
  insert into public.newsletter_subscriptions as s (email, locale, source)
  values (lower(subscription ->> 'email'), subscription ->> 'locale', subscription ->> 'source')
  on conflict (email) do update set email = excluded.email
  returning s.* into stored;

  -- Whoever asks is told the same in each case, or anyone could learn who is subscribed.
  if stored.status = 'confirmed' or not public.consume_rate_limits(subscription -> 'mail_limits') then
    return jsonb_build_object('status', 'accepted');
  end if;

  update public.newsletter_subscriptions s
  set locale = subscription ->> 'locale',
      source = subscription ->> 'source',
      status = 'pending',
      confirm_token_hash = subscription ->> 'token_hash',
      confirm_expires_at = now() + interval '48 hours',
      requested_at = now()
  where s.id = stored.id;

  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'newsletter-opt-in',
    subscription ->> 'locale',
    stored.email,
    jsonb_build_object(
      'locale', subscription ->> 'locale', 'subscription', stored.id, 'email', stored.email,
      'token', subscription ->> 'sealed_token'
    )
  );
  return jsonb_build_object('status', 'accepted');
exception
  -- Everything of this call is rolled back. A status, because the embedded backend makes a raised error a 500.
  when check_violation or not_null_violation or unique_violation then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object('status', 'invalid', 'detail', violated);
  when data_exception then
    return jsonb_build_object('status', 'invalid', 'detail', 'arguments');
end;
$$;

create or replace function public.confirm_newsletter_subscription(token_hash text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.newsletter_subscriptions%rowtype;
begin
  select * into stored from public.newsletter_subscriptions s where s.confirm_token_hash = token_hash for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if stored.status = 'confirmed' then
    return jsonb_build_object('status', 'already');
  end if;
  if stored.confirm_expires_at <= now() then
    return jsonb_build_object('status', 'expired');
  end if;

  update public.newsletter_subscriptions s
  set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where s.id = stored.id;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'newsletter-welcome',
    stored.locale,
    stored.email,
    jsonb_build_object('locale', stored.locale, 'subscription', stored.id, 'email', stored.email)
  );
  return jsonb_build_object('status', 'confirmed');
end;
$$;

drop function public.leave_newsletter(uuid);

create function public.leave_newsletter(subscription_id uuid, address text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions s
  set status = 'unsubscribed',
      unsubscribed_at = coalesce(s.unsubscribed_at, now()),
      confirm_token_hash = null,
      confirm_expires_at = null
  where s.id = subscription_id
    or (
      s.email = lower(address)
      and not exists (select 1 from public.newsletter_subscriptions k where k.id = subscription_id)
    );
  return jsonb_build_object('status', case when found then 'left' else 'unknown' end);
end;
$$;

comment on function public.leave_newsletter is
  'Ends a subscription, confirmed or not, or the one of its address when it is gone; doing it again changes nothing. Status: left or unknown.';
comment on column public.newsletter_subscriptions.id is 'What the link for leaving holds, with the address.';

revoke execute on function public.leave_newsletter(uuid, text) from public, anon, authenticated;
grant execute on function public.leave_newsletter(uuid, text) to service_role;
