-- Pictures of the lines of an offer: one beside a line, which belongs to its version and is frozen with it.

create table public.offer_pictures (
  id uuid primary key default gen_random_uuid(),
  offer_version_id uuid not null references public.offer_versions (id) on delete cascade,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  line_id text not null check (line_id ~ '^[a-z0-9]{1,12}$'),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  size integer not null check (size between 1 and 10485760),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  storage_path text not null check (storage_path ~ '^[0-9a-f-]{36}\.jpeg$'),
  created_at timestamptz not null default now(),
  unique (offer_version_id, line_id)
);

comment on table public.offer_pictures is 'Pictures of the lines of offers, drawn anew: without place, camera or time of the phone. Those of a version that was sent never change.';
comment on column public.offer_pictures.quote_request_id is 'As of the offer: what belongs to an order is held with it (scan_person).';
comment on column public.offer_pictures.line_id is 'The line in the document of the version; its words say what is seen.';
comment on column public.offer_pictures.file_hash is 'SHA-256 of the picture that is kept, byte for byte.';
comment on column public.offer_pictures.storage_path is 'A new version has the same file as the last, until its picture is another one.';

create index offer_pictures_of_request on public.offer_pictures (quote_request_id);
create index offer_pictures_by_file on public.offer_pictures (storage_path);

alter table public.offer_pictures enable row level security;
revoke all on table public.offer_pictures from public, anon, authenticated;
grant select, insert, update, delete on table public.offer_pictures to service_role;

create trigger offer_pictures_audit after insert or update or delete on public.offer_pictures
  for each row execute function public.audit_change('file_hash');

create function public.freeze_offer_picture()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  picture public.offer_pictures%rowtype;
begin
  if tg_op = 'INSERT' then
    picture := new;
  else
    picture := old;
  end if;
  -- With the request, or with the version itself, its pictures may go.
  if tg_op = 'UPDATE' or exists (
    select 1
    from public.offer_versions v
    join public.quote_requests q on q.id = v.quote_request_id
    where v.id = picture.offer_version_id and v.state <> 'draft'
  ) then
    raise exception 'the pictures of a version that was sent cannot be changed' using errcode = 'insufficient_privilege';
  end if;
  return picture;
end;
$$;

comment on function public.freeze_offer_picture is 'Refuses every change of the pictures of a sent version; another picture is another row.';

create trigger freeze_picture before insert or update or delete on public.offer_pictures
  for each row execute function public.freeze_offer_picture();

create function public.keep_offer_picture()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    delete from public.storage_removals s where s.bucket = 'offers' and s.storage_path = new.storage_path;
  elsif not exists (select 1 from public.offer_pictures p where p.storage_path = old.storage_path) then
    insert into public.storage_removals (bucket, storage_path)
    values ('offers', old.storage_path)
    on conflict do nothing;
  end if;
  return null;
end;
$$;

comment on function public.keep_offer_picture is 'The file of a picture is kept, and goes when the last version that shows it goes.';

create trigger keep_file after insert on public.offer_pictures
  for each row execute function public.keep_offer_picture();
create trigger leave_file after delete on public.offer_pictures
  for each row execute function public.keep_offer_picture();

create function public.follow_offer_lines()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.offer_pictures (
      offer_version_id, quote_request_id, line_id, width, height, size, file_hash, storage_path
    )
    select new.id, new.quote_request_id, p.line_id, p.width, p.height, p.size, p.file_hash, p.storage_path
    from public.offer_pictures p
    where p.offer_version_id = (
      select v.id
      from public.offer_versions v
      where v.offer_id = new.offer_id and v.position < new.position
      order by v.position desc
      limit 1
    )
    and exists (select 1 from jsonb_array_elements(new.document -> 'lines') l where l ->> 'id' = p.line_id);
  else
    delete from public.offer_pictures p
    where p.offer_version_id = new.id
      and not exists (select 1 from jsonb_array_elements(new.document -> 'lines') l where l ->> 'id' = p.line_id);
  end if;
  return null;
end;
$$;

comment on function public.follow_offer_lines is
  'A new version begins with the pictures of the last one; with a line that is taken out of a draft its picture goes.';

create trigger copy_pictures after insert on public.offer_versions
  for each row when (new.state = 'draft') execute function public.follow_offer_lines();
create trigger follow_lines after update of document on public.offer_versions
  for each row when (new.state = 'draft') execute function public.follow_offer_lines();

