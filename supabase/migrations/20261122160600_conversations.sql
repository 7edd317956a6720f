-- What accounts ask Alfred, what he answers, what he hands over to staff, and what staff teach him.

create table public.alfred_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  title text not null check (char_length(title) between 1 and 80 and title !~ '[\x00-\x1f\x7f]'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.alfred_conversations is 'Conversations of an account with Alfred; gone thirteen months after their last question.';

create index alfred_conversations_user on public.alfred_conversations (user_id, updated_at desc);
create index alfred_conversations_updated on public.alfred_conversations (updated_at);

create table public.alfred_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.alfred_conversations (id) on delete cascade,
  locale text not null check (locale in ('fr', 'nl', 'en')),
  question text not null check (char_length(question) between 1 and 2000),
  answer jsonb not null check (jsonb_typeof(answer) = 'object' and pg_column_size(answer) <= 32768),
  certainty text not null check (certainty in ('sure', 'unsure', 'unknown')),
  feedback text check (feedback in ('good', 'bad')),
  feedback_reason text check (char_length(feedback_reason) between 1 and 500),
  created_at timestamptz not null default now()
);

comment on table public.alfred_messages is 'A question and its answer, as lib/alfred/answer.ts has it, with `plain`, the same as text.';
comment on column public.alfred_messages.locale is 'Language of the answer: that of the question.';

create index alfred_messages_conversation on public.alfred_messages (conversation_id, created_at);
create index alfred_messages_lacking on public.alfred_messages (created_at)
  where certainty = 'unknown' or feedback = 'bad';

create table public.alfred_handovers (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  user_id uuid not null,
  conversation_id uuid references public.alfred_conversations (id) on delete set null,
  email text not null check (char_length(email) between 3 and 254 and email !~ '[\x00-\x20\x7f]'),
  name text not null check (char_length(name) <= 200 and name !~ '[\x00-\x1f\x7f]'),
  locale text not null check (locale in ('fr', 'nl', 'en')),
  question text not null check (char_length(question) between 1 and 2000),
  transcript jsonb not null check (jsonb_typeof(transcript) = 'array' and pg_column_size(transcript) <= 65536),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer text check (char_length(answer) between 1 and 8000),
  answered_by uuid,
  answered_at timestamptz,
  answer_due_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((status = 'answered') = (answer is not null)),
  check ((answer is null) = (answered_at is null))
);

comment on table public.alfred_handovers is 'Questions that Alfred handed over to staff, with the part of the conversation that was shown before it was sent.';
comment on column public.alfred_handovers.transcript is '[{"question", "answer"}] as plain text, as its owner saw it.';
comment on column public.alfred_handovers.answer_due_at is 'As for quote requests: 24 hours on working days.';

create index alfred_handovers_waiting on public.alfred_handovers (answer_due_at) where status = 'open';
create index alfred_handovers_conversation on public.alfred_handovers (conversation_id);
create index alfred_handovers_user on public.alfred_handovers (user_id);

create trigger alfred_handovers_audit after update or delete on public.alfred_handovers
  for each row execute function public.audit_change('status');

create table public.alfred_passages (
  id uuid primary key default gen_random_uuid(),
  handover_id uuid unique references public.alfred_handovers (id) on delete set null,
  questions jsonb not null check (jsonb_typeof(questions) = 'object' and questions <> '{}'),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  published boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (
    coalesce(char_length(questions ->> 'fr'), 1) between 1 and 200
    and coalesce(char_length(questions ->> 'nl'), 1) between 1 and 200
    and coalesce(char_length(questions ->> 'en'), 1) between 1 and 200
  ),
  check (
    coalesce(char_length(answers ->> 'fr'), 1) between 1 and 2000
    and coalesce(char_length(answers ->> 'nl'), 1) between 1 and 2000
    and coalesce(char_length(answers ->> 'en'), 1) between 1 and 2000
  ),
  check (
    (questions ? 'fr') = (answers ? 'fr') and (questions ? 'nl') = (answers ? 'nl')
    and (questions ? 'en') = (answers ? 'en')
  )
);

comment on table public.alfred_passages is 'Answers that staff have written for everyone: Alfred cites those that are published. {"fr", "nl", "en"} each; a language may be left out.';

