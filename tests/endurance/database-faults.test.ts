import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findInSpool, writeToSpool } from '@/lib/forms/server/spool';
import { stopLoops } from '@/lib/loops/loops';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { issueTicket } from '@/lib/security/form-ticket';

import { startBackgroundWork } from '@/lib/site/background';
import { checkHealth } from '@/lib/site/health';
import { acknowledged, readyTicket, someAddress, submission, submit } from '../integration/support/quotes';
import { type SlowProxy, startSlowProxy } from '../integration/support/slow-proxy';
import { eventually, startTestStack, type TestStack } from '../integration/support/test-stack';

let stack: TestStack;
let proxy: SlowProxy;

beforeAll(async () => {
  stack = await startTestStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
});

afterAll(async () => {
  await proxy?.close();
  await stack?.stop();
});

afterEach(async () => {
  stack.backend.resume();
  proxy.release();
  await stack.backend.start();
  await stopLoops();
});

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - started };
}

const waiting = () =>
  readdir(quoteSubmissions.openSpool().folder).then((names) =>
    names.filter((name) => name.endsWith('.json')),
  );

/** Lets the site recover and waits until the request is in the database, once, with its two mails. */
async function expectStoredOnce(email: string, reference: string): Promise<void> {
  await startBackgroundWork();
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(await stack.count('quote_requests', { email })).toBe(1);
  expect(await stack.count('quote_requests', { email, reference })).toBe(1);
  expect(await stack.count('outbox_messages', { recipient: email })).toBe(1);
}

test('a request sent while the database refuses connections is acknowledged and stored once later', async () => {
  await stack.backend.kill();
  const sent = submission();
  const { result, milliseconds } = await timed(() => submit(sent));
  const { reference, answerDueAt } = acknowledged(result);
  expect(milliseconds).toBeLessThan(3000);
  expect(await waiting()).toHaveLength(1);

  const again = acknowledged(await submit(sent));
  expect(again).toEqual({ status: 'accepted', reference, answerDueAt, duplicate: true });

  await stack.backend.start();
  await expectStoredOnce(sent.input.email, reference);
});

test('a request sent while the database hangs is acknowledged within three seconds and stored once later', async () => {
  stack.backend.pause();
  const sent = submission();
  const { result, milliseconds } = await timed(() => submit(sent));
  const { reference } = acknowledged(result);
  expect(milliseconds).toBeLessThan(3000);
  stack.backend.resume();
  await expectStoredOnce(sent.input.email, reference);
});

test('an answer that comes after our time-out does not make a second row', async () => {
  proxy.hold();
  const sent = submission();
  const { result, milliseconds } = await timed(() => submit(sent));
  const { reference } = acknowledged(result);
  expect(milliseconds).toBeLessThan(3000);
  expect(await waiting()).toHaveLength(1);
  // The database did its work; only the answer was late.
  await eventually(async () =>
    expect(await stack.count('quote_requests', { email: sent.input.email })).toBe(1),
  );
  proxy.release();
  await expectStoredOnce(sent.input.email, reference);
});

test('ten clicks while the database is away are one file, one reference, and one row later', async () => {
  proxy.refuse();
  const sent = submission();
  const results = await Promise.all(Array.from({ length: 10 }, () => submit(sent)));
  const references = new Set(results.map((result) => acknowledged(result).reference));
  expect(references.size).toBe(1);
  expect(await waiting()).toHaveLength(1);
  proxy.release();
  await expectStoredOnce(sent.input.email, [...references][0] ?? '');
});

test('another text under a key that waits on the disk is a conflict, also once the database is back', async () => {
  proxy.refuse();
  const sent = submission();
  const { reference } = acknowledged(await submit(sent));
  const changed = { ...sent, input: { ...sent.input, message: 'Iets heel anders, ook belangrijk.' } };
  expect(await submit(changed)).toEqual({ status: 'refused', reason: 'conflict' });
  proxy.release();
  expect(await submit(changed)).toEqual({ status: 'refused', reason: 'conflict' });
  await expectStoredOnce(sent.input.email, reference);
});

test('limits hold while the database is away', async () => {
  proxy.refuse();
  const address = someAddress();
  const first = readyTicket();
  const next = () => submit({ address, ticket: issueTicket(new Date(Date.now() - 30_000), first) });
  for (let made = 0; made < 5; made += 1) acknowledged(await next());
  expect(await next()).toEqual({ status: 'refused', reason: 'rateLimited' });
  await rm(quoteSubmissions.openSpool().folder, { recursive: true });
});

