-- Orders go on the day that is promised: once no law asks for them and their customer has been none for as long. What else the
-- customer asked for was kept for their sake, and goes with its own rule then.

create function public.is_quiet_since(request public.quote_requests, moment timestamptz)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select request.submitted_at < moment
    and coalesce(request.answered_at, request.submitted_at) < moment
    and coalesce(request.closed_at, request.submitted_at) < moment
    and not exists (
      select 1 from public.quote_request_messages m
      where m.quote_request_id = request.id and m.created_at >= moment
    )
    -- An offer keeps the first answer, and what is opened again is closed no more.
    and not exists (
      select 1 from public.quote_request_events e
      where e.quote_request_id = request.id and e.created_at >= moment
        and e.kind in ('status_changed', 'withdrawn', 'answered', 'customer_message', 'mail_sent')
    )
    and not exists (
      select 1 from public.offer_versions v where v.quote_request_id = request.id and v.sent_at >= moment
    );
$$;

comment on function public.is_quiet_since is 'Whether nothing was exchanged about a request from that moment on.';

create function public.forget_quote_requests(gone uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  insert into public.storage_removals (bucket, storage_path)
  select 'quote-attachments', f.storage_path
  from public.quote_request_attachments f
  where f.quote_request_id = any (gone)
  on conflict do nothing;
  delete from public.outbox_messages m
  using public.quote_requests q
  where q.id = any (gone) and m.payload ->> 'reference' = q.reference;
  delete from public.quote_requests q where q.id = any (gone);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

comment on function public.forget_quote_requests is
  'Deletes requests with all that was made of them, their mails too, and returns how many; their files are remembered until they are removed. Invoices and payments stay, by themselves.';

create or replace function public.purge_quote_requests(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  return public.forget_quote_requests(
    array(
      select q.id
      from public.quote_requests q
      left join public.customers c on c.id = q.customer_id
      where q.status <> 'won'
        and q.submitted_at < before
        and public.is_quiet_since(q, before)
        -- Who has no address is known by their record.
        and not exists (
          select 1
          from public.quote_requests w
          left join public.customers k on k.id = w.customer_id
          where w.status = 'won' and (lower(w.email) = lower(q.email) or w.user_id = q.user_id or k.root_id = c.root_id)
        )
      order by q.submitted_at
      limit greatest(max_count, 0)
    )
  );
end;
$$;

create function public.purge_orders(today date, before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  return public.forget_quote_requests(
    array(
      select q.id
      from public.quote_requests q
      left join public.customers c on c.id = q.customer_id
      where q.status = 'won'
        and public.order_held_until(coalesce(q.closed_at, q.submitted_at)) <= today
        -- It goes by a rule of its own, later than its warranty.
        and not exists (select 1 from public.passports p where p.quote_request_id = q.id)
        -- They would stay by themselves; what they were made of says what they are for.
        and not exists (
          select 1 from public.offer_invoices i
          where i.quote_request_id = q.id and public.order_held_until(i.issued_on::timestamptz) > today
        )
        and not exists (
          select 1 from public.offer_payments p
          where p.quote_request_id = q.id and public.order_held_until(p.paid_on::timestamptz) > today
        )
        and (
          -- Who was erased is no customer any more, and was told the day.
          c.id is null
          or exists (
            select 1 from public.person_erasures e
            where e.held @> jsonb_build_array(jsonb_build_object('kind', 'order', 'reference', q.reference))
          )
          or not exists (
            select 1
            from public.quote_requests r
            left join public.customers k on k.id = r.customer_id
            where r.status <> 'spam'
              and (k.root_id = c.root_id or r.user_id = q.user_id)
              and (
                r.status = 'won' and public.order_held_until(coalesce(r.closed_at, r.submitted_at)) > today
                or not public.is_quiet_since(r, before)
                or exists (
                  select 1
                  from public.jobs j
                  left join public.fittings f on f.job_id = j.id
                  where j.quote_request_id = r.id and greatest(j.stage_since, f.day::timestamptz) >= before
                )
              )
          )
        )
      order by q.submitted_at
      limit greatest(max_count, 0)
    )
  );
end;
$$;

comment on function public.purge_orders is
  'Deletes at most so many orders that no law asks for on that day (order_held_until), whose warranty, invoices and payments are over, and whose customer has no younger order and nothing that went on after that moment; returns how many.';

revoke execute on function
  public.is_quiet_since(public.quote_requests, timestamptz), public.forget_quote_requests(uuid[]),
  public.purge_orders(date, timestamptz, integer)
  from public, anon, authenticated;

grant execute on function public.purge_orders(date, timestamptz, integer) to service_role;
