-- An address may pass on to somebody else: an employee leaves, a domain is sold. Who confirms it sees what was sent with it
-- lately, and nothing that belongs to another account or is older; the private link in the mails opens that still.

create function public.own_quote_request_ids(account uuid)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(q.id), '{}')
    from auth.users u
    join public.quote_requests q on q.user_id = u.id
      or (
        q.user_id is null
        and lower(q.email) = lower(u.email)
        and u.email_confirmed_at is not null
        and q.submitted_at > coalesce((u.raw_app_meta_data ->> 'address_since')::timestamptz, u.email_confirmed_at)
          - interval '90 days'
      )
    where u.id = account
  );
end;
$$;

comment on function public.own_quote_request_ids is
  'Requests that an account may see: those bound to it, and unbound ones sent with its confirmed address since 90 days before it was confirmed.';

create or replace function public.list_own_quote_requests(account uuid)
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
    where q.id = any (public.own_quote_request_ids(account))
  );
end;
$$;

comment on function public.list_own_quote_requests is 'Quote requests that an account may see, the newest first.';

create or replace function public.leave_address(account uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  bound integer;
begin
  update public.quote_requests q
  set user_id = account
  where q.user_id is null and q.id = any (public.own_quote_request_ids(account));
  get diagnostics bound = row_count;
  -- Mails about the account itself that have left: nothing would find them by the next address.
  delete from public.outbox_messages m
  where m.template like 'account-%' and m.status = 'sent' and lower(m.recipient) = public.confirmed_address(account);
  -- Not among what a person can write about themselves.
  update auth.users u
  set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object('address_since', now())
  where u.id = account;
  return bound;
end;
$$;

create or replace function public.export_account(account uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  everything jsonb := public.export_person(public.confirmed_address(account), array[account]);
begin
  return jsonb_build_object('account', everything -> 'accounts' -> 0) || (everything - 'accounts') || jsonb_build_object(
    'quoteRequests', (
      select coalesce(jsonb_agg(r.told order by r.place), '[]')
      from jsonb_array_elements(everything -> 'quoteRequests') with ordinality r (told, place)
      where r.told ->> 'reference' in (
        select q.reference from public.quote_requests q where q.id = any (public.own_quote_request_ids(account))
      )
    )
  );
end;
$$;

revoke execute on function
  public.own_quote_request_ids(uuid), public.list_own_quote_requests(uuid), public.leave_address(uuid),
  public.export_account(uuid)
  from public, anon, authenticated;

grant execute on function
  public.list_own_quote_requests(uuid), public.leave_address(uuid), public.export_account(uuid)
  to service_role;
