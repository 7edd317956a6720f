-- Whoever has the address under which answers to a request arrive can make a report of a mail that came back: one an hour says enough.
create or replace function public.note_bounced_mail(mail_key text, wanted_reference text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  select q.id into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (
    select from public.quote_request_events e
    where e.quote_request_id = request and e.kind = 'mail_bounced' and e.created_at > clock_timestamp() - interval '1 hour'
  ) then
    return jsonb_build_object('status', 'known');
  end if;
  insert into public.incoming_mail_keys (key) values (mail_key) on conflict do nothing;
  if not found then
    return jsonb_build_object('status', 'known');
  end if;
  insert into public.quote_request_events (quote_request_id, kind, created_at)
  values (request, 'mail_bounced', clock_timestamp());
  return jsonb_build_object('status', 'noted');
end;
$$;

comment on function public.note_bounced_mail is
  'Says in the timeline of a request that a mail about it could not be delivered, at most once an hour. Status: noted, known or unknown.';
