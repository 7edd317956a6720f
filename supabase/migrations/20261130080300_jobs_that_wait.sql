-- The first page of the back office says where the work asks for somebody: a customer who wants a proof changed was told by mail alone.
create function public.count_waiting_jobs(today date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'toChange', count(*) filter (
      where exists (
        select 1
        from public.proof_versions v
        join public.proof_decisions d on d.proof_version_id = v.id and d.kind = 'changes'
        where v.job_id = j.id and v.state = 'sent' and j.stage = 'proof'
      )
    ),
    'blocked', count(*) filter (where j.blocked is not null),
    'late', count(*) filter (where j.due_on < today)
  )
  from public.jobs j
  join public.quote_requests q on q.id = j.quote_request_id and q.status = 'won'
  where j.stage <> 'done';
$$;

comment on function public.count_waiting_jobs is
  'Jobs of orders that ask for somebody: a proof to change, something that blocks them, a day that is over.';

revoke execute on function public.count_waiting_jobs(date) from public, anon, authenticated;
grant execute on function public.count_waiting_jobs(date) to service_role;
