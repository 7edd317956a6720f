-- A second factor for staff: beside the password a code that changes every half minute (RFC 6238), or one of ten that work once.

create table public.staff_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.staff_members (user_id) on delete cascade,
  sealed_secret text not null check (char_length(sealed_secret) between 40 and 500),
  last_step bigint not null,
  recovery_hashes text[] not null check (cardinality(recovery_hashes) <= 10),
  created_at timestamptz not null default now()
);

comment on table public.staff_factors is 'Staff whose password alone opens no back office. Goes with the role.';
comment on column public.staff_factors.sealed_secret is 'What the codes are made of, encrypted by the site: the database cannot read it.';
comment on column public.staff_factors.last_step is 'Half minute since 1970 of the last code that was taken; none of it or before it is taken again.';
comment on column public.staff_factors.recovery_hashes is 'Keyed hashes of the recovery codes that are left.';

create table public.staff_factor_offers (
  user_id uuid primary key references public.staff_members (user_id) on delete cascade,
  session_id uuid not null,
  is_new boolean not null,
  sealed text not null check (char_length(sealed) between 40 and 2000),
  recovery_hashes text[] not null check (cardinality(recovery_hashes) = 10),
  expires_at timestamptz not null
);

comment on table public.staff_factor_offers is 'A second factor, or other recovery codes, that one session may see for a quarter of an hour and has not taken yet.';
comment on column public.staff_factor_offers.is_new is 'False: recovery codes in place of those of a factor that is on.';
comment on column public.staff_factor_offers.sealed is 'Secret and codes as they are shown, encrypted by the site.';

create table public.staff_factor_proofs (
  session_id uuid primary key,
  user_id uuid not null references public.staff_members (user_id) on delete cascade,
  at timestamptz not null default now()
);

comment on table public.staff_factor_proofs is 'Sessions that have given the second factor. Worth something for twelve hours, and for the factor that was on then.';

create index staff_factor_proofs_user on public.staff_factor_proofs (user_id);

alter table public.staff_factors enable row level security;
alter table public.staff_factor_offers enable row level security;
alter table public.staff_factor_proofs enable row level security;
revoke all on table public.staff_factors, public.staff_factor_offers, public.staff_factor_proofs from public, anon, authenticated;
grant select, insert, update, delete on table public.staff_factors, public.staff_factor_offers, public.staff_factor_proofs to service_role;

-- On, off: never what it is made of, and no line for each code that is given.
create trigger audit after insert or delete on public.staff_factors
  for each row execute function public.audit_change('user_id');

create function public.has_factor_proof(account uuid, session uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.staff_factor_proofs p
    join public.staff_factors f on f.user_id = p.user_id
    where p.session_id = session and p.user_id = account and p.at >= f.created_at and p.at > now() - interval '12 hours'
  );
$$;

comment on function public.has_factor_proof is 'Whether this session of the account has given its second factor, within twelve hours.';

create function public.find_staff_entry(account uuid, session uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'role', s.role,
    'factor', exists (select 1 from public.staff_factors f where f.user_id = account),
    'proven', public.has_factor_proof(account, session)
  )
  from public.staff_members s
  where s.user_id = account;
$$;

comment on function public.find_staff_entry is
  'The role of an account, whether it has a second factor, and whether this session has given it; null without a role.';

create function public.read_staff_factor(account uuid, session uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'role', s.role,
    'since', f.created_at,
    'sealedSecret', f.sealed_secret,
    'recoveryLeft', coalesce(cardinality(f.recovery_hashes), 0),
    'proven', public.has_factor_proof(account, session),
    'offer', (
      select jsonb_build_object('sealed', o.sealed, 'isNew', o.is_new)
      from public.staff_factor_offers o
      where o.user_id = account and o.session_id = session and o.expires_at > now()
        and o.is_new = (f.user_id is null)
    )
  )
  from public.staff_members s
  left join public.staff_factors f on f.user_id = s.user_id
  where s.user_id = account;
$$;

comment on function public.read_staff_factor is
  'The second factor of an account that is staff, as its owner and the site may see it from this session; null without a role.';

