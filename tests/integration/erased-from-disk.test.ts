import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '@/lib/people/server/erase-person';
import { memoryFolder } from '@/scripts/lib/memory-folder.mjs';
import { quoteRow } from './support/quote-rows';
import { runScript } from './support/run-script';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

// What a database has deleted stays in its files until something clears it up, and backups copy those files.

let stack: TestStack;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(memoryFolder(), 'erased-'));
  stack = await startMaillessStack();
});
afterAll(async () => {
  await stack?.stop();
  await rm(root, { recursive: true, force: true });
});

/** The files of the data folder that hold one of these words. */
function filesWith(words: readonly string[]): string[] {
  return readdirSync(stack.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return words.some((word) => bytes.includes(word));
    })
    .map((file) => path.relative(stack.dataDir, file));
}

async function backUp(name: string): Promise<Buffer> {
  const target = path.join(root, name);
  expect(await runScript('back-up-data.mjs', [target], { DATA_DIR: stack.dataDir })).toMatchObject({
    code: 0,
  });
  return gunzipSync(readFileSync(path.join(target, String(readdirSync(target)[0]))));
}

test('the words of an erased person are in no file of the data and in no backup made afterwards', async () => {
  const mark = randomUUID().slice(0, 8);
  const email = `gewist.${mark}@bakkerij.test`;
  const words = [email, `Naam-${mark}`, `Boodschap-${mark}`, `Andere-${mark}`];
  const request = quoteRow({ email, name: words[1], message: `Een lichtreclame. ${words[2]}.` });
  const kept = quoteRow({ email: `blijft.${mark}@bakkerij.test`, message: `Een banier. Blijft-${mark}.` });
  for (const row of [request, kept])
    expect((await stack.database.rpc('submit_quote_request', { request: row })).data).toMatchObject({
      status: 'stored',
    });
  // An old version of the row, too.
  await stack.database
    .from('quote_requests')
    .update({ message: `Toch een ander idee. ${words[3]}.` })
    .eq('email', email)
    .throwOnError();
  const before = await backUp('before');
  for (const word of words) expect(before.includes(word), word).toBe(true);
  expect(filesWith(words).some((file) => file.startsWith('database/pg_wal/'))).toBe(true);
  expect(filesWith(words).some((file) => file.startsWith('database/base/'))).toBe(true);

  const admin = await someStaff(stack, 'admin');
  expect(await erasePerson(admin, email, 'asked')).toHaveProperty('receipt');
  // A backup waits until the files have forgotten.
  const after = await backUp('after');
  expect(filesWith(words)).toEqual([]);
  for (const word of words) expect(after.includes(word), word).toBe(false);
  // The others are where they were.
  expect(after.includes(`Blijft-${mark}`)).toBe(true);
  expect(await stack.count('quote_requests', { email: String(kept.email) })).toBe(1);
}, 120_000);
