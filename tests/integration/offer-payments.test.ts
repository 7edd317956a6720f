import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { paymentStateOf } from '@/lib/offers/payment';
import { purgeInvoices } from '@/lib/offers/server/invoice-store';
import { readOfferFigures } from '@/lib/offers/server/offer-figures';
import { findOwnPayments, findPayments, recordPayment, undoPayment } from '@/lib/offers/server/payment-store';
import { countLostReasons, findLostReason, setLostReason } from '@/lib/quotes/server/lost-reasons';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { type AcceptedOffer, someAccepted } from './support/offers';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const today = brusselsDay(new Date());

const pay = (
  { reference }: { reference: string },
  amount: number,
  { seen = 0, key = randomUUID(), paidOn = '2026-11-02', staff = seller } = {},
) => recordPayment(staff, { reference, amount, paidOn, method: 'transfer', key, seen });

const stateOf = async (offer: AcceptedOffer) => paymentStateOf(offer, await findOwnPayments(offer.reference));

test('what came of offers is counted by their first day, their answer and the month', async () => {
  const month = brusselsDay(new Date()).slice(0, 7);
  const read = () => readOfferFigures(seller, '2026-01-01', '2099-12-31');
  const before = await read();
  await someAccepted(stack, seller);
  await someAccepted(stack, seller);
  const after = await read();
  expect(after.sent - before.sent).toBe(2);
  expect((after.states.accepted ?? 0) - (before.states.accepted ?? 0)).toBe(2);
  expect(after.medianSeconds).toBeGreaterThan(0);
  expect(after.medianSeconds).toBeLessThan(120);
  expect(after.waiting).toEqual(before.waiting);
  expect(after.months).toMatchObject([{ month, sent: after.sent, accepted: after.states.accepted }]);
  expect(after.months[0]?.acceptedNet).toBe(after.months[0]?.sentNet);
  expect(after.months[0]?.acceptedNet).toBeGreaterThan(0);
  // An accepted offer begins a job.
  expect(after.stages).toEqual([
    { stage: 'proof', jobs: after.states.accepted, net: after.months[0]?.acceptedNet },
  ]);
  expect(await readOfferFigures(seller, '2020-01-01', '2020-12-31')).toMatchObject({ sent: 0, months: [] });
});

test('the job of an order that is none any more is counted at no stage', async () => {
  const read = async () => (await readOfferFigures(seller, '2026-01-01', '2099-12-31')).stages;
  const { reference } = await someAccepted(stack, seller);
  const jobs = async () => (await read()).find(({ stage }) => stage === 'proof')?.jobs ?? 0;
  const before = await jobs();
  const request = await findQuoteRequest(seller, reference);
  await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'contacted' }]);
  expect(await jobs()).toBe(before - 1);
});

test('a lost request says why, once and in one word, and is counted by it', async () => {
  const count = () => countLostReasons(seller, '2026-01-01', '2099-12-31');
  const { reference } = acknowledged(await submit({ input: quoteInput() }));
  expect(await setLostReason(seller, reference, 'price')).toBe('unknown');
  await stack.database
    .from('quote_requests')
    .update({ status: 'lost', closed_at: new Date().toISOString() })
    .eq('reference', reference)
    .throwOnError();
  expect(await findLostReason(seller, reference)).toBeNull();
  expect(await count()).toEqual([{ reason: 'unsaid', requests: 1 }]);
  for (const reason of ['price', 'price', 'silence'] as const) {
    expect(await setLostReason(seller, reference, reason)).toBe('saved');
  }
  expect(await findLostReason(seller, reference)).toBe('silence');
  expect(await count()).toEqual([{ reason: 'silence', requests: 1 }]);
  expect(await countLostReasons(seller, '2020-01-01', '2020-12-31')).toEqual([]);
  expect(await setLostReason(seller, reference, 'weather' as 'price')).toBe('invalid');
  expect(await setLostReason(await someStaff(stack, 'editor'), reference, 'price')).toBe('forbidden');
});