create trigger alfred_passages_audit after insert or update or delete on public.alfred_passages
  for each row execute function public.audit_change('published');

create table public.alfred_spending (
  day date primary key,
  cost_micros bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  answers integer not null default 0
);

comment on table public.alfred_spending is 'What the language model took on a day, in millionths of a euro.';

create table public.alfred_missed_searches (
  day date not null,
  locale text not null check (locale in ('fr', 'nl', 'en')),
  query text not null check (char_length(query) between 2 and 100),
  times integer not null default 1,
  primary key (day, locale, query)
);

comment on table public.alfred_missed_searches is 'What the search of the site found nothing for, from visitors who allow measurements, without any trace of who.';

alter table public.alfred_conversations enable row level security;
alter table public.alfred_messages enable row level security;
alter table public.alfred_handovers enable row level security;
alter table public.alfred_passages enable row level security;
alter table public.alfred_spending enable row level security;
alter table public.alfred_missed_searches enable row level security;
revoke all on table
  public.alfred_conversations, public.alfred_messages, public.alfred_handovers, public.alfred_passages,
  public.alfred_spending, public.alfred_missed_searches
  from public, anon, authenticated;
grant select, insert, update, delete on table
  public.alfred_conversations, public.alfred_messages, public.alfred_handovers, public.alfred_passages,
  public.alfred_spending, public.alfred_missed_searches
  to service_role;

-- Conversations of an account.

create function public.keep_alfred_answer(entry jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid := (entry ->> 'account')::uuid;
  wanted uuid := (entry ->> 'conversation')::uuid;
  replaced timestamptz;
  message uuid;
begin
  if wanted is null then
    if (select count(*) from public.alfred_conversations c where c.user_id = account) >= 500 then
      return jsonb_build_object('status', 'full');
    end if;
    insert into public.alfred_conversations (user_id, title)
    values (account, entry ->> 'title') returning id into wanted;
  else
    update public.alfred_conversations c set updated_at = now() where c.id = wanted and c.user_id = account;
    if not found then
      return jsonb_build_object('status', 'unknown');
    end if;
    if (select count(*) from public.alfred_messages m where m.conversation_id = wanted) >= 200 then
      return jsonb_build_object('status', 'full');
    end if;
  end if;
  -- A question that is asked anew takes the place of what it was, and of what followed from it.
  if entry ->> 'replaces' is not null then
    select m.created_at into replaced
    from public.alfred_messages m
    where m.id = (entry ->> 'replaces')::uuid and m.conversation_id = wanted;
    delete from public.alfred_messages m where m.conversation_id = wanted and m.created_at >= replaced;
  end if;
  insert into public.alfred_messages (conversation_id, locale, question, answer, certainty, created_at)
  values (
    wanted, entry ->> 'locale', entry ->> 'question', entry -> 'answer', entry ->> 'certainty', clock_timestamp()
  )
  returning id into message;
  return jsonb_build_object('status', 'ok', 'conversation', wanted, 'message', message);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.keep_alfred_answer is
  'Keeps a question with its answer in a conversation of the account, or begins one: {account, conversation?, title, locale, question, answer, certainty, replaces?}. Status: ok, unknown, full or invalid.';

create function public.list_alfred_conversations(account uuid, query text, max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', c.id, 'title', c.title, 'updatedAt', c.updated_at, 'news', c.news) order by c.updated_at desc
    ),
    '[]'
  )
  from (
    select o.*, exists (
      select 1 from public.alfred_handovers h where h.conversation_id = o.id and h.status = 'open'
    ) as news
    from public.alfred_conversations o
    where o.user_id = account
      and (
        query = ''
        or position(lower(query) in lower(o.title)) > 0
        or exists (
          select 1 from public.alfred_messages m
          where m.conversation_id = o.id
            and position(lower(query) in lower(m.question || ' ' || (m.answer ->> 'plain'))) > 0
        )
      )
    order by o.updated_at desc
    limit least(greatest(max_count, 0), 500)
  ) c;
$$;

comment on function public.list_alfred_conversations is 'Conversations of an account, the last one first; those that hold the words, if there are any. `news`: staff still owe an answer.';

