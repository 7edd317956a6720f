-- Whoever is told that a fitting is called off reads that the order goes on only where it does.

create or replace function public.queue_fitting_mails(was public.fittings, fitting public.fittings, happened text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  facts jsonb;
  member record;
begin
  select * into request from public.quote_requests q where q.id = fitting.quote_request_id;
  facts := jsonb_build_object(
    'id', fitting.id, 'sequence', fitting.sequence, 'at', fitting.updated_at, 'reference', request.reference,
    'locale', request.locale, 'about', request.subject, 'firstName', request.first_name, 'name', request.name,
    'day', fitting.day, 'part', fitting.part, 'from', to_char(fitting.from_time, 'HH24:MI'),
    'to', to_char(fitting.to_time, 'HH24:MI'), 'address', fitting.address, 'won', request.status = 'won'
  );
  -- Customers are told of what they see: when and where.
  if happened <> 'moved' or (was.day, was.from_time, was.to_time, was.part, was.address)
    is distinct from (fitting.day, fitting.from_time, fitting.to_time, fitting.part, fitting.address) then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'fitting-customer', request.locale, request.email,
      facts || jsonb_build_object('kind', happened, 'email', request.email)
    );
  end if;
  for member in
    select u.id, u.email, public.notice_settings(u.id) ->> 'locale' as spoken,
      case
        when happened = 'cancelled' or not u.id = any (fitting.crew) then 'cancelled'
        when happened = 'moved' and u.id = any (was.crew) then 'moved'
        else 'set'
      end as told
    from auth.users u
    join public.staff_members s on s.user_id = u.id
    where u.id = any (fitting.crew || coalesce(was.crew, '{}')) and u.email is not null
    order by u.id
  loop
    insert into public.outbox_messages (template, locale, recipient, payload)
    values (
      'fitting-crew', coalesce(member.spoken, 'fr'), member.email,
      facts || jsonb_build_object(
        'reader', member.spoken, 'kind', member.told, 'email', member.email, 'phone', request.phone, 'company', request.company,
        'vehicle', fitting.vehicle, 'travel', fitting.travel_minutes, 'outdoor', fitting.outdoor, 'weather', fitting.weather,
        'notes', fitting.notes
      )
    );
  end loop;
end;
$$;

-- An order that is held by law after an erasure has no customer, and one by telephone may have no address: neither is asked for a word.

create or replace function public.find_passport(wanted_reference text, for_staff boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.reference,
    'subject', q.subject,
    'locale', q.locale,
    'stage', j.stage,
    'stageSince', j.stage_since,
    'versions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'position', v.position, 'doneOn', v.done_on, 'years', v.warranty_years, 'until', v.warranty_until,
            'made', to_jsonb(v.made), 'films', to_jsonb(v.films), 'care', to_jsonb(v.care), 'at', v.created_at,
            'author', case when for_staff then public.staff_name(v.author_id) end
          )
          order by v.position desc
        ),
        '[]'
      )
      from public.passport_versions v
      where v.passport_id = p.id
    ),
    'claims', (
      select coalesce(
        jsonb_agg(jsonb_build_object('reference', k.reference, 'status', k.status, 'at', c.created_at) order by c.created_at desc),
        '[]'
      )
      from public.passport_claims c
      join public.quote_requests k on k.id = c.quote_request_id
      where c.passport_id = p.id and for_staff
    ),
    'asked', (
      select jsonb_build_object('by', public.staff_name(w.actor_id), 'at', w.created_at)
      from public.job_words w
      where w.job_id = j.id and for_staff
    ),
    'reachable', q.email is not null and q.customer_id is not null
  )
  from public.quote_requests q
  join public.jobs j on j.quote_request_id = q.id
  left join public.passports p on p.job_id = j.id
  -- What is no order any more has no warranty for whoever holds its card.
  where q.reference = wanted_reference and (for_staff or (p.id is not null and q.status = 'won'));
$$;

