-- Pictures that visitors bring for their designs: the bytes are in the private bucket design-pictures, the rows say which
-- there are and what holds them. A document names a picture by the key "picture", wherever in it that stands.

create table public.design_pictures (
  id uuid primary key,
  kind text not null check (kind in ('vector', 'bitmap')),
  format text not null check (format in ('json', 'png', 'jpeg')),
  width numeric not null check (width > 0 and width <= 20000),
  height numeric not null check (height > 0 and height <= 20000),
  size_bytes integer not null check (size_bytes between 1 and 52428800),
  unused_since timestamptz not null default now(),
  created_at timestamptz not null default now()
);

comment on table public.design_pictures is 'Pictures on designs; gone with the last design that holds them, or thirty days after none did.';
comment on column public.design_pictures.unused_since is 'Counts only while nothing holds it.';

create index design_pictures_unused on public.design_pictures (unused_since);

create table public.design_picture_uses (
  picture_id uuid not null references public.design_pictures (id) on delete cascade,
  holder uuid not null,
  created_at timestamptz not null default now(),
  primary key (picture_id, holder)
);

comment on table public.design_picture_uses is 'Which design, or copy of one, shows which picture.';
comment on column public.design_picture_uses.holder is 'Id of a row with a document: of designs, or of another table that holds copies.';

create index design_picture_uses_holder on public.design_picture_uses (holder);

alter table public.design_pictures enable row level security;
alter table public.design_picture_uses enable row level security;
revoke all on table public.design_pictures, public.design_picture_uses from public, anon, authenticated;
grant select, insert, update, delete on table public.design_pictures, public.design_picture_uses to service_role;

-- The files of a picture go with its row.
create function public.forget_design_picture()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.storage_removals (bucket, storage_path)
  select 'design-pictures', f.path
  from (
    select old.id || '.' || old.format as path
    union all
    select old.id || '.webp' where old.kind = 'bitmap'
  ) f
  on conflict (bucket, storage_path) do update set due_at = now();
  return null;
end;
$$;

comment on function public.forget_design_picture is 'Trigger: the files of a picture that is gone are removed from storage.';

create trigger forget_picture after delete on public.design_pictures
  for each row execute function public.forget_design_picture();

create function public.record_design_picture(picture jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.design_pictures (id, kind, format, width, height, size_bytes)
  values (
    (picture ->> 'id')::uuid, picture ->> 'kind', picture ->> 'format', (picture ->> 'width')::numeric,
    (picture ->> 'height')::numeric, (picture ->> 'bytes')::integer
  );
  delete from public.storage_removals s
  where s.bucket = 'design-pictures' and starts_with(s.storage_path, (picture ->> 'id') || '.');
end;
$$;

comment on function public.record_design_picture is 'Writes down a picture whose files are stored, and takes them off the list of files to remove.';

create function public.find_design_picture(picture uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'kind', p.kind, 'format', p.format, 'width', p.width, 'height', p.height)
  from public.design_pictures p
  where p.id = picture;
$$;

comment on function public.find_design_picture is 'A picture, or null.';

-- For every table with an id and a document: what the document shows is held, what it no longer shows is let go.
create function public.hold_design_pictures()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  holding uuid;
  shown uuid[] := '{}';
  let_go uuid[];
begin
  if tg_op = 'DELETE' then
    holding := old.id;
  else
    holding := new.id;
    select coalesce(array_agg(distinct (found.value #>> '{}')::uuid), '{}') into shown
    from jsonb_path_query(new.document, '$.**.picture', '{}', true) as found (value)
    where found.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  end if;

  with gone as (
    delete from public.design_picture_uses u
    where u.holder = holding and u.picture_id <> all (shown)
    returning u.picture_id
  )
  select coalesce(array_agg(g.picture_id), '{}') into let_go from gone g;

  insert into public.design_picture_uses (picture_id, holder)
  select p.id, holding from public.design_pictures p where p.id = any (shown)
  on conflict do nothing;

  -- Nobody can undo the deletion of a design; a picture taken off one may be put back.
  if tg_op = 'DELETE' then
    delete from public.design_pictures p
    where p.id = any (let_go)
      and not exists (select 1 from public.design_picture_uses u where u.picture_id = p.id);
  else
    update public.design_pictures p set unused_since = now() where p.id = any (let_go);
  end if;
  return null;
end;
$$;

comment on function public.hold_design_pictures is 'Keeps account of the pictures that the document of a row shows.';

create trigger hold_pictures after insert or update of document or delete on public.designs
  for each row execute function public.hold_design_pictures();

create function public.purge_design_pictures(before timestamptz, max_count integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.design_pictures p
  where p.id in (
    select o.id
    from public.design_pictures o
    where o.unused_since < before
      and not exists (select 1 from public.design_picture_uses u where u.picture_id = o.id)
    order by o.unused_since
    limit greatest(max_count, 0)
  );
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_design_pictures is 'Deletes at most so many pictures that nothing has shown since that moment, and returns how many.';

create function public.personal_export_pictures(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'designPictures',
    coalesce(
      jsonb_agg(distinct to_jsonb(p) - '{unused_since}'::text[]), '[]'
    )
  )
  from public.designs d
  join public.design_picture_uses u on u.holder = d.id
  join public.design_pictures p on p.id = u.picture_id
  where d.user_id = any (accounts) or public.mentions_address(d.document::text, address);
$$;

comment on function public.personal_export_pictures is 'The pictures on the designs of a person.';

create function public.personal_erasure_pictures(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  -- A picture is whose design showed it first: a copy of a design gives nobody the means to take it from its owner, and keeps
  -- none from being erased. What a request holds goes, or stays, with that request.
  delete from public.design_pictures p
  where p.id in (
    select u.picture_id
    from public.designs d
    join public.design_picture_uses u on u.holder = d.id
    where (
        d.user_id = any (accounts)
        or public.mentions_address(d.document::text, address) or public.mentions_address(d.title, address)
      )
      and not exists (
        select 1
        from public.design_picture_uses o
        where o.picture_id = u.picture_id
          and (
            o.created_at < u.created_at
            or not exists (select 1 from public.designs h where h.id = o.holder)
          )
      )
  );
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', jsonb_build_object('design_pictures', gone), 'held', '[]'::jsonb);
end;
$$;

comment on function public.personal_erasure_pictures is 'Erases the pictures on the designs of a person, before the designs go.';

revoke execute on function
  public.forget_design_picture(), public.record_design_picture(jsonb), public.find_design_picture(uuid),
  public.hold_design_pictures(), public.purge_design_pictures(timestamptz, integer),
  public.personal_export_pictures(text, uuid[]), public.personal_erasure_pictures(text, uuid[])
  from public, anon, authenticated;

grant execute on function
  public.record_design_picture(jsonb), public.find_design_picture(uuid),
  public.purge_design_pictures(timestamptz, integer),
  public.personal_export_pictures(text, uuid[]), public.personal_erasure_pictures(text, uuid[])
  to service_role;
