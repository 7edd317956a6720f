-- Requests for quotes stay with their account when its address changes, and go with it when it is erased.

create function public.leave_address(account uuid)
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
  where q.user_id is null and lower(q.email) = public.confirmed_address(account);
  get diagnostics bound = row_count;
  -- Mails about the account itself that have left: nothing would find them by the next address.
  delete from public.outbox_messages m
  where m.template like 'account-%' and m.status = 'sent' and lower(m.recipient) = public.confirmed_address(account);
  return bound;
end;
$$;

comment on function public.leave_address is
  'Before an account''s address changes: the requests that belong to it by its present address belong to it for good, and mails about the account that went there are forgotten. Answers how many requests were bound.';

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

revoke execute on function public.leave_address(uuid) from public, anon, authenticated;
grant execute on function public.leave_address(uuid) to service_role;
