-- How staff read and change quote requests. Whoever saves says which version they saw; a later one is never overwritten.

create function public.quote_summary(request public.quote_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', request.reference,
    'version', request.version,
    'status', request.status,
    'assignee', request.assignee_id,
    'assigneeName', public.staff_name(request.assignee_id),
    'amountNetCents', request.amount_net_cents,
    'vatRatePercent', request.vat_rate_percent
  );
$$;

comment on function public.quote_summary is 'What staff change of a quote request, as it is.';

create function public.quote_changes_since(request uuid, seen integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', e.id,
        'kind', e.kind,
        'by', public.staff_name(e.actor_id),
        'at', e.created_at,
        'detail', e.detail || case
          when e.kind = 'assigned' then jsonb_build_object('toName', public.staff_name((e.detail ->> 'to')::uuid))
          else '{}'::jsonb
        end
      )
      order by e.created_at, e.id
    ),
    '[]'::jsonb
  )
  from public.quote_request_events e
  where e.quote_request_id = request and coalesce((e.detail ->> 'version')::integer, 0) > seen;
$$;

comment on function public.quote_changes_since is 'What changed in a quote request after the version that somebody saw, and by whom.';

create function public.change_quote_request(change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  wanted public.quote_requests%rowtype;
  before jsonb;
begin
  select * into request from public.quote_requests q where q.reference = change ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown', 'reference', change ->> 'reference');
  end if;
  wanted := request;
  if change -> 'status' is not null then
    wanted.status := change ->> 'status';
  end if;
  if change -> 'assignee' is not null then
    wanted.assignee_id := (change ->> 'assignee')::uuid;
  end if;
  if change -> 'amountNetCents' is not null then
    wanted.amount_net_cents := (change ->> 'amountNetCents')::bigint;
  end if;
  if change -> 'vatRatePercent' is not null then
    wanted.vat_rate_percent := (change ->> 'vatRatePercent')::numeric;
  end if;

  before := public.quote_summary(request);
  -- The same change again, by an impatient finger or a colleague: there is nothing to tell.
  if wanted is distinct from request then
    if request.version is distinct from (change ->> 'version')::integer then
      return jsonb_build_object(
        'status', 'conflict',
        'reference', request.reference,
        'request', before,
        'changes', public.quote_changes_since(request.id, coalesce((change ->> 'version')::integer, 0))
      );
    end if;
    if wanted.assignee_id is distinct from request.assignee_id and wanted.assignee_id is not null
      and not exists (
        select 1 from public.staff_members s where s.user_id = wanted.assignee_id and s.role in ('admin', 'sales')
      ) then
      return jsonb_build_object('status', 'invalid', 'reference', request.reference);
    end if;
    update public.quote_requests q
    set status = wanted.status,
        assignee_id = wanted.assignee_id,
        amount_net_cents = wanted.amount_net_cents,
        vat_rate_percent = wanted.vat_rate_percent
    where q.id = request.id
    returning * into request;
  end if;
  return jsonb_build_object(
    'status', 'ok', 'reference', request.reference, 'request', public.quote_summary(request), 'before', before
  );
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid', 'reference', change ->> 'reference');
end;
$$;

comment on function public.change_quote_request is
  'Changes one quote request for the staff change that has begun. Status: ok, conflict, unknown or invalid.';

create function public.change_quote_requests(actor uuid, changes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  results jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) > 500 then
    return jsonb_build_object('status', 'invalid');
  end if;
  -- In one order whoever asks, so that two people who change the same rows wait for each other, not on each other.
  select coalesce(jsonb_agg(public.change_quote_request(c.value)), '[]'::jsonb)
  into results
  from (
    select e.value
    from jsonb_array_elements(changes) e
    where jsonb_typeof(e.value) = 'object'
    order by e.value ->> 'reference'
    offset 0
  ) c;
  return jsonb_build_object('status', 'ok', 'results', results);
end;
$$;

comment on function public.change_quote_requests is
  'Changes quote requests: [{reference, version, status?, assignee?, amountNetCents?, vatRatePercent?}]. Results one by one: ok, conflict (with what changed since, and by whom), unknown or invalid. Status: ok, forbidden or invalid.';

create function public.add_quote_request_note(actor uuid, wanted_reference text, note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select q.id into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- A form sent twice is one note.
  if not exists (
    select 1 from public.quote_request_notes n
    where n.quote_request_id = request and n.author_id = actor and n.body = note
      and n.created_at > now() - interval '1 minute'
  ) then
    insert into public.quote_request_notes (quote_request_id, author_id, body) values (request, actor, note);
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.add_quote_request_note is 'Adds an internal note. Status: ok, unknown, invalid or forbidden.';

create function public.list_quote_staff()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('id', s.user_id, 'name', n.name) order by n.name),
    '[]'::jsonb
  )
  from public.staff_members s
  cross join lateral (select public.staff_name(s.user_id) as name) n
  where s.role in ('admin', 'sales') and n.name is not null;
$$;

comment on function public.list_quote_staff is 'Who may be given a quote request to answer, by name.';

create function public.get_quote_request(wanted_reference text)
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
  return public.quote_summary(request) || jsonb_build_object(
    'locale', request.locale,
    'name', request.name,
    'firstName', request.first_name,
    'email', request.email,
    'phone', request.phone,
    'company', request.company,
    'subject', request.subject,
    'message', request.message,
    'newsletter', request.newsletter_opt_in,
    'submittedAt', request.submitted_at,
    'answerDueAt', request.answer_due_at,
    'answeredAt', request.answered_at,
    'quotedAt', request.quoted_at,
    'closedAt', request.closed_at,
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
      where f.quote_request_id = request.id
    ),
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'sender', m.sender, 'by', public.staff_name(m.author_id), 'subject', m.subject,
            'body', m.body, 'at', m.created_at
          )
          order by m.created_at, m.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_messages m
      where m.quote_request_id = request.id
    ),
    'notes', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', n.id, 'by', public.staff_name(n.author_id), 'body', n.body, 'at', n.created_at)
          order by n.created_at, n.id
        ),
        '[]'::jsonb
      )
      from public.quote_request_notes n
      where n.quote_request_id = request.id
    ),
    'events', public.quote_changes_since(request.id, -1),
    'others', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', o.reference, 'subject', o.subject, 'status', o.status, 'submittedAt', o.submitted_at
          )
          order by o.submitted_at desc, o.id
        ),
        '[]'::jsonb
      )
      from (
        select q.id, q.reference, q.subject, q.status, q.submitted_at
        from public.quote_requests q
        where lower(q.email) = lower(request.email) and q.id <> request.id
        order by q.submitted_at desc
        limit 50
      ) o
    ),
    'staff', public.list_quote_staff()
  );
end;
$$;

comment on function public.get_quote_request is
  'All of a quote request for staff: what was sent, its files, messages, notes, timeline, the customer''s other requests, who may answer it. Null when there is none.';

revoke execute on function
  public.quote_summary(public.quote_requests),
  public.quote_changes_since(uuid, integer),
  public.change_quote_request(jsonb),
  public.change_quote_requests(uuid, jsonb),
  public.add_quote_request_note(uuid, text, text),
  public.list_quote_staff(),
  public.get_quote_request(text)
from public, anon, authenticated;
grant execute on function
  public.change_quote_requests(uuid, jsonb),
  public.add_quote_request_note(uuid, text, text),
  public.list_quote_staff(),
  public.get_quote_request(text)
to service_role;
