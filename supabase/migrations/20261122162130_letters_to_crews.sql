-- Whoever goes to a fitting reads of it in their own language: the one of their notices, else of their account;
-- who never said one, in that of the house, which the site knows.

create or replace function public.queue_fitting_mails(was public.fittings, fitting public.fittings, happened text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  facts jsonb;
  member record;
begin
  select * into request from public.quote_requests q where q.id = fitting.quote_request_id;
  facts := jsonb_build_object(
    'id', fitting.id, 'sequence', fitting.sequence, 'at', fitting.updated_at, 'reference', request.reference,
    'locale', request.locale, 'about', request.subject, 'firstName', request.first_name, 'name', request.name,
    'day', fitting.day, 'part', fitting.part, 'from', to_char(fitting.from_time, 'HH24:MI'),
    'to', to_char(fitting.to_time, 'HH24:MI'), 'address', fitting.address
  );
  -- Customers are told of what they see: when and where.
  if happened <> 'moved' or (was.day, was.from_time, was.to_time, was.part, was.address)
    is distinct from (fitting.day, fitting.from_time, fitting.to_time, fitting.part, fitting.address) then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'fitting-customer', request.locale, request.email,
      facts || jsonb_build_object('kind', happened, 'email', request.email)
    );
  end if;
  for member in
    select u.id, u.email, public.notice_settings(u.id) ->> 'locale' as spoken,
      case
        when happened = 'cancelled' or not u.id = any (fitting.crew) then 'cancelled'
        when happened = 'moved' and u.id = any (was.crew) then 'moved'
        else 'set'
      end as told
    from auth.users u
    join public.staff_members s on s.user_id = u.id
    where u.id = any (fitting.crew || coalesce(was.crew, '{}')) and u.email is not null
    order by u.id
  loop
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'fitting-crew', coalesce(member.spoken, 'fr'), member.email,
      facts || jsonb_build_object(
        'reader', member.spoken, 'kind', member.told, 'email', member.email, 'phone', request.phone, 'company', request.company,
        'vehicle', fitting.vehicle, 'outdoor', fitting.outdoor, 'weather', fitting.weather, 'notes', fitting.notes
      )
    );
  end loop;
end;
$$;

comment on function public.queue_fitting_mails is
  'Queues the invitations to customer and crew, each in their language: set, moved or cancelled; whoever does not go any more is told that it is off for them.';
