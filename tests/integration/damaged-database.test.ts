import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryFolder } from '@/scripts/lib/memory-folder.mjs';
import { startStack } from '@/scripts/lib/stack.mjs';
import { acknowledged, submit } from './support/quotes';
import { startMaillessStack } from './support/test-stack';

// A database that cannot be read is called damaged, with the way back, and is left as it was found.

let root: string;
let whole: string;
let reference: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(memoryFolder(), 'damaged-'));
  whole = path.join(root, 'whole');
  const stack = await startMaillessStack();
  reference = acknowledged(await submit()).reference;
  await stack.backend.stop();
  cpSync(stack.dataDir, whole, { recursive: true });
  await stack.stop();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const largestFiles = async (folder: string, count: number): Promise<string[]> => {
  const names = await readdir(folder);
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await readFile(path.join(folder, name))).length })),
  );
  return sized
    .sort((one, other) => other.size - one.size)
    .slice(0, count)
    .map(({ name }) => path.join(folder, name));
};

const damages: [string, (database: string) => Promise<unknown>][] = [
  ['without its first file', (database) => rm(path.join(database, 'PG_VERSION'))],
  ['without its control file', (database) => rm(path.join(database, 'global', 'pg_control'))],
  ['with its control file cut', (database) => truncate(path.join(database, 'global', 'pg_control'), 100)],
  ['without its log', (database) => rm(path.join(database, 'pg_wal'), { recursive: true })],
  ['without its catalogues', (database) => rm(path.join(database, 'global'), { recursive: true })],
  ['without its rows', (database) => rm(path.join(database, 'base'), { recursive: true })],
  [
    'with zeroes in the place of its largest files',
    async (database) => {
      for (const folder of await readdir(path.join(database, 'base'))) {
        for (const file of await largestFiles(path.join(database, 'base', folder), 40)) {
          await writeFile(file, Buffer.alloc((await readFile(file)).length));
        }
      }
    },
  ],
  [
    'that was emptied',
    async (database) => {
      await rm(database, { recursive: true });
      await mkdir(database);
    },
  ],
];

test.each(damages)(
  'a database %s is called damaged, and nothing new is made in its place',
  async (_, damage) => {
    const dataDir = await mkdtemp(path.join(root, 'data-'));
    cpSync(whole, dataDir, { recursive: true });
    const database = path.join(dataDir, 'database');
    const aside = path.join(root, 'aside');
    cpSync(database, aside, { recursive: true });
    await damage(database);
    // Twice: what a first start leaves behind must not mislead the second one.
    for (let start = 0; start < 2; start += 1) {
      const attempt = startStack({ dataDir, mailbox: false });
      await expect(attempt).rejects.toThrow(/is damaged \(.*npm run restore -- .*--replace/);
    }
    expect(existsSync(path.join(dataDir, 'database-unfinished'))).toBe(false);
    await rm(database, { recursive: true, force: true });
    cpSync(aside, database, { recursive: true });
    await rm(aside, { recursive: true });
    const stack = await startStack({ dataDir, mailbox: false });
    try {
      const answer = await fetch(`${stack.backendUrl}/rest/v1/quote_requests?select=reference`, {
        headers: { apikey: String(stack.secretKey), authorization: `Bearer ${stack.secretKey}` },
      });
      expect(await answer.json()).toEqual([{ reference }]);
    } finally {
      await stack.stop();
    }
  },
  120_000,
);

test('a database whose folder is gone is missed, not made anew', async () => {
  const dataDir = path.join(root, 'gone');
  cpSync(whole, dataDir, { recursive: true });
  await rm(path.join(dataDir, 'database'), { recursive: true });
  await expect(startStack({ dataDir, mailbox: false })).rejects.toThrow('its files are gone');
  await rm(path.join(dataDir, 'database-made'));
  const stack = await startStack({ dataDir, mailbox: false });
  await stack.stop();
});
