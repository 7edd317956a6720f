-- What others vouch for and the site shows: testimonials, clients, jobs, each entered by staff with the permission it was given
-- with; and the switch that hides every example.

create table public.showcase_settings (
  id boolean primary key default true check (id),
  examples_shown boolean not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.showcase_settings is 'One row, made when staff first choose; until then the environment says whether examples are shown.';
comment on column public.showcase_settings.examples_shown is 'Whether invented works, testimonials, clients and jobs are seen by visitors.';

alter table public.showcase_settings enable row level security;
revoke all on table public.showcase_settings from public, anon, authenticated;
grant select, insert, update, delete on table public.showcase_settings to service_role;

create function public.is_bounded_line(value jsonb, longest integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= longest and (value #>> '{}') !~ '[[:cntrl:]]',
    false
  );
$$;

comment on function public.is_bounded_line is 'Whether this is a text of one line, perhaps empty, no longer than so many characters.';

create function public.is_showcase_content(kind text, content jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(content) = 'object' and case kind
      when 'testimonial' then
        (select count(*) = 6 from jsonb_object_keys(content))
        and public.is_bounded_line(content -> 'name', 80) and public.is_bounded_line(content -> 'company', 120)
        and public.is_localized_draft(content -> 'role', 80) and public.is_localized_draft(content -> 'place', 80)
        and public.is_localized_draft(content -> 'comment', 600)
        and (content -> 'rating' = 'null' or content -> 'rating' in ('1', '2', '3', '4', '5'))
      when 'client' then
        (select count(*) = 1 from jsonb_object_keys(content)) and public.is_bounded_line(content -> 'name', 120)
      when 'job' then
        (select count(*) = 8 from jsonb_object_keys(content))
        and public.is_localized_draft(content -> 'title', 120) and public.is_localized_draft(content -> 'department', 80)
        and public.is_localized_draft(content -> 'experience', 200)
        and public.is_localized_draft(content -> 'description', 2000)
        and public.is_localized_draft(content -> 'skills', 1000)
        and content ->> 'employment' in ('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN')
        and content ->> 'datePosted' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        and content ->> 'validThrough' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        and content ->> 'validThrough' >= content ->> 'datePosted'
      else false
    end,
    false
  );
$$;

comment on function public.is_showcase_content is
  'Whether this is what an entry of a kind says, perhaps not yet in every language: lib/showcase/entries.ts has the same.';

create function public.is_showcase_content_whole(kind text, content jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select public.is_showcase_content(kind, content) and case kind
    when 'testimonial' then
      btrim(content ->> 'name') <> '' and public.is_localized(content -> 'role', 80)
      and public.is_localized(content -> 'comment', 600)
    when 'client' then btrim(content ->> 'name') <> ''
    else
      public.is_localized(content -> 'title', 120) and public.is_localized(content -> 'department', 80)
      and public.is_localized(content -> 'experience', 200) and public.is_localized(content -> 'description', 2000)
      and public.is_localized(content -> 'skills', 1000)
  end;
$$;

comment on function public.is_showcase_content_whole is 'Whether an entry says all that a published one must, in each language.';

create table public.showcase_entries (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('testimonial', 'client', 'job')),
  status text not null default 'draft' check (status in ('draft', 'published')),
  content jsonb not null,
  original_locale text check (original_locale in ('fr', 'nl', 'en')),
  source text not null default '' check (char_length(source) <= 200 and source !~ '[[:cntrl:]]'),
  permission_from text not null default '' check (char_length(permission_from) <= 120 and permission_from !~ '[[:cntrl:]]'),
  permission_email text check (char_length(permission_email) <= 254 and permission_email ~ '^[^[:cntrl:][:space:]@]+@[^[:cntrl:][:space:]@]+$'),
  permission_how text check (permission_how in ('email', 'letter', 'contract', 'spoken')),
  permission_on date,
  position integer not null default 0,
  version integer not null default 1 check (version > 0),
  published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint showcase_entries_content_check check (public.is_showcase_content(kind, content)),
  -- Nobody is quoted or named without having agreed: who, how and when must stand there before it is shown.
  constraint showcase_entries_published_check check (
    status = 'draft' or (
      public.is_showcase_content_whole(kind, content)
      and (kind <> 'testimonial' or original_locale is not null)
      and (
        kind = 'job' or (
          source <> '' and permission_from <> '' and permission_how is not null and permission_on is not null
        )
      )
    )
  )
);

comment on table public.showcase_entries is 'Real testimonials, clients and jobs; a draft is seen by staff alone.';
comment on column public.showcase_entries.content is 'What visitors read, by kind, in three languages.';
comment on column public.showcase_entries.original_locale is 'The language in which a testimonial was given; the others are translations.';
comment on column public.showcase_entries.source is 'Where it comes from: a mail, a review, a conversation at the counter.';
comment on column public.showcase_entries.permission_from is 'Who agreed that it is shown.';
comment on column public.showcase_entries.permission_email is 'Their address, by which an export or an erasure finds the entry.';

create index showcase_entries_shown on public.showcase_entries (kind, position) where deleted_at is null;

alter table public.showcase_entries enable row level security;
revoke all on table public.showcase_entries from public, anon, authenticated;
grant select, insert, update, delete on table public.showcase_entries to service_role;

create trigger audit after insert or update or delete on public.showcase_settings
  for each row execute function public.audit_change('examples_shown');

create trigger audit after insert or update or delete on public.showcase_entries
  for each row execute function public.audit_change(
    'kind', 'status', 'original_locale', 'permission_how', 'permission_on', 'position', 'deleted_at'
  );

create function public.showcase_entry_json(e public.showcase_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', e.id, 'kind', e.kind, 'status', e.status, 'content', e.content, 'originalLocale', e.original_locale,
    'source', e.source, 'permissionFrom', e.permission_from, 'permissionEmail', e.permission_email,
    'permissionHow', e.permission_how, 'permissionOn', e.permission_on, 'version', e.version
  );
$$;

comment on function public.showcase_entry_json is 'An entry as staff see it.';

create function public.read_showcase()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'examplesShown', (select s.examples_shown from public.showcase_settings s),
    'entries', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', e.id, 'kind', e.kind, 'content', e.content, 'originalLocale', e.original_locale)
          order by e.kind, e.position, e.created_at, e.id
        ),
        '[]'
      )
      from public.showcase_entries e
      where e.status = 'published' and e.deleted_at is null
        -- The last day on which one can apply is over at midnight of the workshop.
        and (
          e.kind <> 'job'
          or e.content ->> 'validThrough' >= to_char(now() at time zone 'Europe/Brussels', 'YYYY-MM-DD')
        )
    )
  );
