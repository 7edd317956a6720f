-- What is known of a person is asked of every domain: one that keeps personal data brings `personal_export_<domain>` and
-- `personal_erasure_<domain>`, and nobody else's function is written again for it.

alter function public.export_person(text, uuid[]) rename to personal_export_core;
alter function public.erase_person(text, uuid[]) rename to personal_erasure_core;

comment on function public.personal_export_core is 'Accounts, requests, applications, newsletter, designs, mails, visits and consents of a person.';
comment on function public.personal_erasure_core is 'Erases them; it runs last, so that others still find the requests and accounts that theirs belong to.';

create function public.personal_parts(task text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select p.proname::text
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and starts_with(p.proname, 'personal_' || task || '_')
  order by p.proname = 'personal_' || task || '_core', p.proname;
$$;

comment on function public.personal_parts is 'The functions of all domains for a task, `export` or `erasure`; the one of requests and accounts last.';

create function public.export_person(address text, accounts uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  part text;
  answer jsonb;
  everything jsonb := '{}';
begin
  for part in select public.personal_parts('export') loop
    execute format('select public.%I($1, $2)', part) into answer using address, accounts;
    everything := everything || answer;
  end loop;
  return everything;
end;
$$;

comment on function public.export_person is 'Everything kept about an address and its accounts, by domain.';

create function public.erase_person(address text, accounts uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  part text;
  answer jsonb;
  deleted jsonb := '{}';
  held jsonb := '[]';
begin
  for part in select public.personal_parts('erasure') loop
    execute format('select public.%I($1, $2)', part) into answer using address, accounts;
    deleted := deleted || coalesce(answer -> 'deleted', '{}');
    held := held || coalesce(answer -> 'held', '[]');
  end loop;
  return jsonb_build_object('deleted', deleted, 'held', held);
end;
$$;

comment on function public.erase_person is 'Erases a person: {"deleted": {table: rows}, "held": what a law keeps, and until when}.';

revoke execute on function
  public.personal_parts(text), public.export_person(text, uuid[]), public.erase_person(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.personal_parts(text), public.export_person(text, uuid[]), public.erase_person(text, uuid[])
  to service_role;

-- The shirt designer's documents beside those of the wrap simulator.
alter table public.designs drop constraint designs_kind_check;
alter table public.designs add constraint designs_kind_check check (kind in ('wrap', 'shirt'));
