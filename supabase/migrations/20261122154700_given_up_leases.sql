-- A worker that heard no answer to its claim, or could not say what became of it, names that lease at its next one: those
-- mails are due at once, not when the lease ends. Hence the worker, not the database, makes the name of a lease.

drop function public.claim_outbox_messages(integer, integer);

create function public.claim_outbox_messages(
  max_count integer,
  lease_seconds integer,
  lease uuid,
  given_up uuid[]
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  claimed jsonb;
begin
  if max_count is null or max_count not between 1 and 100
    or lease_seconds is null or lease_seconds not between 1 and 3600
    or lease is null or cardinality(given_up) > 100 then
    return '[]'::jsonb;
  end if;

  update public.outbox_messages m
  set status = 'pending',
      lease_token = null,
      leased_until = null
  where m.status = 'sending' and m.lease_token = any (given_up);

  with due as (
    select m.id
    from public.outbox_messages m
    where m.status in ('pending', 'sending')
      and m.next_attempt_at <= now()
      and (m.leased_until is null or m.leased_until <= now())
    order by m.next_attempt_at, m.id
    limit max_count
    for update skip locked
  ),
  leased as (
    update public.outbox_messages m
    set status = 'sending',
        attempts = m.attempts + 1,
        lease_token = lease,
        leased_until = now() + make_interval(secs => lease_seconds)
    from due
    where m.id = due.id
    returning m.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', l.id,
        'lease', l.lease_token,
        'template', l.template,
        'locale', l.locale,
        'recipient', l.recipient,
        'payload', l.payload,
        'attempts', l.attempts
      )
      order by l.next_attempt_at, l.id
    ),
    '[]'::jsonb
  )
  into claimed
  from leased l;

  return claimed;
end;
$$;
comment on function public.claim_outbox_messages is
  'Leases up to max_count mails that are due, oldest first, and returns them. Several workers never get the same one. '
  'Gives back first what this worker holds under leases that it has given up.';

revoke execute on function public.claim_outbox_messages(integer, integer, uuid, uuid[])
  from public, anon, authenticated;
grant execute on function public.claim_outbox_messages(integer, integer, uuid, uuid[]) to service_role;
