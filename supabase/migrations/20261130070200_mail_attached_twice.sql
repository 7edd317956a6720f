-- Whoever presses twice reads what became of it, and not that the mail is gone.

create or replace function public.attach_incoming_mail(actor uuid, wanted uuid, to_reference text, answer_due_at timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.incoming_mails%rowtype;
  request public.quote_requests%rowtype;
  files jsonb;
  outcome text;
  added uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into mail from public.incoming_mails m where m.id = wanted for update;
  if not found then
    -- Pressed twice: it leads to the request that it went to.
    if exists (
      select 1
      from public.quote_request_messages m
      join public.quote_requests q on q.id = m.quote_request_id
      where m.idempotency_key = wanted and q.reference = to_reference
    ) then
      return jsonb_build_object('status', 'ok', 'reference', to_reference);
    end if;
    return jsonb_build_object('status', 'unknown');
  end if;
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'storage_path', f.storage_path, 'name', f.file_name, 'kind', f.kind, 'size', f.size_bytes
      )
      order by f.position
    ),
    '[]'::jsonb
  )
  into files
  from public.incoming_mail_files f
  where f.mail_id = mail.id;
  outcome := public.add_quote_message(
    jsonb_build_object(
      'reference', to_reference, 'key', mail.id, 'body', mail.body, 'attachments', files, 'limits', '[]'::jsonb,
      'answerDueAt', answer_due_at
    )
  ) ->> 'status';
  if outcome <> 'stored' then
    return jsonb_build_object('status', case outcome when 'unknown' then 'noRequest' else outcome end);
  end if;
  select * into request from public.quote_requests q where q.reference = to_reference;
  select m.id into added from public.quote_request_messages m where m.idempotency_key = mail.id;
  perform public.keep_mail_of_request(request, added, public.mail_facts(mail));
  delete from public.incoming_mails m where m.id = mail.id;
  return jsonb_build_object('status', 'ok', 'reference', request.reference);
end;
$$;