test('a reference that was taken meanwhile gets a fourth group', async () => {
  proxy.refuse();
  const sent = submission();
  const { reference } = acknowledged(await submit(sent));
  proxy.release();
  const other = submission();
  acknowledged(await submit(other));
  await stack.database.from('quote_requests').update({ reference }).eq('email', other.input.email);
  await startBackgroundWork();
  await eventually(async () =>
    expect(
      await stack.count('quote_requests', { email: sent.input.email, reference: `${reference}-2` }),
    ).toBe(1),
  );
});

test('half a file and a file of the wrong shape never reach the database', async () => {
  const spool = quoteSubmissions.openSpool();
  proxy.refuse();
  const sent = submission();
  acknowledged(await submit(sent));
  const half = '00000000-0000-4000-8000-00000000000a';
  await writeFile(path.join(spool.folder, `${half}.json`), '{"version":1,"record":{"idempotency_key":"000');
  await writeFile(path.join(spool.folder, '.unfinished-1-x'), '{"version":1');
  const before = await stack.count('quote_requests');
  proxy.release();
  await startBackgroundWork();
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(await stack.count('quote_requests')).toBe(before + 1);
  expect(await readdir(spool.setAsideFolder)).toContain(`${half}.unreadable.json`);
  expect(await readdir(spool.folder)).toContain('.unfinished-1-x');
  await rm(spool.setAsideFolder, { recursive: true });
});

test('a request that the database refuses is set aside and holds up no other', async () => {
  proxy.refuse();
  const sent = submission();
  const { reference } = acknowledged(await submit(sent));
  const spool = quoteSubmissions.openSpool();
  const [name = ''] = await waiting();
  const record = await findInSpool(spool, name.replace('.json', ''));
  if (!record) throw new Error('Nothing waits');
  const bad = { ...record, idempotency_key: '00000000-0000-4000-8000-00000000000b', subject: 'yacht' };
  expect(await writeToSpool(spool, bad)).toMatchObject({ status: 'spooled' });
  proxy.release();
  await expectStoredOnce(sent.input.email, reference);
  expect(await readdir(spool.setAsideFolder)).toEqual([`${bad.idempotency_key}.invalid.json`]);
  expect(stack.logLines.some((line) => line.includes('quotes.setAside'))).toBe(true);
  await rm(spool.setAsideFolder, { recursive: true });
});

test('without database and without disk the visitor is told so, and the health page says "down"', async () => {
  proxy.refuse();
  const { folder } = quoteSubmissions.openSpool();
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'A file where the folder should be.');
  try {
    expect(await submit()).toEqual({ status: 'refused', reason: 'unavailable' });
    expect(stack.logLines.some((line) => line.includes('quotes.spool'))).toBe(true);
    const { result, milliseconds } = await timed(() => checkHealth(new Date()));
    expect(result).toMatchObject({ status: 'down', database: 'down', spool: { disk: 'down' } });
    expect(milliseconds).toBeLessThan(2000);
  } finally {
    await rm(folder);
  }
  expect((await checkHealth(new Date(Date.now() + 3000))).status).toBe('degraded');
  proxy.release();
  expect(await checkHealth(new Date(Date.now() + 6000))).toMatchObject({
    database: 'ok',
    mail: { server: 'ok' },
    spool: { disk: 'ok', waiting: 0, setAside: 0 },
  });
});

test('a form that cannot be opened holds up no other, and the health page says how long it has waited', async () => {
  proxy.refuse();
  const spool = quoteSubmissions.openSpool();
  const sent = submission();
  const { reference } = acknowledged(await submit(sent));
  // A folder under the name of a form: whoever may read everything gets no EACCES.
  const blocked = path.join(spool.folder, '00000000-0000-4000-8000-00000000000c.json');
  const dangling = path.join(spool.folder, '00000000-0000-4000-8000-00000000000d.json');
  await mkdir(blocked);
  await symlink('nowhere', dangling);
  const longAgo = new Date(Date.now() - 600_000);
  await utimes(blocked, longAgo, longAgo);
  try {
    proxy.release();
    await startBackgroundWork();
    await eventually(async () =>
      expect(await stack.count('quote_requests', { email: sent.input.email, reference })).toBe(1),
    );
    await eventually(async () =>
      expect(await checkHealth(new Date(Date.now() + 9000))).toMatchObject({
        status: 'degraded',
        database: 'ok',
        spool: { disk: 'ok', waiting: 1, setAside: 0 },
      }),
    );
    const { spool: state } = await checkHealth(new Date(Date.now() + 9000));
    expect(state.oldestSeconds).toBeGreaterThanOrEqual(600);
  } finally {
    await rm(blocked, { recursive: true });
    await rm(dangling);
  }
});
