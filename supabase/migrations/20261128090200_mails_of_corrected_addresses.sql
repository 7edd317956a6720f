-- A wrong address may be somebody else's. What has not left for it yet goes to the right one, or nowhere when there is none.

create or replace function public.stop_mails_to_former_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What a crew is told goes to colleagues, also to one who is the customer.
  if new.email is null then
    delete from public.outbox_messages m
    where m.status = 'pending' and lower(m.recipient) = lower(old.email) and m.payload ->> 'reference' = new.reference
      and m.template <> 'fitting-crew';
    return null;
  end if;
  update public.outbox_messages m
  set recipient = new.email,
    payload = case when m.payload ? 'email' then m.payload || jsonb_build_object('email', new.email) else m.payload end,
    -- What the former address refused says nothing of this one.
    permanent_failures = 0, last_error = null
  where m.status = 'pending' and lower(m.recipient) = lower(old.email) and m.payload ->> 'reference' = new.reference
    and m.template <> 'fitting-crew';
  return null;
end;
$$;

comment on function public.stop_mails_to_former_address is
  'A request whose address is corrected sends nothing more to the former one: what waits goes to the new one, or nowhere when there is none.';

drop trigger stop_former_mails on public.quote_requests;
create trigger stop_former_mails after update of email on public.quote_requests
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function public.stop_mails_to_former_address();
