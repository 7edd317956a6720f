-- A password counts once it belongs to whoever holds the address: an account can be asked for with somebody else's.

create function public.find_sign_up_mark(token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('mark', u.raw_user_meta_data ->> 'sign_up')
    from auth.users u
    where u.confirmation_token = token and token <> '' and u.email_confirmed_at is null
  );
end;
$$;

comment on function public.find_sign_up_mark is
  'The mark that a waiting account got when it was asked for, by the code of its confirmation mail; null when the code is worth nothing.';

create function public.find_address_change(token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('account', u.id, 'email', u.email)
    from auth.users u
    where u.email_change_token_new = token and token <> ''
  );
end;
$$;

comment on function public.find_address_change is
  'The account that asked for the address to which this code was sent, and its present address; null when the code is worth nothing.';

-- Not callable by anyone but the functions below.
create function public.retire_password(account uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An address that was asked for under the old password would take the account along.
  update auth.users u
  set encrypted_password = null, email_change = '', email_change_token_new = '', email_change_token_current = ''
  where u.id = account;
  delete from auth.refresh_tokens r where r.user_id::text = account::text;
  delete from auth.sessions s where s.user_id = account;
end;
$$;

comment on function public.retire_password is
  'Makes an account''s password worth nothing, ends its sessions and forgets an address that it was to change to.';

create function public.retire_unproven_password(token text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting uuid;
begin
  select u.id into waiting
  from auth.users u
  where (u.confirmation_token = token or u.recovery_token = token) and token <> '' and u.email_confirmed_at is null
  for update;
  if waiting is null then
    return false;
  end if;
  perform public.retire_password(waiting);
  return true;
end;
$$;

comment on function public.retire_unproven_password is
  'Before the code of a mail confirms an account: its password, set by whoever asked for the account, is worth nothing from now on. False when no account waits with this code.';

create function public.find_invited_account(hash text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('email', i.email, 'account', u.id)
    from public.staff_invitations i
    left join auth.users u on u.email = i.email
    where i.token_hash = hash and i.expires_at > now()
  );
end;
$$;

comment on function public.find_invited_account is
  'The address that the link with the token of this hash invites, and its account, confirmed or not, if there is one; null when the link is worth nothing.';

create function public.claim_invited_account(hash text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_account jsonb := public.find_invited_account(hash);
begin
  if found_account ->> 'account' is not null then
    perform public.retire_password((found_account ->> 'account')::uuid);
  end if;
  return found_account;
end;
$$;

comment on function public.claim_invited_account is
  'The same, for whoever chooses a password by the link of the invitation: the account''s old password and all its sessions end.';

revoke execute on function
  public.find_sign_up_mark(text),
  public.find_address_change(text),
  public.retire_password(uuid),
  public.retire_unproven_password(text),
  public.find_invited_account(text),
  public.claim_invited_account(text)
from public, anon, authenticated;
grant execute on function
  public.find_sign_up_mark(text),
  public.find_address_change(text),
  public.retire_unproven_password(text),
  public.find_invited_account(text),
  public.claim_invited_account(text)
to service_role;
