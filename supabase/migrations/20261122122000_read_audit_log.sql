-- The audit log as admins read it: with addresses and references where the ids still lead to somebody or something.

create function public.list_audit_log(filter jsonb, max_count integer, skip integer)
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
    ), shown as (
      select * from matching m
      order by m.at desc, m.id
      limit least(greatest(coalesce(max_count, 0), 0), 10000) offset greatest(coalesce(skip, 0), 0)
    )
    select jsonb_build_object(
      'total', (select count(*) from matching),
      'lines', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'at', s.at, 'actorId', s.actor_id, 'actorRole', s.actor_role,
            'actor', (select u.email from auth.users u where u.id = s.actor_id),
            'action', s.action, 'entity', s.entity, 'entityId', s.entity_id, 'changed', s.changed,
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
  'Lines of the audit log, the newest first, and how many there are: {actor (an account, or site), entities, from, before, id (of a row, a reference or the address of staff)}.';

create function public.list_audit_actors()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.actor_id, 'email', u.email) order by u.email, a.actor_id), '[]')
    from (
      select l.actor_id from public.audit_log l where l.actor_id is not null
      union
      select s.user_id from public.staff_members s
    ) a
    left join auth.users u on u.id = a.actor_id
  );
end;
$$;

comment on function public.list_audit_actors is 'Accounts that are staff or have changed something, with their addresses as long as they exist.';

revoke execute on function public.list_audit_log(jsonb, integer, integer), public.list_audit_actors()
  from public, anon, authenticated;
grant execute on function public.list_audit_log(jsonb, integer, integer), public.list_audit_actors() to service_role;
