-- A postal address is there to send a card; once it has arrived nobody needs it. Which films they were stays in the request.

create function public.purge_sample_cards(before timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.quote_request_samples s
  using public.quote_requests q
  where q.id = s.quote_request_id and q.submitted_at < before;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

comment on function public.purge_sample_cards is 'Deletes the addresses of sample cards that were asked for before that moment, and returns how many.';

revoke execute on function public.purge_sample_cards(timestamptz) from public, anon, authenticated;
grant execute on function public.purge_sample_cards(timestamptz) to service_role;
