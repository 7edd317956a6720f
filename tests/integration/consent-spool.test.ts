import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerConsent } from '@/lib/consent/server/answer-consent';
import { consentProofs } from '@/lib/consent/server/consent-proofs';
import { createSpoolReplay } from '@/lib/forms/server/replay-spool';
import { writeToSpool } from '@/lib/forms/server/spool';
import { limits } from '@/lib/limits/limits';
import { stopLoops } from '@/lib/loops/loops';
import { startBackgroundWork } from '@/lib/site/background';
import { checkHealth } from '@/lib/site/health';
import { someAddress } from './support/quotes';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { eventually, startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let proxy: SlowProxy;
let address: string;

beforeAll(async () => {
  stack = await startMaillessStack(async ({ backendUrl }) => {
    proxy = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: proxy.url };
  });
}, 90_000);

afterAll(async () => {
  await proxy?.close();
  await stack?.stop();
});

beforeEach(() => {
  address = someAddress();
});

afterEach(async () => {
  proxy.release();
  await stopLoops();
  await rm(consentProofs.openSpool().folder, { recursive: true, force: true });
});

function decide(id: string, now: Date, userId: string | null = null): Promise<Response> {
  const request = new Request(`${stack.siteUrl}/api/consent`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'all', enhanced: 'true', id }),
    headers: {
      origin: stack.siteUrl,
      referer: `${stack.siteUrl}/nl`,
      'user-agent': 'Test/1',
      'x-forwarded-for': address,
    },
  });
  return answerConsent(request, now, { findUserId: async () => userId, country: 'BE' });
}

async function proofsOf(id: string) {
  const { data } = await stack.database
    .from('cookie_consents')
    .select('*')
    .eq('session_id', id)
    .throwOnError();
  return data ?? [];
}

const waiting = () => readdir(consentProofs.openSpool().folder).catch(() => []);
const minuteAgo = () => new Date(Date.now() - 60_000);

test('a proof that the database could not take is carried over, once, with the time of the choice', async () => {
  const id = randomUUID();
  const decidedAt = minuteAgo();
  proxy.refuse();
  const response = await decide(id, decidedAt, randomUUID());
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toContain('consent=');
  expect(await response.json()).toMatchObject({ choice: { id, analytics: true }, record: 'spooled' });
  expect(await waiting()).toEqual([`${id}.json`]);

  const file = await readFile(path.join(consentProofs.openSpool().folder, `${id}.json`), 'utf8');
  expect(JSON.parse(file).record, 'nobody is on the disk').toMatchObject({ user_id: null, limits: [] });
  expect(file).not.toContain(address);

  proxy.release();
  expect((await checkHealth(new Date())).spool.waiting).toBe(1);
  await startBackgroundWork();
  await eventually(async () => expect(await waiting()).toEqual([]));
  const rows = await proofsOf(id);
  expect(rows).toMatchObject([{ analytics: true, locale: 'nl', country: 'BE', visitor_ip: 'Unknown' }]);
  expect(new Date(rows[0].created_at)).toEqual(decidedAt);
});

test('a proof that had arrived, without the site hearing so, is not kept twice', async () => {
  const id = randomUUID();
  proxy.hold();
  expect(await (await decide(id, new Date())).json()).toMatchObject({ record: 'spooled' });
  proxy.release();
  await eventually(async () => expect(await proofsOf(id)).toHaveLength(1));
  await createSpoolReplay(consentProofs)(new AbortController().signal);
  expect(await waiting()).toEqual([]);
  expect(await proofsOf(id)).toHaveLength(1);
});

test('another choice under the same id is another proof, and a time to come is not believed', async () => {
  const id = randomUUID();
  expect(await (await decide(id, new Date())).json()).toMatchObject({ record: 'recorded' });
  const [row] = await proofsOf(id);
  const proof = {
    ...row,
    idempotency_key: id,
    reference: id,
    user_id: null,
    marketing: false,
    decided_at: new Date(Date.now() + 86_400_000).toISOString(),
    limits: [],
  };
  await writeToSpool(consentProofs.openSpool(), proof);
  await createSpoolReplay(consentProofs)(new AbortController().signal);
  const rows = await proofsOf(id);
  expect(rows.map(({ marketing }) => marketing).sort()).toEqual([false, true]);
  for (const { created_at } of rows) expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.now());
});

test('an account that cannot be asked for costs no proof', async () => {
  const id = randomUUID();
  const request = new Request(`${stack.siteUrl}/api/consent`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'none', enhanced: 'true', id }),
    headers: { origin: stack.siteUrl, 'x-forwarded-for': address },
  });
  const findUserId = () => Promise.reject(new Error('The accounts are away'));
  const response = await answerConsent(request, new Date(), { findUserId, country: 'Unknown' });
  expect(await response.json()).toMatchObject({ record: 'recorded' });
  expect(await proofsOf(id)).toMatchObject([{ user_id: null, analytics: false }]);
});

test('while the database is away the limits hold too, and the choice without its proof', async () => {
  proxy.refuse();
  const id = randomUUID();
  const records: string[] = [];
  for (let count = 0; count <= limits.consentPerSession.max; count += 1) {
    const response = await decide(id, new Date());
    expect(response.headers.get('set-cookie')).toContain('consent=');
    records.push((await response.json()).record);
  }
  expect(new Set(records.slice(0, -1))).toEqual(new Set(['spooled']));
  expect(records.at(-1)).toBe('limited');
  expect(await waiting()).toEqual([`${id}.json`]);
});
