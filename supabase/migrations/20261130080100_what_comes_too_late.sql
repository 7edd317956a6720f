-- What was left open in a tab while somebody else went on: a proof of what is already being made, an invoice of before a payment.
do $$
declare
  line record;
  source text;
begin
  for line in
    select *
    from (
      values
        (
          'open_proof_of', '  if not public.consume_rate_limits(wanted -> ''limits'') then',
          '  if exists (
    select from public.jobs j
    where j.quote_request_id = request.id and j.stage in (''production'', ''fitting'', ''done'')
  ) then
    return jsonb_build_object(''status'', ''beingMade'');
  end if;
  if not public.consume_rate_limits(wanted -> ''limits'') then'
        ),
        (
          'issue_offer_invoice', '  elsif exists (',
          '  -- A payment came in meanwhile: what is left to be paid is another sum.
  elsif issuing ? ''paid'' and public.paid_cents(offer.id) is distinct from (issuing ->> ''paid'')::bigint then
    return jsonb_build_object(''status'', ''conflict'');
  elsif exists ('
        )
    ) as lines (name, was, becomes)
  loop
    source := pg_get_functiondef(('public.' || line.name)::regproc);
    if position(line.was in source) = 0 then
      raise exception '% has no line %', line.name, line.was;
    end if;
    execute replace(source, line.was, line.becomes);
  end loop;
end;
$$;

comment on function public.open_proof_of is
  'Locks the request of a proof, {reference, position, hash, limits}, and answers its id while something can be said to it, or once it is decided; else why not: unknown, decidedBefore, replaced, withdrawn, beingMade or limited.';

comment on function public.issue_offer_invoice is
  'Issues an invoice of an accepted offer, or a credit note of one, {reference, key, kind, issuedOn, document, net, vat, gross, paid?, credits?, seen?, reason?}; paid is what was paid and seen what was credited on the page. Status: ok with its number, exists, conflict, tooMuch, notAccepted, unknown, invalid or forbidden.';
