import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from './support/postgres-server';
import { brokenRows, quoteRow } from './support/quote-rows';

let server: PostgresServer;
let client: Client;

const folder = path.resolve('supabase/migrations');

beforeAll(async () => {
  server = await startPostgres();
  client = await server.connect();
  for (const name of readdirSync(folder).sort())
    await client.query(readFileSync(path.join(folder, name), 'utf8'));
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
});

async function submitRow(row: Record<string, unknown>, by = client) {
  const { rows } = await by.query('select public.submit_quote_request($1::jsonb) as answer', [
    JSON.stringify(row),
  ]);
  return rows[0].answer;
}

/** Runs the same work on so many connections at once. */
async function onConnections<T>(
  count: number,
  work: (by: Client, index: number) => Promise<T>,
): Promise<T[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => server.connect()));
  try {
    return await Promise.all(clients.map(work));
  } finally {
    await Promise.all(clients.map((each) => each.end()));
  }
}

/** A database that is filled before the migration of this name and brought up to date after it. */
async function withFullDatabase(
  migration: string,
  fill: (by: Client) => Promise<unknown>,
  check: (by: Client) => Promise<void>,
): Promise<void> {
  const full = await startPostgres();
  const by = await full.connect();
  try {
    const files = readdirSync(folder).sort();
    const first = files.findIndex((name) => name.endsWith(`_${migration}.sql`));
    expect(first, migration).toBeGreaterThan(0);
    const apply = async (names: readonly string[]) => {
      for (const name of names) await by.query(readFileSync(path.join(folder, name), 'utf8'));
    };
    await apply(files.slice(0, first));
    await fill(by);
    await apply(files.slice(first));
    await check(by);
  } finally {
    await by.end();
    await full.stop();
  }
}

test('what was paid keeps the number of its offer, also where it was paid before payments had one', async () => {
  await withFullDatabase(
    'payments_of_no_order',
    async (by) => {
      await submitRow(quoteRow(), by);
      await by.query(`
        with offer as (
          insert into public.offers (quote_request_id, number, status)
          select q.id, 'D-2026-00001', 'accepted' from public.quote_requests q
          returning id, quote_request_id
        )
        insert into public.offer_payments (offer_id, quote_request_id, key, amount_cents, paid_on, method)
        select o.id, o.quote_request_id, gen_random_uuid(), 1000, '2026-11-02', 'transfer' from offer o`);
    },
    async (by) => {
      const { rows } = await by.query('select number from public.offer_payments');
      expect(rows).toEqual([{ number: 'D-2026-00001' }]);
    },
  );
}, 60_000);

test('what was stored before "œ" was found by "oe" is found by it', async () => {
  await withFullDatabase(
    'lists_that_tell_everything',
    async (by) => {
      await submitRow(quoteRow({ company: 'Cœur de Ville' }), by);
      await by.query(`
        insert into public.quote_request_notes (quote_request_id, author_id, body)
        select q.id, gen_random_uuid(), 'Les œillets sont commandés.' from public.quote_requests q`);
      await by.query(`
        insert into public.quote_request_messages (quote_request_id, idempotency_key, sender, body)
        select q.id, gen_random_uuid(), 'customer', 'Par la Poststraße.' from public.quote_requests q`);
      await by.query(`
        insert into public.quote_request_attachments
          (quote_request_id, id, position, storage_path, file_name, kind, size_bytes)
        select q.id, gen_random_uuid(), 1, 'a/' || gen_random_uuid() || '.pdf', 'Nœud.pdf', 'pdf', 10
        from public.quote_requests q`);
    },
    async (by) => {
      for (const [table, word] of Object.entries({
        quote_requests: 'coeur',
        customers: 'coeur',
        quote_request_notes: 'oeillets',
        quote_request_messages: 'poststrasse',
        quote_request_attachments: 'noeud',
      })) {
        const { rows } = await by.query(`select count(*)::int as found from public.${table}
          where searched like '%${word}%'`);
        expect(rows, table).toEqual([{ found: 1 }]);
      }
    },
  );
}, 60_000);

