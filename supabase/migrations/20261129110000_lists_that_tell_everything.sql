-- Lists that tell everything: since when a request stands as it does, what nobody in particular has to do, and what is looked for
-- as it was written.

create or replace function public.prepare_quote_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  first_answer timestamptz;
begin
  if (new.status, new.assignee_id, new.amount_net_cents, new.vat_rate_percent, new.withdrawn_at)
    is distinct from (old.status, old.assignee_id, old.amount_net_cents, old.vat_rate_percent, old.withdrawn_at)
    and new.version = old.version then
    new.version := old.version + 1;
  end if;
  if new.status is not distinct from old.status then
    return new;
  end if;
  -- Whoever takes a change back says the times themselves.
  if current_setting('quotes.undone', true) = new.id::text then
    return new;
  end if;
  select min(m.created_at) into first_answer
  from public.quote_request_messages m
  where m.quote_request_id = new.id and m.sender = 'staff';
  -- A status says that staff spoke with the customer, or, when it is taken back, that they did not.
  new.answered_at := case
    when new.status in ('contacted', 'quoted', 'won') then coalesce(first_answer, old.answered_at, now())
    -- Declined by mail: the answer is written after this change.
    when new.status = 'lost' then coalesce(first_answer, old.answered_at, new.answered_at)
    else first_answer
  end;
  new.quoted_at := case
    when new.status = 'quoted' then coalesce(old.quoted_at, now())
    when new.status in ('won', 'lost') then old.quoted_at
  end;
  -- Lost in one year and won in the next, it is an order of the next.
  new.closed_at := case when new.status in ('won', 'lost', 'spam') then now() end;
  if new.status <> 'lost' then
    new.withdrawn_at := null;
  end if;
  -- Whoever says where a request stands has read what its customer wrote; taking that back awaits the answer again.
  if new.reply_due_at is not distinct from old.reply_due_at then
    new.reply_due_at := null;
  end if;
  return new;
end;
$$;

comment on column public.quote_requests.closed_at is 'Since when it has been won, lost or spam, whichever it is.';

create or replace function public.plain_text(written text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    replace(replace(replace(lower(written), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ’',
    'aaaaaaceeeeiiiinoooooouuuuyy'''
  );
$$;

comment on function public.plain_text is
  'A text to search in or for: small letters without accents, each by itself, so that "Zoe" finds "Zoë" and "coeur" finds "Cœur".';

-- Made anew: what is stored is what the function said before.
alter table public.quote_requests drop column searched;
alter table public.quote_requests add column searched text not null generated always as (
  public.plain_text(
    reference || ' ' || replace(reference, '-', '') || ' ' || first_name || ' ' || name || ' ' || coalesce(company, '')
    || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || message
  )
) stored;
alter table public.quote_request_messages drop column searched;
alter table public.quote_request_messages add column searched text not null generated always as (
  public.plain_text(coalesce(subject, '') || ' ' || coalesce(body, ''))
) stored;
alter table public.quote_request_notes drop column searched;
alter table public.quote_request_notes add column searched text not null generated always as (public.plain_text(body)) stored;
alter table public.quote_request_attachments drop column searched;
alter table public.quote_request_attachments add column searched text not null generated always as (
  public.plain_text(file_name)
) stored;
alter table public.customers drop column searched;
alter table public.customers add column searched text not null generated always as (
  public.plain_text(
    first_name || ' ' || name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
    || ' ' || coalesce(vat_number, '')
  )
) stored;

comment on column public.quote_requests.searched is
  'What the inbox searches in, in small letters without accents; made from the other columns.';
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
      -- Every word, or the number, is in the request, or in something that was written or sent about it.
      and not exists (
        select 1
        from unnest(
          array(
            -- The words are read once, not for each request.
            select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
            from regexp_split_to_table(trim(public.plain_text(left(filter ->> 'text', 100))), '\s+') as word
          )
        ) as wanted (word),
          -- A number is the same however it is written: its digits stand for every word of it.
          lateral (select array[wanted.word, coalesce('%' || (filter ->> 'digits') || '%', wanted.word)]) as either (patterns)
        where not (
          q.searched like any (either.patterns)
          or exists (
            select 1 from public.quote_request_messages m
            where m.quote_request_id = q.id and m.searched like any (either.patterns)
          )
          or exists (
            select 1 from public.quote_request_notes n
            where n.quote_request_id = q.id and n.searched like any (either.patterns)
          )
          or exists (
            select 1 from public.quote_request_attachments a
            where a.quote_request_id = q.id and a.searched like any (either.patterns)
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
  'The requests that a filter of the inbox lets through, with their place among those of its statuses, by its `sort` or the most pressing first; `text` is searched in the request, its messages, notes and names of files, and `digits`, where it is a number, as another way to write it; `late` is past its promise at `now`, `wrote` awaits an answer to what the customer added.';

create or replace function public.list_own_tasks(actor uuid, until date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      public.describe_staff_task(t) || jsonb_build_object(
        'reference', q.reference, 'firstName', q.first_name, 'name', q.name, 'company', q.company
      )
      order by t.owner_id is null, t.due_on, t.created_at, t.id
    ),
    '[]'::jsonb
  )
  from (
    select * from public.staff_tasks s
    where (s.owner_id = actor or s.owner_id is null) and s.done_at is null and s.due_on <= until
    order by s.owner_id is null, s.due_on, s.created_at, s.id
    limit 100
  ) t
  join public.quote_requests q on q.id = t.quote_request_id;
$$;

comment on function public.list_own_tasks is
  'What a colleague has left to do up to a day, and then what is left to whoever comes first, the oldest first of both.';