create function public.read_alfred_conversation(account uuid, conversation uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'title', c.title, 'updatedAt', c.updated_at,
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'locale', m.locale, 'question', m.question, 'answer', m.answer, 'certainty', m.certainty,
            'feedback', m.feedback, 'at', m.created_at
          )
          order by m.created_at
        ),
        '[]'
      )
      from public.alfred_messages m
      where m.conversation_id = c.id
    ),
    'handovers', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', h.id, 'question', h.question, 'status', h.status, 'answer', h.answer, 'answeredAt', h.answered_at,
            'dueAt', h.answer_due_at, 'at', h.created_at
          )
          order by h.created_at
        ),
        '[]'
      )
      from public.alfred_handovers h
      where h.conversation_id = c.id
    )
  )
  from public.alfred_conversations c
  where c.id = conversation and c.user_id = account;
$$;

comment on function public.read_alfred_conversation is 'A conversation of this account with what staff answered in it; null when it has none with this id.';

create function public.rename_alfred_conversation(account uuid, conversation uuid, new_title text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.alfred_conversations c set title = new_title where c.id = conversation and c.user_id = account;
  return found;
exception
  when check_violation or not_null_violation then
    return false;
end;
$$;

comment on function public.rename_alfred_conversation is 'Gives a conversation of this account another title, and says whether it has it.';

create function public.delete_alfred_conversation(account uuid, conversation uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.alfred_conversations c where c.id = conversation and c.user_id = account;
  return found;
end;
$$;

comment on function public.delete_alfred_conversation is 'Deletes a conversation of this account; what was handed over to staff stays with them.';

create function public.rate_alfred_answer(account uuid, message uuid, verdict text, reason text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.alfred_messages m
  set feedback = verdict, feedback_reason = nullif(reason, '')
  from public.alfred_conversations c
  where m.id = message and c.id = m.conversation_id and c.user_id = account;
  return found;
exception
  when check_violation then
    return false;
end;
$$;

comment on function public.rate_alfred_answer is 'Says of an answer to this account whether it helped, and why not.';

-- What goes over to staff.

create function public.hand_over_to_staff(sent jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  made public.alfred_handovers%rowtype;
  asking uuid := (sent ->> 'account')::uuid;
  of_conversation uuid := (sent ->> 'conversation')::uuid;
begin
  select * into made from public.alfred_handovers h
  where h.idempotency_key = (sent ->> 'key')::uuid and h.user_id = asking;
  if found then
    return jsonb_build_object('status', 'ok', 'id', made.id, 'dueAt', made.answer_due_at);
  end if;
  if not exists (
    select 1 from public.alfred_conversations c where c.id = of_conversation and c.user_id = asking
  ) then
    return jsonb_build_object('status', 'unknown');
  end if;
  if not public.consume_rate_limits(sent -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  insert into public.alfred_handovers (
    idempotency_key, user_id, conversation_id, email, name, locale, question, transcript, answer_due_at
  )
  values (
    (sent ->> 'key')::uuid, asking, of_conversation, sent ->> 'email', sent ->> 'name', sent ->> 'locale',
    sent ->> 'question', sent -> 'transcript', (sent ->> 'due_at')::timestamptz
  )
  returning * into made;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'alfred-question', 'fr', null,
    jsonb_build_object(
      'id', made.id, 'name', made.name, 'email', made.email, 'locale', made.locale, 'question', made.question,
      'dueAt', made.answer_due_at
    )
  );
  return jsonb_build_object('status', 'ok', 'id', made.id, 'dueAt', made.answer_due_at);
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.hand_over_to_staff is
  'A question for staff, {key, account, conversation, email, name, locale, question, transcript, due_at, limits}; sent twice it is one. Status: ok, unknown, limited or invalid.';

create function public.list_alfred_handovers(wanted_status text, max_count integer, skip integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'open', (select count(*) from public.alfred_handovers h where h.status = 'open'),
    'done', (select count(*) from public.alfred_handovers h where h.status <> 'open'),
    'rows', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'name', l.name, 'locale', l.locale, 'question', l.question, 'status', l.status,
            'dueAt', l.answer_due_at, 'answeredAt', l.answered_at, 'at', l.created_at
          )
          order by l.place
        ),
        '[]'
      )
      from (
        select h.*, row_number() over (
          order by case when h.status = 'open' then h.answer_due_at end, h.created_at desc, h.id
        ) as place
        from public.alfred_handovers h
        where (h.status = 'open') = (wanted_status = 'open')
        order by place
        limit least(greatest(max_count, 0), 200) offset greatest(skip, 0)
      ) l
    )
  );
