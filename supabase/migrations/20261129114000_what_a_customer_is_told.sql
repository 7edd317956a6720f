-- The account's list says what the private page says, and that page knows whether mails reach its customer.

create or replace function public.list_own_quote_requests(account uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'reference', q.reference,
          'subject', q.subject,
          -- Whether a machine filled the hidden field is our guess, not the customer's business.
          -- What staff have answered is no longer new, though they left its status as it was.
          'status', case
            when q.status not in ('new', 'spam') then q.status
            when q.answered_at is null then 'new'
            else 'contacted'
          end,
          'submitted_at', q.submitted_at,
          'answer_due_at', q.answer_due_at
        )
        order by q.submitted_at desc, q.id
      ),
      '[]'::jsonb
    )
    from public.quote_requests q
    where q.id = any (public.own_quote_request_ids(account))
  );
end;
$$;

comment on function public.list_own_quote_requests is 'Quote requests that an account may see, the newest first.';

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
    -- The address itself is not told to whoever has the link.
    'hasEmail', request.email is not null,
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
  'Where a request stands and whether mails reach its customer, with their files and messages, for whoever has its private link; null when it exists no more.';
