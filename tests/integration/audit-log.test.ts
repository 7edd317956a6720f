import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PostgresServer, startMigratedPostgres } from './support/postgres-server';
import { startMaillessStack, type TestStack } from './support/test-stack';

let server: PostgresServer;
let client: Client;
let stack: TestStack;

const admin = randomUUID();
const seller = randomUUID();

beforeAll(async () => {
  stack = await startMaillessStack();
  server = await startMigratedPostgres();
  client = await server.connect();
  await client.query(
    `insert into public.staff_members (user_id, role) values ('${admin}', 'admin'), ('${seller}', 'sales')`,
  );
  await client.query(
    'create table public.parcels (id uuid primary key, status text, note text, version int)',
  );
  await client.query(
    `create trigger audit after insert or update or delete on public.parcels
     for each row execute function public.audit_change('status')`,
  );
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
  await stack?.stop();
});

beforeEach(() => client.query('delete from public.parcels'));

/** Runs statements in one transaction of this account, and answers whether it was let through. */
async function changeAs(actor: string, roles: string[], ...statements: string[]): Promise<boolean> {
  await client.query('begin');
  const { rows } = await client.query('select public.begin_staff_change($1, $2) as may', [actor, roles]);
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
  return rows[0].may;
}

async function linesOf(id: string) {
  const { rows } = await client.query(
    'select actor_id, actor_role, action, entity, changed from public.audit_log where entity_id = $1 order by at',
    [id],
  );
  return rows;
}

test('a change by staff is written down, with the values that may be kept and the names of the others', async () => {
  const id = randomUUID();
  const may = await changeAs(
    seller,
    ['sales'],
    `insert into public.parcels values ('${id}', 'new', 'Ring at Peeters', 1)`,
    `update public.parcels set status = 'sent', note = 'Peeters was out', version = 2 where id = '${id}'`,
    `update public.parcels set version = 3 where id = '${id}'`,
    `delete from public.parcels where id = '${id}'`,
  );
  expect(may).toBe(true);
  const by = { actor_id: seller, actor_role: 'sales', entity: 'parcels' };
  expect(await linesOf(id)).toEqual([
    { ...by, action: 'insert', changed: { status: { to: 'new' } } },
    { ...by, action: 'update', changed: { note: null, status: { from: 'new', to: 'sent' } } },
    { ...by, action: 'delete', changed: { status: { from: 'sent' } } },
  ]);
});

test('what visitors do is no change by staff, and a transaction ends the right to be one', async () => {
  const id = randomUUID();
  await changeAs(seller, ['sales']);
  await client.query(`insert into public.parcels values ('${id}', 'new', null, 1)`);
  expect(await linesOf(id)).toEqual([]);
});

test('the role counts at that moment: an admin may everything, others only their part, nobody else anything', async () => {
  expect(await changeAs(admin, [])).toBe(true);
  expect(await changeAs(seller, ['sales', 'editor'])).toBe(true);
  expect(await changeAs(seller, ['editor'])).toBe(false);
  expect(await changeAs(randomUUID(), ['sales', 'editor', 'admin'])).toBe(false);
  const leaving = randomUUID();
  await client.query(`insert into public.staff_members (user_id, role) values ('${leaving}', 'sales')`);
  expect(await changeAs(leaving, ['sales'])).toBe(true);
  await client.query(`delete from public.staff_members where user_id = '${leaving}'`);
  expect(await changeAs(leaving, ['sales'])).toBe(false);
});

test('a refusal in the same transaction takes the right of the one before it', async () => {
  const id = randomUUID();
  await client.query('begin');
  await client.query('select public.begin_staff_change($1, $2)', [seller, ['sales']]);
  await client.query('select public.begin_staff_change($1, $2)', [seller, ['editor']]);
  await client.query(`insert into public.parcels values ('${id}', 'new', null, 1)`);
  await client.query('commit');
  expect(await linesOf(id)).toEqual([]);
});

test.each([
  "update public.audit_log set action = 'insert'",
  'delete from public.audit_log',
  'truncate public.audit_log',
])('nobody changes the log: %s', async (statement) => {
  const id = randomUUID();
  await changeAs(admin, [], `insert into public.parcels values ('${id}', 'new', null, 1)`);
  await expect(client.query(statement)).rejects.toThrow('the audit log cannot be changed');
  expect(await linesOf(id)).toHaveLength(1);
});

test('lines older than ten years are removed, and no others', async () => {
  const before = (await client.query('select count(*)::int as n from public.audit_log')).rows[0].n;
  await client.query(
    `insert into public.audit_log (at, actor_role, action, entity)
     values (now() - interval '3653 days', 'site', 'update', 'parcels'), (now() - interval '3600 days', 'site', 'update', 'parcels')`,
  );
  const { rows } = await client.query('select public.purge_audit_log() as purged');
  expect(rows[0].purged).toBe(1);
  expect((await client.query('select count(*)::int as n from public.audit_log')).rows[0].n).toBe(before + 1);
});

test('a long value is kept by its beginning', async () => {
  const id = randomUUID();
  await changeAs(
    admin,
    [],
    `insert into public.parcels values ('${id}', (select string_agg(md5(n::text), '') from generate_series(1, 200) n), null, 1)`,
  );
  const [line] = await linesOf(id);
  expect(line.changed.status.to).toMatch(/^\w{200}…$/);
});

test('the embedded backend writes and keeps the same log', async () => {
  const { database } = stack;
  const email = stack.demoStaff?.email ?? '';
  const { data: demo } = await database.from('staff_members').select('user_id').single().throwOnError();
  const id = demo.user_id;
  // One admin has to stay.
  await database.from('staff_members').insert({ user_id: randomUUID(), role: 'admin' }).throwOnError();
  const before = await stack.count('audit_log');
  await database.rpc('grant_staff_role', { account_email: email, granted_role: 'sales' }).throwOnError();
  expect((await database.rpc('begin_staff_change', { actor: id, roles: ['sales'] })).data).toBe(true);
  // The next request is another transaction: no change by anybody.
  await database.from('staff_members').insert({ user_id: randomUUID(), role: 'editor' }).throwOnError();
  await database.rpc('revoke_staff_role', { account_email: email }).throwOnError();
  expect((await database.rpc('begin_staff_change', { actor: id, roles: ['sales'] })).data).toBe(false);

  const { data: lines } = await database
    .from('audit_log')
    .select('actor_id, actor_role, action, entity, changed')
    .order('at')
    .range(before, 100);
  const by = { actor_id: null, actor_role: 'site', entity: 'staff_members' };
  expect(lines).toEqual([
    { ...by, action: 'update', changed: { role: { from: 'admin', to: 'sales' } } },
    { ...by, action: 'delete', changed: { user_id: { from: id }, role: { from: 'sales' } } },
  ]);
  for (const change of [
    database.from('audit_log').update({ action: 'insert' }).eq('actor_role', 'site'),
    database.from('audit_log').delete().eq('actor_role', 'site'),
  ])
    expect((await change).error).not.toBeNull();
  expect(await stack.count('audit_log')).toBe(before + 2);
});
