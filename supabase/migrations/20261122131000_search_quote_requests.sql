-- The text search of the inbox reads a column made for it: to write every message of ten thousand requests plainly at each
-- search held the embedded backend up for three seconds.

-- It runs for whoever writes the row.
grant execute on function public.plain_text(text) to service_role;

alter table public.quote_requests add column searched text not null generated always as (
  public.plain_text(
    reference || ' ' || replace(reference, '-', '') || ' ' || first_name || ' ' || name || ' ' || coalesce(company, '')
    || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message
  )
) stored;
comment on column public.quote_requests.searched is
  'What the inbox searches in, in small letters without accents; made from the other columns.';

create or replace function public.list_quote_requests(filter jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with found as materialized (
    select q.id, q.status, q.submitted_at, q.answer_due_at, q.answered_at
    from public.quote_requests q
    where (filter ->> 'subject' is null or q.subject = filter ->> 'subject')
      and case filter ->> 'assignee'
        when 'none' then q.assignee_id is null
        else coalesce(q.assignee_id::text = filter ->> 'assignee', filter ->> 'assignee' is null)
      end
      -- Every word is somewhere in the request. The words are read once, not for each request.
      and q.searched like all (
        array(
          select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
          from regexp_split_to_table(trim(public.plain_text(left(filter ->> 'text', 100))), '\s+') as word
        )
      )
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
            'locale', q.locale,
            'name', q.name,
            'firstName', q.first_name,
            'email', q.email,
            'phone', q.phone,
            'company', q.company,
            'subject', q.subject,
            'message', case when filter ->> 'whole' = 'true' then q.message else left(q.message, 240) end,
            'submittedAt', q.submitted_at,
            'answerDueAt', q.answer_due_at,
            'answeredAt', q.answered_at,
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


drop function public.filter_quote_requests(jsonb);

-- As before, but for that column, which holds nothing of its own.
create or replace function public.export_person(address text, accounts uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'accounts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', u.id,
            'email', u.email,
            'emailConfirmedAt', u.email_confirmed_at,
            'waitingEmail', nullif(u.email_change, ''),
            'profile', u.raw_user_meta_data,
            'signsInWith', u.raw_app_meta_data -> 'providers',
            'createdAt', u.created_at,
            'lastSignInAt', u.last_sign_in_at,
            'staffRole', (select s.role from public.staff_members s where s.user_id = u.id)
          )
          order by u.created_at
        ),
        '[]'
      )
      from auth.users u
      where u.id = any (accounts)
    ),
    'quoteRequests', (
      select coalesce(
        jsonb_agg(
          to_jsonb(q) - '{id,idempotency_key,body_hash,session_hash,address_hash,user_id,assignee_id,version,searched}'::text[]
          || jsonb_build_object(
            'files', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('id', f.id, 'name', f.file_name, 'kind', f.kind, 'bytes', f.size_bytes)
                  order by f.position
                ),
                '[]'
              )
              from public.quote_request_attachments f
              where f.quote_request_id = q.id
            ),
            'messages', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('sender', m.sender, 'subject', m.subject, 'body', m.body, 'at', m.created_at)
                  order by m.created_at
                ),
                '[]'
              )
              from public.quote_request_messages m
              where m.quote_request_id = q.id
            ),
            'notes', (
              select coalesce(
                jsonb_agg(jsonb_build_object('body', n.body, 'at', n.created_at) order by n.created_at), '[]'
              )
              from public.quote_request_notes n
              where n.quote_request_id = q.id
            ),
            'heldUntil', case when q.status = 'won' then public.order_held_until(coalesce(q.closed_at, q.submitted_at)) end
          )
          order by q.submitted_at
        ),
        '[]'
      )
      from public.quote_requests q
      where q.user_id = any (accounts) or lower(q.email) = address
    ),
    'jobApplications', (
      select coalesce(
        jsonb_agg(
          to_jsonb(a) - '{id,idempotency_key,body_hash,session_hash,address_hash}'::text[]
          || jsonb_build_object(
            'files', (
              select coalesce(
                jsonb_agg(jsonb_build_object('id', f.id, 'name', f.file_name, 'kind', f.kind, 'bytes', f.size_bytes)), '[]'
              )
              from public.job_application_attachments f
              where f.job_application_id = a.id
            )
          )
          order by a.submitted_at
        ),
        '[]'
      )
      from public.job_applications a
      where lower(a.email) = address
    ),
    'newsletter', (
      select to_jsonb(n) - '{id,confirm_token_hash}'::text[]
      from public.newsletter_subscriptions n
      where n.email = address
    ),
    'staffInvitation', (
      select jsonb_build_object('role', i.role, 'locale', i.locale, 'expiresAt', i.expires_at, 'createdAt', i.created_at)
      from public.staff_invitations i
      where i.email = address
    ),
    'mails', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', m.template, 'queuedAt', m.created_at, 'sentAt', m.sent_at) order by m.created_at
        ),
        '[]'
      )
      from public.outbox_messages m
      where lower(m.recipient) = address or public.mentions_address(m.payload::text, address)
    ),
    'visits', (
      select coalesce(
        jsonb_agg(
          to_jsonb(v) - '{id,session_id,user_id}'::text[]
          || jsonb_build_object(
            'pages', (
              select coalesce(
                jsonb_agg(to_jsonb(p) - '{id,session_id,user_id,secret_hash}'::text[] order by p.created_at), '[]'
              )
              from public.page_views p
              where p.session_id = v.session_id
            )
          )
          order by v.created_at
        ),
        '[]'
      )
      from public.visitor_analytics v
      where v.user_id = any (accounts)
    ),
    'consents', (
      select coalesce(
        jsonb_agg(to_jsonb(c) - '{id,session_id,user_id,text_hash}'::text[] order by c.created_at), '[]'
      )
      from public.cookie_consents c
      where c.user_id = any (accounts)
    )
  );
end;
$$;
