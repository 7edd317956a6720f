-- The inbox finds a request by what customer and staff wrote about it afterwards, by notes and by names of files, too.

alter table public.quote_request_messages add column searched text not null generated always as (
  public.plain_text(coalesce(subject, '') || ' ' || coalesce(body, ''))
) stored;
alter table public.quote_request_notes add column searched text not null generated always as (public.plain_text(body)) stored;
alter table public.quote_request_attachments add column searched text not null generated always as (
  public.plain_text(file_name)
) stored;

comment on column public.quote_request_messages.searched is 'What the inbox searches in; made from the other columns.';
comment on column public.quote_request_notes.searched is 'What the inbox searches in; made from the other columns.';
comment on column public.quote_request_attachments.searched is 'What the inbox searches in; made from the other columns.';

create or replace function public.rank_quote_requests(filter jsonb)
returns table (id uuid, status text, late boolean, wrote boolean, listed boolean, place bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with found as materialized (
    select q.id, q.status, q.submitted_at,
      q.reply_due_at is not null and q.status <> 'spam' as wrote,
      case when q.status <> 'spam' then
        least(
          q.reply_due_at,
          case when q.answered_at is null and q.status in ('new', 'contacted', 'quoted') then q.answer_due_at end
        )
      end as due_at
    from public.quote_requests q
    where (filter ->> 'subject' is null or q.subject = filter ->> 'subject')
      and case filter ->> 'assignee'
        when 'none' then q.assignee_id is null
        else coalesce(q.assignee_id::text = filter ->> 'assignee', filter ->> 'assignee' is null)
      end
      -- Every word is in the request, or in something that was written or sent about it.
      and not exists (
        select 1
        from unnest(
          array(
            -- The words are read once, not for each request.
            select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
            from regexp_split_to_table(trim(public.plain_text(left(filter ->> 'text', 100))), '\s+') as word
          )
        ) as wanted (word)
        where not (
          q.searched like wanted.word
          or exists (
            select 1 from public.quote_request_messages m
            where m.quote_request_id = q.id and m.searched like wanted.word
          )
          or exists (
            select 1 from public.quote_request_notes n
            where n.quote_request_id = q.id and n.searched like wanted.word
          )
          or exists (
            select 1 from public.quote_request_attachments a
            where a.quote_request_id = q.id and a.searched like wanted.word
          )
        )
      )
  ),
  chosen as (
    select f.*,
      (filter -> 'statuses' is null or filter -> 'statuses' ? f.status)
        and (f.wrote or coalesce(filter ->> 'wrote', 'false') <> 'true') as listed
    from found f
  ),
  pressing as (
    select c.id, c.status, coalesce(c.due_at < (filter ->> 'now')::timestamptz, false) as late, c.wrote, c.listed,
      c.submitted_at, c.due_at,
      -- Customers who wrote back, then who waits for a first answer, both by the time that is left and, where that is the same,
      -- first come, first served; then what is open, then what is closed, newest first.
      row_number() over (
        partition by c.listed, case when filter ->> 'perStatus' = 'true' then c.status end
        order by
          case
            when c.wrote then 0
            when c.due_at is not null then 1
            when c.status in ('new', 'contacted', 'quoted') then 2
            else 3
          end,
          c.due_at,
          case when c.due_at is not null then c.submitted_at end,
          c.submitted_at desc,
          c.id
      ) as place
    from chosen c
  )
  select p.id, p.status, p.late, p.wrote, p.listed, p.place
  from pressing p
  where coalesce(filter ->> 'sort', 'pressing') = 'pressing'
  union all
  -- Where what they are sorted by is the same, the most pressing is first: no two have the same place.
  select p.id, p.status, p.late, p.wrote, p.listed,
    row_number() over (
      partition by p.listed, case when filter ->> 'perStatus' = 'true' then p.status end
      order by
        -- What has no amount, no due time or no company comes last, whichever way round.
        case filter ->> 'sort'
          when 'newest' then -extract(epoch from p.submitted_at)
          when 'oldest' then extract(epoch from p.submitted_at)
          when 'soonest' then extract(epoch from p.due_at)
          when 'latest' then -extract(epoch from p.due_at)
          when 'dearest' then -q.amount_net_cents
          when 'cheapest' then q.amount_net_cents
        end nulls last,
        case when filter ->> 'sort' = 'company' then public.plain_text(q.company) end collate "C" nulls last,
        case when filter ->> 'sort' = 'companyDown' then public.plain_text(q.company) end collate "C" desc nulls last,
        -- Who writes for no company stands by their name.
        case
          when q.company is null and filter ->> 'sort' in ('company', 'companyDown')
            then public.plain_text(q.name || ' ' || q.first_name)
        end collate "C",
        p.place
    )
  from pressing p
  join public.quote_requests q on q.id = p.id
  where coalesce(filter ->> 'sort', 'pressing') <> 'pressing';
$$;

comment on function public.rank_quote_requests is
  'The requests that a filter of the inbox lets through, with their place among those of its statuses, by its `sort` or the most pressing first; `text` is searched in the request, its messages, notes and names of files; `late` is past its promise at `now`, `wrote` awaits an answer to what the customer added.';
