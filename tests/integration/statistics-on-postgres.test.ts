import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVisits } from '@/bench/make-visits';
import { type PostgresServer, startPostgres } from './support/postgres-server';

// How fast it is with a million page views stands in docs/decisions/0012-statistics.md. Here: that nothing ever reads all
// of them, and that two who add up at once agree.

let server: PostgresServer;
let client: Client;

const views = 40_000;
const folder = path.resolve('supabase/migrations');

beforeAll(async () => {
  server = await startPostgres();
  client = await server.connect();
  for (const name of readdirSync(folder).sort())
    await client.query(readFileSync(path.join(folder, name), 'utf8'));
  await makeVisits(client, views);
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
});

const refresh = async (by = client) =>
  (await by.query('select public.refresh_visit_statistics(500) as left')).rows[0].left as number;

async function read(days: number) {
  const { rows } = await client.query(
    `with t as (select (now() at time zone 'Europe/Brussels')::date as today)
     select public.read_visit_statistics(t.today - $1::integer * 2 + 1, t.today - $1::integer + 1, t.today, '', 12) as read
     from t`,
    [days],
  );
  return rows[0].read;
}

/** How often the rows themselves were read from the first to the last. */
async function countWholeReads(): Promise<Record<string, number>> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query(
    `select relname, seq_scan::int from pg_stat_user_tables where relname in ('page_views', 'visitor_analytics')`,
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

test('adding up and reading never read all page views', async () => {
  const before = await countWholeReads();
  expect(await refresh()).toBe(0);
  await client.query('vacuum analyze public.visit_figures, public.visit_measures');
  for (const days of [7, 30, 90, 365]) expect(await read(days)).toMatchObject({ status: 'ok', stale: 0 });
  expect(await countWholeReads()).toEqual(before);
  const whole = await read(500);
  expect(whole.total).toMatchObject({ views, visits: views / 4 });
});

test('what is written later is added up alone', async () => {
  await refresh();
  await client.query(
    `update public.page_views set sent_form = true
     where id in (select id from public.page_views where not sent_form order by created_at desc limit 3)`,
  );
  const { rows } = await client.query(
    'select count(distinct day)::int as days from public.stale_statistics_days',
  );
  expect(rows[0].days).toBeLessThan(5);
  const before = await countWholeReads();
  await refresh();
  expect(await countWholeReads()).toEqual(before);
});

test('a view written while its day is being added up is not forgotten', async () => {
  await refresh();
  const { total } = await read(7);
  const [writer, other] = await Promise.all([server.connect(), server.connect()]);
  try {
    const write = (by: Client, n: number) =>
      by.query(
        `insert into public.page_views (secret_hash, session_id, page_id, locale, page_url, created_at)
         values (encode(sha256(('late ' || $1::integer)::bytea), 'hex'), gen_random_uuid(), 'home', 'fr', '/', now())`,
        [n],
      );
    await write(client, 1);
    await writer.query('begin');
    await write(writer, 2);
    // Adds up the first; the second is not there yet, and its mark neither.
    expect(await refresh(other)).toBe(0);
    expect((await read(7)).total.views).toBe(total.views + 1);
    await writer.query('commit');
    await refresh();
    expect((await read(7)).total.views).toBe(total.views + 2);
  } finally {
    await Promise.all([writer.end(), other.end()]);
  }
});

test('ten who add up at once write each line once', async () => {
  await client.query(
    'insert into public.stale_statistics_days (day) select distinct day from public.visit_figures',
  );
  const expected = (await read(365)).total;
  const clients = await Promise.all(Array.from({ length: 10 }, () => server.connect()));
  try {
    expect(await Promise.all(clients.map((by) => refresh(by)))).toEqual(Array(10).fill(0));
  } finally {
    await Promise.all(clients.map((by) => by.end()));
  }
  expect((await read(365)).total).toEqual(expected);
});

test('emptying the rows empties the figures', async () => {
  await client.query('delete from public.page_views');
  await client.query('delete from public.visitor_analytics');
  expect(await refresh()).toBe(0);
  const { rows } = await client.query(
    'select (select count(*) from public.visit_figures) + (select count(*) from public.visit_measures) as lines',
  );
  expect(Number(rows[0].lines)).toBe(0);
});
