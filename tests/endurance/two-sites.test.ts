import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { limits } from '@/lib/limits/limits';
import { pdf } from '../integration/support/files';
import {
  openQuoteForm,
  type PlainForm,
  postQuoteForm,
  referenceIn,
} from '../integration/support/plain-quote-form';
import { quoteInput, someAddress } from '../integration/support/quotes';
import { type SiteProcess, startSiteProcess } from '../integration/support/site-process';
import { type SlowProxy, startSlowProxy } from '../integration/support/slow-proxy';
import { eventually, startTestStack, type TestStack } from '../integration/support/test-stack';

// Two processes of the site behind one proxy: on one backend, on one data folder as on one machine, and on two as on
// two machines.

let stack: TestStack;
let backend: SlowProxy;
let a: SiteProcess;
let b: SiteProcess;
let form: PlainForm;
let otherFolder: string;
const extra: SiteProcess[] = [];

beforeAll(async () => {
  otherFolder = await mkdtemp(path.join(os.tmpdir(), 'second-machine-'));
  stack = await startTestStack(async ({ backendUrl }) => {
    backend = await startSlowProxy(backendUrl);
    return { SUPABASE_URL: backend.url };
  });
  [a, b] = await Promise.all([startSiteProcess({}), startSiteProcess({})]);
  form = await openQuoteForm(a);
});
afterEach(() => backend.release());
afterAll(async () => {
  await Promise.all([a, b, ...extra].map((site) => site?.kill()));
  await backend?.close();
  await stack?.stop();
  await rm(otherFolder, { recursive: true, force: true });
});

const submitAt = (site: SiteProcess, sent: Partial<Parameters<typeof postQuoteForm>[0]> = {}) =>
  postQuoteForm({ site, origin: stack.siteUrl, form, input: quoteInput(), address: someAddress(), ...sent });

async function takeTicket(site: SiteProcess, headers: Record<string, string> = {}): Promise<string> {
  const answer = await site.request('/api/forms/tickets', {
    method: 'POST',
    headers: { origin: stack.siteUrl, 'x-forwarded-for': someAddress(), ...headers },
  });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text).ticket;
}

const readSpool = (dataDir: string) =>
  readdir(path.join(dataDir, 'spool/quotes')).then(
    (names) => names.filter((name) => name.endsWith('.json')),
    () => [],
  );
const findQuotes = async (email: string) => {
  const { data } = await stack.database
    .from('quote_requests')
    .select('reference, quote_request_attachments(file_name)')
    .eq('email', email)
    .throwOnError();
  return data;
};
const mailsTo = async (email: string) =>
  (await stack.listMails()).filter((mail) => mail.to.some(({ address }) => address === email));

test('both serve the same release: a page of one loads its files and posts its form at the other', async () => {
  const page = await a.request('/nl');
  expect((await b.request('/nl')).text).toBe(page.text);
  const asset = /\/_next\/static\/[^"'\\ ]+/.exec(page.text)?.[0] ?? '';
  expect((await b.request(asset)).status).toBe(200);
  expect(referenceIn(await submitAt(b))).not.toBeNull();
});

test('a ticket of one and a file received by the other make one request', async () => {
  const ticket = await takeTicket(a);
  const uploaded = await b.request('/api/quotes/uploads?name=plan.pdf', {
    method: 'POST',
    headers: { origin: stack.siteUrl, 'x-form-ticket': ticket, 'x-forwarded-for': someAddress() },
    body: pdf,
  });
  expect(uploaded.status).toBe(201);
  const { receipt } = JSON.parse(uploaded.text);
  const input = quoteInput();
  // A form sent sooner than a person could is asked to try again: so is this one, until its ticket is old enough.
  const reference = await eventually(async () => {
    const answer = await submitAt(a, { input, ticket, uploads: [receipt] });
    expect(referenceIn(answer)).not.toBeNull();
    return referenceIn(answer);
  });
  // Once more, at the other: the same answer, and no second row.
  expect(referenceIn(await submitAt(b, { input, ticket, uploads: [receipt] }))).toBe(reference);
  expect(await findQuotes(input.email)).toEqual([
    { reference, quote_request_attachments: [{ file_name: 'plan.pdf' }] },
  ]);
});

test('a limit is counted over both', async () => {
  const address = someAddress();
  const { max } = limits.quotePerAddressWithoutTicket;
  const accepted: (string | null)[] = [];
  for (let sent = 0; sent < max + 2; sent += 1) {
    accepted.push(referenceIn(await submitAt(sent % 2 === 0 ? a : b, { address })));
  }
  expect(accepted.filter((reference) => reference !== null)).toHaveLength(max);
  expect(accepted.slice(max)).toEqual([null, null]);
});

test('each mail leaves once, whoever sends it', async () => {
  const inputs = Array.from({ length: 8 }, () => quoteInput());
  await Promise.all(inputs.map((input, index) => submitAt(index % 2 === 0 ? a : b, { input })));
  await eventually(async () =>
    expect(await stack.count('outbox_messages', { status: 'sent' })).toBe(
      await stack.count('outbox_messages'),
    ),
  );
  for (const { email } of inputs) expect(await mailsTo(email)).toHaveLength(1);
});

test('what waits on the disk of one that was killed is carried over by the other on the same folder', async () => {
  const doomed = await startSiteProcess({});
  extra.push(doomed);
  backend.refuse();
  const input = quoteInput();
  const reference = referenceIn(await submitAt(doomed, { input }));
  expect(reference).not.toBeNull();
  await doomed.kill();
  expect(await readSpool(stack.dataDir)).toHaveLength(1);
  backend.release();
  await eventually(async () => expect(await readSpool(stack.dataDir)).toEqual([]), 45_000);
  expect(await findQuotes(input.email)).toMatchObject([{ reference }]);
  await eventually(async () => expect(await mailsTo(input.email)).toHaveLength(1));
}, 90_000);

test('the same request on the disks of two machines is one request, under the reference both told', async () => {
  const far = await startSiteProcess({ DATA_DIR: otherFolder });
  extra.push(far);
  backend.refuse();
  const input = quoteInput();
  const answers = [await submitAt(a, { input }), await submitAt(far, { input })];
  const [reference, ...others] = answers.map(referenceIn);
  expect(reference).not.toBeNull();
  expect(others).toEqual([reference]);
  expect([await readSpool(stack.dataDir), await readSpool(otherFolder)]).toMatchObject([
    { length: 1 },
    { length: 1 },
  ]);
  backend.release();
  await eventually(async () => {
    expect(await readSpool(stack.dataDir)).toEqual([]);
    expect(await readSpool(otherFolder)).toEqual([]);
  }, 45_000);
  expect(await findQuotes(input.email)).toMatchObject([{ reference }]);
  await eventually(async () => expect(await mailsTo(input.email)).toHaveLength(1));
  expect(await stack.count('quote_requests', { email: input.email })).toBe(1);
}, 90_000);