create function public.record_factor_proof(account uuid, session uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.staff_factor_proofs p where p.at < now() - interval '12 hours';
  insert into public.staff_factor_proofs (session_id, user_id) values (session, account)
  on conflict (session_id) do update set user_id = excluded.user_id, at = excluded.at;
end;
$$;

comment on function public.record_factor_proof is 'Notes that this session has given the second factor; forgets what is over.';

create function public.queue_factor_mail(account uuid, what text, spoken text, codes_left integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox_messages (template, locale, recipient, payload)
  select what, said.locale, u.email, jsonb_build_object('locale', said.locale, 'left', codes_left)
  from auth.users u
  cross join lateral (
    select case when u.raw_user_meta_data ->> 'locale' in ('fr', 'nl', 'en') then u.raw_user_meta_data ->> 'locale' else spoken end
      as locale
  ) said
  where u.id = account;
end;
$$;

comment on function public.queue_factor_mail is 'Queues a mail to the owner about the second factor, in the language of the account, else in the one given.';

create function public.offer_staff_factor(account uuid, session uuid, offer jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  wants_new boolean := (offer ->> 'is_new')::boolean;
begin
  perform 1 from public.staff_members s where s.user_id = account for update;
  if not found then
    return 'forbidden';
  end if;
  if wants_new = exists (select 1 from public.staff_factors f where f.user_id = account) then
    return 'conflict';
  end if;
  if not wants_new and not public.has_factor_proof(account, session) then
    return 'unproven';
  end if;
  delete from public.staff_factor_offers o where o.expires_at < now() or o.user_id = account;
  insert into public.staff_factor_offers (user_id, session_id, is_new, sealed, recovery_hashes, expires_at)
  values (
    account, session, wants_new, offer ->> 'sealed',
    array(select jsonb_array_elements_text(offer -> 'recovery_hashes')), now() + interval '15 minutes'
  );
  return 'ok';
end;
$$;

comment on function public.offer_staff_factor is
  'Keeps a second factor, or other recovery codes, for this session to take within a quarter of an hour. Answers ok, forbidden, conflict or unproven.';

create function public.take_staff_factor(account uuid, session uuid, factor jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken public.staff_factor_offers%rowtype;
begin
  if not public.begin_staff_change(account, array['sales', 'editor']) then
    return 'forbidden';
  end if;
  delete from public.staff_factor_offers o
  where o.user_id = account and o.session_id = session and o.expires_at > now()
    and o.is_new and o.sealed = factor ->> 'offered'
  returning o.* into taken;
  if not found then
    return 'expired';
  end if;
  insert into public.staff_factors (user_id, sealed_secret, last_step, recovery_hashes)
  values (account, factor ->> 'sealed_secret', (factor ->> 'step')::bigint, taken.recovery_hashes)
  on conflict (user_id) do nothing;
  if not found then
    return 'expired';
  end if;
  perform public.record_factor_proof(account, session);
  perform public.queue_factor_mail(account, 'account-factor-on', factor ->> 'locale', 10);
  return 'ok';
end;
$$;

comment on function public.take_staff_factor is
  'Turns the second factor on that this session was offered, with the first code of it given. Answers ok, forbidden or expired.';

create function public.take_recovery_codes(account uuid, session uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken public.staff_factor_offers%rowtype;
begin
  if not public.has_factor_proof(account, session) then
    return 'unproven';
  end if;
  delete from public.staff_factor_offers o
  where o.user_id = account and o.session_id = session and o.expires_at > now() and not o.is_new
  returning o.* into taken;
  if not found then
    return 'expired';
  end if;
  update public.staff_factors f set recovery_hashes = taken.recovery_hashes where f.user_id = account;
  return 'ok';
end;
$$;

comment on function public.take_recovery_codes is
  'Puts the recovery codes this session was offered in place of those before. Answers ok, unproven or expired.';

create function public.give_factor_code(account uuid, session uuid, step bigint)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.staff_factors f set last_step = step where f.user_id = account and f.last_step < step;
  if not found then
    return false;
  end if;
  perform public.record_factor_proof(account, session);
  return true;
end;
$$;

comment on function public.give_factor_code is
  'Notes that this session gave the code of that half minute; false when one of it, or of a later one, was given before.';

create function public.give_recovery_code(account uuid, session uuid, hash text, locale text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  codes_left integer;
begin
  update public.staff_factors f
  set recovery_hashes = array_remove(f.recovery_hashes, hash)
  where f.user_id = account and hash = any (f.recovery_hashes)
  returning cardinality(f.recovery_hashes) into codes_left;
  if not found then
    return false;
  end if;
  perform public.record_factor_proof(account, session);
  perform public.queue_factor_mail(account, 'account-factor-recovery', locale, codes_left);
  return true;
end;
$$;

comment on function public.give_recovery_code is
  'Uses a recovery code up, by its keyed hash, notes that this session gave it, and tells the owner; false when it is none (any more).';

create function public.drop_staff_factor(account uuid, what text, spoken text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.staff_factor_proofs p where p.user_id = account;
  delete from public.staff_factor_offers o where o.user_id = account;
  delete from public.staff_factors f where f.user_id = account;
  if not found then
    return false;
  end if;
  perform public.queue_factor_mail(account, what, spoken, 0);
  return true;
end;
$$;

comment on function public.drop_staff_factor is 'Takes a second factor away with all that belongs to it, and tells its owner; false without one.';

create function public.remove_staff_factor(account uuid, session uuid, locale text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(account, array['sales', 'editor']) then
    return 'forbidden';
  end if;
  if not public.has_factor_proof(account, session) then
    return 'unproven';
  end if;
  return case when public.drop_staff_factor(account, 'account-factor-off', locale) then 'ok' else 'unknown' end;
end;
$$;

comment on function public.remove_staff_factor is
  'Turns the own second factor off, from a session that has given it. Answers ok, forbidden, unproven or unknown.';

create function public.reset_staff_factor(actor uuid, member uuid, locale text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if actor = member or not public.begin_staff_change(actor, array['admin']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  return jsonb_build_object(
    'status', case when public.drop_staff_factor(member, 'account-factor-reset', locale) then 'ok' else 'unknown' end
  );
end;
$$;

comment on function public.reset_staff_factor is
  'An admin takes the second factor of a colleague away, who sets up another. Status: ok, forbidden or unknown.';

create function public.forget_staff_factor(account_email text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
begin
  perform public.begin_site_change();
  select f.user_id into account
  from public.staff_factors f
  join auth.users u on u.id = f.user_id
  where lower(u.email) = lower(account_email);
  if account is null then
    return 'unknown';
  end if;
  perform public.drop_staff_factor(account, 'account-factor-reset', 'fr');
  return 'removed';
end;
$$;

comment on function public.forget_staff_factor is
  'Whoever runs the site takes the second factor of the account with this address away. Answers removed or unknown.';

create or replace function public.list_staff_members()
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
        jsonb_build_object(
          'id', u.id,
          'email', u.email,
          'name', nullif(btrim(concat_ws(' ', u.raw_user_meta_data ->> 'first_name', u.raw_user_meta_data ->> 'last_name')), ''),
          'role', s.role,
          'since', s.created_at,
          'lastSignInAt', u.last_sign_in_at,
          'factorSince', f.created_at
        )
        order by u.email
      ),
      '[]'::jsonb
    )
    from public.staff_members s
    join auth.users u on u.id = s.user_id
    left join public.staff_factors f on f.user_id = s.user_id
  );
end;
$$;

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
            'staffRole', (select s.role from public.staff_members s where s.user_id = u.id),
            'secondFactor', (
              select jsonb_build_object(
                'since', f.created_at,
                'recoveryCodes', cardinality(f.recovery_hashes),
                'given', (
                  select coalesce(jsonb_agg(p.at order by p.at), '[]')
                  from public.staff_factor_proofs p where p.user_id = u.id
                )
              )
              from public.staff_factors f
              where f.user_id = u.id
            ),
            'secondFactorOfferedUntil', (select o.expires_at from public.staff_factor_offers o where o.user_id = u.id)
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

revoke execute on function
  public.has_factor_proof(uuid, uuid), public.find_staff_entry(uuid, uuid), public.read_staff_factor(uuid, uuid),
  public.record_factor_proof(uuid, uuid), public.queue_factor_mail(uuid, text, text, integer),
  public.offer_staff_factor(uuid, uuid, jsonb), public.take_staff_factor(uuid, uuid, jsonb),
  public.take_recovery_codes(uuid, uuid), public.give_factor_code(uuid, uuid, bigint),
  public.give_recovery_code(uuid, uuid, text, text), public.drop_staff_factor(uuid, text, text),
  public.remove_staff_factor(uuid, uuid, text), public.reset_staff_factor(uuid, uuid, text),
  public.forget_staff_factor(text)
  from public, anon, authenticated;

grant execute on function
  public.find_staff_entry(uuid, uuid), public.read_staff_factor(uuid, uuid),
  public.offer_staff_factor(uuid, uuid, jsonb), public.take_staff_factor(uuid, uuid, jsonb),
  public.take_recovery_codes(uuid, uuid), public.give_factor_code(uuid, uuid, bigint),
  public.give_recovery_code(uuid, uuid, text, text), public.remove_staff_factor(uuid, uuid, text),
  public.reset_staff_factor(uuid, uuid, text), public.forget_staff_factor(text)
  to service_role;
