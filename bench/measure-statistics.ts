import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { makeVisits } from './make-visits';
import { onPostgres, tellPlans, time, timeRuns } from './measure-postgres';

// How long the page of statistics waits for its figures on PostgreSQL, with how many page views, and by which plans:
//   npm run bench:statistics -- --views=1000000 --plans

const { values } = parseArgs({
  options: { views: { type: 'string', default: '1000000' }, plans: { type: 'boolean', default: false } },
});

const periods = [
  ['7 days', 7],
  ['30 days', 30],
  ['90 days', 90],
  ['12 months', 365],
] as const;

async function medianOf(runs: number, work: () => Promise<unknown>): Promise<string> {
  const { median, slowest } = await timeRuns(runs, work);
  return `${Math.round(median)} ms (slowest ${Math.round(slowest)} ms)`;
}

const read = (client: Client, days: number, at = 'now()') =>
  client.query(
    `with t as (select (${at} at time zone 'Europe/Brussels')::date as today)
     select public.read_visit_statistics(t.today - $1::integer * 2 + 1, t.today - $1::integer + 1, t.today, 'agency.test', 12)
     from t`,
    [days],
  );

await onPostgres(async (client) => {
  await makeVisits(client, Number(values.views));
  const counted = await client.query(
    `select count(*)::int as views, count(distinct session_id)::int as visits from public.page_views`,
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
});
