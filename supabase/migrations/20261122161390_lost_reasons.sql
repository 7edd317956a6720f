-- Why a request was lost, in one word of a short list, so that it can be counted.

create table public.quote_request_losses (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  reason text not null check (reason in ('price', 'timing', 'elsewhere', 'silence', 'dropped', 'notOurs', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.quote_request_losses is 'Why a request was lost. It counts while the request stands as lost.';

alter table public.quote_request_losses enable row level security;
revoke all on table public.quote_request_losses from public, anon, authenticated;
grant select, insert, update, delete on table public.quote_request_losses to service_role;

create trigger audit after insert or update or delete on public.quote_request_losses
  for each row execute function public.audit_change('quote_request_id');

create function public.find_lost_reason(wanted_reference text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select l.reason
  from public.quote_request_losses l
  join public.quote_requests q on q.id = l.quote_request_id
  where q.reference = wanted_reference;
$$;

comment on function public.find_lost_reason is 'Why a request was lost; null while nobody has said.';

create function public.set_lost_reason(actor uuid, wanted_reference text, reason text)
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
  select * into request from public.quote_requests q where q.reference = wanted_reference for update;
  if not found or request.status <> 'lost' then
    return jsonb_build_object('status', 'unknown');
  end if;
  insert into public.quote_request_losses as l (quote_request_id, reason)
  values (request.id, set_lost_reason.reason)
  on conflict (quote_request_id) do update set reason = excluded.reason, updated_at = now()
  where l.reason <> excluded.reason;
  return jsonb_build_object('status', 'ok');
exception
  when check_violation or not_null_violation then
    return jsonb_build_object('status', 'invalid');
end;
$$;

comment on function public.set_lost_reason is 'Says why a lost request was lost. Status: ok, unknown (it is not lost), invalid or forbidden.';

create function public.count_lost_reasons(from_day date, to_day date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reason', c.reason, 'requests', c.requests) order by c.requests desc, c.reason), '[]')
  from (
    select coalesce(l.reason, 'unsaid') as reason, count(*) as requests
    from public.quote_requests q
    left join public.quote_request_losses l on l.quote_request_id = q.id
    where q.status = 'lost' and q.closed_at >= from_day::timestamp at time zone 'Europe/Brussels'
      and q.closed_at < (to_day + 1)::timestamp at time zone 'Europe/Brussels'
    group by 1
  ) c;
$$;

comment on function public.count_lost_reasons is 'Requests lost in a period, both days included, by reason; unsaid where nobody said why.';

create function public.personal_export_losses(address text, accounts uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'lostRequests', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('reference', q.reference, 'reason', l.reason, 'noted', l.updated_at) order by q.submitted_at
        ),
        '[]'
      )
      from public.quote_request_losses l
      join public.quote_requests q on q.id = l.quote_request_id
      where q.user_id = any (accounts) or lower(q.email) = address
    )
  );
$$;

comment on function public.personal_export_losses is 'Why requests of a person were lost.';

revoke execute on function
  public.find_lost_reason(text), public.set_lost_reason(uuid, text, text), public.count_lost_reasons(date, date),
  public.personal_export_losses(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.find_lost_reason(text), public.set_lost_reason(uuid, text, text), public.count_lost_reasons(date, date),
  public.personal_export_losses(text, uuid[])
  to service_role;
