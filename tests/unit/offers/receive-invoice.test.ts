import { beforeEach, expect, test, vi } from 'vitest';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { faultOfQuantity } from '@/lib/offers/invoice/invoice-form';
import { receiveInvoice, returnedInvoice } from '@/lib/offers/server/receive-invoice';
import { stubServerEnvironment } from '../support/server-environment';

const { findStaffOf, findInvoices, issueInvoice, mailInvoice } = vi.hoisted(() => ({
  findStaffOf: vi.fn(),
  findInvoices: vi.fn(),
  issueInvoice: vi.fn(),
  mailInvoice: vi.fn(),
}));
vi.mock('@/lib/staff/server/staff', () => ({ findStaffOf }));
vi.mock('@/lib/offers/server/invoice-store', () => ({ findInvoices, issueInvoice, mailInvoice }));
vi.mock('@/lib/security/own-origin', () => ({ isOwnOrigin: () => true }));

stubServerEnvironment();

const number = 'F-2026-00001';

beforeEach(() => {
  findStaffOf.mockReset().mockResolvedValue({ status: 'staff', staff: { viewer: { id: 'me' } } });
  const lines = [{ id: 'l1', quantity: 3000 }];
  findInvoices
    .mockReset()
    .mockResolvedValue([{ invoice: { kind: 'invoice', number, lines }, credits: null }]);
});

async function send(fields: Record<string, string>) {
  const form = new URLSearchParams({ key: crypto.randomUUID(), credits: number, seen: '0', ...fields });
  const request = new Request('https://opaak.example/x?locale=nl', { method: 'POST', body: form });
  const answer = await receiveInvoice(request, '482-917-635');
  const jar = new Map(
    answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]?.split('=') as [string, string]),
  );
  return {
    outcome: new URL(answer.headers.get('location') ?? '', 'https://opaak.example').searchParams.get(
      'invoice',
    ),
    typed: readReturnedForm(returnedInvoice, (name) => jar.get(name))?.values,
  };
}

test('a credit note that could not be issued comes back with all that was typed', async () => {
  const typed = { 'quantity-l1': 'anderhalf', reason: 'price' };
  expect(await send(typed)).toEqual({
    outcome: 'quantityWrong',
    typed: { ...typed, credits: number, deliveredOn: '', deliveredTo: '', deposit: '', mail: '' },
  });
  expect(await send({ 'quantity-l1': '1,5' })).toMatchObject({
    outcome: 'reasonNeeded',
    typed: { 'quantity-l1': '1,5' },
  });
  // Of no more and of no other fields than the form has.
  const more = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`quantity-x${index}`, 'y'.repeat(900)]),
  );
  const { typed: kept = {} } = await send({ ...more, __proto: 'x', 'quantity-l1': 'anderhalf' });
  expect(Object.keys(kept).length).toBeLessThan(70);
  expect(Object.keys(kept)).not.toContain('__proto');
});

test('a document is mailed once more, by its number alone', async () => {
  mailInvoice.mockResolvedValueOnce('ok').mockResolvedValueOnce('noAddress');
  const again = { mailAgain: number, credits: '' };
  expect((await send(again)).outcome).toBe('mailed');
  expect((await send(again)).outcome).toBe('noAddress');
  expect(mailInvoice).toHaveBeenCalledWith(expect.anything(), { reference: '482-917-635', number });
  expect(issueInvoice).not.toHaveBeenCalled();
});

test('what was typed when the session had ended is there after signing in, and nothing is issued', async () => {
  findStaffOf.mockResolvedValue({ status: 'visitor' });
  const typed = { 'quantity-l1': '1,5', reason: 'price' };
  expect(await send(typed)).toMatchObject({ outcome: 'signedOut', typed: { ...typed, credits: number } });
  expect(findInvoices).not.toHaveBeenCalled();
});

test('what is wrong with a quantity is said of its own field', () => {
  expect(faultOfQuantity('', 3000, 'nl')).toBeNull();
  expect(faultOfQuantity(' 1,5 ', 3000, 'nl')).toBeNull();
  expect(faultOfQuantity('3', 3000, 'nl')).toBeNull();
  expect(faultOfQuantity('3,001', 3000, 'nl')).toBe('moreThanLeft');
  // The three figures of a thousand are the same as in an amount.
  expect(faultOfQuantity('1.500', 3000, 'nl')).toBe('moreThanLeft');
  expect(faultOfQuantity('1.500', 3000, 'en')).toBeNull();
  for (const typed of ['-1', 'anderhalf', '1,2345', '1e3'])
    expect(faultOfQuantity(typed, 3000, 'nl'), typed).toBe('notANumber');
});
