import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { answerFittingFile, fittingFilePath } from '@/lib/fittings/server/answer-calendar';
import { receiveProposal } from '@/lib/fittings/server/receive-proposal';
import { answerOfferFile, offerFilePath } from '@/lib/offers/server/answer-offer-file';
import { receiveDecision } from '@/lib/offers/server/receive-decision';
import { answerProofFile, proofFilePath } from '@/lib/proofs/server/answer-proof-file';
import { receiveProofForm } from '@/lib/proofs/server/receive-proof-form';
import { answerDueAt } from '@/lib/quotes/answer-due';
import type { withdrawQuoteRequest as WithdrawQuoteRequest } from '@/lib/quotes/customer-actions';
import type * as Desk from '@/lib/quotes/desk/actions';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import type * as Actions from '@/lib/quotes/request/actions';
import { addCustomerMessage } from '@/lib/quotes/server/customer-requests';
import { listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { receiveMessage } from '@/lib/quotes/server/receive-message';
import { findQuoteOrigin, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { openStatusToken, statusToken, statusTokens } from '@/lib/quotes/server/status-link';
import { startOutbox } from '@/lib/site/background';
import type { Staff } from '@/lib/staff/staff';
import { comeFrom, someAccount } from './support/accounts';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let desk: typeof Desk;
let actions: typeof Actions;
let withdrawQuoteRequest: typeof WithdrawQuoteRequest;
let reader: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  desk = await import('@/lib/quotes/desk/actions');
  actions = await import('@/lib/quotes/request/actions');
  ({ withdrawQuoteRequest } = await import('@/lib/quotes/customer-actions'));
  reader = await someStaff(stack, 'admin');
  await startOutbox();
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});

async function signIn(role: string | null): Promise<string> {
  const email = await someAccount(stack, accounts);
  if (role === null) return email;
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
  return email;
}

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const said = (changes: Record<string, string> = {}) => ({
  key: randomUUID(),
  source: 'phone',
  firstName: 'Lieve',
  name: `Peeters${randomUUID().slice(0, 8)}`,
  phone: '0477 12 34 56',
  email: '',
  company: '',
  language: 'nl',
  subject: 'sign',
  message: 'Terugbellen, lichtreclame.',
  wished: 'call',
  ...changes,
});

const enter = (entries: Record<string, string>) =>
  followAction(() => desk.enterRequest('fr', null, formOf(entries)));

/** The reference of the request that the form led to. */
async function entered(entries: Record<string, string>): Promise<string> {
  const answer = await enter(entries);
  const reference = 'target' in answer ? /^\/admin\/requests\/([\d-]+)$/.exec(answer.target)?.[1] : null;
  if (!reference) throw new Error(`Not entered: ${JSON.stringify(answer)}`);
  return reference;
}

const find = async (reference: string) => {
  const request = await findQuoteRequest(reader, reference);
  if (!request) throw new Error(`No request ${reference}`);
  return request;
};

const mailThat = (says: (mail: Awaited<ReturnType<TestStack['listMails']>>[number]) => boolean) =>
  eventually(async () => {
    const mail = (await stack.listMails()).find(says);
    if (!mail) throw new Error('The mail has not left');
    return mail;
  });

describe('A request on the telephone', () => {
  test('is in the inbox at once, marked, with the promise of the public form and the name of who typed it', async () => {
    const colleague = await signIn('sales');
    const entry = said();
    const reference = await entered(entry);
    const request = await find(reference);
    expect(request).toMatchObject({
      source: 'phone',
      wishedAnswer: 'call',
      email: null,
      phone: '+32477123456',
      status: 'new',
      locale: 'nl',
    });
    expect(request.answerDueAt).toEqual(answerDueAt(request.submittedAt, isPublicHoliday));
    const name = await findQuoteOrigin(reader, reference);
    expect(name).toBeTruthy();
    expect(request.events).toMatchObject([{ kind: 'submitted', source: 'phone', by: name }]);
    const list = await listQuoteRequests(reader, readInboxFilter({ q: entry.name }), new Date());
    expect(list.rows).toMatchObject([{ reference, source: 'phone', email: null }]);
    expect(list.counts.new).toBe(1);
    const { data } = await stack.database
      .from('audit_log')
      .select('action, entity')
      .eq('entity', 'quote_requests');
    expect(data).toContainEqual({ action: 'insert', entity: 'quote_requests' });
    expect(colleague).toContain('@');
  });

  test('is one, however often its button is pressed; other words under its key are shown, not stored', async () => {
    await signIn('sales');
    const entry = said();
    const [first, second] = await Promise.all([entered(entry), entered(entry)]);
    expect(second).toBe(first);
    expect(await stack.count('quote_requests', { name: entry.name })).toBe(1);
    const other = { ...entry, message: 'Iets anders.' };
    const answer = await enter(other);
    expect(answer).toMatchObject({
      value: { status: 'conflict', conflict: { reference: first }, values: { message: 'Iets anders.' } },
    });
    const key = (answer as { value: { conflict: { key: string } } }).value.conflict.key;
    expect(await entered({ ...other, key })).not.toBe(first);
    expect(await stack.count('quote_requests', { name: entry.name })).toBe(2);
  });

  test('says beside the field what is wrong, and keeps what was typed', async () => {
    await signIn('sales');
    expect(await enter(said({ phone: '', name: 'Claes' }))).toMatchObject({
      value: { status: 'invalid', fields: { phone: ['phoneOrMail'] }, values: { name: 'Claes' } },
    });
  });

  test.each([
    ['an account without a role', null, 'forbidden'],
    ['an editor', 'editor', 'forbidden'],
  ] as const)('is refused to %s', async (_who, role, reason) => {
    await signIn(role);
    const entry = said();
    expect(await enter(entry)).toMatchObject({ value: { status: 'refused', reason } });
    expect(await stack.count('quote_requests', { name: entry.name })).toBe(0);
  });

  test('is refused to a visitor', async () => {
    expect(await enter(said())).toMatchObject({ value: { status: 'refused', reason: 'signedOut' } });
  });
});

