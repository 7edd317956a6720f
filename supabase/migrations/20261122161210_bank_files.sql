-- Files of the bank, and the payments that came in with them. A line is known by the bank's own reference: a file that is read twice
-- books nothing twice. What nobody could match stays in sight until somebody does, or sets it aside.

create table public.bank_files (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('coda', 'camt')),
  account text not null check (account ~ '^[A-Z0-9]{4,34}$'),
  from_day date not null,
  to_day date not null,
  status text not null default 'waiting' check (status in ('waiting', 'booked')),
  author_id uuid,
  created_at timestamptz not null default now(),
  booked_at timestamptz,
  check ((status = 'booked') = (booked_at is not null) and from_day <= to_day)
);

comment on table public.bank_files is 'Files of the bank that were read; the file itself is not kept.';
comment on column public.bank_files.hash is 'SHA-256 of the file.';
comment on column public.bank_files.account is 'Of the agency.';
comment on column public.bank_files.status is 'waiting: read and shown, and nothing booked yet.';

alter table public.bank_files enable row level security;
revoke all on table public.bank_files from public, anon, authenticated;
grant select, insert, update, delete on table public.bank_files to service_role;

create trigger bank_files_audit after insert or update or delete on public.bank_files
  for each row execute function public.audit_change('format', 'status', 'from_day', 'to_day');

