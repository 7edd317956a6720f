import { expect, test } from 'vitest';
import type { IssuedInvoice } from '@/lib/offers/invoice/invoice-record';
import { openOf } from '@/lib/offers/open-invoice';

const record = (invoice: object, credits: string | null = null) =>
  ({ invoice, credits, reason: null, author: null, at: new Date(), mail: null }) as unknown as IssuedInvoice;

const invoice = record({ kind: 'invoice', number: 'F-2026-00001', gross: 10_000, dueOn: '2026-12-24' });
const note = (gross: number) =>
  record({ kind: 'creditNote', number: 'C-2026-00001', gross, dueOn: '2026-12-01' }, 'F-2026-00001');
const paid = (amount: number) => ({ amount, undone: null });
const undone = (amount: number) => ({
  amount,
  undone: { at: new Date(), reason: 'mistyped' as const, author: null },
});

test('an invoice is open by what is neither paid nor credited, and late the day after its own', () => {
  const on = (day: string, payments: Parameters<typeof openOf>[2] = [], notes: IssuedInvoice[] = []) =>
    openOf(invoice, [invoice, ...notes], payments, day);
  expect(on('2026-12-24')).toEqual({ cents: 10_000, late: false, paid: false });
  expect(on('2026-12-25')).toEqual({ cents: 10_000, late: true, paid: false });
  expect(on('2026-12-25', [paid(4000), undone(6000)])).toEqual({ cents: 6000, late: true, paid: false });
  expect(on('2026-12-25', [paid(4000)], [note(6000)])).toEqual({ cents: 0, late: false, paid: true });
  expect(on('2026-12-25', [], [note(10_000)])).toEqual({ cents: 0, late: false, paid: false });
  expect(on('2026-12-25', [paid(12_000)])).toEqual({ cents: 0, late: false, paid: true });
  expect(openOf(note(6000), [invoice, note(6000)], [], '2026-12-25')).toMatchObject({
    cents: 0,
    paid: false,
  });
});

test('of a deposit and the rest, what was paid is the deposit first', () => {
  const deposit = record({
    kind: 'invoice',
    isDeposit: true,
    number: 'F-2026-00001',
    gross: 3000,
    dueOn: '2026-12-09',
  });
  const rest = record({ kind: 'invoice', number: 'F-2026-00002', gross: 7000, dueOn: '2026-12-31' });
  const all = [deposit, rest];
  const on = (amount: number, documents = all) =>
    all.map((one) => openOf(one, documents, [paid(amount)], '2026-12-10').cents);
  expect(on(0)).toEqual([3000, 7000]);
  expect(on(1000)).toEqual([2000, 7000]);
  expect(on(3000)).toEqual([0, 7000]);
  expect(on(5000)).toEqual([0, 5000]);
  expect(on(10_000)).toEqual([0, 0]);
  expect(openOf(deposit, all, [paid(3000)], '2026-12-10')).toMatchObject({ paid: true, late: false });
  expect(openOf(rest, all, [paid(3000)], '2026-12-10')).toMatchObject({ paid: false });
  // What was credited of it is not paid with anything.
  expect(on(7000, [...all, note(3000)])).toEqual([0, 0]);
});
