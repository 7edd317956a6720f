-- What a right to choose another password is bound to.

create function public.password_state(account uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select encode(sha256(convert_to(coalesce(u.encrypted_password, ''), 'UTF8')), 'hex')
    from auth.users u
    where u.id = account
  );
end;
$$;

comment on function public.password_state is 'Another text for each password an account has had; tells nothing about any of them.';

revoke execute on function public.password_state(uuid) from public, anon, authenticated;
grant execute on function public.password_state(uuid) to service_role;

-- A password chosen by the link must not be the address itself.
create or replace function public.find_sign_up_mark(token text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('mark', u.raw_user_meta_data ->> 'sign_up', 'email', u.email)
    from auth.users u
    where u.confirmation_token = token and token <> '' and u.email_confirmed_at is null
  );
end;
$$;

comment on function public.find_sign_up_mark is
  'The mark that a waiting account got when it was asked for, and its address, by the code of its confirmation mail; null when the code is worth nothing.';
