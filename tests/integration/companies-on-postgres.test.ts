import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresServer, startMigratedPostgres } from './support/postgres-server';

let server: PostgresServer;
let one: Client;
let other: Client;
let watch: Client;

beforeAll(async () => {
  server = await startMigratedPostgres();
  [one, other, watch] = await Promise.all([server.connect(), server.connect(), server.connect()]);
});
afterAll(async () => {
  await Promise.all([one?.end(), other?.end(), watch?.end()]);
  await server?.stop();
});

async function someone(): Promise<string> {
  const id = randomUUID();
  await one.query(
    `insert into public.customers (id, root_id, email, first_name, name, locale, last_contact_at)
     values ($1, $1, $2, 'Lieve', 'Peeters', 'nl', now())`,
    [id, `${id}@bakkerij.test`],
  );
  return id;
}

const number = (by: Client, id: string, vatNumber: string) =>
  by.query('update public.customers set vat_number = $2 where id = $1', [id, vatNumber]);

test('two people who are given a new VAT number at once are of one company', async () => {
  const [first, second] = [await someone(), await someone()];
  await one.query('begin');
  await number(one, first, 'BE0999999922');
  const waiting = number(other, second, 'BE0999999922');
  await vi.waitFor(async () => {
    const { rows } = await watch.query('select count(*)::integer as waiting from pg_locks where not granted');
    expect(rows).toEqual([{ waiting: 1 }]);
  }, 10_000);
  await one.query('commit');
  await waiting;
  const { rows } = await watch.query(
    'select count(distinct company_id)::integer as companies, count(company_id)::integer as people from public.customers',
  );
  expect(rows).toEqual([{ companies: 1, people: 2 }]);
});
