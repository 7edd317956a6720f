-- The price book: what staff pick lines of offers from, beside the published price list, which lives in lib/content/prices.ts.

create table public.price_book_entries (
  id uuid primary key default gen_random_uuid(),
  code text not null default '' check (char_length(code) <= 24 and code !~ '[[:cntrl:]]'),
  name jsonb not null check (public.is_localized(name, 160)),
  unit text not null check (unit in ('item', 'm2', 'metre', 'hour', 'vehicle', 'element', 'lump')),
  cents integer not null check (cents between 0 and 100000000),
  basis text not null check (basis in ('withVat', 'withoutVat')),
  version integer not null default 1 check (version > 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.price_book_entries is 'Materials and work that staff sell, in their own words and at their own price.';
comment on column public.price_book_entries.code is 'The workshop''s own article number; empty for none.';
comment on column public.price_book_entries.cents is 'The price of one unit, with or without VAT at the standard rate as basis says.';

create unique index price_book_entries_code on public.price_book_entries (lower(code)) where code <> '' and deleted_at is null;

create table public.price_book_hidden (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  created_at timestamptz not null default now()
);

comment on table public.price_book_hidden is 'Prices of the published list that staff do not want to be offered when they write an offer.';

alter table public.price_book_entries enable row level security;
revoke all on table public.price_book_entries from public, anon, authenticated;
grant select, insert, update, delete on table public.price_book_entries to service_role;

alter table public.price_book_hidden enable row level security;
revoke all on table public.price_book_hidden from public, anon, authenticated;
grant select, insert, update, delete on table public.price_book_hidden to service_role;

create trigger audit after insert or update or delete on public.price_book_entries
  for each row execute function public.audit_change('code', 'cents', 'deleted_at');

create trigger audit after insert or delete on public.price_book_hidden
  for each row execute function public.audit_change('id');

create function public.price_book_entry_json(e public.price_book_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', e.id, 'code', e.code, 'name', e.name, 'unit', e.unit, 'cents', e.cents, 'basis', e.basis, 'version', e.version
  );
$$;

comment on function public.price_book_entry_json is 'An entry of the price book as staff see it.';

create function public.list_price_book()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'entries', (
      select coalesce(
        jsonb_agg(public.price_book_entry_json(e) order by lower(e.code) = '', lower(e.code), e.created_at, e.id), '[]'
      )
      from public.price_book_entries e
      where e.deleted_at is null
    ),
    'hidden', (select coalesce(jsonb_agg(h.id order by h.id), '[]') from public.price_book_hidden h)
  );
$$;

comment on function public.list_price_book is 'What staff sell beside the published list, by its number, and what of that list is hidden.';

-- What staff change. Each answers {"status": …}: ok, forbidden, unknown, invalid, codeTaken, full or conflict (somebody saved a
-- newer version; current is what there is now).

create function public.save_price_book_entry(actor uuid, entry jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.price_book_entries%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  -- Deleted by mistake is noticed within days.
  delete from public.price_book_entries e where e.deleted_at < now() - interval '30 days';
  if entry ->> 'id' is null then
    if (select count(*) >= 300 from public.price_book_entries e where e.deleted_at is null) then
      return jsonb_build_object('status', 'full');
    end if;
    insert into public.price_book_entries (code, name, unit, cents, basis)
    values (
      coalesce(entry ->> 'code', ''), entry -> 'name', entry ->> 'unit', (entry ->> 'cents')::integer, entry ->> 'basis'
    )
    returning * into saved;
    return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
  end if;
  select * into saved from public.price_book_entries e
  where e.id = (entry ->> 'id')::uuid and e.deleted_at is null
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from (entry ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'current', public.price_book_entry_json(saved));
  end if;
  update public.price_book_entries e
  set code = coalesce(entry ->> 'code', ''), name = entry -> 'name', unit = entry ->> 'unit',
    cents = (entry ->> 'cents')::integer, basis = entry ->> 'basis', version = e.version + 1, updated_at = now()
  where e.id = saved.id
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
exception
  when unique_violation then
    return jsonb_build_object('status', 'codeTaken');
  when check_violation or not_null_violation or data_exception then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.save_price_book_entry is
  'Makes an entry, or changes the version given: {id?, version?, code, name, unit, cents, basis}. At most 300.';

create function public.set_price_book_deleted(actor uuid, entry uuid, seen_version integer, wanted boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.price_book_entries%rowtype;
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is null then
    return jsonb_build_object('status', 'invalid');
  end if;
  select * into saved from public.price_book_entries e
  where e.id = entry and (e.deleted_at is null) = wanted for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict', 'current', public.price_book_entry_json(saved));
  end if;
  update public.price_book_entries e
  set deleted_at = case when wanted then now() end, version = e.version + 1, updated_at = now()
  where e.id = entry
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
exception
  when unique_violation then
    return jsonb_build_object('status', 'codeTaken');
end;
$$;

comment on function public.set_price_book_deleted is 'Takes an entry out of the price book, or undoes that.';

create function public.set_price_book_hidden(actor uuid, published text, wanted boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.begin_staff_change(actor, array['sales']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted then
    insert into public.price_book_hidden (id) values (published) on conflict do nothing;
  else
    delete from public.price_book_hidden h where h.id = published;
  end if;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.set_price_book_hidden is 'Hides a published price where offers are written, or offers it again.';

revoke execute on function
  public.price_book_entry_json(public.price_book_entries), public.list_price_book(),
  public.save_price_book_entry(uuid, jsonb), public.set_price_book_deleted(uuid, uuid, integer, boolean),
  public.set_price_book_hidden(uuid, text, boolean)
  from public, anon, authenticated;

grant execute on function
  public.price_book_entry_json(public.price_book_entries), public.list_price_book(),
  public.save_price_book_entry(uuid, jsonb), public.set_price_book_deleted(uuid, uuid, integer, boolean),
  public.set_price_book_hidden(uuid, text, boolean)
  to service_role;
