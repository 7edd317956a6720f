-- A request that would go to somebody who answers none any more is told apart from a change that cannot be read.

create or replace function public.change_quote_request(change jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  wanted public.quote_requests%rowtype;
  before jsonb;
  was jsonb;
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
  if change -> 'replyDueAt' is not null then
    wanted.reply_due_at := (change ->> 'replyDueAt')::timestamptz;
  end if;
  if (change ->> 'undo')::boolean then
    select e.detail -> 'was' into was
    from public.quote_request_events e
    where e.quote_request_id = request.id and e.kind in ('status_changed', 'withdrawn')
      and (e.detail ->> 'version')::integer = request.version and e.detail ->> 'from' = wanted.status;
  end if;
  if was is not null then
    wanted.answered_at := (was ->> 'answeredAt')::timestamptz;
    wanted.quoted_at := (was ->> 'quotedAt')::timestamptz;
    wanted.closed_at := (was ->> 'closedAt')::timestamptz;
    wanted.withdrawn_at := (was ->> 'withdrawnAt')::timestamptz;
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
      return jsonb_build_object('status', 'unassignable', 'reference', request.reference);
    end if;
    perform set_config('quotes.undone', case when was is null then '' else request.id::text end, true);
    update public.quote_requests q
    set status = wanted.status,
        answered_at = wanted.answered_at,
        quoted_at = wanted.quoted_at,
        closed_at = wanted.closed_at,
        withdrawn_at = wanted.withdrawn_at,
        assignee_id = wanted.assignee_id,
        amount_net_cents = wanted.amount_net_cents,
        vat_rate_percent = wanted.vat_rate_percent,
        reply_due_at = wanted.reply_due_at,
        version = q.version + (wanted.reply_due_at is distinct from request.reply_due_at)::integer
    where q.id = request.id
    returning * into request;
    perform set_config('quotes.undone', '', true);
    if change -> 'replyDueAt' = 'null'::jsonb and change -> 'status' is null then
      insert into public.quote_request_events (quote_request_id, kind, actor_id, detail, created_at)
      values (
        request.id, 'reply_settled', public.staff_actor(), jsonb_build_object('version', request.version),
        clock_timestamp()
      );
    end if;
  end if;
  return jsonb_build_object(
    'status', 'ok', 'reference', request.reference, 'request', public.quote_summary(request), 'before', before,
    -- With the order, by cancel_fittings_of_no_order.
    'calledOff', case
      when before ->> 'status' = 'won' and request.status <> 'won' then (
        select count(*)
        from public.fittings f
        where f.quote_request_id = request.id and f.state = 'cancelled' and f.updated_at = now()
      )
      else 0
    end
  );
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid', 'reference', change ->> 'reference');
end;
$$;

comment on function public.change_quote_request is
  'Changes one quote request for the staff change that has begun. With undo, what its last change took from it comes back; says how many fittings were called off. Status: ok, conflict, unassignable (whoever would have it answers no requests), unknown or invalid.';
comment on function public.change_quote_requests is
  'Changes quote requests: [{reference, version, status?, assignee?, amountNetCents?, vatRatePercent?, replyDueAt?: null says that nothing is to be answered, undo?: the change that made this version is taken back}]. Results one by one: ok, conflict (with what changed since, and by whom), unassignable, unknown or invalid. Status: ok, forbidden or invalid.';