create table public.bank_entries (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (char_length(key) between 1 and 200),
  amount_cents bigint not null check (amount_cents between 1 and 99999999999999),
  booked_on date not null,
  payer text check (char_length(payer) between 1 and 140 and payer !~ '[[:cntrl:]]'),
  payer_iban text check (payer_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  communication text check (communication ~ '^[0-9]{10}$'),
  message text not null default '' check (char_length(message) <= 420 and message !~ '[[:cntrl:]]'),
  forgotten_at timestamptz,
  set_aside_at timestamptz,
  set_aside_by uuid,
  set_aside_reason text check (set_aside_reason in ('notOurs', 'recorded', 'sentBack', 'otherIncome')),
  created_at timestamptz not null default now(),
  check ((set_aside_at is null) = (set_aside_reason is null) and (set_aside_at is not null or set_aside_by is null)),
  check (forgotten_at is null or (payer is null and payer_iban is null and message = ''))
);

comment on table public.bank_entries is 'What came in on the account, each movement once.';
comment on column public.bank_entries.key is 'Account, the bank''s reference, day, amount and part of the movement.';
comment on column public.bank_entries.communication is 'The ten digits of a structured communication.';
comment on column public.bank_entries.forgotten_at is 'When name, account and message of the payer were erased.';
comment on column public.bank_entries.set_aside_reason is 'Why it is on no offer: not for us, entered by hand before, sent back, or other income.';

create index bank_entries_by_day on public.bank_entries (booked_on desc, id);

alter table public.bank_entries enable row level security;
revoke all on table public.bank_entries from public, anon, authenticated;
grant select, insert, update, delete on table public.bank_entries to service_role;

create trigger bank_entries_audit after update or delete on public.bank_entries
  for each row execute function public.audit_change('amount_cents', 'set_aside_reason');

create table public.bank_file_lines (
  id uuid primary key default gen_random_uuid(),
  bank_file_id uuid not null references public.bank_files (id) on delete cascade,
  bank_entry_id uuid not null references public.bank_entries (id) on delete cascade,
  position integer not null check (position >= 1),
  unique (bank_file_id, bank_entry_id)
);

comment on table public.bank_file_lines is 'Which movements stand in which file.';

create index bank_file_lines_of_entry on public.bank_file_lines (bank_entry_id);

alter table public.bank_file_lines enable row level security;
revoke all on table public.bank_file_lines from public, anon, authenticated;
grant select, insert, update, delete on table public.bank_file_lines to service_role;

alter table public.offer_payments add column bank_entry_id uuid references public.bank_entries (id);

comment on column public.offer_payments.bank_entry_id is 'The movement of the bank that it is; null for one entered by hand.';

-- A movement is one payment; one that was undone can be matched again.
create unique index offer_payments_of_entry on public.offer_payments (bank_entry_id)
  where bank_entry_id is not null and undone_at is null;

create function public.match_bank_entry(entry uuid, earlier jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  line public.bank_entries%rowtype;
  offer public.offers%rowtype;
  agreed record;
  paid bigint;
  facts jsonb;
  state text;
begin
  select * into line from public.bank_entries e where e.id = entry;
  select o.* into offer
  from public.offer_payments p join public.offers o on o.id = p.offer_id
  where p.bank_entry_id = line.id and p.undone_at is null;
  if found then
    state := 'booked';
  elsif line.set_aside_at is not null then
    state := 'aside';
  else
    select o.* into offer
    from public.offers o
    where line.communication like '1%'
      and o.number = 'D-' || substr(line.communication, 2, 4) || '-' || substr(line.communication, 6, 5);
    state := case when not found then 'unmatched' when offer.status <> 'accepted' then 'notAccepted' end;
  end if;
  if offer.id is not null then
    select a.gross, a.deposit into agreed from public.agreed_cents(offer.id) a;
    paid := public.paid_cents(offer.id) + coalesce((earlier ->> offer.id::text)::bigint, 0);
    state := coalesce(
      state,
      case
        -- Somebody may have seen it at the bank, and entered it.
        when exists (
          select 1 from public.offer_payments p
          where p.offer_id = offer.id and p.undone_at is null and p.bank_entry_id is null
            and p.amount_cents = line.amount_cents and p.paid_on between line.booked_on - 10 and line.booked_on + 10
        ) then 'twice'
        when line.amount_cents in (agreed.deposit - paid, agreed.gross - paid) then 'matched'
        else 'differs'
      end
    );
    select jsonb_build_object(
      'reference', q.reference, 'number', offer.number, 'name', coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name),
      'open', greatest(0, agreed.gross - paid), 'openDeposit', greatest(0, agreed.deposit - paid)
    ) into facts
    from public.quote_requests q where q.id = offer.quote_request_id;
  end if;
  return jsonb_build_object(
    'id', line.id, 'amount', line.amount_cents, 'bookedOn', line.booked_on, 'payer', line.payer, 'payerIban', line.payer_iban,
    'communication', line.communication, 'message', line.message, 'state', state, 'offer', facts, 'offerId', offer.id,
    'aside', case when line.set_aside_at is not null then jsonb_build_object(
      'at', line.set_aside_at, 'reason', line.set_aside_reason, 'author', public.staff_name(line.set_aside_by)
    ) end
  );
end;
$$;

comment on function public.match_bank_entry is
  'A movement and the offer it belongs to. State: booked, aside, matched, differs, twice (entered by hand already), notAccepted or unmatched. `earlier`: cents by offer that lines before it will book.';

create function public.describe_bank_file(wanted uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  file public.bank_files%rowtype;
  place record;
  line jsonb;
  lines jsonb[] := '{}';
  earlier jsonb := '{}';
begin
  select * into file from public.bank_files f where f.id = wanted;
  if not found then
    return null;
  end if;
  for place in
    select l.bank_entry_id as entry from public.bank_file_lines l where l.bank_file_id = wanted order by l.position
  loop
    line := public.match_bank_entry(place.entry, earlier);
    -- Two lines of a file can match one deposit: the second finds it paid.
    if line ->> 'state' = 'matched' then
      earlier := earlier || jsonb_build_object(
        line ->> 'offerId', coalesce((earlier ->> (line ->> 'offerId'))::bigint, 0) + (line ->> 'amount')::bigint
      );
    end if;
    lines := array_append(lines, line - 'offerId');
  end loop;
  return jsonb_build_object(
    'id', file.id, 'format', file.format, 'account', file.account, 'from', file.from_day, 'to', file.to_day,
    'status', file.status, 'author', public.staff_name(file.author_id), 'at', file.created_at, 'bookedAt', file.booked_at,
    'lines', to_jsonb(lines), 'stamp', encode(sha256(convert_to(lines::text, 'UTF8')), 'hex')
  );
end;
$$;

comment on function public.describe_bank_file is
  'A file with its lines, each matched; the stamp changes whenever anything of that does.';

create function public.find_bank_file(wanted uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select public.describe_bank_file(wanted);
$$;

comment on function public.find_bank_file is 'A file of the bank as staff see it before they book, or null.';

create function public.keep_bank_file(actor uuid, file jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  insert into public.bank_files (hash, format, account, from_day, to_day, author_id)
  values (
    file ->> 'hash', file ->> 'format', file ->> 'account', (file ->> 'from')::date, (file ->> 'to')::date, actor
  )
  on conflict (hash) do nothing
  returning id into kept;
  if kept is null then
    select f.id into kept from public.bank_files f where f.hash = file ->> 'hash';
    return jsonb_build_object('status', 'known', 'id', kept);
  end if;
  -- In the order of their keys: two files with the same movements never wait for each other.
  insert into public.bank_entries (key, amount_cents, booked_on, payer, payer_iban, communication, message)
  select e.key, e.amount, e."bookedOn", e.payer, e."payerIban", e.communication, e.message
  from jsonb_to_recordset(file -> 'entries') as e(
    key text, amount bigint, "bookedOn" date, payer text, "payerIban" text, communication text, message text
  )
  order by e.key
  on conflict (key) do nothing;
  insert into public.bank_file_lines (bank_file_id, bank_entry_id, position)
  select kept, b.id, e.position
  from jsonb_array_elements(file -> 'entries') with ordinality as e(entry, position)
  join public.bank_entries b on b.key = e.entry ->> 'key';
  return jsonb_build_object('status', 'ok', 'id', kept);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.keep_bank_file is
  'Keeps what was read of a file, {hash, format, account, from, to, entries}; books nothing. Status: ok, known (the same file), invalid or forbidden.';

create function public.book_on_offer(actor uuid, entry uuid, wanted uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.offer_payments (offer_id, quote_request_id, key, amount_cents, paid_on, method, author_id, bank_entry_id)
  select o.id, o.quote_request_id, gen_random_uuid(), e.amount_cents, e.booked_on, 'transfer', actor, e.id
  from public.offers o, public.bank_entries e
  where o.id = wanted and o.status = 'accepted' and e.id = entry and e.set_aside_at is null
  on conflict (bank_entry_id) where bank_entry_id is not null and undone_at is null do nothing;
  return found;
end;
$$;

comment on function public.book_on_offer is 'A movement of the bank as a payment on an accepted offer, once; whoever calls it holds the locks.';

create function public.book_bank_file(actor uuid, booking jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  file public.bank_files%rowtype;
  shown jsonb;
  line jsonb;
  target uuid;
  booked integer := 0;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- Requests before anything else, as everywhere.
  perform 1
  from public.quote_requests q
  where q.id in (
    select o.quote_request_id
    from public.bank_file_lines l
    join public.bank_entries e on e.id = l.bank_entry_id
    join public.offers o on o.number = 'D-' || substr(e.communication, 2, 4) || '-' || substr(e.communication, 6, 5)
    where l.bank_file_id = (booking ->> 'file')::uuid and e.communication like '1%'
  )
  order by q.id
  for update;
  select * into file from public.bank_files f where f.id = (booking ->> 'file')::uuid for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  -- Two clicks book it once.
  if file.status = 'booked' then
    return jsonb_build_object('status', 'ok', 'booked', 0);
  end if;
  perform 1
  from public.bank_entries e
  where e.id in (select l.bank_entry_id from public.bank_file_lines l where l.bank_file_id = file.id)
  order by e.id
  for update;
  shown := public.describe_bank_file(file.id);
  if shown ->> 'stamp' is distinct from booking ->> 'stamp' then
    return jsonb_build_object('status', 'conflict');
  end if;
  for line in select * from jsonb_array_elements(shown -> 'lines') loop
    if line ->> 'state' in ('matched', 'differs', 'twice') and booking -> 'entries' ? (line ->> 'id') then
      select o.id into target from public.offers o where o.number = line -> 'offer' ->> 'number';
      if public.book_on_offer(actor, (line ->> 'id')::uuid, target) then
        booked := booked + 1;
      end if;
    end if;
  end loop;
  update public.bank_files f set status = 'booked', booked_at = now() where f.id = file.id;
  return jsonb_build_object('status', 'ok', 'booked', booked);
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.book_bank_file is
  'Books the ticked lines of a file, all or none, {file, stamp, entries}; the others wait to be matched. Status: ok, conflict (anything changed since the page was made), unknown, invalid or forbidden.';

create function public.discard_bank_file(actor uuid, wanted uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  alone uuid[];
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  perform 1 from public.bank_files f where f.id = wanted and f.status = 'waiting' for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  select coalesce(array_agg(l.bank_entry_id), '{}') into alone
  from public.bank_file_lines l
  where l.bank_file_id = wanted
    and not exists (
      select 1 from public.bank_file_lines other
      where other.bank_entry_id = l.bank_entry_id and other.bank_file_id <> wanted
    )
    and not exists (select 1 from public.offer_payments p where p.bank_entry_id = l.bank_entry_id);
  delete from public.bank_files f where f.id = wanted;
  delete from public.bank_entries e where e.id = any (alone);
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.discard_bank_file is
  'Forgets a file that was not booked, and the movements that no other file has. Status: ok, unknown or forbidden.';

create function public.list_bank_entries(wanted_state text, max_count integer, skip integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with known as (
    select e.id, e.booked_on,
      case
        when exists (select 1 from public.offer_payments p where p.bank_entry_id = e.id and p.undone_at is null) then 'booked'
        when e.set_aside_at is not null then 'aside'
        else 'open'
      end as state
    from public.bank_entries e
    where exists (
      select 1 from public.bank_file_lines l join public.bank_files f on f.id = l.bank_file_id
      where l.bank_entry_id = e.id and f.status = 'booked'
    )
  )
  select jsonb_build_object(
    'open', count(*) filter (where k.state = 'open'),
    'aside', count(*) filter (where k.state = 'aside'),
    'booked', count(*) filter (where k.state = 'booked'),
    'rows', (
      select coalesce(
        jsonb_agg(public.match_bank_entry(s.id, '{}') - 'offerId' order by s.booked_on desc, s.id), '[]'
      )
      from (
        select w.id, w.booked_on from known w
        where w.state = wanted_state
        order by w.booked_on desc, w.id
        limit least(greatest(max_count, 0), 200) offset greatest(skip, 0)
      ) s
    )
  )
  from known k;
$$;

comment on function public.list_bank_entries is
  'Movements of booked files by what became of them (open, aside or booked), the newest first, and how many there are of each.';

create function public.list_bank_files(max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.waits desc, f.at desc), '[]')
  from (
    select b.id, b.format, b.from_day as "from", b.to_day as "to", b.status, b.created_at as at,
      b.status = 'waiting' as waits, public.staff_name(b.author_id) as author,
      (select count(*) from public.bank_file_lines l where l.bank_file_id = b.id) as lines
    from public.bank_files b
    order by b.status = 'waiting' desc, b.created_at desc
    limit least(greatest(max_count, 0), 100)
  ) f;
$$;

comment on function public.list_bank_files is 'The files read last, those that wait to be booked first.';

create function public.settle_bank_entry(actor uuid, settlement jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := settlement ->> 'offer';
  line public.bank_entries%rowtype;
  offer public.offers%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is not null then
    perform 1
    from public.quote_requests q
    where q.reference = wanted
      or q.id = (select o.quote_request_id from public.offers o where o.number = wanted)
    order by q.id
    for update;
    select o.* into offer
    from public.offers o join public.quote_requests q on q.id = o.quote_request_id
    where o.number = wanted or q.reference = wanted
    for update of o;
    if not found then
      return jsonb_build_object('status', 'noOffer');
    end if;
    if offer.status <> 'accepted' then
      return jsonb_build_object('status', 'notAccepted');
    end if;
  end if;
  select * into line from public.bank_entries e where e.id = (settlement ->> 'entry')::uuid for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if exists (select 1 from public.offer_payments p where p.bank_entry_id = line.id and p.undone_at is null) then
    return jsonb_build_object('status', 'settled');
  end if;
  if wanted is not null then
    if line.set_aside_at is not null then
      return jsonb_build_object('status', 'settled');
    end if;
    perform public.book_on_offer(actor, line.id, offer.id);
    return jsonb_build_object('status', 'ok', 'number', offer.number);
  end if;
  if (line.set_aside_at is null) = (settlement ->> 'reason' is null) then
    return jsonb_build_object('status', 'settled');
  end if;
  update public.bank_entries e
  set set_aside_reason = settlement ->> 'reason',
    set_aside_at = case when settlement ->> 'reason' is not null then now() end,
    set_aside_by = case when settlement ->> 'reason' is not null then actor end
  where e.id = line.id;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.settle_bank_entry is
  'Books a movement by hand on an offer, {entry, offer: number or reference}, sets it aside, {entry, reason}, or brings it back, {entry}. Status: ok, settled (by somebody else), noOffer, notAccepted, unknown, invalid or forbidden.';

create function public.forget_bank_payers(before date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  update public.bank_entries e
  set payer = null, payer_iban = null, message = '', forgotten_at = now()
  where e.booked_on < before and e.forgotten_at is null;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.forget_bank_payers is 'Erases name, account and message of older movements, and returns of how many; amount and day stay.';

create function public.personal_export_bank(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'bankEntries', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'reference', q.reference, 'amountCents', e.amount_cents, 'bookedOn', e.booked_on, 'payer', e.payer,
            'payerIban', e.payer_iban, 'message', e.message
          )
          order by e.booked_on, e.id
        ),
        '[]'
      )
      from public.bank_entries e
      join public.offer_payments p on p.bank_entry_id = e.id and p.undone_at is null
      join public.quote_requests q on q.id = p.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    )
  );
$$;

comment on function public.personal_export_bank is 'What the bank said of a person''s payments.';

create function public.personal_erasure_bank(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  -- Amount and day of a payment on an order are kept with it; who paid is in the bank's own statement.
  update public.bank_entries e
  set payer = null, payer_iban = null, message = '', forgotten_at = now()
  where e.forgotten_at is null
    and (
      public.mentions_address(e.message, address)
      or exists (
        select 1 from public.offer_payments p join public.quote_requests q on q.id = p.quote_request_id
        where p.bank_entry_id = e.id and (q.user_id = any (accounts) or lower(q.email) = address)
      )
    );
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('bank_entries', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_bank is 'Erases name, account and message of a person''s payments.';

revoke execute on function
  public.match_bank_entry(uuid, jsonb), public.describe_bank_file(uuid), public.find_bank_file(uuid),
  public.keep_bank_file(uuid, jsonb), public.book_on_offer(uuid, uuid, uuid), public.book_bank_file(uuid, jsonb),
  public.discard_bank_file(uuid, uuid), public.list_bank_entries(text, integer, integer), public.list_bank_files(integer),
  public.settle_bank_entry(uuid, jsonb), public.forget_bank_payers(date), public.personal_export_bank(text, uuid[]),
  public.personal_erasure_bank(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_bank_file(uuid), public.keep_bank_file(uuid, jsonb), public.book_bank_file(uuid, jsonb),
  public.discard_bank_file(uuid, uuid), public.list_bank_entries(text, integer, integer), public.list_bank_files(integer),
  public.settle_bank_entry(uuid, jsonb), public.forget_bank_payers(date), public.personal_export_bank(text, uuid[]),
  public.personal_erasure_bank(text, uuid[])
  to service_role;
