-- The journal names works by their titles, leads to requests, and says a new order in one line.

create function public.known_title(title jsonb, locale text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    nullif(title ->> locale, ''), nullif(title ->> 'fr', ''), nullif(title ->> 'nl', ''), nullif(title ->> 'en', '')
  );
$$;

comment on function public.known_title is 'A title in this language, or in the first that it is written in.';

create or replace function public.list_audit_log(filter jsonb, max_count integer, skip integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted_actor text := filter ->> 'actor';
  wanted_entities text[] := array(select jsonb_array_elements_text(nullif(filter -> 'entities', 'null')));
  wanted_from timestamptz := (filter ->> 'from')::timestamptz;
  wanted_before timestamptz := (filter ->> 'before')::timestamptz;
  wanted_id text := nullif(btrim(filter ->> 'id'), '');
begin
  -- A reference is what people know; the log has the id.
  if wanted_id is not null then
    wanted_id := coalesce(
      (select q.id::text from public.quote_requests q where q.reference = wanted_id),
      (
        select s.id::text from public.staff_members s join auth.users u on u.id = s.user_id
        where lower(u.email) = lower(wanted_id)
      ),
      wanted_id
    );
  end if;
  return (
    with matching as (
      select * from public.audit_log l
      where (wanted_actor is null or case when wanted_actor = 'site' then l.actor_id is null else l.actor_id::text = wanted_actor end)
        and (filter -> 'entities' is null or jsonb_typeof(filter -> 'entities') = 'null' or l.entity = any (wanted_entities))
        and (wanted_from is null or l.at >= wanted_from)
        and (wanted_before is null or l.at < wanted_before)
        and (wanted_id is null or l.entity_id = wanted_id)
    ), marked as (
      -- One press can put hundreds of rows in another place.
      select m.*,
        filter ->> 'whole' is distinct from 'true' and m.action = 'update' and m.changed ? 'position'
          and m.changed - 'position' = '{}' as is_order
      from matching m
    ), spaced as (
      select m.*, lag(m.at) over (partition by m.is_order, m.actor_id, m.entity order by m.at, m.id) as previous
      from marked m
    ), grouped as (
      select s.*,
        case when s.is_order then
          (
            sum(case when s.at - s.previous <= interval '1 second' then 0 else 1 end)
              over (partition by s.is_order, s.actor_id, s.entity order by s.at, s.id)
          )::text
        else s.id::text end as fold
      from spaced s
    ), folded as (
      select * from (
        select g.*,
          count(*) over (partition by g.is_order, g.actor_id, g.entity, g.fold) as times,
          row_number() over (partition by g.is_order, g.actor_id, g.entity, g.fold order by g.at desc, g.id) as nth
        from grouped g
      ) f
      where f.nth = 1
    ), shown as (
      select * from folded m
      order by m.at desc, m.id
      limit least(greatest(coalesce(max_count, 0), 0), 10000) offset greatest(coalesce(skip, 0), 0)
    )
    select jsonb_build_object(
      'total', (select count(*) from folded),
      'lines', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'at', s.at, 'actorId', s.actor_id, 'actorRole', s.actor_role,
            'actor', (select u.email from auth.users u where u.id = s.actor_id),
            'action', s.action, 'entity', s.entity, 'changed', s.changed, 'times', s.times,
            'entityId', case when s.times = 1 then s.entity_id end,
            'target', case s.entity
              when 'portfolio_images' then (
                select p.item_id::text from public.portfolio_images p where p.id::text = s.entity_id
              )
              when 'quote_request_notes' then (
                select q.reference
                from public.quote_requests q
                where q.id::text = coalesce(
                  s.changed -> 'quote_request_id' ->> 'to', s.changed -> 'quote_request_id' ->> 'from'
                )
              )
              when 'quote_request_messages' then (
                select q.reference
                from public.quote_requests q
                where q.id::text = coalesce(
                  s.changed -> 'quote_request_id' ->> 'to', s.changed -> 'quote_request_id' ->> 'from'
                )
              )
            end,
            'label', case s.entity
              when 'quote_requests' then (select q.reference from public.quote_requests q where q.id::text = s.entity_id)
              when 'staff_members' then (
                select u.email
                from auth.users u
                where u.id::text = coalesce(
                  s.changed -> 'user_id' ->> 'to', s.changed -> 'user_id' ->> 'from',
                  (select m.user_id::text from public.staff_members m where m.id::text = s.entity_id)
                )
              )
              when 'portfolio_items' then (
                select public.known_title(i.title, filter ->> 'locale')
                from public.portfolio_items i
                where i.id::text = s.entity_id and s.times = 1
              )
              when 'portfolio_categories' then (
                select public.known_title(c.title, filter ->> 'locale')
                from public.portfolio_categories c
                where c.id::text = s.entity_id and s.times = 1
              )
              when 'portfolio_images' then (
                select public.known_title(i.title, filter ->> 'locale')
                from public.portfolio_items i
                join public.portfolio_images p on p.item_id = i.id
                where p.id::text = s.entity_id
              )
              when 'staff_invitations' then (
                select i.email from public.staff_invitations i where i.id::text = s.entity_id
              )
            end
          )
          order by s.at desc, s.id
        ),
        '[]'
      )
    )
    from shown s
  );
end;
$$;

comment on function public.list_audit_log is
  'The audit log: {actor, entities, from, before, id, locale, whole: each row of a new order}, the newest first. `times` counts what a line stands for, `target` says what its row belongs to.';

revoke execute on function public.known_title(jsonb, text) from public, anon, authenticated;
