-- What is sent again because its answer was lost is the same design, and not a second one.

alter table public.designs add column save_key uuid;

comment on column public.designs.save_key is
  'Made by the browser of who saves for the first time, and shown to nobody: whoever sends it again saves over the same design.';

create unique index designs_save_key on public.designs (kind, save_key) where save_key is not null;

-- As before, once for each key.
create or replace function public.create_design(design jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  made uuid;
begin
  if not public.consume_rate_limits(design -> 'limits') then
    return jsonb_build_object('status', 'limited');
  end if;
  insert into public.designs as d (kind, document, title, locale, user_id, figures, save_key)
  values (
    design ->> 'kind', design -> 'document', design ->> 'title', design ->> 'locale', (design ->> 'user_id')::uuid,
    nullif(design -> 'figures', 'null'::jsonb), (design ->> 'save_key')::uuid
  )
  on conflict (kind, save_key) where save_key is not null do update
  set document = excluded.document, title = excluded.title, figures = excluded.figures,
    user_id = coalesce(d.user_id, excluded.user_id), updated_at = now()
  returning d.id into made;
  return jsonb_build_object('status', 'ok', 'id', made);
end;
$$;
