import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assertDurable, flushUploads, makeDatabasesDurable } from '@/scripts/lib/durable-database.mjs';
import { gatherSettings } from '@/scripts/lib/gather-settings.mjs';
import { dropArrayParsers } from '@/scripts/lib/lean-parsers.mjs';

// One row of docs/upgrading.md each, by its number: what scripts/serve-backend.mjs takes for granted of the installed
// backend, tried on a database of its own.

const secretKey = 'sb_secret_contract_of_the_backend';
const publishableKey = 'sb_publishable_contract_of_the_backend';
const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));

// biome-ignore lint/suspicious/noExplicitAny: the point of these tests is what the package does not declare
let app: any;
const flushed: number[] = [];

beforeAll(async () => {
  const databaseDir = path.join(folder, 'database');
  mkdirSync(databaseDir);
  Object.assign(process.env, {
    SITE_URL: 'http://localhost:3000',
    SUPABASE_JWT_SECRET: 'a secret of thirty-two letters or more',
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    BACKEND_DATABASE_DIR: databaseDir,
    EXPERIMENTAL_STORAGE: '1',
    LITE_AUTH_BCRYPT_COST: '4',
    DO_NOT_TRACK: '1',
  });
  await makeDatabasesDurable({ flushFile: (handle: number) => void flushed.push(handle) });
  const { createApi } = await import('@supabase/lite/cli');
  const api = await createApi({ withSupabaseClient: false, authStorage: {} } as never);
  app = await api.project.local.createApp('supabase/config.toml', { admin: false } as never);
  await app.ensureSystemSchema();
});

