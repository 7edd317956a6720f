-- The timeline of a request says of every mail about it that it has left or was given up: of offers, proofs and fittings too.

create or replace function public.record_quote_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The payload is emptied by the very update that says the mail has left.
  insert into public.quote_request_events (quote_request_id, kind, detail, created_at)
  select q.id,
    case new.status when 'sent' then 'mail_sent' else 'mail_failed' end,
    jsonb_build_object(
      'template', new.template,
      -- The inbox of staff has no address here; a crew has those of its colleagues.
      'to', case when new.recipient is null or new.template = 'fitting-crew' then 'staff' else 'customer' end
    ),
    clock_timestamp()
  from public.quote_requests q
  where q.reference = old.payload ->> 'reference';
  return null;
end;
$$;

drop trigger record_quote_mail on public.outbox_messages;
create trigger record_quote_mail after update on public.outbox_messages
  for each row
  when (
    new.template ~ '^(quote|offer|proof|fitting)-' and new.status in ('sent', 'poisoned')
    and old.status is distinct from new.status
  )
  execute function public.record_quote_mail();