describe('Its letter', () => {
  test('leaves with the private link, in the customer’s language, when there is an address and the box is ticked', async () => {
    await signIn('sales');
    const email = `klant-${randomUUID()}@bakkerij.test`;
    const reference = await entered(said({ email, letter: 'on', source: 'counter' }));
    const mail = await mailThat(({ to }) => to.some(({ address }) => address === email));
    expect(mail.subject).toContain(reference);
    expect(mail.text).toContain('Bedankt voor uw bezoek');
    expect(mail.text).toContain(`token=${statusToken(reference)}`);
  });

  test('does not leave when the box is not ticked, nor for somebody without an address; nor does staff get it', async () => {
    await signIn('sales');
    const email = `stil-${randomUUID()}@bakkerij.test`;
    const untold = await entered(said({ email }));
    const unreachable = await entered(said({ letter: 'on' }));
    for (const reference of [untold, unreachable]) {
      const { data } = await stack.database
        .from('outbox_messages')
        .select('template')
        .contains('payload', { reference });
      expect(data).toEqual([]);
    }
  });
});

describe('A customer without an address', () => {
  test('is never mailed, and staff do not get the mail in their stead', async () => {
    await signIn('sales');
    const reference = await entered(said());
    const form = {
      version: '1',
      key: randomUUID(),
      template: 'quote',
      subject: 'Uw offerte',
      body: 'Dag Lieve.',
      status: 'quoted',
      intent: 'send',
    };
    const answer = await actions.sendAnswer('fr', reference, null, formOf(form));
    expect(answer).toMatchObject({ status: 'refused', reason: 'invalid' });
    expect((await find(reference)).messages).toEqual([]);
    await stack.database
      .from('outbox_messages')
      .insert({ template: 'offer-sent', locale: 'nl', recipient: null, payload: { reference } })
      .throwOnError();
    expect(await stack.count('outbox_messages', { template: 'offer-sent' })).toBe(0);
  });

  test('writes on their private page all the same, and staff are told', async () => {
    await signIn('sales');
    const reference = await entered(said());
    const sent = await addCustomerMessage(
      { reference, key: randomUUID(), body: 'De gevel is 4 m breed.', files: [], address: someAddress() },
      new Date(),
    );
    expect(sent).toBe('stored');
    const mail = await mailThat(({ subject }) => subject.includes(`[${reference}]`));
    expect(mail.text).toContain('De gevel is 4 m breed.');
  });
});

