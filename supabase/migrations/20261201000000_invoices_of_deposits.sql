-- The deposit of an accepted offer is invoiced on its own; the invoice of the work takes it off again.

alter table public.offer_invoices
  add column is_deposit boolean not null default false,
  add check (not is_deposit or kind = 'invoice');

comment on column public.offer_invoices.is_deposit is 'Whether it asks for the deposit of an order: the invoice of the work takes it off again.';

create or replace function public.owed_cents(of_offer uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  with invoiced as (
    select sum(case i.kind when 'invoice' then i.gross_cents else -i.gross_cents end)::bigint as cents,
      -- An invoice of a deposit is a part of what was agreed: the rest of it is owed as before.
      coalesce(bool_or(i.kind = 'invoice' and not i.is_deposit), false) as is_whole
    from public.offer_invoices i
    where i.offer_id = of_offer
  )
  select coalesce(
    case when i.is_whole or not public.is_order(of_offer) then i.cents end,
    (
      select case when public.is_order(of_offer) then a.gross else 0 end
      from public.agreed_cents(of_offer) a
    )
  )
  from invoiced i;
$$;

comment on function public.owed_cents is
  'What is to be paid on an accepted offer, in cents with VAT: its invoices less their credit notes, or its total before the invoice of the work; of a request that is no order any more what was invoiced, and nothing without an invoice; null before it is accepted.';

create function public.standing_deposit_cents(of_offer uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(i.gross_cents - public.credited_cents(i.id)), 0)::bigint
  from public.offer_invoices i
  where i.offer_id = of_offer and i.is_deposit;
$$;

comment on function public.standing_deposit_cents is 'What was invoiced as the deposit of an offer and is not credited, in cents with VAT.';

create function public.due_deposit_cents(of_offer uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when public.standing_deposit_cents(of_offer) > 0 then public.standing_deposit_cents(of_offer)
    -- It was credited, and the invoice of the work asks for all.
    when exists (select 1 from public.offer_invoices i where i.offer_id = of_offer and i.is_deposit)
      and exists (
        select 1
        from public.offer_invoices i
        where i.offer_id = of_offer and i.kind = 'invoice' and not i.is_deposit and public.credited_cents(i.id) < i.gross_cents
      ) then 0
    else (select a.deposit from public.agreed_cents(of_offer) a)
  end;
$$;

comment on function public.due_deposit_cents is
  'What is to be paid before the work, in cents with VAT: what its invoice asks for, or what was agreed before there is an invoice.';

-- Of several invoices of an offer the oldest is paid first.
create function public.open_invoices(of_offer uuid, paid bigint)
returns table (id uuid, cents bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select w.id, w.owed - greatest(paid - coalesce(sum(w.owed) over earlier, 0), 0)::bigint
  from (
    select i.id, i.created_at, i.number, i.gross_cents - public.credited_cents(i.id) as owed
    from public.offer_invoices i
    where i.offer_id = of_offer and i.kind = 'invoice'
  ) w
  window earlier as (order by w.created_at, w.number rows between unbounded preceding and 1 preceding);
$$;

comment on function public.open_invoices is 'The invoices of an offer with what is open of each when so much was paid, in cents; nought and below is nothing.';

-- Of long functions the lines alone that change.
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
          'issue_offer_invoice',
          'where i.offer_id = offer.id and i.kind = ''invoice'' and public.credited_cents(i.id) < i.gross_cents',
          'where i.offer_id = offer.id and i.kind = ''invoice'' and public.credited_cents(i.id) < i.gross_cents
      and (of_deposit or not i.is_deposit)'
        ),
        (
          'issue_offer_invoice', '  given := public.take_document_number(',
          '  -- A deposit was invoiced or credited meanwhile: what is taken off is another sum.
  if wanted_kind = ''invoice'' and not of_deposit
    and public.standing_deposit_cents(offer.id) <> coalesce((issuing ->> ''deposits'')::bigint, 0) then
    return jsonb_build_object(''status'', ''conflict'');
  end if;
  given := public.take_document_number('
        ),
        (
          'issue_offer_invoice', '  given text;',
          '  of_deposit boolean := coalesce((issuing ->> ''isDeposit'')::boolean, false);
  given text;'
        ),
        ('issue_offer_invoice', E'reason,\n    author_id', E'reason,\n    author_id, is_deposit'),
        ('issue_offer_invoice', 'issuing ->> ''reason'', actor', 'issuing ->> ''reason'', actor, of_deposit'),
        (
          'issue_offer_invoice', '  elsif exists (',
          '  elsif not public.is_order(offer.id) then
    return jsonb_build_object(''status'', ''noOrder'');
  elsif exists ('
        ),
        (
          'match_bank_entry', '(select a.deposit from public.agreed_cents(offer.id) a)', 'public.due_deposit_cents(offer.id)'
        ),
        (
          'match_bank_entry', 'when line.amount_cents in (open_deposit, open_total) then ''matched''',
          'when line.amount_cents in (open_deposit, open_total)
          or exists (select 1 from public.open_invoices(offer.id, paid) v where v.cents = line.amount_cents) then ''matched'''
        ),
        (
          'record_offer_payment', '  -- What was invoiced less what was credited, and before an invoice what was agreed.
  select coalesce(
    (
      select sum(case i.kind when ''invoice'' then i.gross_cents else -i.gross_cents end)
      from public.offer_invoices i
      where i.offer_id = offer.id
    ),
    (select a.gross from public.agreed_cents(offer.id) a)
  )
  into owed;
', '  owed := public.owed_cents(offer.id);
'
        ),
        -- What a credit note takes back stands before it.
        ('list_offer_invoices', 'order by i.issued_on, i.number', 'order by i.issued_on, i.kind desc, i.number'),
        ('list_offer_invoices', 'order by l."issuedOn", l.number', 'order by l."issuedOn", l.kind desc, l.number'),
        (
          'record_invoice_event', '''document'', new.kind',
          '''document'', case when new.is_deposit then ''deposit'' else new.kind end'
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

comment on function public.issue_offer_invoice is
  'Issues an invoice of an accepted offer or of its deposit, or a credit note of one, {reference, key, kind, isDeposit?, issuedOn, document, net, vat, gross, mail?, paid?, deposits?, credits?, seen?, reason?}; paid is what was paid, deposits what is taken off as invoiced before, and seen what was credited on the page; mail is whether the customer is sent it. Status: ok with its number, exists, conflict, tooMuch, notAccepted, noOrder, unknown, invalid or forbidden.';

create or replace function public.list_open_invoices(today date, max_count integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with owed as (
    select i.offer_id, i.quote_request_id, i.number, i.is_deposit, (i.document ->> 'dueOn')::date as due_on, v.cents
    from (select distinct x.offer_id from public.offer_invoices x where x.offer_id is not null) o
    cross join lateral public.open_invoices(o.offer_id, public.paid_cents(o.offer_id)) v
    join public.offer_invoices i on i.id = v.id
    where i.quote_request_id is not null
  ), open as (
    select o.*, o.due_on < today as late from owed o where o.cents > 0
  )
  select jsonb_build_object(
    'count', (select count(*) from open), 'cents', (select coalesce(sum(cents), 0) from open),
    'lateCount', (select count(*) from open where late), 'lateCents', (select coalesce(sum(cents), 0) from open where late),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r."dueOn", r.number), '[]')
      from (
        select q.reference, l.number, l.cents, l.due_on as "dueOn", l.late, l.is_deposit as "isDeposit",
          coalesce(nullif(q.company, ''), q.first_name || ' ' || q.name) as name,
          public.mail_of_invoice(q.id, q.reference, l.number) as mail
        from open l
        join public.quote_requests q on q.id = l.quote_request_id
        order by l.due_on, l.number
        limit max_count
      ) r
    )
  );
$$;

revoke execute on function
  public.standing_deposit_cents(uuid), public.due_deposit_cents(uuid), public.open_invoices(uuid, bigint)
  from public, anon, authenticated;
