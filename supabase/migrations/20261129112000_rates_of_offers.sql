-- What an offer costs with VAT goes by its own rates; what is decided with a link after somebody else's decision is not taken, and said
-- so; an offer to somebody who has no address is asked after on the telephone.

alter table public.quote_requests alter column vat_rate_percent drop not null;

comment on column public.quote_requests.vat_rate_percent is
  'Of the amount; null where the lines of the offer that it is of have several rates.';

-- Amounts that offers have set, and nobody since. The percents are those of lib/offers/vat-treatment.ts. Timelines do not tell of it:
-- the amount is the same.
alter table public.quote_requests disable trigger record_change;
update public.quote_requests q
set vat_rate_percent = r.percent
from (
  select v.quote_request_id, max(greatest(v.sent_at, d.decided_at)) as since,
    case when count(distinct p.percent) = 1 then min(p.percent) end as percent
  from public.offer_versions v
  left join public.offer_decisions d on d.offer_version_id = v.id and d.kind = 'accepted'
  cross join lateral jsonb_array_elements(v.document -> 'lines') as l (line)
  cross join lateral (
    select case l.line ->> 'vat' when 'standard' then 21 when 'dwelling' then 6 else 0 end as percent
  ) p
  where v.state = 'sent' and (
    l.line ->> 'role' = 'fixed'
    or case when d.id is null then (l.line ->> 'preselected')::boolean else l.line ->> 'id' = any (d.choice) end
  )
  group by v.quote_request_id
) r
where q.id = r.quote_request_id and q.vat_rate_percent is distinct from r.percent and not exists (
  select 1
  from public.quote_request_events e
  where e.quote_request_id = q.id and e.kind = 'amount_changed' and e.created_at > r.since + interval '1 minute'
);
alter table public.quote_requests enable trigger record_change;

