import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { POST as ExportPerson } from '@/app/api/admin/people/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import { stopLoops } from '@/lib/loops/loops';
import { storeLinePicture } from '@/lib/offers/server/offer-files';
import { changeOfferDraft } from '@/lib/offers/server/offer-store';
import { putPicture } from '@/lib/offers/server/picture-store';
import type * as People from '@/lib/people/actions';
import { type ErasureReceipt, isLeftToLaw } from '@/lib/people/person';
import {
  findPerson,
  findReceipt,
  isUnknown,
  scanForPerson,
  searchPeople,
} from '@/lib/people/server/find-people';
import { personToken, readPersonToken } from '@/lib/people/server/person-token';
import type { Staff } from '@/lib/staff/staff';
import { exampleOffer } from '../unit/offers/example-offer';
import { comeFrom, send, someAccount, someEmail } from './support/accounts';
import { png } from './support/files';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { quoteRow } from './support/quote-rows';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let people: typeof People;
let exportRoute: typeof ExportPerson;
/** Reading functions want a proof that somebody was asked; here it is given. */
let admin: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  people = await import('@/lib/people/actions');
  ({ POST: exportRoute } = await import('@/app/api/admin/people/export/route'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

const publicTables = readdirSync('supabase/migrations').flatMap((name) =>
  [
    ...readFileSync(path.join('supabase/migrations', name), 'utf8').matchAll(/create table public\.(\w+)/g),
  ].map(([, table]) => table ?? ''),
);

/** What the button of a person's page sends. */
function exportForm(who: string, headers: HeadersInit = { origin: stack.siteUrl }): Request {
  const body = new URLSearchParams({ who, locale: 'nl' });
  return new Request(`${stack.siteUrl}/api/admin/people/export`, { method: 'POST', headers, body });
}

/** Every table with a row that holds this text anywhere, and not as the end of a longer one. */
async function tablesWith(text: string): Promise<string[]> {
  const found = new Set<string>();
  const wanted = new RegExp(`(?<![a-z0-9])${text.replace(/[.+]/g, '\\$&')}`, 'i');
  for (const table of publicTables) {
    const { data } = await stack.database.from(table).select('*').throwOnError();
    if (wanted.test(JSON.stringify(data))) found.add(table);
  }
  return [...found].sort();
}

const buckets = { quote: 'quote-attachments', application: 'job-applications' } as const;

async function storeFile(bucket: string): Promise<{ id: string; storage_path: string }> {
  const id = randomUUID();
  const storagePath = `2026-11-24/${id}.pdf`;
  await stack.database.storage.createBucket(bucket, { public: false });
  const put = await stack.database.storage.from(bucket).upload(storagePath, Buffer.from('%PDF-1.7'));
  expect(put.error).toBeNull();
  return { id, storage_path: storagePath };
}

async function isStored(bucket: string, storagePath: string) {
  return (await stack.database.storage.from(bucket).download(storagePath)).data !== null;
}

async function requestQuote(email: string, status = 'new') {
  const file = await storeFile(buckets.quote);
  const row = quoteRow({ email, attachments: [{ ...file, name: 'logo.pdf', kind: 'pdf', size: 8 }] });
  const stored = await stack.database.rpc('submit_quote_request', { request: row });
  expect(stored.data).toMatchObject({ status: 'stored' });
  const { data } = await stack.database
    .from('quote_requests')
    .update({ status, ...(status === 'won' ? { closed_at: '2026-12-01T10:00:00Z' } : {}) })
    .eq('reference', row.reference)
    .select('id')
    .single()
    .throwOnError();
  return { id: data.id as string, reference: String(row.reference), storagePath: file.storage_path };
}

/** Traces of a person wherever the site can have any. */
async function leaveTraces(email: string, userId: string | null) {
  const { database } = stack;
  const open = await requestQuote(email);
  const order = await requestQuote(email.toUpperCase().replace('@BAKKERIJ.TEST', '@bakkerij.test'), 'won');
  for (const { id } of [open, order]) {
    await database
      .from('quote_request_messages')
      .insert({
        quote_request_id: id,
        idempotency_key: randomUUID(),
        sender: 'customer',
        body: `Mail ${email}`,
      })
      .throwOnError();
    await database
      .from('quote_request_notes')
      .insert({ quote_request_id: id, author_id: randomUUID(), body: `Rang ${email}` })
      .throwOnError();
  }
  const cv = await storeFile(buckets.application);
  const application = randomUUID();
  await database
    .from('job_applications')
    .insert({
      id: application,
      reference: '911-222-333',
      idempotency_key: randomUUID(),
      body_hash: 'a'.repeat(64),
      locale: 'nl',
      position_id: 'spontaneous',
      name: 'Peeters',
      first_name: 'Lieve',
      email,
      keep_longer: false,
      submitted_at: '2026-11-20T10:00:00Z',
      delete_after: '2026-12-20T10:00:00Z',
    })
    .throwOnError();
  await database
    .from('job_application_attachments')
    .insert({ ...cv, job_application_id: application, file_name: 'cv.pdf', kind: 'pdf', size_bytes: 8 })
    .throwOnError();
  await database
    .from('newsletter_subscriptions')
    .insert({ email, locale: 'nl', source: 'footer' })
    .throwOnError();
  await database
    .from('outbox_messages')
    .insert({ template: 'quote-notification', locale: 'nl', payload: { email, name: 'Lieve' } })
    .throwOnError();
  if (userId) {
    const session = randomUUID();
    await database
      .from('visitor_analytics')
      .insert({ session_id: session, user_id: userId, device_type: 'mobile', landing_page: '/nl' })
      .throwOnError();
    await database
      .from('page_views')
      .insert({ secret_hash: 'b'.repeat(64), session_id: session, locale: 'nl', page_url: '/nl' })
      .throwOnError();
    // In a tab whose visit was over when its person signed in.
    await database
      .from('page_views')
      .insert({
        secret_hash: 'd'.repeat(64),
        session_id: randomUUID(),
        user_id: userId,
        locale: 'nl',
        page_url: '/nl/contact',
      })
      .throwOnError();
    await database
      .from('cookie_consents')
      .insert({
        session_id: randomUUID(),
        user_id: userId,
        user_agent: 'Gecko 140',
        analytics: true,
        marketing: true,
        external: false,
        page_url: '/nl',
        locale: 'nl',
        asked_by: 'banner',
        gpc: false,
        policy_version: '1',
        text_hash: 'c'.repeat(64),
      })
      .throwOnError();
  }
  const spool = path.join(stack.dataDir, 'spool', 'applications-set-aside');
  mkdirSync(spool, { recursive: true });
  writeFileSync(path.join(spool, `${randomUUID()}.invalid.json`), `{"record":{"email":"${email}","x`);
  writeFileSync(path.join(spool, `${randomUUID()}.invalid.json`), `{"record":{"email":"other.${email}","x`);
  return { open, order, cv, spool };
}

/** An admin, signed in, and the proof of it. */
async function becomeAdmin(): Promise<string> {
  newBrowser();
  comeFrom(stack);
  const email = await someAccount(stack, accounts);
  await stack.database
    .rpc('grant_staff_role', { account_email: email, granted_role: 'admin' })
    .throwOnError();
  const { data } = await stack.database.rpc('accounts_of_address', { address: email }).throwOnError();
  admin = { viewer: { id: data[0], email }, role: 'admin' } as unknown as Staff;
  return email;
}

async function erase(address: string): Promise<ErasureReceipt> {
  const answer = await send(
    people.eraseFromPage,
    { address, confirmation: address.toUpperCase(), reason: 'asked' },
    'nl',
  );
  expect(answer).toEqual({ target: expect.stringMatching(/^\/nl\/admin\/people\/receipts\/[0-9a-f-]{36}$/) });
  const id = (answer as { target: string }).target.split('/').at(-1) ?? '';
  const receipt = await findReceipt(admin, id);
  if (!receipt) throw new Error('There is no receipt');
  return receipt;
}

test('everything about an address is found, exported with links and erased; a re-scan finds only orders', async () => {
  const email = await someAccount(stack, accounts);
  const { data: ids } = await stack.database.rpc('accounts_of_address', { address: email }).throwOnError();
  const { open, order, cv, spool } = await leaveTraces(email, ids[0]);
  // Somebody whose address only ends like it.
  const neighbour = `x${email}`;
  const other = await requestQuote(neighbour);
  const adminEmail = await becomeAdmin();

  // The number as the page shows it, and as a telephone does.
  for (const query of [email.slice(0, 12), open.reference, 'lieve peeters', '02 720 00 00', '+3227200000']) {
    const found = await searchPeople(admin, query);
    expect(
      found.map(({ address }) => address),
      query,
    ).toContain(email);
  }
  const { person, waiting } = await findPerson(admin, email);
  expect(person.accounts).toMatchObject([{ id: ids[0], staffRole: null }]);
  expect(person.quoteRequests).toHaveLength(2);
  expect(person.visits).toMatchObject([{ pages: [{ page_url: '/nl' }] }]);
  expect(person).toMatchObject({ pageViews: [{ page_url: '/nl/contact' }] });
  expect(person.consents).toHaveLength(1);
  expect(waiting).toMatchObject([{ kind: 'application', state: 'setAside' }]);

  const response = await exportRoute(exportForm(personToken(admin, email, new Date())));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  const exported = JSON.parse(text);
  expect(exported.quoteRequests[0].files[0].link).toContain('/api/quotes/attachments/');
  expect(exported.jobApplications[0].files[0].link).toContain('/api/careers/attachments/');
  expect(exported.quoteRequests[0].messages[0].body).toBe(`Mail ${email}`);
  expect(exported.formsOnDisk).toHaveLength(1);
  expect(text).not.toMatch(/_hash|idempotency|encrypted_password|token|session_id/);
  expect(text).not.toContain(other.reference);
  const { data: logged } = await stack.database.from('audit_log').select('*').eq('action', 'export');
  expect(logged).toMatchObject([{ entity: 'people', actor_role: 'admin', changed: {} }]);

  const wrong = await send(people.eraseFromPage, {
    address: email,
    confirmation: neighbour,
    reason: 'asked',
  });
  expect(wrong).toMatchObject({ value: { fields: { confirmation: ['otherAddress'] } } });
  const reasonless = await send(people.eraseFromPage, { address: email, confirmation: email, reason: 'x' });
  expect(reasonless).toMatchObject({ value: { fields: { reason: ['invalidChoice'] } } });
  expect((await findPerson(admin, email)).person.accounts).toHaveLength(1);

  const receipt = await erase(email);
  expect(receipt).toMatchObject({
    actor: adminEmail,
    reason: 'asked',
    deleted: {
      accounts: 1,
      customers: 1,
      quote_requests: 1,
      quote_request_messages: 1,
      job_applications: 1,
      files: 2,
      newsletter_subscriptions: 1,
      visitor_analytics: 1,
      page_views: 2,
      cookie_consents: 1,
    },
    held: [{ kind: 'order', reference: order.reference, until: '2037-01-01' }],
    spool_forms: 1,
    files_removed: true,
    remaining: {},
  });
  expect(JSON.stringify(receipt).replaceAll(adminEmail, '')).not.toContain('@');
  // The order stays with what belongs to it, but for notes.
  expect(await tablesWith(email)).toEqual(['quote_request_messages', 'quote_requests']);
  // That somebody deleted it stays on record, by a reference that leads to nobody any more.
  expect(await tablesWith(open.reference)).toEqual(['audit_log']);
  expect(await tablesWith(ids[0])).toEqual([]);
  expect(await stack.count('quote_request_notes', { quote_request_id: order.id })).toBe(0);
  expect(await isStored(buckets.quote, open.storagePath)).toBe(false);
  expect(await isStored(buckets.application, cv.storage_path)).toBe(false);
  expect(await isStored(buckets.quote, order.storagePath)).toBe(true);
  const left = readdirSync(spool).map((name) => readFileSync(path.join(spool, name), 'utf8'));
  expect(left.join()).not.toContain(`"${email}"`);
  expect(left.join()).toContain(`"other.${email}"`);
  expect(await scanForPerson(admin, email)).toEqual({});
  const again = await findPerson(admin, email);
  expect(again.person.quoteRequests.map(({ reference }) => reference)).toEqual([order.reference]);
  expect((await searchPeople(admin, neighbour)).map(({ address }) => address)).toEqual([neighbour]);
});

test('of an order that had to be kept, with its job, nothing more is there to erase', async () => {
  const email = someEmail();
  const { reference } = await requestQuote(email, 'won');
  await becomeAdmin();
  await stack.database
    .rpc('begin_job', { actor: admin.viewer.id, wanted_reference: reference })
    .throwOnError();
  const isDone = async () => {
    const { person, waiting } = await findPerson(admin, email);
    expect(person).toMatchObject({ quoteRequests: [{ reference }], jobs: [{ reference }] });
    return isLeftToLaw(person, waiting.length);
  };
  expect(await isDone()).toBe(false);
  expect(await erase(email)).toMatchObject({ held: [{ reference }] });
  expect(await isDone()).toBe(true);
});

test('the pictures of an offer are gone when the receipt says that the files are', async () => {
  const email = someEmail();
  const { reference } = await requestQuote(email);
  await becomeAdmin();
  const saved = await changeOfferDraft(admin, { reference, version: 0, offer: exampleOffer });
  expect(saved.status).toBe('ok');
  const stored = await storeLinePicture(await png());
  expect(await putPicture(admin, { reference, line: 'a1', width: 40, height: 20, ...stored })).toBe('ok');
  expect(await isStored('offers', stored.path)).toBe(true);
  expect(await erase(email)).toMatchObject({ deleted: { offers: 1 }, files_removed: true });
  expect(await isStored('offers', stored.path)).toBe(false);
  expect(await stack.count('storage_removals', { bucket: 'offers' })).toBe(0);
});

test('an address without an account is erased the same way, and again without harm', async () => {
  const email = someEmail();
  await leaveTraces(email, null).then(({ order }) =>
    stack.database.from('quote_requests').update({ status: 'lost' }).eq('id', order.id).throwOnError(),
  );
  await becomeAdmin();
  expect(Object.keys(await scanForPerson(admin, email)).sort()).toEqual([
    'customers',
    'job_applications',
    'newsletter_subscriptions',
    'outbox_messages',
    'quote_request_messages',
    'quote_request_notes',
    'quote_requests',
    'spool',
  ]);
  expect(await erase(email)).toMatchObject({ held: [], remaining: {}, spool_forms: 1 });
  expect(await tablesWith(email)).toEqual([]);
  expect(isUnknown(await findPerson(admin, email))).toBe(true);
  // What the disk does not give may hold something: the receipt does not say that all is gone.
  const unreadable = path.join(stack.dataDir, 'spool', 'quotes', `${randomUUID()}.json`);
  mkdirSync(unreadable, { recursive: true });
  expect(await erase(email)).toMatchObject({ files_removed: false });
  rmSync(unreadable, { recursive: true });
  const second = await erase(email);
  expect(second.files_removed).toBe(true);
  expect(Object.values(second.deleted).every((count) => count === 0)).toBe(true);
});

test('a scan knows where an address ends, and finds it in the words of others', async () => {
  await becomeAdmin();
  const email = someEmail();
  await requestQuote(`${email}.eu`);
  await requestQuote(`a-${email}`);
  expect(await scanForPerson(admin, email)).toEqual({});
  const { id } = await requestQuote(someEmail());
  await stack.database
    .from('quote_request_notes')
    .insert({ quote_request_id: id, author_id: randomUUID(), body: `Ask ${email.toUpperCase()}.` })
    .throwOnError();
  expect(await scanForPerson(admin, email)).toEqual({ quote_request_notes: 1 });
});

test('no address of a person stands in that of a page, and its link is worth something to one admin for an hour', async () => {
  const email = someEmail();
  await becomeAdmin();
  const own = admin;
  const form = new FormData();
  form.set('q', ` ${email} `);
  const led = await followAction(() => people.findPeople('nl', form));
  const target = new URL('target' in led ? led.target : '', stack.siteUrl);
  expect(target.pathname).toBe('/nl/admin/people');
  expect(decodeURIComponent(target.href)).not.toContain('@');
  const now = new Date();
  const token = target.searchParams.get('search');
  expect(readPersonToken(own, token, now)).toBe(email);
  expect(readPersonToken(own, token, new Date(now.getTime() + 61 * 60_000))).toBeNull();
  expect(readPersonToken({ ...own, viewer: { ...own.viewer, id: randomUUID() } }, token, now)).toBeNull();
  for (const made of ['', 'x', `${token}A`, email, undefined, ['a']]) {
    expect(readPersonToken(own, made, now)).toBeNull();
  }

  // A page that was open for too long says so; a form of another site, and one without its origin, get nothing.
  const stale = await exportRoute(exportForm(personToken(own, email, new Date(now.getTime() - 3_601_000))));
  expect([stale.status, stale.headers.get('location')]).toEqual([303, '/nl/admin/people/person']);
  const fresh = personToken(own, email, now);
  for (const headers of [{ origin: 'https://elsewhere.test' }, {}] as HeadersInit[]) {
    expect((await exportRoute(exportForm(fresh, headers))).status).toBe(403);
  }
  nextRequest.headers.set('origin', 'https://elsewhere.test');
  expect(await followAction(() => people.findPeople('nl', form))).toEqual({ target: '/nl/admin/people' });
});