describe('What was heard wrong', () => {
  const details = (changes: Record<string, string> = {}) => ({
    firstName: 'Lieve',
    name: 'Peeters',
    phone: '+32477123456',
    email: '',
    company: '',
    language: 'nl',
    subject: 'sign',
    version: '1',
    source: 'phone',
    ...changes,
  });
  const correct = (reference: string, changes: Record<string, string>) =>
    actions.correctDetails('fr', reference, null, formOf(details(changes)));

  test('is corrected, found by the new words, and the timeline says which details, by whom', async () => {
    await signIn('sales');
    const entry = said();
    const reference = await entered(entry);
    const name = `Pieters${randomUUID().slice(0, 8)}`;
    const email = 'lieve@bakkerij.test';
    expect(await correct(reference, { name, email, language: 'fr', subject: 'lettering' })).toMatchObject({
      status: 'ok',
    });
    const request = await find(reference);
    expect(request).toMatchObject({ name, email, locale: 'fr', subject: 'lettering', version: 2 });
    expect(request.events.at(-1)).toMatchObject({
      kind: 'details_corrected',
      fields: ['name', 'email', 'language', 'subject'],
      by: await findQuoteOrigin(reader, reference),
    });
    const list = await listQuoteRequests(reader, readInboxFilter({ q: name }), new Date());
    expect(list.rows).toMatchObject([{ reference }]);
    // The log of ten years knows which columns, and no value of a person.
    const { data } = await stack.database
      .from('audit_log')
      .select('changed')
      .eq('action', 'update')
      .eq('entity', 'quote_requests')
      .order('at', { ascending: false })
      .limit(1)
      .single();
    expect(data?.changed).toMatchObject({ name: null, email: null, locale: null, subject: null });
    expect(Object.values(data?.changed ?? {}).filter((kept) => kept !== null)).toEqual([]);
  });

  test('is not written over what a colleague has saved meanwhile', async () => {
    await signIn('sales');
    const reference = await entered(said());
    expect(await correct(reference, { name: 'Eerst' })).toMatchObject({ status: 'ok' });
    expect(await correct(reference, { name: 'Daarna' })).toMatchObject({
      status: 'conflict',
      conflict: { version: 2 },
      values: { name: 'Daarna' },
    });
    expect(await find(reference)).toMatchObject({ name: 'Eerst' });
  });

  test('in an address closes the links that were sent to it, and what leaves from then on carries another', async () => {
    await signIn('sales');
    const reference = await entered(said({ email: 'verkeerd@bakkerij.test' }));
    const former = statusToken(reference);
    expect(await correct(reference, { email: 'Verkeerd@bakkerij.test' })).toMatchObject({ status: 'ok' });
    expect(await openStatusToken(former)).toBe(reference);
    const email = `juist-${randomUUID()}@bakkerij.test`;
    expect(await correct(reference, { email, version: '2' })).toMatchObject({ status: 'ok' });

    expect(await openStatusToken(former)).toBeNull();
    const post = (path: string, fields: Record<string, string>) =>
      new Request(`${stack.siteUrl}${path}?locale=nl`, {
        method: 'POST',
        headers: { origin: stack.siteUrl },
        body: new URLSearchParams({ token: former, ...fields }),
      });
    const led = async (answer: Promise<Response>) =>
      new URL((await answer).headers.get('location') ?? '', stack.siteUrl).searchParams;
    expect(
      (await led(receiveMessage(post('/api/quotes/messages', { message: 'Ik lees mee.' })))).get('done'),
    ).toBe('forbidden');
    expect(
      (await led(receiveDecision(post('/api/offers/decisions', { intent: 'decline' })))).get('offer'),
    ).toBe('forbidden');
    expect((await led(receiveProofForm(post('/api/proofs/forms', {})))).get('proof')).toBe('forbidden');
    expect((await led(receiveProposal(post('/api/fittings/proposals', {})))).get('fitting')).toBe(
      'forbidden',
    );
    const get = (path: string) => new Request(stack.siteUrl + path);
    expect((await answerOfferFile(get(offerFilePath(former, 1)))).status).toBe(403);
    const file = { position: 1, hash: 'a'.repeat(64) };
    expect((await answerProofFile(get(proofFilePath(former, file, 'file')))).status).toBe(403);
    expect((await answerFittingFile(get(fittingFilePath(former, randomUUID(), 'nl')))).status).toBe(404);
    const button = formOf({ token: former });
    expect(await followAction(() => withdrawQuoteRequest('nl', button))).toMatchObject({
      target: expect.stringContaining('done=forbidden'),
    });
    expect(await find(reference)).toMatchObject({ status: 'new', messages: [] });

    const answerForm = {
      version: '3',
      key: randomUUID(),
      template: 'blank',
      subject: 'Uw lichtreclame',
      body: 'Dag Lieve.',
      status: 'contacted',
      intent: 'send',
    };
    await actions.sendAnswer('fr', reference, null, formOf(answerForm));
    const mail = await mailThat(({ to }) => to.some(({ address }) => address === email));
    const token = statusToken(reference, 1);
    expect(mail.text).toContain(`token=${token}`);
    expect(await openStatusToken(token)).toBe(reference);
    expect((await statusTokens([reference])).get(reference)).toBe(token);
  });

  test('in nothing but a number leaves the links as they are, and so does the first address', async () => {
    await signIn('sales');
    const reference = await entered(said());
    expect(await correct(reference, { phone: '+32477000000' })).toMatchObject({ status: 'ok' });
    expect(await correct(reference, { email: 'eerste@bakkerij.test', version: '2' })).toMatchObject({
      status: 'ok',
    });
    expect(await openStatusToken(statusToken(reference))).toBe(reference);
  });

  test('keeps the address of whoever used the form of the site', async () => {
    await signIn('sales');
    const reference = acknowledged(await submit({ input: quoteInput() })).reference;
    expect(await correct(reference, { source: 'site' })).toMatchObject({
      status: 'invalid',
      fields: { email: ['required'] },
    });
    // Whatever the form says about itself.
    expect(await correct(reference, {})).toMatchObject({ status: 'refused', reason: 'invalid' });
  });
});