$$;

comment on function public.list_alfred_handovers is 'Questions that wait for staff by time left, or those that are done, the newest first; and how many there are of each.';

create function public.read_alfred_handover(handover uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', h.id, 'name', h.name, 'email', h.email, 'locale', h.locale, 'question', h.question,
    'transcript', h.transcript, 'status', h.status, 'answer', h.answer, 'answeredAt', h.answered_at,
    'dueAt', h.answer_due_at, 'version', h.version, 'at', h.created_at,
    'passage', (select p.id from public.alfred_passages p where p.handover_id = h.id)
  )
  from public.alfred_handovers h
  where h.id = handover;
$$;

comment on function public.read_alfred_handover is 'All of a question that was handed over, for staff; null when there is none.';

create function public.settle_alfred_handover(actor uuid, settlement jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_one public.alfred_handovers%rowtype;
  body text := nullif(settlement ->> 'body', '');
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into found_one from public.alfred_handovers h where h.id = (settlement ->> 'id')::uuid for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if found_one.version is distinct from (settlement ->> 'version')::integer or found_one.status <> 'open' then
    return jsonb_build_object('status', 'conflict');
  end if;
  update public.alfred_handovers h
  set status = case when body is null then 'closed' else 'answered' end,
      answer = body,
      answered_by = actor,
      answered_at = case when body is null then null else now() end,
      version = h.version + 1
  where h.id = found_one.id;
  if body is not null then
    -- It is read again where it was asked.
    update public.alfred_conversations c set updated_at = now() where c.id = found_one.conversation_id;
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'alfred-answer', found_one.locale, found_one.email,
      jsonb_build_object(
        'locale', found_one.locale, 'email', found_one.email, 'question', found_one.question, 'body', body,
        'conversation', found_one.conversation_id
      )
    );
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.settle_alfred_handover is
  'Answers a question with a mail, {id, version, body}, or closes it without one (body null). Status: ok, conflict, unknown, invalid or forbidden.';

-- What staff teach him.

create function public.save_alfred_passage(actor uuid, passage jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved uuid := (passage ->> 'id')::uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if saved is null then
    insert into public.alfred_passages (handover_id, questions, answers, published)
    values (
      (passage ->> 'handover')::uuid, passage -> 'questions', passage -> 'answers', (passage ->> 'published')::boolean
    )
    returning id into saved;
    return jsonb_build_object('status', 'ok', 'id', saved);
  end if;
  update public.alfred_passages p
  set questions = passage -> 'questions', answers = passage -> 'answers', published = (passage ->> 'published')::boolean,
      version = p.version + 1, updated_at = now()
  where p.id = saved and p.version = (passage ->> 'version')::integer;
  if found then
    return jsonb_build_object('status', 'ok', 'id', saved);
  end if;
  return jsonb_build_object(
    'status', case when exists (select 1 from public.alfred_passages p where p.id = saved) then 'conflict' else 'unknown' end
  );
exception
  when unique_violation then
    return jsonb_build_object('status', 'conflict');
  when check_violation or not_null_violation or foreign_key_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.save_alfred_passage is
  'Publishes an answer for everyone, {id?, version?, handover?, questions, answers, published}. Status: ok, conflict, unknown, invalid or forbidden.';

create function public.delete_alfred_passage(actor uuid, passage uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  delete from public.alfred_passages p where p.id = passage;
  return jsonb_build_object('status', case when found then 'ok' else 'unknown' end);
end;
$$;

comment on function public.delete_alfred_passage is 'Deletes a published answer. Status: ok, unknown or forbidden.';

create function public.list_alfred_passages(only_published boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', p.id, 'questions', p.questions, 'answers', p.answers, 'published', p.published, 'version', p.version,
        'updatedAt', p.updated_at
      )
      order by p.updated_at desc, p.id
    ),
    '[]'
  )
  from public.alfred_passages p
  where p.published or not only_published;
$$;

comment on function public.list_alfred_passages is 'The answers that staff have written for Alfred, the last changed first.';

