import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BusyError,
  createPasswordThreads,
  lendPasswordWork,
  preparePasswordWork,
} from '@/scripts/lib/password-work.mjs';

const threads = createPasswordThreads({ threads: 1 });
const word = 'vrachtwagen bédrukken 42';
let stored: string;

beforeAll(async () => {
  stored = await threads.hash(word);
  lendPasswordWork();
});
afterAll(() => threads.close());

const request = (path: string, body: object, more: object = {}) => {
  const { pathname, search } = new URL(path, 'http://127.0.0.1');
  return { method: 'POST', pathname, search, body: Buffer.from(JSON.stringify(body)), ...more };
};
const rowsOf = (hash: string | null) => async () => ({
  rows: hash === null ? [] : [{ encrypted_password: hash }],
});
const signIn = (email: string, password: string) =>
  request('/auth/v1/token?grant_type=password', { email, password });

test('a hash is one that the backend could have made', async () => {
  expect(stored).toMatch(/^\$2[aby]\$10\$/);
  expect(await threads.compare(word, stored)).toBe(true);
  expect(await threads.compare('iets anders', stored)).toBe(false);
});

test('other work goes on meanwhile', async () => {
  const hashing = threads.hash(word).then(() => 'hashed');
  const ticking = new Promise((resolve) => setTimeout(() => resolve('ticked'), 1));
  expect(await Promise.race([hashing, ticking])).toBe('ticked');
  await hashing;
});

test('a line that is full turns away', async () => {
  const asked = Array.from({ length: 80 }, () =>
    threads.compare('x', stored).catch((error: unknown) => error),
  );
  const answers = await Promise.all(asked);
  expect(answers.some((answer) => answer instanceof BusyError)).toBe(true);
  expect(answers.some((answer) => answer === false)).toBe(true);
}, 20_000);

describe('A sign-in', () => {
  test('with a wrong password is answered alike for every address, without the database’s turn', async () => {
    const known = await preparePasswordWork(signIn('a@b.test', 'wrong'), threads, rowsOf(stored));
    const unknown = await preparePasswordWork(signIn('c@d.test', 'wrong'), threads, rowsOf(null));
    for (const prepared of [known, unknown]) {
      if (!('answer' in prepared)) throw new Error('It was let through');
      expect(prepared.answer.status).toBe(400);
      expect(await prepared.answer.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
    }
  });

  test('is compared with a hash of the same cost where the address has no account, so that time tells nothing', async () => {
    const hashes: string[] = [];
    const watched = {
      ...threads,
      compare: async (_: string, hash: string) => {
        hashes.push(hash);
        return false;
      },
    };
    for (const rows of [stored, null])
      await preparePasswordWork(signIn('a@b.test', 'wrong'), watched, rowsOf(rows));
    expect(hashes.map((hash) => hash.split('$')[2])).toEqual(['10', '10']);
    // One that is no hash would be told apart without the work.
    const [, nobodys = ''] = hashes;
    const salt = nobodys.slice(0, 29);
    expect(nobodys).toHaveLength(stored.length);
    expect(bcrypt.hashSync('x', salt).startsWith(salt)).toBe(true);
    expect(bcrypt.compareSync('nobody', nobodys)).toBe(false);
  });

  test('with the right one goes to the backend, which finds the comparison done', async () => {
    // Hours of work for whoever does it again.
    const costly = stored.replace('$10$', '$31$');
    const done = { ...threads, compare: async () => true };
    const prepared = await preparePasswordWork(signIn('a@b.test', word), done, rowsOf(costly));
    if (!('within' in prepared)) throw new Error('It was answered');
    expect(await prepared.within(() => bcrypt.compare(word, costly))).toBe(true);
    // What was not worked out before is worked out as ever.
    expect(await prepared.within(() => bcrypt.compare('iets anders', stored))).toBe(false);
    expect(await prepared.within(() => bcrypt.compare(word, bcrypt.hashSync('x', 4)))).toBe(false);
  });
});

test('a sign-up finds its hash made', async () => {
  const prepared = await preparePasswordWork(
    request('/auth/v1/signup', { password: word }),
    threads,
    rowsOf(null),
  );
  if (!('within' in prepared)) throw new Error('It was answered');
  const hash = await prepared.within(() => bcrypt.hash(word, 10));
  expect(await threads.compare(word, hash)).toBe(true);
});

test('a change compares with the password of the account that the token names', async () => {
  const claims = Buffer.from(JSON.stringify({ sub: '00000000-0000-4000-8000-000000000000' })).toString(
    'base64url',
  );
  const sent = request(
    '/auth/v1/user',
    { password: word },
    { method: 'PUT', authorization: `Bearer x.${claims}.y` },
  );
  const prepared = await preparePasswordWork(sent, threads, rowsOf(stored));
  if (!('within' in prepared)) throw new Error('It was answered');
  expect(await prepared.within(() => bcrypt.compare(word, stored))).toBe(true);
});

test.each(['{', '[]', 'null', '{"password":1}', `{"email":"a@b.test","password":"${'x'.repeat(73)}"}`])(
  'what makes no sense is the backend’s to answer: %s',
  async (text) => {
    for (const path of ['/auth/v1/token?grant_type=password', '/auth/v1/signup']) {
      const sent = { ...request(path, {}), body: Buffer.from(text) };
      expect(await preparePasswordWork(sent, threads, rowsOf(null))).toHaveProperty('within');
    }
  },
);