describe('A payment on an offer', () => {
  test('is kept, and the customer sees it and what is open, not who entered it', async () => {
    const offer = await someAccepted(stack, seller);
    expect(await pay(offer, offer.deposit)).toBe('ok');
    expect(await stateOf(offer)).toMatchObject({
      paid: 67_221,
      openDeposit: 0,
      open: 224_070 - 67_221,
      excess: 0,
    });
    expect(await findOwnPayments(offer.reference)).toMatchObject([{ amount: 67_221, author: null }]);
    expect(await findPayments(seller, offer.reference)).toMatchObject([
      { amount: 67_221, paidOn: '2026-11-02', method: 'transfer', undone: null },
    ]);
  });

  test('is one, however often the button is pressed; of two colleagues the second is told', async () => {
    const offer = await someAccepted(stack, seller);
    const key = randomUUID();
    const clicks = await Promise.all([1, 2, 3].map(() => pay(offer, offer.deposit, { key })));
    expect(clicks).toEqual(['ok', 'ok', 'ok']);
    expect(await pay(offer, offer.deposit)).toBe('conflict');
    expect(await findPayments(seller, offer.reference)).toHaveLength(1);
  });

  test('is refused when it is more than is open, on a day to come, by another role, or on nothing accepted', async () => {
    const offer = await someAccepted(stack, seller);
    expect(await pay(offer, offer.gross + 1)).toBe('tooMuch');
    expect(await pay(offer, 1, { paidOn: '2099-01-01' })).toBe('invalid');
    expect(await pay(offer, 0)).toBe('invalid');
    expect(await pay(offer, 1, { staff: await someStaff(stack, 'editor') })).toBe('forbidden');
    const { reference } = acknowledged(await submit({ input: quoteInput() }));
    expect(await pay({ reference }, 100)).toBe('notAccepted');
    expect(await pay({ reference: '000-000-000' }, 100)).toBe('unknown');
    expect(await pay(offer, offer.gross, { paidOn: today })).toBe('ok');
    expect(await pay(offer, 1, { seen: offer.gross })).toBe('tooMuch');
  });

  test('is undone with a reason, once, and stands in the audit log with it', async () => {
    const offer = await someAccepted(stack, seller);
    await pay(offer, offer.deposit);
    const [entered] = await findPayments(seller, offer.reference);
    const undoing = { reference: offer.reference, payment: entered?.id ?? '', reason: 'mistyped' as const };
    const other = await someAccepted(stack, seller);
    expect(await undoPayment(seller, { ...undoing, reference: other.reference })).toBe('unknown');
    expect(await undoPayment(seller, undoing)).toBe('ok');
    expect(await undoPayment(seller, { ...undoing, reason: 'returned' })).toBe('ok');
    expect(await findOwnPayments(offer.reference)).toEqual([]);
    expect(await findPayments(seller, offer.reference)).toMatchObject([{ undone: { reason: 'mistyped' } }]);
    expect(await stateOf(offer)).toMatchObject({ paid: 0, openDeposit: offer.deposit });
    const { data } = await stack.database
      .from('audit_log')
      .select('action,changed')
      .eq('entity', 'offer_payments')
      .eq('entity_id', undoing.payment)
      .order('at');
    expect(data).toMatchObject([
      { action: 'insert', changed: { amount_cents: { to: offer.deposit } } },
      { action: 'update', changed: { undone_reason: { to: 'mistyped' } } },
    ]);
  });

  test('never changes otherwise', async () => {
    const offer = await someAccepted(stack, seller);
    await pay(offer, offer.deposit);
    const [entered] = await findPayments(seller, offer.reference);
    const { error } = await stack.database
      .from('offer_payments')
      .update({ amount_cents: 1 })
      .eq('id', entered?.id ?? '');
    expect(error).not.toBeNull();
    expect(await stateOf(offer)).toMatchObject({ paid: offer.deposit });
  });

  test('is exported with its customer, and kept with the order when they are erased', async () => {
    const email = 'betaald@bakkerij.test';
    const offer = await someAccepted(stack, seller, { email });
    await pay(offer, offer.deposit);
    const person = { address: email, accounts: [] };
    const { data } = await stack.database.rpc('export_person', person);
    expect(data.offerPayments).toMatchObject([{ reference: offer.reference, amountCents: offer.deposit }]);
    await stack.database.rpc('erase_person', person);
    expect(await findOwnPayments(offer.reference)).toHaveLength(1);
  });

  test('outlives an order that was called off and is erased, without its customer, for ten years', async () => {
    const email = 'geannuleerd@bakkerij.test';
    const offer = await someAccepted(stack, seller, { email });
    await pay(offer, offer.deposit);
    await pay(offer, 100, { seen: offer.deposit });
    const [mistyped] = (await findPayments(seller, offer.reference)).filter(({ amount }) => amount === 100);
    await undoPayment(seller, {
      reference: offer.reference,
      payment: mistyped?.id ?? '',
      reason: 'mistyped',
    });
    const request = await findQuoteRequest(seller, offer.reference);
    await changeQuoteRequests(seller, [
      { reference: offer.reference, version: request?.version ?? 0, status: 'lost' },
    ]);
    const { held } = (await stack.database.rpc('erase_person', { address: email, accounts: [] })).data;
    expect(held).toEqual([
      expect.objectContaining({ kind: 'order', reference: offer.number, until: '2037-01-01' }),
    ]);
    expect(await findQuoteRequest(seller, offer.reference)).toBeNull();
    const listed = async () => {
      const period = { from_day: '2026-11-02', to_day: '2026-11-02' };
      const { data } = await stack.database.rpc('list_offer_payments', period);
      return data.filter(({ number }: { number: string }) => number === offer.number);
    };
    expect(await listed()).toMatchObject([
      { amount: offer.deposit, reference: null, name: null, gross: null },
    ]);
    await purgeInvoices(new Date('2036-12-31T12:00:00Z'));
    expect(await listed()).toHaveLength(1);
    await purgeInvoices(new Date('2037-01-01T12:00:00Z'));
    expect(await listed()).toEqual([]);
  });
});
