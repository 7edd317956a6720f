-- A customer sees on the private page what their own files look like. What staff have added is theirs until they send it.

create or replace function public.read_quote_status(wanted_reference text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted_reference;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'reference', request.reference,
    'subject', request.subject,
    'message', request.message,
    -- Whether a machine filled the hidden field is our guess, not the customer's business.
    'status', case when request.status = 'spam' then 'new' else request.status end,
    'submittedAt', request.submitted_at,
    'answerDueAt', request.answer_due_at,
    'answeredAt', request.answered_at,
    'quotedAt', request.quoted_at,
    'closedAt', case when request.status <> 'spam' then request.closed_at end,
    'withdrawnAt', request.withdrawn_at,
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', f.id, 'name', f.file_name, 'kind', f.kind, 'size', f.size_bytes, 'message', f.message_id
          )
          order by f.position
        ),
        '[]'::jsonb
      )
      from public.quote_request_attachments f
      where f.quote_request_id = request.id and f.added_by is null
    ),
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', m.id, 'sender', m.sender, 'subject', m.subject, 'body', m.body, 'at', m.created_at)
          order by m.created_at, m.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_messages m
      where m.quote_request_id = request.id
    )
  );
end;
$$;

comment on function public.read_quote_status is
  'Where a request stands, with the files and messages of its customer, for whoever has its private link; null when it exists no more.';