create or replace function public.list_word_candidates(max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('reference', c.reference, 'name', c.name, 'doneAt', c.done_at, 'doneOn', c.done_on) order by c.done_at
    ),
    '[]'
  )
  from (
    select q.reference, coalesce(q.company, q.first_name || ' ' || q.name) as name, j.stage_since as done_at, v.done_on
    from public.jobs j
    join public.quote_requests q on q.id = j.quote_request_id
    join public.passports p on p.job_id = j.id
    join lateral (
      select n.done_on from public.passport_versions n where n.passport_id = p.id order by n.position desc limit 1
    ) v on true
    where q.status = 'won' and j.stage = 'done' and q.reply_due_at is null
      and q.email is not null and q.customer_id is not null
      -- Whoever hears nothing for two months would wonder why it comes now.
      and j.stage_since > now() - interval '60 days'
      and not exists (select 1 from public.job_words w where w.job_id = j.id)
      and not exists (select 1 from public.passport_claims k where k.passport_id = p.id)
    order by j.stage_since
    limit least(greatest(max_count, 0), 500)
  ) c;
$$;

comment on function public.list_word_candidates is
  'Jobs of the last two months that are done, with a passport, without a claim or an open message, whose customers can be written to and were not asked for a word.';

create or replace function public.ask_for_word(actor uuid, word jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  job public.jobs%rowtype;
  answered jsonb;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = word ->> 'reference' for update;
  select * into job from public.jobs j where j.quote_request_id = request.id;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (select 1 from public.job_words w where w.job_id = job.id) then
    return jsonb_build_object('status', 'asked');
  end if;
  if request.status <> 'won' then
    return jsonb_build_object('status', 'closed');
  end if;
  if job.stage <> 'done' or not exists (select 1 from public.passports p where p.job_id = job.id) then
    return jsonb_build_object('status', 'notDone');
  end if;
  if request.email is null or request.customer_id is null then
    return jsonb_build_object('status', 'unreachable');
  end if;
  -- Who waits for an answer is not asked for a favour.
  if request.reply_due_at is not null then
    return jsonb_build_object('status', 'owed');
  end if;
  insert into public.job_words (job_id, quote_request_id, actor_id) values (job.id, request.id, actor);
  answered := public.answer_quote_request(
    actor,
    jsonb_build_object(
      'reference', request.reference, 'version', request.version, 'key', word ->> 'key', 'template', 'word',
      'subject', word ->> 'subject', 'body', word ->> 'body', 'status', ''
    )
  );
  if answered ->> 'status' <> 'ok' then
    -- Without the mail nobody was asked.
    raise exception 'the mail was not taken' using errcode = 'data_exception';
  end if;
  return jsonb_build_object('status', 'sent');
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.ask_for_word is
  'Asks the customer of a job for a word, {reference, key, subject, body}, by one mail of the request''s conversation, once. Status: sent, asked (before), owed (they wait for an answer), unreachable (erased, or without an address), notDone, closed, unknown, invalid or forbidden.';

-- The same amount of another unit is another line.

create or replace function public.add_job_record(actor uuid, entry jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.jobs%rowtype;
  worker uuid := nullif(entry ->> 'worker', '')::uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select j.* into job
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id
  where q.reference = entry ->> 'reference'
  for update of j;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if entry ->> 'kind' = 'time' and not exists (select 1 from public.staff_members s where s.user_id = worker) then
    return jsonb_build_object('status', 'invalid');
  end if;
  -- A form sent twice is one line.
  if exists (
    select 1 from public.job_records r
    where r.job_id = job.id and r.author_id = actor and r.kind = entry ->> 'kind' and r.what = entry ->> 'what'
      and r.minutes is not distinct from (entry ->> 'minutes')::integer
      and r.quantity is not distinct from (entry ->> 'quantity')::numeric
      and r.unit is not distinct from entry ->> 'unit'
      and r.worker_id is not distinct from worker and r.done_on = (entry ->> 'doneOn')::date
      and r.created_at > now() - interval '1 minute'
  ) then
    return jsonb_build_object('status', 'ok');
  end if;
  if (select count(*) from public.job_records r where r.job_id = job.id) >= 300 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.job_records (job_id, quote_request_id, kind, what, minutes, worker_id, quantity, unit, done_on, author_id)
  values (
    job.id, job.quote_request_id, entry ->> 'kind', entry ->> 'what', (entry ->> 'minutes')::integer, worker,
    (entry ->> 'quantity')::numeric, entry ->> 'unit', (entry ->> 'doneOn')::date, actor
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

-- A category that was deleted after its works comes back with the first of them: nobody sees it in the bin, and only its works tell of it.

create or replace function public.set_portfolio_deleted(actor uuid, entity text, entry uuid, seen_version integer, wanted boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.portfolio_categories%rowtype;
  item public.portfolio_items%rowtype;
  moment timestamptz := case when wanted then now() end;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is null then
    return jsonb_build_object('status', 'invalid', 'detail', 'wanted');
  end if;
  if entity = 'category' then
    select * into category from public.portfolio_categories c
    where c.id = entry and (c.deleted_at is null) = wanted for update;
    if not found then
      return jsonb_build_object('status', 'unknown');
    end if;
    if category.version is distinct from seen_version then
      return jsonb_build_object('status', 'conflict', 'current', public.portfolio_category_json(category));
    end if;
    if wanted and exists (
      select 1 from public.portfolio_items i where i.category_id = entry and i.deleted_at is null
    ) then
      return jsonb_build_object('status', 'inUse');
    end if;
    update public.portfolio_categories c set deleted_at = moment, version = c.version + 1, updated_at = now()
    where c.id = entry
    returning * into category;
    return jsonb_build_object('status', 'ok', 'version', category.version);
  end if;
  if entity = 'item' then
    select * into item from public.portfolio_items i
    where i.id = entry and (i.deleted_at is null) = wanted for update;
  elsif entity = 'image' then
    select i.* into item
    from public.portfolio_items i
    join public.portfolio_images p on p.item_id = i.id
    where p.id = entry and (p.deleted_at is null) = wanted and i.deleted_at is null
    for update of i;
  elsif entity = 'video' then
    select * into item from public.portfolio_items i
    where i.video_id = entry and (i.video_deleted_at is null) = wanted and i.deleted_at is null for update;
  else
    return jsonb_build_object('status', 'invalid', 'detail', 'entity');
  end if;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if item.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict', 'current', public.portfolio_item_json(item));
  end if;
  if entity = 'item' and not wanted then
    -- Locked before it is looked at: a colleague may be deleting it.
    perform 1 from public.portfolio_categories c where c.id = item.category_id for update;
    update public.portfolio_categories c set deleted_at = null, version = c.version + 1, updated_at = now()
    where c.id = item.category_id and c.deleted_at is not null;
  end if;
  if entity = 'image' then
    update public.portfolio_images p set deleted_at = moment where p.id = entry;
    if item.status = 'published' and not public.is_portfolio_item_complete(item.id) then
      raise exception 'incomplete';
    end if;
  end if;
  update public.portfolio_items i
  set deleted_at = case when entity = 'item' then moment end,
    video_deleted_at = case when entity = 'video' then moment else i.video_deleted_at end,
    version = i.version + 1, updated_at = now()
  where i.id = item.id
  returning * into item;
  if entity = 'video' and item.status = 'published' and not public.is_portfolio_item_complete(item.id) then
    raise exception 'incomplete';
  end if;
  return jsonb_build_object('status', 'ok', 'version', item.version);
exception
  when raise_exception then
    return jsonb_build_object('status', 'incomplete');
  when unique_violation then
    return jsonb_build_object('status', 'slugTaken');
end;
$$;

comment on function public.set_portfolio_deleted is
  'Deletes a category, a work (item), a picture (image) or a video, or undoes that (wanted = false); a work brings its category back. The version is that of the category or of the work; its new one is answered and is what an undo must give.';
