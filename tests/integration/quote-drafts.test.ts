import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerQuoteRequest } from '@/lib/quotes/server/answer-quote';
import { keepQuoteDraft, listQuoteDrafts, purgeDrafts } from '@/lib/quotes/server/quote-drafts';
import { addQuoteNote, changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const email = 'lieve@drafts.test';
const someReference = async () => acknowledged(await submit({ input: quoteInput({ email }) })).reference;

const letter = (body: string) =>
  ({ template: 'quote', key: null, text: { subject: 'Uw offerte', body, stage: 'quoted' } }) as const;
const note = { template: 'note', key: null, text: { subject: '', body: 'Belt terug.', stage: '' } } as const;

test('what is typed is kept with its author, by template, and the last counts', async () => {
  const reference = await someReference();
  const colleague = await someStaff(stack, 'admin');
  expect(await keepQuoteDraft(seller, reference, letter('Dag'))).toBe('ok');
  expect(await keepQuoteDraft(seller, reference, letter('Dag Lieve, [bedrag]'))).toBe('ok');
  expect(await keepQuoteDraft(seller, reference, note)).toBe('ok');
  expect(await listQuoteDrafts(seller, reference)).toEqual([
    { ...note.text, template: 'note', keptAt: expect.any(Date) },
    { ...letter('Dag Lieve, [bedrag]').text, template: 'quote', keptAt: expect.any(Date) },
  ]);
  expect(await listQuoteDrafts(colleague, reference)).toEqual([]);
  expect(await keepQuoteDraft(seller, reference, { ...note, text: null })).toBe('ok');
  expect(await listQuoteDrafts(seller, reference)).toMatchObject([{ template: 'quote' }]);
  expect(await keepQuoteDraft(seller, '999-999-999', note)).toBe('unknown');
  await dismiss(stack, colleague);
  expect(await keepQuoteDraft(colleague, reference, note)).toBe('forbidden');
});

test('half an emoji and a zero byte do not cost the rest of what was typed', async () => {
  const reference = await someReference();
  expect(await keepQuoteDraft(seller, reference, letter('Dag Lieve \ud83d\0, tot morgen'))).toBe('ok');
  expect(await listQuoteDrafts(seller, reference)).toMatchObject([{ body: 'Dag Lieve \ufffd, tot morgen' }]);
});

test('what has left is no draft any more, also when it is kept a moment later', async () => {
  const reference = await someReference();
  const key = randomUUID();
  await keepQuoteDraft(seller, reference, letter('Dag Lieve'));
  const answer = {
    reference,
    version: 1,
    key,
    template: 'quote',
    subject: 'Uw offerte',
    body: 'Dag Lieve',
  } as const;
  expect(await answerQuoteRequest(seller, { ...answer, status: 'quoted' })).toMatchObject({ status: 'ok' });
  expect(await listQuoteDrafts(seller, reference)).toEqual([]);
  expect(await keepQuoteDraft(seller, reference, { ...letter('Dag Liev'), key })).toBe('ok');
  await keepQuoteDraft(seller, reference, note);
  expect(await addQuoteNote(seller, reference, note.text.body)).toBe('ok');
  expect(await keepQuoteDraft(seller, reference, note)).toBe('ok');
  expect(await listQuoteDrafts(seller, reference)).toEqual([]);
});

test('what was left alone for ninety days goes', async () => {
  const reference = await someReference();
  await keepQuoteDraft(seller, reference, note);
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await purgeDrafts(later(89))).toBe(0);
  expect(await purgeDrafts(later(91))).toBeGreaterThan(0);
  expect(await listQuoteDrafts(seller, reference)).toEqual([]);
});

test('is exported and erased with the customer, also where an order must be kept', async () => {
  const reference = await someReference();
  await keepQuoteDraft(seller, reference, letter('Dag Lieve'));
  await changeQuoteRequests(seller, [{ reference, version: 1, status: 'won' }]);
  const found = await stack.database.rpc('find_person', { address: email });
  expect(found.data.quoteRequests).toContainEqual(
    expect.objectContaining({ reference, drafts: [expect.objectContaining({ body: 'Dag Lieve' })] }),
  );
  const admin = await someStaff(stack, 'admin');
  const erasure = { address: email, address_hash: 'h'.repeat(43), reason: 'asked' };
  const erased = await stack.database.rpc('erase_address', { actor: admin.viewer.id, erasure });
  expect(erased.data).toMatchObject({ status: 'ok' });
  expect(await stack.count('quote_requests', { reference })).toBe(1);
  expect(await listQuoteDrafts(seller, reference)).toEqual([]);
});
