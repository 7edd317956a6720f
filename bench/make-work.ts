import type { Client } from 'pg';

const document = JSON.stringify({
  locale: 'nl',
  customer: { kind: 'consumer', name: 'Lieve Peeters', company: null, vatNumber: null, address: null },
  lines: [
    {
      id: 'l1',
      text: 'Lichtreclame met ledletters',
      quantity: 1000,
      unit: 'item',
      unitPrice: 121_000,
      discount: 0,
      vat: 'standard',
      role: 'fixed',
      group: null,
      preselected: false,
    },
  ],
  depositPercent: 30,
  validDays: 30,
  delivery: { min: 10, max: 15 },
  words: '',
});

/** Each takes how many requests ($1) and how many of them became jobs ($2). Every third job still stands open. */
const statements = [
  `insert into auth.users
   select md5('staff ' || n)::uuid, 'staff' || n || '@agency.test', jsonb_build_object('first_name', 'Mieke', 'last_name', n)
   from generate_series(0, 7) n where $1::integer + $2::integer > 0`,
  `insert into public.quote_requests (
     reference, idempotency_key, body_hash, locale, name, first_name, email, phone, company, subject, message,
     newsletter_opt_in, assignee_id, status, submitted_at, answer_due_at, created_at, amount_net_cents, answered_at, quoted_at
   )
   select '1' || lpad((n / 1000)::text, 2, '0') || '-' || lpad((n % 1000)::text, 3, '0') || '-000',
     md5('request ' || n)::uuid, encode(sha256(n::text::bytea), 'hex'), (array['fr', 'nl', 'en'])[1 + n % 3],
     'Peeters ' || n % 700, (array['Lieve', 'Jean', 'Anna'])[1 + n % 3], 'customer' || n % 4000 || '@bakkerij.test',
     '+322720' || lpad((n % 4000)::text, 4, '0'), case when n % 2 = 0 then 'Bakkerij ' || n % 4000 end,
     (array['signage', 'lettering', 'covering', 'sign', 'embroidery', 'design'])[1 + n % 6],
     repeat('Een lichtreclame boven de deur, en letters op het raam van onze winkel. ', 1 + n % 6),
     false, md5('staff ' || n % 8)::uuid,
     case when n < $2 then 'won' else (array['new', 'contacted', 'quoted', 'lost', 'lost', 'lost', 'spam'])[1 + n % 7] end,
     at, at + interval '1 day', at, 50000 + n * 37 % 500000,
     case when n < $2 or n % 7 > 0 then at + interval '4 hours' end, case when n < $2 or n % 7 > 1 then at + interval '4 hours' end
   from (select n, now() - n * (interval '730 days' / $1::integer) as at from generate_series(0, $1::integer - 1) n) made`,
  // Every second one writes for a company: four people have one VAT number, and two hundred that of a large one.
  `with people as (
     select distinct on (q.email) q.*, substring(q.email from '[0-9]+')::integer as k
     from public.quote_requests q where q.status <> 'spam' and $1::integer + $2::integer > 0
     order by q.email, q.submitted_at desc
   ), firms as (
     select p.*, case when p.company is null then null when p.k < 400 then 0 else p.k / 8 end as firm from people p
   ), made as (
     insert into public.customers (
       id, root_id, email, phone, first_name, name, company, vat_number, company_id, locale, last_contact_at
     )
     select md5(f.email)::uuid, md5(f.email)::uuid, f.email, f.phone, f.first_name, f.name, f.company,
       'BE0' || lpad(f.firm::text, 9, '0'), md5('company ' || f.firm)::uuid, f.locale, f.submitted_at
     from firms f returning id, email
   )
   update public.quote_requests q set customer_id = made.id from made where made.email = q.email and q.status <> 'spam'`,
  `insert into public.quote_request_events (quote_request_id, kind, created_at)
   select q.id, 'received', q.submitted_at from public.quote_requests q where $1::integer + $2::integer > 0`,
  `insert into public.quote_request_messages (quote_request_id, idempotency_key, sender, body, created_at)
   select q.id, q.id, 'customer', 'Hebt u nog een vraag voor ons?', q.submitted_at + interval '2 days'
   from public.quote_requests q where $1::integer + $2::integer > 0 and q.status in ('quoted', 'won')`,
  `insert into public.offers (quote_request_id, number, status, created_at)
   select q.id, 'D-' || extract(year from q.submitted_at) || '-' || lpad(row_number() over (order by q.submitted_at)::text, 5, '0'),
     case q.status when 'won' then 'accepted' when 'lost' then 'declined' else 'sent' end, q.submitted_at
   from public.quote_requests q where q.status in ('won', 'lost', 'quoted') and $1::integer + $2::integer > 0`,
  `insert into public.offer_versions (
     offer_id, quote_request_id, position, state, document, sent_at, valid_until, terms_version, pdf_hash, storage_path
   )
   select o.id, o.quote_request_id, 1, 'sent', '${document}', o.created_at + interval '4 hours', (o.created_at + interval '30 days')::date,
     '1.0', encode(sha256(o.id::text::bytea), 'hex'), o.id || '.pdf'
   from public.offers o where $1::integer + $2::integer > 0`,
  `insert into public.offer_decisions (
     offer_version_id, quote_request_id, kind, name, gross_cents, deposit_cents, pdf_hash, terms_version, locale, email, decided_at
   )
   select v.id, v.quote_request_id, 'accepted', 'Lieve Peeters', 121000, 36300, v.pdf_hash, '1.0', 'nl', 'x@bakkerij.test',
     v.sent_at + interval '2 days'
   from public.offer_versions v join public.offers o on o.id = v.offer_id
   where o.status = 'accepted' and $1::integer + $2::integer > 0`,
  `insert into public.jobs (quote_request_id, owner_id, stage, due_on, created_at)
   select q.id, md5('staff ' || n % 8)::uuid,
     case when n % 3 = 0 then (array['proof', 'approved', 'material', 'production', 'fitting'])[1 + n % 5] else 'done' end,
     (q.submitted_at + interval '30 days')::date, q.submitted_at + interval '3 days'
   from (select *, row_number() over (order by submitted_at) as n from public.quote_requests where status = 'won') q
   where $1::integer + $2::integer > 0`,
  `insert into public.proof_versions (
     job_id, quote_request_id, position, state, kind, file_name, size, width, height, file_hash, storage_path
   )
   select j.id, j.quote_request_id, p, case p when 2 then 'sent' else 'replaced' end, 'png', 'proof.png', 1000, 800, 400,
     encode(sha256((j.id::text || p)::bytea), 'hex'), md5(j.id::text || p)::uuid || '.png'
   from public.jobs j, generate_series(1, 2) p where $1::integer + $2::integer > 0`,
  `insert into public.job_checks (job_id, quote_request_id, item)
   select j.id, j.quote_request_id, (array['measured', 'ordered', 'printed'])[c]
   from public.jobs j, generate_series(1, 3) c where $1::integer + $2::integer > 0`,
  `insert into public.fittings (job_id, quote_request_id, day, part, from_time, to_time)
   select j.id, j.quote_request_id, j.due_on, 'morning', '08:00', '12:00' from public.jobs j where $1::integer + $2::integer > 0`,
  `insert into public.offer_payments (offer_id, quote_request_id, key, amount_cents, paid_on, method)
   select o.id, o.quote_request_id, o.id, 36300, (o.created_at + interval '7 days')::date, 'transfer'
   from public.offers o where o.status = 'accepted' and $1::integer + $2::integer > 0`,
  `insert into public.offer_invoices (offer_id, quote_request_id, key, kind, number, issued_on, document, net_cents, vat_cents, gross_cents)
   select o.id, o.quote_request_id, o.id, 'invoice',
     'F-' || extract(year from o.created_at) || '-' || lpad(row_number() over (order by o.created_at)::text, 5, '0'),
     (o.created_at + interval '30 days')::date, '{}', 100000, 21000, 121000
   from public.offers o where o.status = 'accepted' and $1::integer + $2::integer > 0`,
  `with file as (
     insert into public.bank_files (hash, format, account, from_day, to_day, status, booked_at)
     values (repeat('a', 64), 'coda', 'BE68539007547034', current_date - 730, current_date, 'booked', now()) returning id
   ), entries as (
     insert into public.bank_entries (key, amount_cents, booked_on, payer, message)
     select 'e' || n, 100 + n, current_date - n / 5, 'PEETERS', 'bedankt'
     from generate_series(1, $2::integer) n where $1::integer > 0 returning id
   )
   insert into public.bank_file_lines (bank_file_id, bank_entry_id, position)
   select file.id, entries.id, row_number() over () from file, entries`,
  `insert into public.passports (job_id, quote_request_id)
   select j.id, j.quote_request_id from public.jobs j where j.stage = 'done' and $1::integer + $2::integer > 0`,
  `insert into public.passport_versions (passport_id, quote_request_id, position, done_on, warranty_years, warranty_until, made)
   select p.id, p.quote_request_id, 1, j.due_on, 5, j.due_on + 1826, '{Lichtreclame}'
   from public.passports p join public.jobs j on j.id = p.job_id where $1::integer + $2::integer > 0`,
];

/**
 * Fills an empty database with requests of the last two years and with what became of them: offers, jobs with proofs,
 * fittings, payments, invoices, passports. Triggers and the ends of references do not run.
 */
export async function makeWork(client: Client, requests: number, jobs: number): Promise<void> {
  // What Supabase brings of its own, as far as the functions look at it.
  await client.query('create schema if not exists auth');
  await client.query(
    'create table if not exists auth.users (id uuid primary key, email text, raw_user_meta_data jsonb)',
  );
  await client.query(`set session_replication_role = 'replica'`);
  for (const statement of statements) await client.query(statement, [requests, jobs]);
  await client.query(`set session_replication_role = 'origin'`);
  await client.query('analyze');
}