create function public.list_alfred_gaps(since timestamptz, max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with lacking as (
    select m.locale, m.question, m.created_at, m.feedback_reason, m.certainty, m.feedback,
      btrim(lower(regexp_replace(m.question, '[^[:alnum:]]+', ' ', 'g'))) as words
    from public.alfred_messages m
    where m.created_at >= since and (m.certainty = 'unknown' or m.feedback = 'bad')
  ), grouped as (
    select l.locale, (array_agg(l.question order by l.created_at desc))[1] as question, count(*) as times,
      count(*) filter (where l.certainty = 'unknown') as unanswered,
      count(*) filter (where l.feedback = 'bad') as disliked,
      coalesce(
        jsonb_agg(distinct l.feedback_reason) filter (where l.feedback_reason is not null), '[]'
      ) as reasons,
      max(l.created_at) as last
    from lacking l
    group by l.locale, l.words
    order by count(*) desc, max(l.created_at) desc
    limit least(greatest(max_count, 0), 200)
  ), missed as (
    select s.locale, s.query, sum(s.times) as times, max(s.day) as last
    from public.alfred_missed_searches s
    where s.day >= since::date
    group by s.locale, s.query
    order by sum(s.times) desc, max(s.day) desc
    limit least(greatest(max_count, 0), 200)
  )
  select jsonb_build_object(
    'questions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'locale', g.locale, 'question', g.question, 'times', g.times, 'unanswered', g.unanswered,
            'disliked', g.disliked, 'reasons', g.reasons, 'last', g.last
          )
          order by g.times desc, g.last desc
        ),
        '[]'
      )
      from grouped g
    ),
    'searches', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('locale', m.locale, 'query', m.query, 'times', m.times, 'last', m.last)
          order by m.times desc, m.last desc
        ),
        '[]'
      )
      from missed m
    )
  );
$$;

comment on function public.list_alfred_gaps is 'What the site lacks: questions without an answer or with a bad one, alike ones together, and searches that found nothing. Nothing says who asked.';

create function public.record_missed_search(words text, in_locale text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.alfred_missed_searches (day, locale, query)
  values (current_date, in_locale, words)
  on conflict (day, locale, query) do update set times = public.alfred_missed_searches.times + 1;
  return true;
exception
  when check_violation or not_null_violation then
    return false;
end;
$$;

comment on function public.record_missed_search is 'Counts a search that found nothing. Whoever asks has the visitor''s consent.';

create function public.record_alfred_spending(of_day date, spent jsonb)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.alfred_spending as s (day, cost_micros, input_tokens, output_tokens, answers)
  values (
    of_day, greatest((spent ->> 'microEuros')::bigint, 0), greatest((spent ->> 'inputTokens')::bigint, 0),
    greatest((spent ->> 'outputTokens')::bigint, 0), 1
  )
  on conflict (day) do update
  set cost_micros = s.cost_micros + excluded.cost_micros, input_tokens = s.input_tokens + excluded.input_tokens,
      output_tokens = s.output_tokens + excluded.output_tokens, answers = s.answers + 1;
  return true;
end;
$$;

comment on function public.record_alfred_spending is 'Adds what an answer took to the spending of a day.';

create function public.read_alfred_spending(of_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('micros', coalesce(sum(s.cost_micros), 0), 'answers', coalesce(sum(s.answers), 0))
  from public.alfred_spending s
  where s.day = of_day;
$$;

comment on function public.read_alfred_spending is 'What the answers of a day took, in millionths of a euro, and how many a model made.';

-- Terms and persons.

create function public.purge_alfred(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
  total integer := 0;
begin
  delete from public.alfred_conversations c
  where c.id in (
    select o.id from public.alfred_conversations o where o.updated_at < before order by o.updated_at
    limit greatest(max_count, 0)
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.alfred_handovers h
  where h.id in (
    select o.id from public.alfred_handovers o where coalesce(o.answered_at, o.created_at) < before
    order by o.created_at limit greatest(max_count, 0)
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.alfred_missed_searches s where s.day < before::date;
  delete from public.alfred_spending s where s.day < before::date;
  return total;
end;
$$;

comment on function public.purge_alfred is 'Deletes conversations and questions to staff that were last touched before that moment, and returns how many.';

create function public.personal_export_alfred(address text, accounts uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'conversations', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'title', c.title, 'createdAt', c.created_at,
            'messages', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object(
                    'question', m.question, 'answer', m.answer ->> 'plain', 'locale', m.locale,
                    'feedback', m.feedback, 'reason', m.feedback_reason, 'at', m.created_at
                  )
                  order by m.created_at
                ),
                '[]'
              )
              from public.alfred_messages m
              where m.conversation_id = c.id
            )
          )
          order by c.created_at
        ),
        '[]'
      )
      from public.alfred_conversations c
      where c.user_id = any (accounts)
    ),
    'questionsToStaff', (
      select coalesce(
        jsonb_agg(
          to_jsonb(h) - '{id,idempotency_key,user_id,conversation_id,answered_by,version}'::text[] order by h.created_at
        ),
        '[]'
      )
      from public.alfred_handovers h
      where h.user_id = any (accounts) or lower(h.email) = address
    )
  );
