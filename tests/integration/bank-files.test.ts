import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankFile } from '@/lib/bank/bank-file';
import type { BankFilePreview, LineState } from '@/lib/bank/bank-line';
import { readBankFile } from '@/lib/bank/read-bank-file';
import {
  bookBankFile,
  discardBankFile,
  findBankFile,
  forgetPayers,
  keepBankFile,
  listBankEntries,
  settleBankEntry,
} from '@/lib/bank/server/bank-store';
import { quantityField } from '@/lib/offers/invoice/invoice-form';
import { creditedGross } from '@/lib/offers/invoice/invoice-record';
import { findInvoices } from '@/lib/offers/server/invoice-store';
import { findOwnPayments, findPayments, recordPayment, undoPayment } from '@/lib/offers/server/payment-store';
import { issueCreditNote, issueOfferInvoice } from '@/lib/offers/server/receive-invoice';
import { communicationOfOffer } from '@/lib/offers/structured-communication';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { type WrittenPayment, type WrittenStatement, writeCamt, writeCoda } from '../support/bank-files';
import { exampleCompany, exampleOffer } from '../unit/offers/example-offer';
import { type AcceptedOffer, someAccepted } from './support/offers';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const account = 'BE68539007547034';
const day = '2026-11-20';
let written = 0;

/** A payment as a customer makes it with the communication of their offer; without one, with words. */
const from = (
  offer: AcceptedOffer | null,
  cents: number,
  more: Partial<WrittenPayment> = {},
): WrittenPayment => {
  written += 1;
  return {
    cents,
    day,
    reference: `REF${written}`,
    name: 'BAKKERIJ PEETERS',
    iban: 'BE71096123456769',
    structured: offer ? communicationOfOffer(offer.number).replace(/\D/g, '') : null,
    words: offer ? '' : 'voor de letters',
    ...more,
  };
};

type Writer = (statement: WrittenStatement) => string;

const bytesOf = (payments: readonly WrittenPayment[], write: Writer = writeCoda): Uint8Array =>
  new TextEncoder().encode(write({ account, day, opened: 100_000, payments }));

async function keep(payments: readonly WrittenPayment[], write: Writer = writeCoda) {
  const bytes = bytesOf(payments, write);
  const read = readBankFile(bytes, account);
  if (read.status !== 'ok') throw new Error(read.fault);
  return keepBankFile(seller, bytes, read.file);
}

async function keptFile(
  payments: readonly WrittenPayment[],
  write: Writer = writeCoda,
): Promise<BankFilePreview> {
  const kept = await keep(payments, write);
  const file = 'id' in kept ? await findBankFile(seller, kept.id) : null;
  if (!file) throw new Error('Not kept');
  return file;
}

const statesOf = ({ lines }: BankFilePreview): LineState[] => lines.map(({ state }) => state);

/** Books what the page ticks by itself, or what is named. */
const book = (file: BankFilePreview, states: readonly LineState[] = ['matched']) =>
  bookBankFile(seller, {
    file: file.id,
    stamp: file.stamp,
    entries: file.lines.filter(({ state }) => states.includes(state)).map(({ id }) => id),
  });

const paidOn = async ({ reference }: AcceptedOffer) =>
  (await findOwnPayments(reference)).map(({ amount }) => amount);

const openLines = async () => (await listBankEntries(seller, 'open', 1)).rows;