$$;

comment on function public.read_showcase is
  'What visitors see of the showcase; examplesShown is null while staff have not chosen. Nothing of who gave permission.';

create function public.list_showcase()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'examplesShown', (select s.examples_shown from public.showcase_settings s),
    'version', coalesce((select s.version from public.showcase_settings s), 0),
    'entries', (
      select coalesce(
        jsonb_agg(public.showcase_entry_json(e) order by e.kind, e.position, e.created_at, e.id), '[]'
      )
      from public.showcase_entries e
      where e.deleted_at is null
    )
  );
$$;

comment on function public.list_showcase is 'Everything of the showcase, for staff.';

create function public.list_vacancy_titles()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(e.id, e.content -> 'title'), '{}')
  from public.showcase_entries e
  where e.kind = 'job';
$$;

comment on function public.list_vacancy_titles is 'What every job is or was called, by its id, which applications refer to.';

-- What staff change. Each answers {"status": …}: ok, forbidden, unknown, invalid, incomplete (not all that a published entry
-- must say) or conflict (somebody saved a newer version; current is what there is now).

create function public.set_examples_shown(actor uuid, wanted boolean, seen_version integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.showcase_settings%rowtype;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is null then
    return jsonb_build_object('status', 'invalid');
  end if;
  -- Two who choose at once for the first time: the second waits here, and then is told.
  lock table public.showcase_settings in share row exclusive mode;
  select * into saved from public.showcase_settings s;
  if coalesce(saved.version, 0) is distinct from seen_version then
    return jsonb_build_object('status', 'conflict');
  end if;
  if saved.id is null then
    insert into public.showcase_settings (examples_shown) values (wanted);
  else
    update public.showcase_settings s set examples_shown = wanted, version = s.version + 1, updated_at = now() where s.id;
  end if;
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.set_examples_shown is 'Shows or hides every invented work, testimonial, client and job. The first choice has seen version 0.';

create function public.save_showcase_entry(actor uuid, entry jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.showcase_entries%rowtype;
  violated text;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if (entry ->> 'permissionOn')::date > (now() at time zone 'Europe/Brussels')::date then
    return jsonb_build_object('status', 'invalid', 'detail', 'permissionOn');
  end if;
  if entry ->> 'id' is null then
    insert into public.showcase_entries (
      kind, content, original_locale, source, permission_from, permission_email, permission_how, permission_on, position
    )
    values (
      entry ->> 'kind', entry -> 'content', entry ->> 'originalLocale', coalesce(entry ->> 'source', ''),
      coalesce(entry ->> 'permissionFrom', ''), lower(entry ->> 'permissionEmail'), entry ->> 'permissionHow',
      (entry ->> 'permissionOn')::date,
      (select coalesce(max(e.position), 0) + 1 from public.showcase_entries e where e.kind = entry ->> 'kind')
    )
    returning * into saved;
    return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
  end if;
  select * into saved from public.showcase_entries e
  where e.id = (entry ->> 'id')::uuid and e.kind = entry ->> 'kind' and e.deleted_at is null
  for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from (entry ->> 'version')::integer then
    return jsonb_build_object('status', 'conflict', 'current', public.showcase_entry_json(saved));
  end if;
  update public.showcase_entries e
  set content = entry -> 'content', original_locale = entry ->> 'originalLocale',
    source = coalesce(entry ->> 'source', ''), permission_from = coalesce(entry ->> 'permissionFrom', ''),
    permission_email = lower(entry ->> 'permissionEmail'), permission_how = entry ->> 'permissionHow',
    permission_on = (entry ->> 'permissionOn')::date, version = e.version + 1, updated_at = now()
  where e.id = saved.id
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
exception
  when check_violation or not_null_violation or data_exception then
    get stacked diagnostics violated = constraint_name;
    return jsonb_build_object(
      'status', case when violated = 'showcase_entries_published_check' then 'incomplete' else 'invalid' end,
      'detail', violated
    );
end;
$$;

comment on function public.save_showcase_entry is
  'Makes an entry as a draft, or changes the version given: {id?, version?, kind, content, originalLocale, source, permissionFrom, permissionEmail, permissionHow, permissionOn}.';

create function public.set_showcase_status(actor uuid, entry uuid, seen_version integer, wanted text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.showcase_entries%rowtype;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is null or wanted not in ('draft', 'published') then
    return jsonb_build_object('status', 'invalid');
  end if;
  select * into saved from public.showcase_entries e where e.id = entry and e.deleted_at is null for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict', 'current', public.showcase_entry_json(saved));
  end if;
  update public.showcase_entries e
  set status = wanted, version = e.version + 1, updated_at = now(),
    published_at = case when wanted = 'published' then coalesce(e.published_at, now()) else e.published_at end
  where e.id = entry
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
exception
  when check_violation then
    return jsonb_build_object('status', 'incomplete');
end;
$$;

comment on function public.set_showcase_status is 'Publishes an entry, or makes it a draft again.';

create function public.order_showcase(actor uuid, ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  places integer[];
  known integer;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if ids is null or cardinality(ids) > 1000
    or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    return jsonb_build_object('status', 'invalid');
  end if;
  perform 1 from public.showcase_entries e order by e.id for update;
  -- The places that these have between them are dealt out anew; two with the same place are numbered first.
  update public.showcase_entries e set position = r.place
  from (
    select id, row_number() over (partition by kind order by position, created_at, id) as place
    from public.showcase_entries
  ) r
  where r.id = e.id and e.position <> r.place
    and exists (select 1 from public.showcase_entries group by kind, position having count(*) > 1);
  select array_agg(e.position order by e.position), case when count(distinct e.kind) = 1 then count(*) else -1 end
  into places, known
  from public.showcase_entries e where e.id = any (ids) and e.deleted_at is null;
  if known is distinct from cardinality(ids) then
    return jsonb_build_object('status', 'unknown');
  end if;
  update public.showcase_entries e set position = places[array_position(ids, e.id)]
  where e.id = any (ids) and e.position <> places[array_position(ids, e.id)];
  return jsonb_build_object('status', 'ok');
end;
$$;

comment on function public.order_showcase is 'Puts these entries of one kind into this order among themselves.';

create function public.set_showcase_deleted(actor uuid, entry uuid, seen_version integer, wanted boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.showcase_entries%rowtype;
begin
  if not public.begin_staff_change(actor, array['editor']) then
    return jsonb_build_object('status', 'forbidden');
  end if;
  if wanted is null then
    return jsonb_build_object('status', 'invalid');
  end if;
  select * into saved from public.showcase_entries e
  where e.id = entry and (e.deleted_at is null) = wanted for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if saved.version is distinct from seen_version then
    return jsonb_build_object('status', 'conflict', 'current', public.showcase_entry_json(saved));
  end if;
  update public.showcase_entries e
  set deleted_at = case when wanted then now() end, version = e.version + 1, updated_at = now()
  where e.id = entry
  returning * into saved;
  return jsonb_build_object('status', 'ok', 'id', saved.id, 'version', saved.version);
end;
$$;

comment on function public.set_showcase_deleted is 'Deletes an entry, or undoes that (wanted = false); the version it answers is what an undo must give.';

create function public.purge_showcase(at timestamptz, drafts_before timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  -- Words that were never shown, or are shown no more, are not kept for a later day.
  delete from public.showcase_entries e
  where e.deleted_at <= at or (e.kind <> 'job' and e.status = 'draft' and e.updated_at <= drafts_before);
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.purge_showcase is 'Removes the entries that were deleted before this time, and testimonials and clients that have been drafts since before that one. Answers how many.';

create function public.is_showcase_entry_of(e public.showcase_entries, address text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select e.permission_email = lower(address)
    or public.mentions_address(e.content::text || ' ' || e.source || ' ' || e.permission_from, address);
$$;

comment on function public.is_showcase_entry_of is 'Whether an entry is about the person with this address, or was permitted by them.';

create function public.personal_export_showcase(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'showcase', (
      select coalesce(
        jsonb_agg(to_jsonb(e) - '{id,position,version}'::text[] order by e.created_at, e.id), '[]'
      )
      from public.showcase_entries e
      where public.is_showcase_entry_of(e, address)
    )
  );
$$;

comment on function public.personal_export_showcase is 'Testimonials and client names that a person gave, with the permission.';

create function public.personal_erasure_showcase(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.showcase_entries e where public.is_showcase_entry_of(e, address);
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('showcase_entries', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_showcase is 'Erases what a person let the site show of them.';

revoke execute on function
  public.is_bounded_line(jsonb, integer), public.is_showcase_content(text, jsonb),
  public.is_showcase_content_whole(text, jsonb), public.showcase_entry_json(public.showcase_entries),
  public.read_showcase(), public.list_showcase(), public.list_vacancy_titles(),
  public.set_examples_shown(uuid, boolean, integer), public.save_showcase_entry(uuid, jsonb),
  public.set_showcase_status(uuid, uuid, integer, text), public.order_showcase(uuid, uuid[]),
  public.set_showcase_deleted(uuid, uuid, integer, boolean), public.purge_showcase(timestamptz, timestamptz),
  public.is_showcase_entry_of(public.showcase_entries, text), public.personal_export_showcase(text, uuid[]),
  public.personal_erasure_showcase(text, uuid[])
  from public, anon, authenticated;

grant execute on function
  public.is_bounded_line(jsonb, integer), public.is_showcase_content(text, jsonb),
  public.is_showcase_content_whole(text, jsonb), public.showcase_entry_json(public.showcase_entries),
  public.read_showcase(), public.list_showcase(), public.list_vacancy_titles(),
  public.set_examples_shown(uuid, boolean, integer), public.save_showcase_entry(uuid, jsonb),
  public.set_showcase_status(uuid, uuid, integer, text), public.order_showcase(uuid, uuid[]),
  public.set_showcase_deleted(uuid, uuid, integer, boolean), public.purge_showcase(timestamptz, timestamptz),
  public.is_showcase_entry_of(public.showcase_entries, text), public.personal_export_showcase(text, uuid[]),
  public.personal_erasure_showcase(text, uuid[])
  to service_role;
