-- The quotes inbox: quote requests filtered, in the order of their promised answers, a page, a board or an export at a time.

create function public.plain_text(written text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    lower(written),
    'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ’',
    'aaaaaaceeeeiiiinoooooouuuuyy'''
  );
$$;

comment on function public.plain_text is 'A text to search in or for: small letters without accents, so that "Zoe" finds "Zoë".';

create index quote_requests_awaiting_answer on public.quote_requests (answer_due_at)
  where answered_at is null and status in ('new', 'contacted', 'quoted');

create function public.filter_quote_requests(filter jsonb)
returns setof public.quote_requests
language sql
stable
security definer
set search_path = ''
as $$
  select q.*
  from public.quote_requests q
  where (filter ->> 'subject' is null or q.subject = filter ->> 'subject')
    and case filter ->> 'assignee'
      when 'none' then q.assignee_id is null
      else coalesce(q.assignee_id::text = filter ->> 'assignee', filter ->> 'assignee' is null)
    end
    -- Every word is somewhere in the request; a reference is found with and without its hyphens.
    and not exists (
      select 1
      from regexp_split_to_table(trim(public.plain_text(left(filter ->> 'text', 100))), '\s+') as word
      where strpos(
        public.plain_text(
          concat_ws(
            ' ', q.reference, replace(q.reference, '-', ''), q.first_name, q.name, q.company, q.email, q.phone, q.message
          )
        ),
        word
      ) = 0
    );
$$;

comment on function public.filter_quote_requests is
  'Quote requests that a filter lets through, of any status: {subject, assignee: an account or "none", text}; what is null or left out lets all through.';

create function public.list_quote_requests(filter jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with found as materialized (
    select q.* from public.filter_quote_requests(filter) q
  ),
  -- What waits for its answer comes first, by the time that is left; then what is open, then what is closed, newest first.
  ranked as (
    select
      f.*,
      row_number() over (
        partition by case when filter ->> 'perStatus' = 'true' then f.status end
        order by
          case
            when f.status in ('won', 'lost', 'spam') then 3
            when f.answered_at is null then 1
            else 2
          end,
          case when f.answered_at is null and f.status in ('new', 'contacted', 'quoted') then f.answer_due_at end,
          f.submitted_at desc,
          f.id
      ) as place
    from found f
    where filter -> 'statuses' is null or filter -> 'statuses' ? f.status
  )
  select jsonb_build_object(
    'counts', (
      select coalesce(jsonb_object_agg(c.status, c.number), '{}'::jsonb)
      from (select f.status, count(*) as number from found f group by f.status) c
    ),
    'overdue', (
      select count(*) from found f
      where f.answered_at is null and f.status in ('new', 'contacted', 'quoted')
        and f.answer_due_at < (filter ->> 'now')::timestamptz
    ),
    'rows', (
      select coalesce(
        jsonb_agg(
          public.quote_summary(q) || jsonb_build_object(
            'locale', r.locale,
            'name', r.name,
            'firstName', r.first_name,
            'email', r.email,
            'phone', r.phone,
            'company', r.company,
            'subject', r.subject,
            'message', case when filter ->> 'whole' = 'true' then r.message else left(r.message, 240) end,
            'submittedAt', r.submitted_at,
            'answerDueAt', r.answer_due_at,
            'answeredAt', r.answered_at,
            'files', (select count(*) from public.quote_request_attachments a where a.quote_request_id = r.id),
            'customerWrote', coalesce(
              (
                select m.sender = 'customer' from public.quote_request_messages m
                where m.quote_request_id = r.id
                order by m.created_at desc, m.id
                limit 1
              ),
              false
            )
          )
          order by r.place, r.status
        ),
        '[]'::jsonb
      )
      from ranked r
      join public.quote_requests q on q.id = r.id
      where r.place > coalesce((filter ->> 'skip')::integer, 0)
        and r.place <= coalesce((filter ->> 'skip')::integer, 0) + least((filter ->> 'take')::integer, 10000)
    )
  );
$$;

comment on function public.list_quote_requests is
  'The inbox: {subject, assignee, text, statuses: [status], now, take, skip, perStatus: take so many of each status, whole: whole messages}. Counts are by status, whatever the statuses.';

create function public.export_quote_requests(actor uuid, filter jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  found := public.list_quote_requests(filter || '{"whole": true, "take": 10000, "skip": 0, "perStatus": false}'::jsonb);
  perform public.record_staff_action(
    'export', 'quote_requests', null,
    jsonb_build_object('rows', jsonb_build_object('to', jsonb_array_length(found -> 'rows')))
  );
  return jsonb_build_object('status', 'ok', 'list', found);
end;
$$;

comment on function public.export_quote_requests is
  'The first 10,000 requests of a filter with their whole messages, and a line in the audit log. Status: ok or forbidden.';

create function public.quote_answer_times(since timestamptz, until timestamptz, closed_days jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with closed as (
    select (d.value ->> 'from')::timestamptz as begins, (d.value ->> 'to')::timestamptz as ends
    from jsonb_array_elements(closed_days) d
  ),
  answers as (
    select
      q.answer_due_at,
      q.answered_at,
      extract(epoch from q.answered_at - q.submitted_at) - coalesce(
        (
          select sum(extract(epoch from least(c.ends, q.answered_at) - greatest(c.begins, q.submitted_at)))
          from closed c
          where c.begins < q.answered_at and c.ends > q.submitted_at
        ),
        0
      ) as seconds
    from public.quote_requests q
    where q.submitted_at >= since and q.submitted_at < until and q.status <> 'spam' and q.withdrawn_at is null
  )
  select jsonb_build_object(
    'answered', count(a.answered_at),
    'medianSeconds', percentile_cont(0.5) within group (order by a.seconds) filter (where a.answered_at is not null),
    'due', count(*) filter (where a.answered_at is not null or a.answer_due_at < until),
    'onTime', count(*) filter (where a.answered_at <= a.answer_due_at)
  )
  from answers a;
$$;

comment on function public.quote_answer_times is
  'How quickly requests sent in a period were answered. Time on closed days, given as [{from, to}], does not count, as in the promise. `due`: answered, or past their promised answer.';

revoke execute on function
  public.plain_text(text),
  public.filter_quote_requests(jsonb),
  public.list_quote_requests(jsonb),
  public.export_quote_requests(uuid, jsonb),
  public.quote_answer_times(timestamptz, timestamptz, jsonb)
from public, anon, authenticated;
grant execute on function
  public.list_quote_requests(jsonb),
  public.export_quote_requests(uuid, jsonb),
  public.quote_answer_times(timestamptz, timestamptz, jsonb)
to service_role;
