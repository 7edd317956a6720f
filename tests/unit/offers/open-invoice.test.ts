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
