import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GET as Export } from '@/app/api/account/export/route';
import type * as Actions from '@/lib/accounts/actions';
import { stopLoops } from '@/lib/loops/loops';
import { stageOf } from '@/lib/quotes/customer-request';
import { findCustomerRequest } from '@/lib/quotes/server/customer-requests';
import { listOwnQuoteRequests } from '@/lib/quotes/server/own-quote-requests';
import { runRetention } from '@/lib/site/retention';
import type { findStaff as FindStaff } from '@/lib/staff/server/staff';
import { keepingCookies, readSession } from '@/lib/supabase/session-cookies';
import {
  comeFrom,
  forgetCounters,
  linkIn,
  mailsTo,
  makeSession,
  password,
  refusal,
  send,
  signInElsewhere,
  someAccount,
  someEmail,
} from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { quoteRow } from './support/quote-rows';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let actions: typeof Actions;
let exportRoute: typeof Export;
let findStaff: typeof FindStaff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  actions = await import('@/lib/accounts/actions');
  ({ findStaff } = await import('@/lib/staff/server/staff'));
  ({ GET: exportRoute } = await import('@/app/api/account/export/route'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

const bucket = 'quote-attachments';

/** A request for a quote, with a file in storage. */
async function requestQuote(
  email: string,
  status = 'new',
  submittedAt = new Date(),
  more: Record<string, string> = {},
) {
  const id = randomUUID();
  const storagePath = `2026-11-24/${id}.pdf`;
  await stack.database.storage.createBucket(bucket, { public: false });
  const put = await stack.database.storage.from(bucket).upload(storagePath, Buffer.from('%PDF-1.7'));
  expect(put.error).toBeNull();
  const row = quoteRow({
    email,
    submitted_at: submittedAt.toISOString(),
    answer_due_at: new Date(submittedAt.getTime() + 86_400_000).toISOString(),
    attachments: [{ id, storage_path: storagePath, name: 'logo.pdf', kind: 'pdf', size: 8 }],
    ...more,
  });
  const { data } = await stack.database.rpc('submit_quote_request', { request: row });
  expect(data).toMatchObject({ status: 'stored' });
  await stack.database
    .from('quote_requests')
    .update({ status })
    .eq('reference', row.reference)
    .throwOnError();
  return { reference: String(row.reference), storagePath };
}

async function isStored(storagePath: string) {
  return (await stack.database.storage.from(bucket).download(storagePath)).data !== null;
}

const publicTables = readdirSync('supabase/migrations').flatMap((name) =>
  [
    ...readFileSync(path.join('supabase/migrations', name), 'utf8').matchAll(/create table public\.(\w+)/g),
  ].map(([, table]) => table ?? ''),
);

/** Every row of every table that holds one of these texts anywhere. */
async function rowsWith(...texts: string[]) {
  const found: string[] = [];
  for (const table of publicTables) {
    const { data } = await stack.database.from(table).select('*').throwOnError();
    for (const row of data ?? []) {
      const text = JSON.stringify(row).toLowerCase();
      if (texts.some((wanted) => text.includes(wanted.toLowerCase()))) found.push(table);
    }
  }
  return found;
}

async function accountId(): Promise<string> {
  const exported = await (await exportRoute(new Request(`${stack.siteUrl}/api/account/export`))).json();
  return exported.account.id;
}

test('an account sees its own requests for quotes, by its confirmed address, and no others', async () => {
  const email = someEmail();
  const early = await requestQuote(email.toUpperCase().replace('@BAKKERIJ.TEST', '@bakkerij.test'));
  const spam = await requestQuote(email, 'spam');
  const foreign = await requestQuote(someEmail());
  await someAccount(stack, actions, { email });
  const own = await listOwnQuoteRequests({ id: await accountId() });
  expect(own?.map(({ reference }) => reference).sort()).toEqual([early.reference, spam.reference].sort());
  expect(own?.map(({ status }) => status)).toEqual(['new', 'new']);
  // Staff answered, and left the status as it was: the private page says so, too.
  await stack.database
    .from('quote_requests')
    .update({ answered_at: new Date().toISOString() })
    .in('reference', [early.reference, spam.reference])
    .throwOnError();
  const answered = await listOwnQuoteRequests({ id: await accountId() });
  expect(answered?.map(({ status }) => status)).toEqual(['contacted', 'contacted']);
  for (const { reference } of answered ?? []) {
    const request = await findCustomerRequest(reference);
    expect(request && stageOf(request)).toBe('contacted');
  }
  expect(JSON.stringify(own)).not.toContain(foreign.reference);
  expect(await listOwnQuoteRequests({ id: randomUUID() })).toEqual([]);
});

test('an account whose address nobody confirmed sees nothing of that address', async () => {
  const email = someEmail();
  await requestQuote(email);
  await send(actions.signUp, { firstName: 'A', lastName: 'B', email, password });
  expect((await signInElsewhere(stack, actions, email)) as object).toMatchObject(refusal('unconfirmed'));
  const exported = await exportRoute(new Request(`${stack.siteUrl}/api/account/export`));
  expect(exported.status).toBe(401);
});

test('the export holds everything about the account and its address, and no key or hash', async () => {
  const email = someEmail();
  const { reference } = await requestQuote(email);
  const other = await requestQuote(someEmail());
  await someAccount(stack, actions, { email });
  const response = await exportRoute(new Request(`${stack.siteUrl}/api/account/export`));
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  const exported = JSON.parse(text);
  expect(exported.account).toMatchObject({ email, profile: { first_name: 'Lieve', last_name: 'Peeters' } });
  expect(exported.quoteRequests).toMatchObject([{ reference, files: [{ name: 'logo.pdf' }] }]);
  expect(exported.mails.map(({ kind }: { kind: string }) => kind)).toContain('account-confirm');
  expect(text).not.toContain(other.reference);
  expect(text).not.toMatch(/_hash|idempotency|encrypted_password|token/);
});

test('the token of an account opens no table and no function, another’s rows least of all', async () => {
  const email = await someAccount(stack, actions);
  await requestQuote(email);
  // A mail that leaves meanwhile writes to the timeline of its request.
  await stopLoops();
  const session = await readSession(stack.siteUrl, nextRequest.cookies.getAll());
  if (typeof session === 'string') throw new Error(session);
  const headers = {
    apikey: stack.publishableKey,
    authorization: `Bearer ${session.access_token}`,
    'content-type': 'application/json',
  };
  for (const table of publicTables) {
    const url = `${stack.backendUrl}/rest/v1/${table}`;
    const before = await stack.count(table);
    const read = await fetch(`${url}?select=*`, { headers });
    expect(read.ok ? await read.json() : [], table).toEqual([]);
    const added = await fetch(url, { method: 'POST', headers, body: '{}' });
    expect(added.ok, table).toBe(false);
    await fetch(`${url}?created_at=not.is.null`, { method: 'DELETE', headers });
    expect(await stack.count(table), table).toBe(before);
  }
  for (const name of ['export_account', 'erase_account', 'list_own_quote_requests', 'list_staff_members']) {
    const hash = name === 'erase_account' ? { address_hash: 'x'.repeat(32) } : {};
    const body = name === 'list_staff_members' ? {} : { account: session.user.id, ...hash };
    const called = await fetch(`${stack.backendUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect([401, 403], name).toContain(called.status);
  }
  // An account writes its own metadata, and nothing that anyone believes.
  await fetch(`${stack.backendUrl}/auth/v1/user`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ role: 'service_role', app_metadata: { role: 'admin' }, data: { role: 'admin' } }),
  });
  expect((await findStaff()).status).toBe('customer');
});

test('a visitor exports nothing', async () => {
  const response = await exportRoute(new Request(`${stack.siteUrl}/api/account/export`));
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'signedOut' });
});

test('deleting an account leaves nothing of it, and of its address only orders', async () => {
  const email = await someAccount(stack, actions);
  const id = await accountId();
  await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: 'editor' });
  const open = await requestQuote(email);
  const other = await requestQuote(someEmail());
  await stack.database
    .from('newsletter_subscriptions')
    .insert({ email, locale: 'fr', source: 'footer' })
    .throwOnError();
  // A form that could not be stored yet waits on the disk; another was set aside, broken.
  const spool = path.join(stack.dataDir, 'spool', 'quotes');
  const aside = path.join(stack.dataDir, 'spool', 'quotes-set-aside');
  for (const folder of [spool, aside]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(spool, `${randomUUID()}.json`), JSON.stringify({ version: 1, record: { email } }));
  writeFileSync(
    path.join(aside, `${randomUUID()}.invalid.json`),
    `{"version":1,"record":{"email":"${email}","x`,
  );
  writeFileSync(
    path.join(spool, `${randomUUID()}.json`),
    JSON.stringify({ version: 1, record: { email: 'other@bakkerij.test' } }),
  );

  const refusedAnswers = [
    await send(actions.deleteAccount, { currentPassword: password }),
    await send(actions.deleteAccount, { confirm: 'on', currentPassword: 'wrong' }),
  ];
  expect(refusedAnswers).toMatchObject([
    { value: { fields: { confirm: ['confirmDelete'] } } },
    { value: { fields: { currentPassword: ['wrongPassword'] } } },
  ]);
  expect(await rowsWith(email)).toContain('quote_requests');

  expect(await send(actions.deleteAccount, { confirm: 'on', currentPassword: password }, 'nl')).toEqual({
    target: '/nl?account-deleted=1',
  });
  expect(nextRequest.cookies.getAll()).toEqual([]);
  expect(await rowsWith(email, open.reference)).toEqual([]);
  // That somebody was staff stays on record, by an id that leads to nobody any more.
  expect(new Set(await rowsWith(id))).toEqual(new Set(['audit_log']));
  expect(await isStored(other.storagePath)).toBe(true);
  expect(await isStored(open.storagePath)).toBe(false);
  // The background work may have set the other form aside by now.
  const waiting = [spool, aside].flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(waiting.join()).toContain('other@bakkerij.test');
  expect(waiting.join()).not.toContain(email);
  await forgetCounters(stack);
  expect(await signInElsewhere(stack, actions, email)).toMatchObject(refusal('invalidCredentials'));
  // The address is free again.
  await someAccountAgain(email);
});

async function someAccountAgain(email: string) {
  newBrowser();
  comeFrom(stack);
  const form = { firstName: 'Lieve', lastName: 'Peeters', email, password };
  expect(await send(actions.signUp, form)).toEqual({ target: '/auth/success?kind=sign-up' });
}

test('requests stay with an account that changes its address, and are erased with it', async () => {
  const email = await someAccount(stack, actions);
  const own = await requestQuote(email);
  const next = someEmail();
  expect(await send(actions.changeEmail, { email: next, currentPassword: password })).toMatchObject({
    value: { status: 'ok' },
  });
  const [mail] = await mailsTo(stack, next, 1);
  expect(await send(actions.confirmToken, linkIn(mail?.text ?? ''))).toEqual({
    target: '/compte?done=email',
  });
  const later = await requestQuote(next);
  const listed = await listOwnQuoteRequests({ id: await accountId() });
  expect(listed?.map(({ reference }) => reference).sort()).toEqual([own.reference, later.reference].sort());
  const exported = await (await exportRoute(new Request(`${stack.siteUrl}/api/account/export`))).json();
  expect(exported.quoteRequests).toHaveLength(2);
  expect(await send(actions.deleteAccount, { confirm: 'on', currentPassword: password })).toEqual({
    target: '/?account-deleted=1',
  });
  expect(await stack.count('quote_requests', { reference: own.reference })).toBe(0);
  expect(await isStored(own.storagePath)).toBe(false);
  expect(await rowsWith(email, next)).toEqual([]);
});

test('who has an address later sees nothing of who had it before', async () => {
  const former = await someAccount(stack, actions);
  const bound = await requestQuote(former);
  const next = someEmail();
  await send(actions.changeEmail, { email: next, currentPassword: password });
  const [mail] = await mailsTo(stack, next, 1);
  expect(await send(actions.confirmToken, linkIn(mail?.text ?? ''))).toHaveProperty('target');
  const reference = async (days: number) =>
    (await requestQuote(former, 'new', new Date(Date.now() - days * 86_400_000))).reference;
  const [old, lately] = [await reference(120), await reference(20)];
  newBrowser();
  comeFrom(stack);
  const { session } = await makeSession(stack, former);
  for (const { name, value } of keepingCookies(stack.siteUrl, session, []))
    nextRequest.cookies.set(name, value);
  const since = (await requestQuote(former)).reference;
  const listed = await listOwnQuoteRequests({ id: await accountId() });
  expect(listed?.map((request) => request.reference).sort()).toEqual([lately, since].sort());
  const text = await (await exportRoute(new Request(`${stack.siteUrl}/api/account/export`))).text();
  expect(text).toContain(lately);
  expect(text).toContain(since);
  for (const hidden of [old, bound.reference]) expect(text).not.toContain(hidden);
});

test('who has an address later erases nothing of who had it before', async () => {
  const shared = await someAccount(stack, actions);
  const former = await accountId();
  const [open, order] = [await requestQuote(shared), await requestQuote(shared, 'won')];
  const next = someEmail();
  await send(actions.changeEmail, { email: next, currentPassword: password });
  const [mail] = await mailsTo(stack, next, 1);
  expect(await send(actions.confirmToken, linkIn(mail?.text ?? ''))).toHaveProperty('target');
  const old = await requestQuote(shared, 'new', new Date(Date.now() - 120 * 86_400_000));
  const { data: kept } = await stack.database
    .from('quote_requests')
    .select('id, user_id, customer_id, status')
    .in('reference', [open.reference, order.reference, old.reference])
    .order('id')
    .throwOnError();
  for (const { id } of kept ?? []) {
    await stack.database
      .from('quote_request_messages')
      .insert({ quote_request_id: id, idempotency_key: randomUUID(), sender: 'customer', body: 'Ja' })
      .throwOnError();
    await stack.database
      .from('staff_tasks')
      .insert({ quote_request_id: id, what: 'Bellen', due_on: '2026-12-01' })
      .throwOnError();
    await stack.database.from('offers').insert({ quote_request_id: id }).throwOnError();
  }
  newBrowser();
  comeFrom(stack);
  const { session } = await makeSession(stack, shared);
  for (const { name, value } of keepingCookies(stack.siteUrl, session, []))
    nextRequest.cookies.set(name, value);
  const later = await accountId();
  const own = await requestQuote(shared);
  const { data: erased } = await stack.database
    .rpc('erase_account', { account: later, address_hash: 'x'.repeat(32) })
    .throwOnError();
  expect(erased).toMatchObject({ status: 'erased', held: 0 });
  expect(await rowsWith(own.reference)).toEqual([]);
  const { data: left } = await stack.database
    .from('quote_requests')
    .select('id, user_id, customer_id, status')
    .eq('email', shared)
    .order('id')
    .throwOnError();
  expect(left).toEqual(kept);
  expect(left?.filter(({ user_id }) => user_id === former)).toHaveLength(2);
  for (const { id, customer_id } of kept ?? []) {
    expect(await stack.count('customers', { id: customer_id })).toBe(1);
    for (const table of ['quote_request_messages', 'staff_tasks', 'offers', 'quote_request_attachments'])
      expect(await stack.count(table, { quote_request_id: id }), table).toBe(1);
  }
});

describe('A customer whom an account shares with a colleague of its former address', () => {
  /** The account, signed in with its next address; both have asked for something, the account last. */
  async function share() {
    const shared = await someAccount(stack, actions);
    const account = await accountId();
    const mine = await requestQuote(shared);
    const next = someEmail();
    await send(actions.changeEmail, { email: next, currentPassword: password });
    const [mail] = await mailsTo(stack, next, 1);
    expect(await send(actions.confirmToken, linkIn(mail?.text ?? ''))).toHaveProperty('target');
    const before = new Date(Date.now() - 20 * 86_400_000);
    const colleague = { first_name: 'Jan', name: 'Maes', phone: '+3227200001' };
    const theirs = await requestQuote(shared, 'new', before, colleague);
    const { data: customer } = await stack.database
      .from('customers')
      .select('id, first_name')
      .eq('email', shared)
      .single()
      .throwOnError();
    expect(customer.first_name).toBe('Lieve');
    await stack.database
      .from('customer_notes')
      .insert({ customer_id: customer.id, author_id: randomUUID(), key: randomUUID(), body: 'Belt graag.' })
      .throwOnError();
    return { account, mine, theirs, colleague, next, customer: customer.id as string };
  }

  test('is in no export of the account and outlives it, as the colleague has said', async () => {
    const { account, mine, theirs, colleague, next, customer } = await share();
    await requestQuote(next);
    const exported = await (await exportRoute(new Request(`${stack.siteUrl}/api/account/export`))).json();
    expect(exported.quoteRequests).toHaveLength(2);
    expect(exported.customers).toMatchObject([{ email: next }]);
    expect(JSON.stringify(exported)).not.toContain('Belt graag.');
    await stack.database.rpc('erase_account', { account, address_hash: 'x'.repeat(32) }).throwOnError();
    expect(await stack.count('quote_requests', { reference: mine.reference })).toBe(0);
    expect(await stack.count('quote_requests', { reference: theirs.reference })).toBe(1);
    expect(await stack.count('customers', { email: next })).toBe(0);
    const { data: left } = await stack.database
      .from('customers')
      .select('*')
      .eq('id', customer)
      .throwOnError();
    expect(left).toMatchObject([colleague]);
    expect(await stack.count('customer_notes', { customer_id: customer })).toBe(1);
  });

  test('is told to staff and erased by them with the account', async () => {
    const { account, next, customer } = await share();
    const person = { address: next, accounts: [account] };
    const { data: told } = await stack.database.rpc('export_person', person).throwOnError();
    expect(told.customers).toMatchObject([{ notes: [{ body: 'Belt graag.' }] }]);
    await stack.database.rpc('erase_person', person).throwOnError();
    expect(await stack.count('customers', { id: customer })).toBe(0);
    expect(await stack.count('customer_notes', { customer_id: customer })).toBe(0);
  });
});

test('an order is kept, by itself', async () => {
  const email = await someAccount(stack, actions);
  const id = await accountId();
  const order = await requestQuote(email, 'won');
  const open = await requestQuote(email);
  expect(await send(actions.deleteAccount, { confirm: 'on', currentPassword: password })).toEqual({
    target: '/?account-deleted=kept',
  });
  expect(await rowsWith(id)).toEqual([]);
  expect(await rowsWith(open.reference)).toEqual([]);
  expect(await rowsWith(email)).toEqual(['quote_requests']);
  const { data } = await stack.database
    .from('quote_requests')
    .select('status, user_id, files:quote_request_attachments(storage_path)')
    .eq('reference', order.reference)
    .single();
  expect(data).toEqual({ status: 'won', user_id: null, files: [{ storage_path: order.storagePath }] });
});

test('a file that could not be removed is removed later', async () => {
  const { storagePath } = await requestQuote(someEmail());
  await stack.database.from('storage_removals').insert({ bucket, storage_path: storagePath }).throwOnError();
  const outcomes = await runRetention(new Date());
  expect(outcomes).toContainEqual({ name: 'files of erased rows', result: { deleted: 1 } });
  expect(await stack.count('storage_removals')).toBe(0);
  expect(await isStored(storagePath)).toBe(false);
});
