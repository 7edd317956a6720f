-- An offer is an answer, also when it is another version of one: what its customer wrote awaits none any more.

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
    amount_net_cents = (sending ->> 'net')::bigint, answered_at = coalesce(q.answered_at, now()),
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
