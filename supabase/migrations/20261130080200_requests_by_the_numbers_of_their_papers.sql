-- A customer who calls has a paper in hand: the inbox finds a request by the number of its offer and of its invoices, too.
do $$
declare
  was constant text := '          or exists (
            select 1 from public.quote_request_attachments a';
  source text := pg_get_functiondef('public.rank_quote_requests(jsonb)'::regprocedure);
begin
  if position(was in source) = 0 then
    raise exception 'rank_quote_requests has no line %', was;
  end if;
  execute replace(source, was, '          or wanted.word ~ ''[0-9]'' and (
            exists (
              select 1 from public.offers o
              where o.quote_request_id = q.id and public.plain_text(o.number) like any (either.patterns)
            )
            or exists (
              select 1 from public.offer_invoices i
              where i.quote_request_id = q.id and public.plain_text(i.number) like any (either.patterns)
            )
          )
' || was);
end;
$$;