end;
$$;

comment on function public.personal_export_alfred is 'Conversations with Alfred and questions to staff of a person.';

create function public.personal_erasure_alfred(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted jsonb := '{}';
  gone integer;
begin
  -- Somebody else may have typed the address, too.
  delete from public.alfred_messages m
  using public.alfred_conversations c
  where c.id = m.conversation_id
    and (c.user_id = any (accounts) or public.mentions_address(m.question || ' ' || m.answer::text, address)
      or public.mentions_address(m.feedback_reason, address));
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('alfred_messages', gone);
  delete from public.alfred_conversations c
  where c.user_id = any (accounts) or public.mentions_address(c.title, address);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('alfred_conversations', gone);
  delete from public.alfred_handovers h
  where h.user_id = any (accounts) or lower(h.email) = address
    or public.mentions_address(h.question || ' ' || h.transcript::text || ' ' || coalesce(h.answer, ''), address);
  get diagnostics gone = row_count;
  deleted := deleted || jsonb_build_object('alfred_handovers', gone);
  update public.alfred_handovers h set answered_by = null where h.answered_by = any (accounts);
  delete from public.alfred_missed_searches s where public.mentions_address(s.query, address);
  delete from public.alfred_passages p
  where public.mentions_address(p.questions::text || ' ' || p.answers::text, address);
  return jsonb_build_object('deleted', deleted, 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_alfred is 'Erases conversations with Alfred and questions to staff of a person.';

revoke execute on function
  public.keep_alfred_answer(jsonb), public.list_alfred_conversations(uuid, text, integer),
  public.read_alfred_conversation(uuid, uuid), public.rename_alfred_conversation(uuid, uuid, text),
  public.delete_alfred_conversation(uuid, uuid), public.rate_alfred_answer(uuid, uuid, text, text),
  public.hand_over_to_staff(jsonb), public.list_alfred_handovers(text, integer, integer),
  public.read_alfred_handover(uuid), public.settle_alfred_handover(uuid, jsonb),
  public.save_alfred_passage(uuid, jsonb), public.delete_alfred_passage(uuid, uuid),
  public.list_alfred_passages(boolean), public.list_alfred_gaps(timestamptz, integer),
  public.record_missed_search(text, text), public.record_alfred_spending(date, jsonb), public.read_alfred_spending(date),
  public.purge_alfred(timestamptz, integer), public.personal_export_alfred(text, uuid[]),
  public.personal_erasure_alfred(text, uuid[])
  from public, anon, authenticated;

grant execute on function
  public.keep_alfred_answer(jsonb), public.list_alfred_conversations(uuid, text, integer),
  public.read_alfred_conversation(uuid, uuid), public.rename_alfred_conversation(uuid, uuid, text),
  public.delete_alfred_conversation(uuid, uuid), public.rate_alfred_answer(uuid, uuid, text, text),
  public.hand_over_to_staff(jsonb), public.list_alfred_handovers(text, integer, integer),
  public.read_alfred_handover(uuid), public.settle_alfred_handover(uuid, jsonb),
  public.save_alfred_passage(uuid, jsonb), public.delete_alfred_passage(uuid, uuid),
  public.list_alfred_passages(boolean), public.list_alfred_gaps(timestamptz, integer),
  public.record_missed_search(text, text), public.record_alfred_spending(date, jsonb), public.read_alfred_spending(date),
  public.purge_alfred(timestamptz, integer), public.personal_export_alfred(text, uuid[]),
  public.personal_erasure_alfred(text, uuid[])
  to service_role;