describe('A file of the bank', () => {
  test('shows what it would book, and books nothing before that', async () => {
    const [mine, theirs] = [await someAccepted(stack, seller), await someAccepted(stack, seller)];
    const before = await listBankEntries(seller, 'open', 1);
    const file = await keptFile([
      from(mine, mine.deposit),
      from(theirs, theirs.gross),
      from(mine, 1234),
      from(null, 5000),
      from(mine, -900),
    ]);
    expect(statesOf(file)).toEqual(['matched', 'matched', 'differs', 'unmatched']);
    expect(file.lines[0]?.offer).toMatchObject({ number: mine.number, openDeposit: mine.deposit });
    expect(await paidOn(mine)).toEqual([]);
    expect((await listBankEntries(seller, 'open', 1)).open).toBe(before.open);

    expect(await book(file)).toEqual({ status: 'ok', booked: 2 });
    expect(await paidOn(mine)).toEqual([mine.deposit]);
    expect(await paidOn(theirs)).toEqual([theirs.gross]);
    // What was not ticked and what nobody knows waits.
    expect((await listBankEntries(seller, 'open', 1)).open).toBe(before.open + 2);
    expect(await book(file)).toEqual({ status: 'ok', booked: 0 });
  });

  test('stays booked when the order it paid is called off and its customer erased', async () => {
    const email = 'geannuleerd@bakkerij.test';
    const offer = await someAccepted(stack, seller, { email });
    const payment = from(offer, offer.deposit);
    const file = await keptFile([payment]);
    await book(file);
    const { open } = await listBankEntries(seller, 'open', 1);
    const request = await findQuoteRequest(seller, offer.reference);
    await changeQuoteRequests(seller, [
      { reference: offer.reference, version: request?.version ?? 0, status: 'lost' },
    ]);
    await stack.database.rpc('erase_person', { address: email, accounts: [] }).throwOnError();
    expect(await findQuoteRequest(seller, offer.reference)).toBeNull();
    expect((await listBankEntries(seller, 'open', 1)).open).toBe(open);
    expect((await findBankFile(seller, file.id))?.lines).toMatchObject([{ state: 'booked', offer: null }]);
    expect(statesOf(await keptFile([payment, from(null, 100)]))[0]).toBe('booked');
  });

  test('that is read twice is one; its movements in another file, or in the other format, are booked once', async () => {
    const offer = await someAccepted(stack, seller);
    const payment = from(offer, offer.deposit);
    const file = await keptFile([payment]);
    expect(await keep([payment])).toEqual({ status: 'known', id: file.id });
    expect(await book(file)).toEqual({ status: 'ok', booked: 1 });
    for (const again of [await keptFile([payment, from(null, 100)]), await keptFile([payment], writeCamt)]) {
      expect(statesOf(again)[0]).toBe('booked');
      await book(again, ['matched', 'differs', 'booked']);
    }
    expect(await paidOn(offer)).toEqual([offer.deposit]);
  });

  test('with two payments of the same deposit matches the first', async () => {
    const offer = await someAccepted(stack, seller);
    const file = await keptFile([from(offer, offer.deposit), from(offer, offer.deposit)]);
    expect(statesOf(file)).toEqual(['matched', 'differs']);
    expect(await book(file, ['matched', 'differs'])).toEqual({ status: 'ok', booked: 2 });
    expect(await paidOn(offer)).toEqual([offer.deposit, offer.deposit]);
  });

  test('matches what is left of an invoice after a part of it was credited', async () => {
    const customer = { ...exampleOffer.customer, address: exampleCompany.address };
    const order = await someAccepted(stack, seller, { offer: { ...exampleOffer, customer } });
    const { reference, gross, deposit } = order;
    const now = new Date();
    expect(await issueOfferInvoice(seller, { reference, key: randomUUID(), now })).toBe('issued');
    const number = (await findInvoices(seller, reference))[0]?.invoice.number ?? '';
    const form = new FormData();
    for (const [name, value] of Object.entries({ [quantityField('a4')]: '1', seen: '0', reason: 'price' }))
      form.set(name, value);
    expect(
      await issueCreditNote(seller, { reference, key: randomUUID(), number, form, locale: 'nl', now }),
    ).toBe('credited');
    const left = gross - creditedGross(await findInvoices(seller, reference), number);
    expect(left).toBeLessThan(gross);
    const file = await keptFile([
      from(order, gross),
      from(order, deposit),
      from(order, left),
      from(order, left - deposit),
    ]);
    expect(statesOf(file)).toEqual(['differs', 'matched', 'differs', 'matched']);
    expect(file.lines[0]?.offer).toMatchObject({ open: left, openDeposit: deposit });
    expect(file.lines[2]?.offer).toMatchObject({ open: left - deposit, openDeposit: 0 });
    expect(statesOf(await keptFile([from(order, left)]))).toEqual(['matched']);
  });

  test('matches what each of two invoices leaves open, and of a deposit what is not credited', async () => {
    const customer = { ...exampleOffer.customer, address: exampleCompany.address };
    const order = await someAccepted(stack, seller, { offer: { ...exampleOffer, customer } });
    const { reference, gross, deposit } = order;
    const now = new Date();
    const issue = (isDeposit: boolean) =>
      issueOfferInvoice(seller, { reference, key: randomUUID(), isDeposit, now });
    expect(await issue(true)).toBe('issued');
    const number = (await findInvoices(seller, reference))[0]?.invoice.number ?? '';
    const form = new FormData();
    const half = { [quantityField('deposit-standard')]: '0.5', seen: '0', reason: 'price' };
    for (const [name, value] of Object.entries(half)) form.set(name, value);
    expect(
      await issueCreditNote(seller, { reference, key: randomUUID(), number, form, locale: 'en', now }),
    ).toBe('credited');
    const left = deposit - creditedGross(await findInvoices(seller, reference), number);
    expect(left).toBeLessThan(deposit);
    expect(statesOf(await keptFile([from(order, deposit)]))).toEqual(['differs']);
    expect(statesOf(await keptFile([from(order, left)]))).toEqual(['matched']);
    expect(await issue(false)).toBe('issued');
    const file = await keptFile([from(order, gross - left)]);
    expect(statesOf(file)).toEqual(['matched']);
    expect(file.lines[0]?.offer).toMatchObject({ open: gross, openDeposit: left });
  });

  test('books nothing at all when anything changed since it was shown', async () => {
    const [one, other] = [await someAccepted(stack, seller), await someAccepted(stack, seller)];
    const file = await keptFile([from(one, one.deposit), from(other, other.deposit)]);
    const byHand = { amount: one.deposit, paidOn: day, method: 'transfer' as const, seen: 0 };
    await recordPayment(seller, { ...byHand, reference: one.reference, key: crypto.randomUUID() });
    expect(await book(file)).toEqual({ status: 'conflict' });
    expect(await paidOn(other)).toEqual([]);
    const again = await findBankFile(seller, file.id);
    if (!again) throw new Error('Gone');
    // What was entered by hand meanwhile is not taken for another payment.
    expect(statesOf(again)).toEqual(['twice', 'matched']);
    expect(await book(again)).toEqual({ status: 'ok', booked: 1 });
    expect(await paidOn(one)).toEqual([one.deposit]);
  });

  test('is booked once by two colleagues, and read once by two', async () => {
    const offer = await someAccepted(stack, seller);
    const payment = from(offer, offer.deposit);
    const both = await Promise.all([keep([payment]), keep([payment])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['known', 'ok']);
    const file = await keptFile([payment]);
    const booked = await Promise.all([book(file), book(file)]);
    expect(booked.map((one) => one.booked).sort()).toEqual([0, 1]);
    expect(await paidOn(offer)).toEqual([offer.deposit]);
  });

  test('that was the wrong one is forgotten, with the movements that no other file has', async () => {
    const [shared, alone] = [from(null, 700, { name: 'GEDEELD' }), from(null, 800, { name: 'ALLEEN' })];
    await book(await keptFile([shared]));
    const wrong = await keptFile([shared, alone]);
    expect(await discardBankFile(seller, wrong.id)).toEqual({ status: 'ok' });
    expect(await findBankFile(seller, wrong.id)).toBeNull();
    expect(await stack.count('bank_entries', { payer: 'GEDEELD' })).toBe(1);
    expect(await stack.count('bank_entries', { payer: 'ALLEEN' })).toBe(0);
    // Once it is booked it stays.
    const right = await keptFile([alone]);
    await book(right);
    expect(await discardBankFile(seller, right.id)).toEqual({ status: 'unknown' });
  });

  test('is for those who sell alone', async () => {
    const editor = await someStaff(stack, 'editor');
    const file = await keptFile([from(null, 100)]);
    const sent: BankFile = { format: 'coda', account, from: day, to: day, entries: [] };
    expect(await keepBankFile(editor, new Uint8Array([1]), sent)).toEqual({ status: 'forbidden' });
    expect(await bookBankFile(editor, { file: file.id, stamp: file.stamp, entries: [] })).toEqual({
      status: 'forbidden',
    });
    expect(await discardBankFile(editor, file.id)).toEqual({ status: 'forbidden' });
    const entry = file.lines[0]?.id ?? '';
    expect(await settleBankEntry(editor, { entry, reason: 'notOurs' })).toEqual({ status: 'forbidden' });
  });
});

describe('A movement that nothing matches', () => {
  async function waiting(cents: number): Promise<string> {
    await book(await keptFile([from(null, cents, { name: 'JAN ZONDER MEDEDELING' })]));
    const line = (await openLines()).find(({ amount }) => amount === cents);
    if (!line) throw new Error('Not in the tray');
    return line.id;
  }

  test('is booked by hand on an offer, by its number or the reference of its request, once', async () => {
    const offer = await someAccepted(stack, seller);
    const entry = await waiting(4321);
    expect(await settleBankEntry(seller, { entry, offer: 'D-2026-99999' })).toEqual({ status: 'noOffer' });
    const both = await Promise.all([
      settleBankEntry(seller, { entry, offer: offer.number }),
      settleBankEntry(seller, { entry, offer: offer.reference }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['ok', 'settled']);
    expect(await paidOn(offer)).toEqual([4321]);
    expect((await openLines()).map(({ id }) => id)).not.toContain(entry);
  });

  test('is there again once its payment was undone', async () => {
    const offer = await someAccepted(stack, seller);
    const entry = await waiting(5432);
    await settleBankEntry(seller, { entry, offer: offer.number });
    const [payment] = await findPayments(seller, offer.reference);
    await undoPayment(seller, {
      reference: offer.reference,
      payment: payment?.id ?? '',
      reason: 'wrongOffer',
    });
    expect((await openLines()).map(({ id }) => id)).toContain(entry);
    expect(await settleBankEntry(seller, { entry, offer: offer.number })).toEqual({ status: 'ok' });
    expect(await paidOn(offer)).toEqual([5432]);
  });

  test('is set aside with a reason, and comes back', async () => {
    const entry = await waiting(6543);
    expect(await settleBankEntry(seller, { entry, reason: 'otherIncome' })).toEqual({ status: 'ok' });
    expect(await settleBankEntry(seller, { entry, reason: 'notOurs' })).toEqual({ status: 'settled' });
    const aside = (await listBankEntries(seller, 'aside', 1)).rows.find(({ id }) => id === entry);
    expect(aside?.aside?.reason).toBe('otherIncome');
    expect(await settleBankEntry(seller, { entry })).toEqual({ status: 'ok' });
    expect(await settleBankEntry(seller, { entry })).toEqual({ status: 'settled' });
    expect((await openLines()).map(({ id }) => id)).toContain(entry);
  });
});

describe('Who paid', () => {
  test('is exported with the customer, and erased with them; the payment on the order stays', async () => {
    const email = 'rekening@bakkerij.test';
    const offer = await someAccepted(stack, seller, { email });
    await book(await keptFile([from(offer, offer.deposit, { name: 'L. PEETERS' })]));
    const person = { address: email, accounts: [] };
    const { data } = await stack.database.rpc('export_person', person);
    expect(data.bankEntries).toMatchObject([{ payer: 'L. PEETERS', payerIban: 'BE71096123456769' }]);
    await stack.database.rpc('erase_person', person).throwOnError();
    expect(await stack.count('bank_entries', { payer: 'L. PEETERS' })).toBe(0);
    expect(await paidOn(offer)).toEqual([offer.deposit]);
  });

  test('is forgotten after its time', async () => {
    await book(await keptFile([from(null, 2100, { name: 'LANG GELEDEN' })]));
    expect(await forgetPayers(new Date('2027-12-19T12:00:00Z'))).toBe(0);
    expect(await forgetPayers(new Date('2027-12-21T12:00:00Z'))).toBeGreaterThan(0);
    expect(await stack.count('bank_entries', { payer: 'LANG GELEDEN' })).toBe(0);
    expect(await stack.count('bank_entries', { amount_cents: '2100' })).toBe(1);
  });
});
