import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { startPostgres } from '@/tests/integration/support/postgres-server';
import { makeVisits } from './make-visits';

// How long the page of statistics waits for its figures on PostgreSQL, with how many page views, and by which plans:
//   npm run bench:statistics -- --views=1000000 --plans

const { values } = parseArgs({
  options: { views: { type: 'string', default: '1000000' }, plans: { type: 'boolean', default: false } },
});
const folder = 'supabase/migrations';

const periods = [
  ['7 days', 7],
  ['30 days', 30],
  ['90 days', 90],
  ['12 months', 365],
] as const;

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function medianOf(runs: number, work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await time(work));
  times.sort((a, b) => a - b);
  return `${Math.round(times[Math.floor(runs / 2)] ?? 0)} ms (slowest ${Math.round(times.at(-1) ?? 0)} ms)`;
}

const read = (client: Client, days: number, at = 'now()') =>
  client.query(
    `with t as (select (${at} at time zone 'Europe/Brussels')::date as today)
     select public.read_visit_statistics(t.today - $1::integer * 2 + 1, t.today - $1::integer + 1, t.today, 'agency.test', 12)
     from t`,
    [days],
  );

/** The plans of the statements inside the functions, as the server logs them. */
async function tellPlans(client: Client, work: () => Promise<unknown>): Promise<void> {
  await client.query(`load 'auto_explain'`);
  for (const setting of [
    'log_min_duration = 0',
    'log_analyze = on',
    'log_nested_statements = on',
    'log_buffers = off',
  ])
    await client.query(`set auto_explain.${setting}`);
  await client.query('set client_min_messages = log');
  const tell = ({ message }: { message?: string }) => console.log(message);
  client.on('notice', tell);
  await work();
  client.off('notice', tell);
  await client.query('set auto_explain.log_min_duration = -1');
  await client.query('reset client_min_messages');
}

const server = await startPostgres();
const client = await server.connect();
try {
  for (const name of readdirSync(folder).sort())
    await client.query(readFileSync(`${folder}/${name}`, 'utf8'));
  await makeVisits(client, Number(values.views));
  const counted = await client.query(
    `select count(*)::int as views, count(distinct session_id)::int as visits from public.page_views`,
  );
  const processors = os.cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${processors[0]?.model}, ${server.version}`,
  );
  console.log(`${counted.rows[0].views} page views, ${counted.rows[0].visits} visits`);

  let days = 0;
  const whole = await time(async () => {
    while ((await client.query('select public.refresh_visit_statistics(40) as left')).rows[0].left > 0)
      days += 40;
  });
  console.log(`all ${days + 40} days or fewer added up: ${Math.round(whole)} ms`);
  await client.query('analyze');
  for (const table of ['visit_figures', 'visit_measures']) {
    const { rows } = await client.query(`select count(*)::int as lines from public.${table}`);
    console.log(`${table}: ${rows[0].lines} lines`);
  }

  const touch = () =>
    client.query(
      `update public.page_views set scroll_depth = 100
       where id in (select id from public.page_views order by created_at desc limit 5)`,
    );
  const refresh = () => client.query('select public.refresh_visit_statistics(40)');
  console.log(`one view recorded, with its mark: ${await medianOf(9, touch)}`);
  await refresh();
  const today: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    await touch();
    today.push(await time(refresh));
  }
  console.log(`the last day added up again: ${Math.round(today.sort((a, b) => a - b)[4] ?? 0)} ms`);
  for (const [name, length] of periods)
    console.log(`${name} and the ${name} before: ${await medianOf(9, () => read(client, length))}`);
  if (values.plans) {
    await touch();
    await tellPlans(client, refresh);
    await tellPlans(client, () => read(client, 365));
  }
} finally {
  await client.end();
  await server.stop();
}
