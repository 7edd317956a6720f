-- An offer, an invoice, a proof or a day for a fitting that was mailed is a contact with a customer, as a letter is.

create or replace function public.note_customer_contact()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.customers r
  set last_contact_at = new.created_at
  where r.id in (
    select k.id
    from public.quote_requests q
    join public.customers c on c.id = q.customer_id
    join public.customers k on k.id = c.root_id
    where q.id = new.quote_request_id and k.last_contact_at < new.created_at
    -- Whoever changes the record meanwhile is in contact too: nobody waits for the other.
    for update of k skip locked
  );
  return null;
end;
$$;

comment on function public.note_customer_contact is 'A message, and what was mailed, is a contact with its customer.';

create trigger note_mailed after insert on public.quote_request_events
  for each row
  when (
    new.kind = 'mail_sent' and new.detail ->> 'to' = 'customer'
    -- What every request and decision is answered with by itself is no contact of ours.
    and new.detail ->> 'template' in ('offer-sent', 'offer-invoice', 'proof-sent', 'fitting-customer', 'fitting-declined')
  )
  execute function public.note_customer_contact();