afterAll(async () => {
  await app?.connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (to: string, init: RequestInit = {}, key = publishableKey) =>
  app.fetch(
    new Request(`http://127.0.0.1:54321${to}`, {
      ...init,
      headers: { apikey: key, authorization: `Bearer ${key}`, ...init.headers },
    }),
    { peerAddress: '127.0.0.1' },
  ) as Promise<Response>;
const send = (to: string, body: object, key?: string) =>
  ask(
    to,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    key,
  );

test('S1 · the database is reached directly, and flushes since it is told to', async () => {
  const { driver } = app.connection;
  expect((await driver.query('select $1::int + 1 as two', [1])).rows).toEqual([{ two: 2 }]);
  for (const call of ['exec', 'transaction']) expect(driver[call]).toBeTypeOf('function');
  await assertDurable(driver);
  await driver.exec('checkpoint');
  expect(flushed.length).toBeGreaterThan(0);
});

test('S2 · migrations are listed by version, and noted where the Supabase CLI notes them', async () => {
  const { applyPendingMigrations, listMigrationFiles } = await import('@supabase/lite/cli');
  expect(applyPendingMigrations).toBeTypeOf('function');
  const files = (await listMigrationFiles(app)) as { version: string; filename: string }[];
  expect(files.length).toBeGreaterThan(9);
  for (const { version, filename } of files) expect(filename.startsWith(`${version}_`)).toBe(true);
  const noted = await app.connection.driver.query(
    'select version from supabase_migrations.schema_migrations',
  );
  expect(noted.rows).toEqual([]);
});

test('S3 · whoever puts a mailer of their own in place is given the mails, with whose account it is', async () => {
  const sent: unknown[][] = [];
  const own = app._mailer;
  app._mailer = { ...own, sendConfirmation: async (...given: unknown[]) => void sent.push(given) };
  const made = await send('/auth/v1/signup', {
    email: 'lieve@bakkerij.test',
    password: 'a long password',
    data: { locale: 'nl' },
  });
  expect(made.status).toBe(200);
  const { id } = (await made.json()) as { id: string };
  app._mailer = own;
  const [to, tokenHash, , { userId } = { userId: '' }] = (sent[0] ?? []) as [
    string,
    string,
    string,
    { userId: string }?,
  ];
  expect(to).toBe('lieve@bakkerij.test');
  expect(tokenHash).toMatch(/^[0-9a-f]{40,}$/);
  expect(userId).toBe(id);
  const source = readFileSync('node_modules/@supabase/lite/dist/index.js', 'utf8');
  for (const name of ['Confirmation', 'Recovery', 'EmailChange', 'MagicLink', 'Reauthentication'])
    expect(source).toContain(`async send${name}(`);
});

test('S4 · accounts have the columns that ours reads and writes', async () => {
  const { rows } = await app.connection.driver.query(
    `select encrypted_password, confirmation_token, confirmation_sent_at, email_confirmed_at, recovery_token,
       raw_user_meta_data ->> 'locale' as locale, raw_app_meta_data, created_at, updated_at
     from auth.users where email = $1`,
    ['lieve@bakkerij.test'],
  );
  expect(rows[0]).toMatchObject({ locale: 'nl', email_confirmed_at: null });
  expect(rows[0].confirmation_token).not.toBeNull();
});

test('S5 · a second sign-up of an address that waits for its confirmation is told to wait', async () => {
  const again = await send('/auth/v1/signup', { email: 'lieve@bakkerij.test', password: 'a long password' });
  expect(again.status).toBe(429);
});

test('S6 · passwords are hashed and compared by the one module that the threads stand in for', async () => {
  const backend = createRequire(import.meta.resolve('@supabase/lite'));
  const ours = createRequire(import.meta.url);
  expect(backend.resolve('bcryptjs')).toBe(ours.resolve('bcryptjs'));
  const { default: bcrypt } = await import('bcryptjs');
  const { compare } = bcrypt;
  const compared: string[] = [];
  bcrypt.compare = async (_, stored) => compared.push(stored) > 1;
  try {
    await app.connection.driver.query(`update auth.users set email_confirmed_at = now()`);
    await send('/auth/v1/token?grant_type=password', {
      email: 'lieve@bakkerij.test',
      password: 'a long password',
    });
  } finally {
    bcrypt.compare = compare;
  }
  // The cost that the environment asks for.
  expect(compared[0]).toMatch(/^\$2[aby]\$04\$/);
});

test('S7 · files lie below one folder, which may be changed, and are written by one call', async () => {
  const storage = app._storageAdapter;
  storage.basePath = path.join(folder, 'storage');
  flushUploads(storage);
  await send('/storage/v1/bucket', { id: 'a', name: 'a', public: false }, secretKey);
  const stored = await ask(
    '/storage/v1/object/a/b.txt',
    { method: 'POST', body: 'words', headers: { 'content-type': 'text/plain' } },
    secretKey,
  );
  expect(stored.status).toBe(200);
  const file = storage.filePath('a', 'b.txt');
  expect(file.startsWith(storage.basePath)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('words');
});

test('S8 · a signed address comes under a name that supabase-js does not read, with a prefix that it adds itself', async () => {
  const signed = await send('/storage/v1/object/sign/a/b.txt', { expiresIn: 60 }, secretKey);
  const answer = (await signed.json()) as Record<string, string>;
  expect(Object.keys(answer)).toEqual(['signedUrl']);
  expect(answer.signedUrl).toMatch(/^\/storage\/v1\/object\/sign\/a\/b\.txt\?token=/);
});

test('S9 · signing in with others is a part of the settings that may be changed', () => {
  expect(app.config.auth).toBeTypeOf('object');
  expect(app.config.auth.external?.google?.enabled ?? false).toBe(false);
});

test('S10 · accounts cannot be administered, which is why scripts/lib/auth-admin.mjs does it', async () => {
  const asked = await send(
    '/auth/v1/admin/users',
    { email: 'x@y.test', password: 'a long password', email_confirm: true },
    secretKey,
  );
  expect(asked.status).toBeGreaterThanOrEqual(400);
  const { rows } = await app.connection.driver.query(`select 1 from auth.users where email = 'x@y.test'`);
  expect(rows).toEqual([]);
});

test('S11 · whoever asks may see a browser of the database, which is why the server asks for a known prefix', async () => {
  const { status } = await ask('/_system/config', {});
  expect(status).not.toBe(404);
});

test('S12 · the parsers of the database are a table of its own, copied for each query, and most of them may go', async () => {
  const { driver } = app.connection;
  const before = Object.keys(driver.parsers).length;
  await dropArrayParsers(driver);
  expect(Object.keys(driver.parsers).length).toBeLessThan(before / 6);
  const { rows } = await driver.query(
    "select array[1, 2] as numbers, array['a'] as words, array['{}'::jsonb] as objects, array['b']::name[] as names",
  );
  expect(rows).toEqual([{ numbers: [1, 2], words: ['a'], objects: [{}], names: ['b'] }]);
});

test('S13 · what is told before a request goes in one statement, and holds for that request alone', async () => {
  const { driver } = app.connection;
  await driver.exec(`
    create function public.heard() returns json language sql as $$
      select json_build_object('role', current_setting('role'), 'path', current_setting('request.path'),
        'claims', current_setting('request.jwt.claims')::json) $$;
    create function public.refused() returns void language plpgsql as $$ begin raise 'no'; end $$;
  `);
  await app.connection.clearSchemaCache();
  const told: string[] = [];
  const { query, exec } = driver;
  Object.assign(driver, {
    query: (text: string, ...others: unknown[]) => told.push(text) && query.call(driver, text, ...others),
    exec: (text: string) => told.push(text) && exec.call(driver, text),
  });
  gatherSettings(driver);
  try {
    // The package prints what a function raises.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await send('/rest/v1/rpc/refused', {}, secretKey)).ok).toBe(false);
    printed.mockRestore();
    expect((await driver.query("select current_setting('request.path', true) as path")).rows[0].path).toBe(
      '',
    );
    told.length = 0;
    const answer = await send('/rest/v1/rpc/heard', {}, secretKey);
    const claims = { role: 'service_role' };
    expect(await answer.json()).toEqual({ role: 'service_role', path: '/rpc/heard', claims });
    expect(told.filter((text) => text.includes('set_config'))).toHaveLength(1);
    expect(told.length, told.join('\n')).toBeLessThan(7);
    expect((await driver.query('select current_user as name')).rows[0].name).toBe('postgres');
  } finally {
    Object.assign(driver, { query, exec });
  }
});