create or replace function public.send_offer(actor uuid, sending jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  sent public.offer_versions%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = sending ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into offer from public.offers o where o.quote_request_id = request.id for update;
  if not found or offer.number is null then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- The document was drawn from the version that is named here; a second click finds the next one.
  if offer.version is distinct from (sending ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'offer', public.describe_offer(offer.id, true));
  end if;
  if offer.status = 'accepted' or request.withdrawn_at is not null or request.status = 'spam' then
    return jsonb_build_object('status', 'closed');
  end if;
  if array(
    select p.id
    from public.offer_pictures p
    join public.offer_versions v on v.id = p.offer_version_id
    where v.offer_id = offer.id and v.state = 'draft'
    order by p.id
  ) is distinct from array(
    select drawn.id::uuid
    from jsonb_array_elements_text(coalesce(sending -> 'pictures', '[]')) as drawn (id)
    order by drawn.id::uuid
  ) then
    return jsonb_build_object('status', 'conflict', 'offer', public.describe_offer(offer.id, true));
  end if;
  update public.offer_versions v set state = 'replaced' where v.offer_id = offer.id and v.state = 'sent';
  update public.offer_versions v
  set state = 'sent', author_id = actor, sent_at = (sending ->> 'sentAt')::timestamptz,
    valid_until = (sending ->> 'validUntil')::date, terms_version = sending ->> 'termsVersion',
    pdf_hash = sending ->> 'pdfHash', storage_path = sending ->> 'path'
  where v.offer_id = offer.id and v.state = 'draft'
  returning * into sent;
  if not found then
    return jsonb_build_object('status', 'conflict', 'offer', public.describe_offer(offer.id, true));
  end if;
  update public.offers o set status = 'sent', version = o.version + 1 where o.id = offer.id;
  update public.quote_requests q
  set status = case when q.status in ('new', 'contacted', 'lost') then 'quoted' else q.status end,
    amount_net_cents = (sending ->> 'net')::bigint,
    vat_rate_percent = case
      when sending ? 'vatRate' then (sending ->> 'vatRate')::numeric else q.vat_rate_percent
    end,
    answered_at = coalesce(q.answered_at, now()),
    reply_due_at = null, version = q.version + (q.reply_due_at is not null)::integer
  where q.id = request.id;
  insert into public.outbox_messages (template, locale, recipient, payload)
  values (
    'offer-sent', request.locale, request.email,
    jsonb_build_object(
      'reference', request.reference, 'locale', request.locale, 'email', request.email, 'about', request.subject,
      'firstName', request.first_name, 'number', offer.number, 'position', sent.position, 'validUntil', sent.valid_until,
      'words', sent.document ->> 'words'
    )
  );
  return jsonb_build_object('status', 'ok', 'offer', public.describe_offer(offer.id, true));
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.send_offer is
  'Freezes the draft of an offer with its document, {reference, version, sentAt, validUntil, termsVersion, pdfHash, path, net, vatRate, pictures}, and mails the link. Status: ok, conflict, closed, unknown, invalid or forbidden.';

create or replace function public.decide_offer(decision jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  offer public.offers%rowtype;
  decided public.offer_versions%rowtype;
  earlier public.offer_decisions%rowtype;
  wanted_kind text := decision ->> 'kind';
  facts jsonb;
begin
  select * into request from public.quote_requests q where q.reference = decision ->> 'reference' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select * into offer from public.offers o where o.quote_request_id = request.id for update;
  select * into decided
  from public.offer_versions v
  where v.offer_id = offer.id and v.position = (decision ->> 'position')::smallint and v.state <> 'draft';
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select d.* into earlier from public.offer_decisions d where d.offer_version_id = decided.id;
  if found then
    -- Two clicks are one decision; what somebody else sends with the same link is another one, and is not taken.
    return jsonb_build_object('status', case
      when (earlier.kind, earlier.name, earlier.reason, earlier.choice) is not distinct from (
        wanted_kind, decision ->> 'name', decision ->> 'reason',
        array(select jsonb_array_elements_text(coalesce(decision -> 'choice', '[]')))
      ) then earlier.kind
      else 'decidedBefore'
    end);
  end if;
  if decided.state <> 'sent' or decided.pdf_hash is distinct from decision ->> 'pdfHash' then
    return jsonb_build_object('status', 'replaced');
  end if;
  if request.withdrawn_at is not null then
    return jsonb_build_object('status', 'withdrawn');
  end if;
  if wanted_kind = 'accepted' and (now() at time zone 'Europe/Brussels')::date > decided.valid_until then
    return jsonb_build_object('status', 'expired');
  end if;
  if not public.consume_rate_limits(decision -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  insert into public.offer_decisions (
    offer_version_id, quote_request_id, kind, name, reason, choice, gross_cents, deposit_cents, pdf_hash, terms_version, locale, email
  )
  values (
    decided.id, request.id, wanted_kind, decision ->> 'name', decision ->> 'reason',
    array(select jsonb_array_elements_text(coalesce(decision -> 'choice', '[]'))),
    (decision ->> 'gross')::bigint, (decision ->> 'deposit')::bigint, decided.pdf_hash, decided.terms_version,
    decision ->> 'locale', request.email
  );
  update public.offers o set status = wanted_kind, version = o.version + 1 where o.id = offer.id;
  -- Why it was declined may be what the next version answers: only an acceptance closes the request.
  if wanted_kind = 'accepted' then
    update public.quote_requests q
    set status = 'won', amount_net_cents = (decision ->> 'net')::bigint,
      vat_rate_percent = case
        when decision ? 'vatRate' then (decision ->> 'vatRate')::numeric else q.vat_rate_percent
      end
    where q.id = request.id;
  end if;
  facts := jsonb_build_object(
    'reference', request.reference, 'locale', decision ->> 'locale', 'email', request.email, 'about', request.subject,
    'firstName', request.first_name, 'name', request.name, 'number', offer.number, 'position', decided.position,
    'kind', wanted_kind, 'signature', decision ->> 'name', 'reason', decision ->> 'reason',
    'gross', decision -> 'gross', 'deposit', decision -> 'deposit', 'pdfHash', decided.pdf_hash, 'decidedAt', now()
  );
  insert into public.outbox_messages (template, locale, recipient, payload)
  values ('offer-news', 'fr', null, facts);
  if wanted_kind = 'accepted' then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values ('offer-accepted', decision ->> 'locale', request.email, facts);
  end if;
  return jsonb_build_object('status', wanted_kind, 'isNew', true);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.decide_offer is
  'Keeps what a customer said to a version, {reference, position, pdfHash, kind, name?, reason?, choice, net, vatRate, gross, deposit, locale, limits}, and mails it. Status: accepted, declined, decidedBefore, replaced, expired, withdrawn, limited, unknown or invalid.';

create or replace function public.open_proof_of(wanted jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  proof public.proof_versions%rowtype;
begin
  select * into request from public.quote_requests q where q.reference = wanted ->> 'reference' for update;
  select v.* into proof
  from public.proof_versions v
  where v.quote_request_id = request.id and v.position = (wanted ->> 'position')::smallint;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (select 1 from public.proof_decisions d where d.proof_version_id = proof.id) then
    return jsonb_build_object('status', 'decidedBefore', 'id', proof.id);
  end if;
  if proof.state <> 'sent' or proof.file_hash is distinct from wanted ->> 'hash' then
    return jsonb_build_object('status', 'replaced');
  end if;
  if request.withdrawn_at is not null or request.status <> 'won' then
    return jsonb_build_object('status', 'withdrawn');
  end if;
  if not public.consume_rate_limits(wanted -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  return jsonb_build_object('status', 'open', 'id', proof.id);
end;
$$;

comment on function public.open_proof_of is
  'Locks the request of a proof, {reference, position, hash, limits}, and answers its id while something can be said to it, or once it is decided; else why not.';

create or replace function public.mark_proof(mark jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened jsonb;
  proof public.proof_versions%rowtype;
  wanted_x numeric(5, 4);
  wanted_y numeric(5, 4);
begin
  opened := public.open_proof_of(mark);
  wanted_x := (mark ->> 'x')::numeric;
  wanted_y := (mark ->> 'y')::numeric;
  select * into proof from public.proof_versions v where v.id = (opened ->> 'id')::uuid;
  -- Two clicks are one point, also when the second comes after the decision.
  if exists (
    select 1
    from public.proof_points p
    where p.proof_version_id = proof.id and p.body = mark ->> 'text'
      and (p.x, p.y, p.page) is not distinct from (wanted_x, wanted_y, (mark ->> 'page')::smallint)
  ) then
    return jsonb_build_object('status', 'marked');
  end if;
  if opened ->> 'status' <> 'open' then
    return jsonb_build_object('status', opened ->> 'status');
  end if;
  if (select count(*) from public.proof_points p where p.proof_version_id = proof.id) >= 40 then
    return jsonb_build_object('status', 'full');
  end if;
  insert into public.proof_points (proof_version_id, quote_request_id, x, y, page, body)
  values (proof.id, proof.quote_request_id, wanted_x, wanted_y, (mark ->> 'page')::smallint, mark ->> 'text');
  return jsonb_build_object('status', 'marked');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.mark_proof is
  'Adds a point to a proof, {reference, position, hash, x?, y?, page?, text, limits}. Status: marked, full, decidedBefore, replaced, withdrawn, limited, unknown or invalid.';

create or replace function public.decide_proof(decision jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened jsonb;
  request public.quote_requests%rowtype;
  proof public.proof_versions%rowtype;
  earlier public.proof_decisions%rowtype;
  wanted_kind text := decision ->> 'kind';
  said jsonb;
  facts jsonb;
begin
  opened := public.open_proof_of(decision);
  -- Two clicks are one decision; what somebody else sends with the same link is another one, and is not taken.
  if opened ->> 'status' = 'decidedBefore' then
    select d.* into earlier from public.proof_decisions d where d.proof_version_id = (opened ->> 'id')::uuid;
    return jsonb_build_object('status', case
      when (earlier.kind, earlier.name, earlier.words)
        is not distinct from (wanted_kind, decision ->> 'name', decision ->> 'words') then earlier.kind
      else 'decidedBefore'
    end);
  end if;
  if opened ->> 'status' <> 'open' then
    return jsonb_build_object('status', opened ->> 'status');
  end if;
  select * into proof from public.proof_versions v where v.id = (opened ->> 'id')::uuid;
  select * into request from public.quote_requests q where q.id = proof.quote_request_id;
  select coalesce(
    jsonb_agg(jsonb_build_object('x', p.x, 'y', p.y, 'page', p.page, 'text', p.body) order by p.created_at, p.id), '[]'
  )
  into said
  from public.proof_points p
  where p.proof_version_id = proof.id;
  -- In another window something may have been written on it meanwhile.
  if wanted_kind = 'approved' and said <> '[]' then
    return jsonb_build_object('status', 'pointsOpen');
  end if;
  if wanted_kind = 'changes' and said = '[]' and decision ->> 'words' is null then
    return jsonb_build_object('status', 'wordsNeeded');
  end if;
  insert into public.proof_decisions (proof_version_id, quote_request_id, kind, name, words, file_hash, locale, email)
  values (
    proof.id, request.id, wanted_kind, decision ->> 'name', decision ->> 'words', proof.file_hash,
    decision ->> 'locale', request.email
  );
  update public.jobs j
  set stage = case when wanted_kind = 'approved' and j.stage = 'proof' then 'approved' else j.stage end,
    -- The time of delivery runs from here, from the last approval; a day that staff have set stays.
    due_on = case
      when wanted_kind = 'approved' and not j.due_by_staff then coalesce((decision ->> 'dueOn')::date, j.due_on)
      else j.due_on
    end,
    version = j.version + 1
  where j.id = proof.job_id;
  facts := jsonb_build_object(
    'reference', request.reference, 'locale', decision ->> 'locale', 'about', request.subject,
    'firstName', request.first_name, 'name', request.name, 'email', request.email, 'position', proof.position,
    'kind', wanted_kind, 'signature', decision ->> 'name', 'words', decision ->> 'words', 'points', said,
    'width', proof.width, 'height', proof.height, 'hash', proof.file_hash, 'decidedAt', now()
  );
  insert into public.outbox_messages (template, locale, recipient, payload)
  values ('proof-news', 'fr', null, facts);
  if wanted_kind = 'approved' then
    insert into public.outbox_messages (template, locale, recipient, payload)
    values ('proof-approved', decision ->> 'locale', request.email, facts);
  end if;
  return jsonb_build_object('status', wanted_kind);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.decide_proof is
  'Keeps what a customer decides about a proof, {reference, position, hash, kind, name?, words?, dueOn?, locale, limits}, and mails it. Status: approved, changes, decidedBefore, pointsOpen, wordsNeeded, replaced, withdrawn, limited, unknown or invalid.';

create or replace function public.list_waiting_offers(max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(w) - 'sent' order by w.sent, w.reference), '[]')
  from (
    select q.reference, o.number, q.locale, v.sent_at as sent, v.sent_at as "sentAt", v.valid_until as "validUntil",
      coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name) as name, q.email is null as "byPhone",
      -- Whoever wrote last: after a word of the customer it is not the offer that waits. Nobody writes to a customer without an
      -- address: what was said on the telephone is a note.
      greatest(
        (
          select max(m.created_at) from public.quote_request_messages m
          where m.quote_request_id = q.id and m.created_at > v.sent_at
        ),
        (
          select max(n.created_at) from public.quote_request_notes n
          where q.email is null and n.quote_request_id = q.id and n.created_at > v.sent_at
        )
      ) as "writtenAt"
    from public.offers o
    join public.quote_requests q on q.id = o.quote_request_id
    join public.offer_versions v on v.offer_id = o.id and v.state = 'sent'
    where o.status = 'sent' and q.withdrawn_at is null and q.status not in ('won', 'lost', 'spam')
      and v.valid_until >= (now() at time zone 'Europe/Brussels')::date
    order by v.sent_at
    limit least(greatest(max_count, 0), 500)
  ) w;
$$;

comment on function public.list_waiting_offers is
  'Offers that can still be accepted and were not decided, the oldest first, with when somebody last wrote about them, or, of customers without an address, noted something.';
