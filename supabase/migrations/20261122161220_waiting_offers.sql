-- Offers that were sent and wait for an answer, for the overview: whoever writes a reminder begins with these.

create function public.list_waiting_offers(max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(w) - 'sent' order by w.sent, w.reference), '[]')
  from (
    select q.reference, o.number, q.locale, v.sent_at as sent, v.sent_at as "sentAt", v.valid_until as "validUntil",
      coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name) as name,
      -- Whoever wrote last: after a word of the customer it is not the offer that waits.
      (
        select max(m.created_at) from public.quote_request_messages m
        where m.quote_request_id = q.id and m.created_at > v.sent_at
      ) as "writtenAt"
    from public.offers o
    join public.quote_requests q on q.id = o.quote_request_id
    join public.offer_versions v on v.offer_id = o.id and v.state = 'sent'
    where o.status = 'sent' and q.withdrawn_at is null and q.status not in ('won', 'lost', 'spam')
      and v.valid_until >= (now() at time zone 'Europe/Brussels')::date
    order by v.sent_at
    limit least(greatest(max_count, 0), 500)
  ) w;
$$;

comment on function public.list_waiting_offers is
  'Offers that can still be accepted and were not decided, the oldest first, with when somebody last wrote about them.';

revoke execute on function public.list_waiting_offers(integer) from public, anon, authenticated;
grant execute on function public.list_waiting_offers(integer) to service_role;
