import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replacedMigrations, standingMigrations } from '@/scripts/lib/adopt-migrations.mjs';
import { memoryFolder } from '@/scripts/lib/memory-folder.mjs';
import { startStack } from '@/scripts/lib/stack.mjs';
import { describeSchema } from './support/describe-schema';
import { startPostgres } from './support/postgres-server';
import { quoteRow } from './support/quote-rows';
import { runScript } from './support/run-script';

// A data folder from before the first release is one whose list of migrations is the old one: the schema is the same,
// which the last test here holds.

const migrations = path.resolve('supabase/migrations');
const isStanding = (version: string) =>
  version >= standingMigrations.first && version <= standingMigrations.last;
const versionOf = (file: string) => file.split('_')[0] ?? '';
const request = quoteRow({ email: 'early@customer.test' });

let root: string;
/** A stopped folder with one request in it. */
let made: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(memoryFolder(), 'adopt-'));
  made = path.join(root, 'made');
  const stack = await startStack({ dataDir: made, mailbox: false });
  const database = createClient(stack.backendUrl, stack.secretKey, { auth: { persistSession: false } });
  await database.rpc('submit_quote_request', { request }).throwOnError();
  await stack.stop();
}, 90_000);
afterAll(() => rm(root, { recursive: true, force: true }));

interface Database {
  query(sql: string, values?: unknown[]): Promise<{ rows: { version: string }[] }>;
  close(): Promise<void>;
}

async function openDatabase(dataDir: string): Promise<Database> {
  // The one the backend brings: another version could not open its folder.
  const backend = createRequire(path.resolve('node_modules/@supabase/lite/package.json'));
  const { PGlite } = await import(pathToFileURL(backend.resolve('@electric-sql/pglite')).href);
  return PGlite.create(path.join(dataDir, 'database'));
}

async function listHistory(dataDir: string): Promise<string[]> {
  const database = await openDatabase(dataDir);
  const { rows } = await database.query(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  await database.close();
  return rows.map(({ version }) => version);
}

/** A copy of the folder as the old files would have left it. */
async function makeOld(name: string, versions: readonly string[]): Promise<string> {
  const dataDir = path.join(root, name);
  cpSync(made, dataDir, { recursive: true });
  const database = await openDatabase(dataDir);
  await database.query('delete from supabase_migrations.schema_migrations where version between $1 and $2', [
    standingMigrations.first,
    standingMigrations.last,
  ]);
  for (const version of versions)
    await database.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [
      version,
    ]);
  await database.close();
  return dataDir;
}

/** References in a folder, told by a site that starts on it. */
async function startOn(dataDir: string): Promise<string[]> {
  const stack = await startStack({ dataDir, mailbox: false });
  const database = createClient(stack.backendUrl, stack.secretKey, { auth: { persistSession: false } });
  const { data } = await database.from('quote_requests').select('reference').throwOnError();
  await stack.stop();
  return data.map(({ reference }) => reference);
}

const all = readdirSync(migrations).map(versionOf).sort();

test('a folder that stands at the last of the old migrations is taken over with all that is in it', async () => {
  const dataDir = await makeOld('last', replacedMigrations);
  expect(await startOn(dataDir)).toEqual([request.reference]);
  expect(await listHistory(dataDir)).toEqual(all);
  expect(await startOn(dataDir)).toEqual([request.reference]);
}, 90_000);

test('so is a backup of such a folder', async () => {
  const dataDir = await makeOld('backed-up', replacedMigrations);
  const target = path.join(root, 'backups');
  expect(await runScript('back-up-data.mjs', [target], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const [file] = readdirSync(target);
  const restored = path.join(root, 'restored');
  const run = await runScript('restore-data.mjs', [path.join(target, String(file))], { DATA_DIR: restored });
  expect(run).toMatchObject({ code: 0 });
  expect(await startOn(restored)).toEqual([request.reference]);
  expect(await listHistory(restored)).toEqual(all);
}, 90_000);

test('an older folder is refused with a sentence that names the way, and nothing in it changes', async () => {
  const dataDir = await makeOld('older', replacedMigrations.slice(0, -1));
  const before = await listHistory(dataDir);
  await expect(startOn(dataDir)).rejects.toThrow(
    'Its database is older than this version can take over: start a version that has the migration 20261122134000 on it ' +
      'once, then this one.',
  );
  expect(await listHistory(dataDir)).toEqual(before);
}, 90_000);

test('the migrations make the schema of those that they stand for', async () => {
  const server = await startPostgres();
  try {
    const client = await server.connect();
    const standing = readdirSync(migrations)
      .sort()
      .filter((file) => isStanding(versionOf(file)));
    for (const file of standing) await client.query(readFileSync(path.join(migrations, file), 'utf8'));
    const lines = await describeSchema(client);
    await client.end();
    expect(lines.length).toBeGreaterThan(900);
    // Of the thirty-one migrations, described in the same way when they were written together: these files do not change.
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
      '8ca48d0de73a1c44dd6c6bc9272cc49a750b344bbd2f511155053faadab5e847',
    );
  } finally {
    await server.stop();
  }
});
