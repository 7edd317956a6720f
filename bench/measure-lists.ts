import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { makeWork } from './make-work';
import { onPostgres, processorTime, tellPlans, timeRuns } from './measure-postgres';

// How long the lists of the back office wait for PostgreSQL, with how many requests and jobs, and by which plans:
//   npm run bench:lists -- --requests=10000 --jobs=3000 --plans
// Ends with 1 when one of them takes longer than its limit.

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    jobs: { type: 'string', default: '3000' },
    plans: { type: 'boolean', default: false },
  },
});

/** Milliseconds, for the slowest of its runs (the specification of the way from a request to a finished job). */
const limit = 300;
const runs = 9;

const filter = (asked: Record<string, unknown>) =>
  JSON.stringify({ now: new Date().toISOString(), ...asked });
const requestsBy = (asked: Record<string, unknown>) =>
  ['select public.list_quote_requests($1::jsonb)', [filter({ take: 50, skip: 0, ...asked })]] as const;
const jobsBy = (asked: Record<string, unknown>) =>
  ['select public.list_jobs($1::jsonb)', [filter({ take: 50, skip: 0, ...asked })]] as const;

const customersBy = (asked: Record<string, unknown>) =>
  [
    'select public.list_customers($1::jsonb)',
    [JSON.stringify({ text: '', take: 50, skip: 0, ...asked })],
  ] as const;

const companiesBy = (asked: Record<string, unknown>) =>
  [
    'select public.list_companies($1::jsonb)',
    [JSON.stringify({ text: '', take: 50, skip: 0, ...asked })],
  ] as const;

const lists: Record<string, readonly [statement: string, parameters: readonly unknown[]]> = {
  'requests, open': requestsBy({ statuses: ['new', 'contacted', 'quoted'] }),
  'requests, all': requestsBy({}),
  'requests, by company': requestsBy({ sort: 'companyDown' }),
  'requests, by amount, the last of them': requestsBy({ sort: 'dearest', skip: 9950 }),
  'requests, newest first': requestsBy({ sort: 'newest' }),
  'requests, by a word': requestsBy({ text: 'bakkerij 39' }),
  'requests, board': requestsBy({ perStatus: true, take: 20 }),
  'requests, waiting': requestsBy({ take: 0 }),
  'requests, answer times': [
    `select public.quote_answer_times(now() - interval '90 days', now(), '[]'::jsonb)`,
    [],
  ],
  'jobs, open': jobsBy({}),
  'jobs, done, by amount': jobsBy({ stage: 'done', sort: 'amount', descending: true }),
  'jobs, board': jobsBy({ take: 500 }),
  customers: customersBy({}),
  'customers, the last of them': customersBy({ skip: 3950 }),
  'customers, by a word': customersBy({ text: 'bakkerij 39' }),
  'customers, by their number': customersBy({ text: '+3227200039' }),
  'one customer': [
    'select public.find_customer(c.id) from public.customers c order by c.last_contact_at desc limit 1',
    [],
  ],
  'customers, by their VAT number': customersBy({ text: 'BE 0000.000.039', vatNumber: 'BE0000000039' }),
  companies: companiesBy({}),
  'companies, by a word': companiesBy({ text: 'bakkerij 39' }),
  'one company, the largest': [
    `select public.find_company(jsonb_build_object('id', c.company_id, 'take', 50, 'skip', 0))
     from public.customers c where c.company_id is not null group by c.company_id order by count(*) desc limit 1`,
    [],
  ],
  'one customer of the largest company': [
    `select public.find_customer(c.id) from public.customers c
     where c.company_id = (
       select k.company_id from public.customers k where k.company_id is not null group by k.company_id order by count(*) desc limit 1
     ) limit 1`,
    [],
  ],
  'calendar, a month': ['select public.list_fittings(current_date - 15, current_date + 30)', []],
  'offers that wait': ['select public.list_waiting_offers(50)', []],
  'words to ask for': ['select public.list_word_candidates(50)', []],
  'bank, open': [`select public.list_bank_entries('open', 50, 0)`, []],
  'bank, files': ['select public.list_bank_files(50)', []],
  'payments of a quarter': ['select public.list_offer_payments(current_date - 90, current_date)', []],
  'invoices of a quarter': ['select public.list_offer_invoices(current_date - 90, current_date)', []],
  'offers in statistics': ['select public.read_offer_figures(current_date - 365, current_date)', []],
  'lost, by reason': ['select public.count_lost_reasons(current_date - 365, current_date)', []],
  'one request': [
    `select public.find_offer(q.reference, true), public.find_job(q.reference), public.find_passport(q.reference, true)
     from public.quote_requests q where q.status = 'won' order by q.submitted_at limit 1`,
    [],
  ],
};

const ask = (client: Client, name: string) => {
  const [statement, parameters] = lists[name] ?? ['', []];
  return client.query(statement, [...parameters]);
};

await onPostgres(async (client) => {
  await makeWork(client, Number(values.requests), Number(values.jobs));
  console.log(`${values.requests} requests, ${values.jobs} jobs; limit ${limit} ms`);
  for (const name of Object.keys(lists)) {
    await ask(client, name);
    const before = await processorTime(client);
    const { median, slowest } = await timeRuns(runs, () => ask(client, name));
    const after = await processorTime(client);
    // What waits for a busy machine is slow without working longer.
    const worked =
      before === null || after === null ? '' : `, of the processor ${Math.round((after - before) / runs)} ms`;
    console.log(`${name}: ${Math.round(median)} ms (slowest ${Math.round(slowest)} ms)${worked}`);
    if (slowest > limit) process.exitCode = 1;
    if (values.plans) await tellPlans(client, () => ask(client, name));
  }
});