describe('The migrations', () => {
  test('are named as the Supabase CLI names them, in an order that does not depend on the machine', () => {
    for (const name of readdirSync(folder)) expect(name).toMatch(/^\d{14}_[a-z0-9_]+\.sql$/);
  });

  test('turn row level security on for every table, without a policy for the public', async () => {
    const { rows } = await client.query(`
      select c.relname as name, c.relrowsecurity as secured,
        (select count(*) from pg_policy p where p.polrelid = c.oid
          and (p.polroles = '{0}' or p.polroles && array['anon'::regrole::oid]))::int as public_policies
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['quote_requests', 'outbox_messages']),
    );
    for (const row of rows) expect(row).toMatchObject({ secured: true, public_policies: 0 });
  });

  test('give the public no right on any table and on any function', async () => {
    const { rows: tables } = await client.query(`
      select c.relname, r.role, p.privilege
      from pg_class c, (values ('anon'), ('authenticated')) r (role),
        (values ('select'), ('insert'), ('update'), ('delete'), ('truncate')) p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and has_table_privilege(r.role, c.oid, p.privilege)`);
    expect(tables).toEqual([]);
    const { rows: functions } = await client.query(`
      select p.proname, r.role from pg_proc p, (values ('anon'), ('authenticated')) r (role)
      where p.pronamespace = 'public'::regnamespace and has_function_privilege(r.role, p.oid, 'execute')`);
    expect(functions).toEqual([]);
  });

  test('give every function that runs with its owner’s rights an empty search path', async () => {
    const { rows } = await client.query(`
      select p.proname, p.proconfig from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef`);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) expect(row).toMatchObject({ proconfig: ['search_path=""'] });
  });

  test('explain every table and function', async () => {
    const { rows } = await client.query(`
      select c.relname as name, obj_description(c.oid, 'pg_class') as comment from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      union all
      select p.proname, obj_description(p.oid, 'pg_proc') from pg_proc p
      where p.pronamespace = 'public'::regnamespace`);
    expect(rows.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
  });
});

describe('submit_quote_request', () => {
  test('writes request, files, event and two mails together', async () => {
    const id = '22222222-2222-4222-8222-222222222222';
    const row = quoteRow({
      attachments: [
        { id, storage_path: `2026-11-24/${id}.svg`, name: 'logo « é ».svg', kind: 'svg', size: 12 },
      ],
    });
    expect(await submitRow(row)).toEqual({
      status: 'stored',
      reference: row.reference,
      answer_due_at: '2026-11-25T10:00:00+00:00',
    });
    const { rows } = await client.query(
      `select q.status, (select count(*)::int from public.quote_request_events e where e.quote_request_id = q.id) as events,
        (select count(*)::int from public.quote_request_attachments a where a.quote_request_id = q.id) as files
       from public.quote_requests q where q.reference = $1`,
      [row.reference],
    );
    expect(rows).toEqual([{ status: 'new', events: 1, files: 1 }]);
    const mails = await client.query(
      `select template, locale, recipient, payload->'attachments' as files, payload->>'submittedAt' as submitted
       from public.outbox_messages where payload->>'reference' = $1 order by template`,
      [row.reference],
    );
    const files = [{ id, name: 'logo « é ».svg', kind: 'svg', size: 12 }];
    const submitted = '2026-11-24T10:00:00.000Z';
    expect(mails.rows).toEqual([
      { template: 'quote-confirmation', locale: 'fr', recipient: 'lieve@bakkerij.test', files, submitted },
      { template: 'quote-notification', locale: 'fr', recipient: null, files, submitted },
    ]);
  });

  test.each(brokenRows)('refuses %s and writes nothing', async (_, broken) => {
    const count = async () =>
      (await client.query('select count(*)::int as n from public.quote_requests')).rows[0].n;
    const before = await count();
    expect(await submitRow(quoteRow(broken))).toMatchObject({ status: 'invalid' });
    expect(await count()).toBe(before);
  });

  test('ignores what a form may not set', async () => {
    const row = quoteRow({
      id: '33333333-3333-4333-8333-333333333333',
      status: 'won',
      user_id: '33333333-3333-4333-8333-333333333333',
      created_at: '2001-01-01T00:00:00Z',
      role: 'admin',
    });
    await submitRow(row);
    const { rows } = await client.query(
      'select id, status, user_id, created_at from public.quote_requests where reference = $1',
      [row.reference],
    );
    expect(rows[0]).toMatchObject({ status: 'new', user_id: null });
    expect(rows[0].id).not.toBe(row.id);
    expect(rows[0].created_at.getFullYear()).toBeGreaterThan(2020);
  });

  test('called with one key on twenty connections at once stores one row', async () => {
    const row = quoteRow();
    const answers = await onConnections(20, (by) => submitRow(row, by));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array(19).fill('duplicate'), 'stored']);
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
  });

  test('called with one reference on ten connections at once gives it once, and in a replay to all, numbered', async () => {
    const { reference } = quoteRow();
    const live = await onConnections(10, (by) => submitRow(quoteRow({ reference }), by));
    expect(live.filter((answer) => answer.status === 'stored')).toHaveLength(1);
    expect(live.filter((answer) => answer.status === 'reference_taken')).toHaveLength(9);
    const late = await onConnections(3, (by) => submitRow(quoteRow({ reference, replay: true }), by));
    expect(late.map((answer) => answer.reference).sort()).toEqual([2, 3, 4].map((n) => `${reference}-${n}`));
  });

  test('counts a limit once for a request, however often it is sent', async () => {
    const limits = [{ bucket: `test:${Math.random()}`, max: 2, seconds: 60 }];
    const first = quoteRow({ limits });
    for (let sent = 0; sent < 5; sent += 1) await submitRow(first);
    expect(await submitRow(quoteRow({ limits }))).toMatchObject({ status: 'stored' });
    expect(await submitRow(quoteRow({ limits }))).toEqual({ status: 'limited' });
  });
});

describe('consume_rate_limit', () => {
  const consume = async (by: Client, bucket: string, max: number, seconds: number) =>
    (await by.query('select public.consume_rate_limit($1, $2, $3) as ok', [bucket, max, seconds])).rows[0].ok;

  test('lets exactly the limit through, over twenty connections at once', async () => {
    const bucket = `test:${Math.random()}`;
    const answers = await onConnections(20, (by) => consume(by, bucket, 7, 60));
    expect(answers.filter(Boolean)).toHaveLength(7);
  });

  test('starts again when the window is over', async () => {
    const bucket = `test:${Math.random()}`;
    expect(await consume(client, bucket, 1, 60)).toBe(true);
    expect(await consume(client, bucket, 1, 60)).toBe(false);
    await client.query(
      `update public.rate_limits set window_started_at = now() - interval '61 s' where bucket = $1`,
      [bucket],
    );
    expect(await consume(client, bucket, 1, 60)).toBe(true);
  });

  test.each([
    ['', 1, 60],
    ['x'.repeat(201), 1, 60],
    ['b', 0, 60],
    ['b', 1, 0],
    ['b', 1, 1_000_000],
  ])('refuses arguments out of range: %s, %s, %s', async (bucket, max, seconds) => {
    expect(await consume(client, bucket, max, seconds)).toBe(false);
  });
});

test('claim_outbox_messages never gives a mail to two of ten workers', async () => {
  await client.query('delete from public.outbox_messages');
  for (let made = 0; made < 40; made += 1) await submitRow(quoteRow());
  const claims = await onConnections(10, async (by) => {
    const { rows } = await by.query(
      'select public.claim_outbox_messages(10, 60, gen_random_uuid(), array[]::uuid[]) as claimed',
    );
    return rows[0].claimed as { id: string }[];
  });
  const ids = claims.flat().map(({ id }) => id);
  expect(ids).toHaveLength(80);
  expect(new Set(ids).size).toBe(80);
});