create function public.find_offer_pictures(wanted_reference text, with_drafts boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', p.id, 'position', v.position, 'line', p.line_id, 'width', p.width, 'height', p.height, 'hash', p.file_hash,
        'path', p.storage_path
      )
      order by v.position desc, p.line_id
    ),
    '[]'
  )
  from public.offer_pictures p
  join public.offer_versions v on v.id = p.offer_version_id
  join public.quote_requests q on q.id = p.quote_request_id
  where q.reference = wanted_reference and (with_drafts or v.state <> 'draft');
$$;

comment on function public.find_offer_pictures is
  'The pictures of the lines of an offer, of every version; those of drafts are for staff alone.';

create function public.put_offer_picture(actor uuid, picture jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
  draft public.offer_versions%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- The lock of the request comes first, as in every change of an offer.
  select * into request from public.quote_requests q where q.reference = picture ->> 'reference' for update;
  select v.* into draft
  from public.offer_versions v
  join public.offers o on o.id = v.offer_id
  where o.quote_request_id = request.id and v.state = 'draft' and o.status <> 'accepted';
  if not found or not exists (
    select 1 from jsonb_array_elements(draft.document -> 'lines') l where l ->> 'id' = picture ->> 'line'
  ) then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- The file of one that is there already stays announced, and goes within the hour.
  if exists (
    select 1
    from public.offer_pictures p
    where p.offer_version_id = draft.id and p.line_id = picture ->> 'line' and p.file_hash = picture ->> 'hash'
  ) then
    return jsonb_build_object('status', 'ok');
  end if;
  -- They all stand in one document, which storage takes up to 10 MiB of.
  if (picture ->> 'size')::bigint + (
    select coalesce(sum(p.size), 0)
    from public.offer_pictures p
    where p.offer_version_id = draft.id and p.line_id <> picture ->> 'line'
  ) > 8388608 then
    return jsonb_build_object('status', 'full');
  end if;
  delete from public.offer_pictures p where p.offer_version_id = draft.id and p.line_id = picture ->> 'line';
  insert into public.offer_pictures (
    offer_version_id, quote_request_id, line_id, width, height, size, file_hash, storage_path
  )
  values (
    draft.id, request.id, picture ->> 'line', (picture ->> 'width')::integer, (picture ->> 'height')::integer,
    (picture ->> 'size')::integer, picture ->> 'hash', picture ->> 'path'
  );
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.put_offer_picture is
  'Puts a picture whose file is stored beside a line of the draft, {reference, line, width, height, size, hash, path}, in the place of another; 8 MiB of them at most. Status: ok, full, unknown, invalid or forbidden.';

create function public.remove_offer_picture(actor uuid, removal jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.quote_requests%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  select * into request from public.quote_requests q where q.reference = removal ->> 'reference' for update;
  delete from public.offer_pictures p
  using public.offer_versions v
  where v.id = p.offer_version_id and v.state = 'draft' and p.quote_request_id = request.id
    and p.line_id = removal ->> 'line';
  return jsonb_build_object('status', case when found then 'ok' else 'unknown' end);
end;
$$;

comment on function public.remove_offer_picture is
  'Takes the picture of a line out of the draft, {reference, line}. Status: ok, unknown or forbidden.';

-- As before, and with the pictures that were drawn into the document: one that came or went since then is in no document.
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
    amount_net_cents = (sending ->> 'net')::bigint, answered_at = coalesce(q.answered_at, now())
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
  'Freezes the draft of an offer with its document, {reference, version, sentAt, validUntil, termsVersion, pdfHash, path, net, pictures}, and mails the link. Status: ok, conflict, closed, unknown, invalid or forbidden.';

create function public.personal_export_offer_pictures(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'offerPictures', (
      select coalesce(
        jsonb_agg(
          to_jsonb(p) - '{id,offer_version_id,quote_request_id,storage_path}'::text[]
          || jsonb_build_object('reference', q.reference, 'position', v.position)
          order by q.submitted_at, v.position, p.line_id
        ),
        '[]'
      )
      from public.offer_pictures p
      join public.offer_versions v on v.id = p.offer_version_id
      join public.quote_requests q on q.id = p.quote_request_id
      where v.state <> 'draft' and (q.user_id = any (accounts) or lower(q.email) = $1)
    )
  );
$$;

comment on function public.personal_export_offer_pictures is
  'Which lines of the offers that a person was sent had a picture; the pictures stand in the documents.';

revoke execute on function
  public.freeze_offer_picture(), public.keep_offer_picture(), public.follow_offer_lines(),
  public.find_offer_pictures(text, boolean), public.put_offer_picture(uuid, jsonb),
  public.remove_offer_picture(uuid, jsonb), public.personal_export_offer_pictures(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_offer_pictures(text, boolean), public.put_offer_picture(uuid, jsonb),
  public.remove_offer_picture(uuid, jsonb), public.personal_export_offer_pictures(text, uuid[])
  to service_role;
