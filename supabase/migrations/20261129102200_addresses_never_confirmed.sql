-- Whoever deletes a wish that was never confirmed deletes it now: the address may not be theirs who typed it.

create or replace function public.leave_newsletter(subscription_id uuid, address text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_now uuid;
begin
  select s.id into left_now
  from public.newsletter_subscriptions s
  where s.id = subscription_id
    or (
      s.email = lower(address)
      and not exists (select 1 from public.newsletter_subscriptions k where k.id = subscription_id)
    )
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  delete from public.newsletter_subscriptions s
  where s.id = left_now and s.status = 'pending' and s.confirmed_at is null;
  update public.newsletter_subscriptions s
  set status = 'unsubscribed',
      unsubscribed_at = coalesce(s.unsubscribed_at, now()),
      confirm_token_hash = null,
      confirm_expires_at = null
  where s.id = left_now;
  return jsonb_build_object('status', 'left');
end;
$$;

comment on function public.leave_newsletter is
  'Ends a subscription, or the one of its address when it is gone; one that was never confirmed is deleted. Doing it again changes nothing. Status: left or unknown.';
