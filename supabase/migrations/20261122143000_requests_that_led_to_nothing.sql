-- A request that led to nothing is kept for two years after the last exchange. Orders and whatever else their customers asked
-- stay: accounts must be kept.

create function public.purge_quote_requests(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten uuid[];
begin
  select coalesce(array_agg(o.id), '{}') into forgotten
  from (
    select q.id
    from public.quote_requests q
    where q.status <> 'won'
      and q.submitted_at < before
      and coalesce(q.answered_at, q.submitted_at) < before
      and coalesce(q.closed_at, q.submitted_at) < before
      and not exists (
        select 1 from public.quote_request_messages m
        where m.quote_request_id = q.id and m.created_at >= before
      )
      and not exists (
        select 1 from public.quote_requests w
        where w.status = 'won' and (lower(w.email) = lower(q.email) or w.user_id = q.user_id)
      )
    order by q.submitted_at
    limit greatest(max_count, 0)
  ) o;

  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', f.storage_path
  from public.quote_request_attachments f
  where f.quote_request_id = any (forgotten)
  on conflict do nothing;

  delete from public.outbox_messages m
  using public.quote_requests q
  where q.id = any (forgotten) and m.payload ->> 'reference' = q.reference;
  delete from public.quote_requests q where q.id = any (forgotten);
  return cardinality(forgotten);
end;
$$;

comment on function public.purge_quote_requests is
  'Deletes at most so many requests that led to no order and on which nothing was exchanged since, with their files and mails, but those of a customer with an order, and returns how many.';

revoke execute on function public.purge_quote_requests(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.purge_quote_requests(timestamptz, integer) to service_role;
