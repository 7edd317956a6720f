import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { changeCustomer, findCustomer, findRequestCustomer } from '@/lib/customers/server/customer-store';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { leftToCredit } from '@/lib/offers/invoice/credit-note';
import { quantityField } from '@/lib/offers/invoice/invoice-form';
import { creditedGross, invoiceShape, notesOf } from '@/lib/offers/invoice/invoice-record';
import { writeInvoice } from '@/lib/offers/invoice/write-invoice';
import { invoiceMailCopy } from '@/lib/offers/mail/copy';
import { offerMails } from '@/lib/offers/mail/templates';
import { answerOfferFile, ownInvoicePath } from '@/lib/offers/server/answer-offer-file';
import { findBilledOffer } from '@/lib/offers/server/billed-offer';
import { draftInvoice } from '@/lib/offers/server/draft-invoice';
import {
  findInvoices,
  issueInvoice,
  listInvoices,
  listOpenInvoices,
  mailInvoice,
  purgeInvoices,
} from '@/lib/offers/server/invoice-store';
import { findPayments, recordPayment, undoPayment } from '@/lib/offers/server/payment-store';
import { issueCreditNote, issueOfferInvoice } from '@/lib/offers/server/receive-invoice';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { readStatusToken, statusUrl } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';
import { exampleCompany, exampleOffer } from '../unit/offers/example-offer';
import { someAccepted } from './support/offers';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const offer = { ...exampleOffer, customer: { ...exampleOffer.customer, address: exampleCompany.address } };

const someOrder = async (email?: string) =>
  (await someAccepted(stack, seller, { offer, ...(email ? { email } : {}) })).reference;

const issue = (reference: string, key = randomUUID(), staff = seller) =>
  issueOfferInvoice(staff, { reference, key, now: new Date() });

interface Credit {
  quantities?: Record<string, string>;
  seen?: number;
  key?: string;
  reason?: string;
}

/** Credits everything that is left, or so much of single lines. */
async function credit(
  reference: string,
  number: string,
  { quantities, seen, key = randomUUID(), reason = 'price' }: Credit = {},
) {
  const issued = await findInvoices(seller, reference);
  const invoice = issued.find((one) => one.invoice.number === number)?.invoice;
  const form = new FormData();
  const left = invoice ? leftToCredit(invoice, notesOf(issued, number)) : [];
  for (const { id, quantity } of left)
    form.set(quantityField(id), quantities ? (quantities[id] ?? '') : String(quantity / 1000));
  form.set('seen', String(seen ?? creditedGross(issued, number)));
  form.set('reason', reason);
  return issueCreditNote(seller, { reference, key, number, form, locale: 'en', now: new Date() });
}

const counterOf = (number: string) => Number(number.slice(-5));

test('an invoice is issued once, however often and by whomever the button is pressed', async () => {
  const reference = await someOrder();
  const key = randomUUID();
  const other = await someStaff(stack, 'sales');
  const clicks = await Promise.all([
    issue(reference, key),
    issue(reference, key),
    issue(reference, randomUUID(), other),
  ]);
  expect(clicks.filter((one) => one === 'issued').length).toBeGreaterThanOrEqual(1);
  expect(await issue(reference)).toBe('exists');
  const issued = await findInvoices(seller, reference);
  expect(issued).toHaveLength(1);
  expect(issued[0]?.invoice.number).toMatch(/^F-\d{4}-\d{5}$/);
  expect(await issue(reference, randomUUID(), await someStaff(stack, 'editor'))).toBe('forbidden');
  const frozen = await stack.database.from('offer_invoices').update({ gross_cents: 1 }).gt('gross_cents', 1);
  expect(frozen.error).not.toBeNull();
});

test('an offer accepted without an address is invoiced once the record of its customer says one', async () => {
  const { reference } = await someAccepted(stack, seller, { email: 'zonder-adres@bakkerij.test' });
  expect(await issue(reference)).toBe('incomplete');
  const id = (await findRequestCustomer(seller, reference)) ?? '';
  const say = async (billingAddress: string) => {
    const customer = await findCustomer(seller, id);
    if (!customer) throw new Error('Nobody asked');
    const { firstName, name, company, version, siteAddress } = customer;
    const details = { firstName, name, phone: null, company, vatNumber: null, language: 'fr' as const };
    return changeCustomer(seller, id, version, { ...details, billingAddress, siteAddress });
  };
  // What does not tell street and city apart is not guessed.
  expect(await say('Hoogstraat 3 Brussel')).toBe('ok');
  expect(await issue(reference)).toBe('incomplete');
  expect(await say('Hoogstraat 3, 1000 Brussel')).toBe('ok');
  expect(await issue(reference)).toBe('issued');
  const [issued] = await findInvoices(seller, reference);
  expect(issued?.invoice.buyer.address).toEqual({
    street: 'Hoogstraat 3',
    postalCode: '1000',
    city: 'Brussel',
    country: 'BE',
  });
});

test('an invoice that was written before a payment came in is not issued', async () => {
  const reference = await someOrder();
  const record = await findBilledOffer(seller, reference);
  const before = record && draftInvoice({ record, payments: [], issued: [], now: new Date() });
  if (!before?.invoice) throw new Error('There is no draft');
  const paying = { reference, paidOn: brusselsDay(new Date()), method: 'transfer' as const, seen: 0 };
  expect(await recordPayment(seller, { ...paying, amount: 100, key: randomUUID() })).toBe('ok');
  const late = { reference, key: randomUUID(), invoice: before.invoice, paid: before.paid };
  expect(await issueInvoice(seller, late)).toBe('conflict');
  expect(await findInvoices(seller, reference)).toEqual([]);
  expect(await issue(reference)).toBe('issued');
  expect((await findInvoices(seller, reference))[0]?.invoice.prepaid).toBe(100);
});

test('the inbox finds a request by the numbers on its papers', async () => {
  const reference = await someOrder();
  const other = await someOrder();
  await issue(reference);
  const offerNumber = (await findBilledOffer(seller, reference))?.number ?? '';
  const [issued] = await findInvoices(seller, reference);
  const find = async (q: string) =>
    (await listQuoteRequests(seller, readInboxFilter({ q, status: 'all' }), new Date())).rows.map(
      (row) => row.reference,
    );
  for (const number of [offerNumber, issued?.invoice.number ?? '', offerNumber.toLowerCase()]) {
    expect(number).toMatch(/^[df]-\d{4}-\d{5}$/i);
    expect(await find(number), number).toEqual([reference]);
  }
  expect(await find('D-1999-00001')).toEqual([]);
  expect(await find(other)).toEqual([other]);
});

test('numbers have no gaps, whatever is refused between two of them', async () => {
  const [one, other] = [await someOrder(), await someOrder()];
  expect(await issue(one)).toBe('issued');
  const [first] = await findInvoices(seller, one);
  if (!first) throw new Error('not issued');
  expect(await issue(one)).toBe('exists');
  // Refused after the number was taken: it goes back.
  const broken = { ...first.invoice, net: -1, gross: first.invoice.vat - 1 };
  expect(await issueInvoice(seller, { reference: other, key: randomUUID(), invoice: broken })).toBe(
    'invalid',
  );
  const yesterday = { ...first.invoice, issuedOn: '2020-01-01' };
  expect(await issueInvoice(seller, { reference: other, key: randomUUID(), invoice: yesterday })).toBe(
    'conflict',
  );
  expect(await issue(other)).toBe('issued');
  const [second] = await findInvoices(seller, other);
  expect(counterOf(second?.invoice.number ?? '')).toBe(counterOf(first.invoice.number) + 1);
});

test('a credit note takes back lines, then the rest, to the cent, and the offer can be invoiced again', async () => {
  const reference = await someOrder();
  await issue(reference);
  const number = (await findInvoices(seller, reference))[0]?.invoice.number ?? '';
  expect(await credit(reference, number, { quantities: { a4: '1' } })).toBe('credited');
  expect(await credit(reference, number, { quantities: { a4: '2' } })).toBe('nothingLeft');
  // Another colleague has the page of before.
  expect(await credit(reference, number, { quantities: { a1: '1' }, seen: 0 })).toBe('conflict');
  expect(await issue(reference)).toBe('exists');
  expect(await credit(reference, number)).toBe('credited');
  expect(await credit(reference, number)).toBe('nothingLeft');
  const issued = await findInvoices(seller, reference);
  const [invoice, ...notes] = issued;
  expect(notes).toHaveLength(2);
  expect(notes.every(({ credits, invoice: note }) => credits === number && /^C-/.test(note.number))).toBe(
    true,
  );
  expect(creditedGross(issued, number)).toBe(invoice?.invoice.gross);
  expect(await issue(reference)).toBe('issued');
});

test('what a customer owes is what was invoiced and not credited, also after it is invoiced again', async () => {
  const { reference, gross } = await someAccepted(stack, seller, { offer, email: 'opnieuw@bakkerij.test' });
  const open = async () => {
    const id = await findRequestCustomer(seller, reference);
    return id === null ? null : (await findCustomer(seller, id))?.openCents;
  };
  const creditedOf = async (number: string) => creditedGross(await findInvoices(seller, reference), number);
  const pay = (amount: number, seen: number) =>
    recordPayment(seller, {
      reference,
      amount,
      paidOn: brusselsDay(new Date()),
      method: 'transfer',
      key: randomUUID(),
      seen,
    });
  expect(await open()).toBe(gross);
  await issue(reference);
  expect(await open()).toBe(gross);
  const number = (await findInvoices(seller, reference))[0]?.invoice.number ?? '';
  expect(await credit(reference, number, { quantities: { a4: '1' } })).toBe('credited');
  expect(await creditedOf(number)).toBeGreaterThan(0);
  expect(await open()).toBe(gross - (await creditedOf(number)));
  expect(await pay(gross, 0)).toBe('tooMuch');
  expect(await credit(reference, number)).toBe('credited');
  expect(await open()).toBe(0);
  expect(await issue(reference)).toBe('issued');
  expect(await open()).toBe(gross);
  expect(await pay(1000, 0)).toBe('ok');
  expect(await open()).toBe(gross - 1000);
});

test('of two colleagues who credit at once, one does; two clicks are one note', async () => {
  const reference = await someOrder();
  await issue(reference);
  const number = (await findInvoices(seller, reference))[0]?.invoice.number ?? '';
  const key = randomUUID();
  const both = await Promise.all([
    credit(reference, number, { key }),
    credit(reference, number, { key }),
    credit(reference, number),
  ]);
  expect(both).toContain('credited');
  expect(notesOf(await findInvoices(seller, reference), number)).toHaveLength(1);
  expect(await credit(reference, 'F-2020-00001')).toBe('unknown');
  expect(await credit(reference, number, { reason: 'because' })).toBe('reasonNeeded');
});

test('a form that was sent and is sent once more is answered with the note that it made', async () => {
  const reference = await someOrder();
  await issue(reference);
  const invoice = (await findInvoices(seller, reference))[0]?.invoice;
  const number = invoice?.number ?? '';
  const quantities = Object.fromEntries(
    (invoice?.lines ?? []).map(({ id, quantity }) => [id, String(quantity / 1000)]),
  );
  const form = { key: randomUUID(), seen: 0, quantities };
  expect(await credit(reference, number, form)).toBe('credited');
  expect(await credit(reference, number, form)).toBe('credited');
  expect(await credit(reference, number, { ...form, key: randomUUID() })).toBe('conflict');
  expect(notesOf(await findInvoices(seller, reference), number)).toHaveLength(1);
});

test('the journal has what was issued in the period; the VAT Code keeps it when its customer is erased', async () => {
  const email = 'factuur@bakkerij.test';
  const reference = await someOrder(email);
  await issue(reference);
  const [one] = await findInvoices(seller, reference);
  const { number = '', issuedOn = '' } = one?.invoice ?? {};
  const listed = async () =>
    (await listInvoices(seller, { from: issuedOn, to: issuedOn })).map(({ invoice }) => invoice.number);
  expect(await listed()).toContain(number);
  expect(await listInvoices(seller, { from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  const { invoices } = (await stack.database.rpc('export_person', { address: email, accounts: [] })).data;
  expect(invoices).toMatchObject([{ number, reference }]);
  const request = await findQuoteRequest(seller, reference);
  await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
  const erased = (await stack.database.rpc('erase_person', { address: email, accounts: [] })).data;
  expect(erased.held).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'order', reference: number })]),
  );
  expect(await findQuoteRequest(seller, reference)).toBeNull();
  expect(await listed()).toContain(number);
  const year = Number(issuedOn.slice(0, 4));
  await purgeInvoices(new Date(`${year + 10}-12-31T12:00:00Z`));
  expect(await listed()).toContain(number);
  await purgeInvoices(new Date(`${year + 11}-01-01T12:00:00Z`));
  expect(await listed()).toEqual([]);
});

test('an invoice keeps the day of its delivery; one that is still to come is not issued', async () => {
  const reference = await someOrder();
  const asked = { reference, key: randomUUID(), now: new Date() };
  const delivered = (on: string) => issueOfferInvoice(seller, { ...asked, delivery: { on, to: null } });
  expect(await delivered('2099-01-01')).toBe('dayWrong');
  for (const none of ['demain', '2026-02-30', '2026-02-29']) expect(await delivered(none)).toBe('dayWrong');
  expect(await findInvoices(seller, reference)).toEqual([]);
  expect(await delivered('2026-01-05')).toBe('issued');
  const [one] = await findInvoices(seller, reference);
  expect(one?.invoice).toMatchObject({ deliveredOn: '2026-01-05', deliveredTo: 'BE' });
  expect(one?.invoice.seller.legalForm).toContain(company.register.fr);
});

/** Mails with an invoice that wait to leave. */
const mailsOf = (number: string) =>
  stack.count('outbox_messages', { template: 'offer-invoice', 'payload->>number': number });

/** The mail of an invoice has left, or was given up. */
async function settleMail(number: string, status: 'sent' | 'poisoned') {
  const change =
    status === 'sent'
      ? { status, sent_at: new Date().toISOString(), payload: {}, recipient: null }
      : { status };
  const { error } = await stack.database
    .from('outbox_messages')
    .update(change)
    .eq('template', 'offer-invoice')
    .eq('payload->>number', number);
  expect(error).toBeNull();
}

test('an invoice is mailed as it is issued, once, and again when that is asked for', async () => {
  const reference = await someOrder('factuur-per-mail@bakkerij.test');
  const key = randomUUID();
  const issuing = { reference, key, mail: true, now: new Date() };
  expect(await issueOfferInvoice(seller, issuing)).toBe('issuedAndMailed');
  expect(await issueOfferInvoice(seller, issuing)).toBe('issuedAndMailed');
  const [issued] = await findInvoices(seller, reference);
  const number = issued?.invoice.number ?? '';
  expect(issued?.mail).toMatchObject({ state: 'queued' });
  expect(await mailsOf(number)).toBe(1);
  // Whoever presses the button before it has left has pressed it for the same mail.
  expect(await mailInvoice(seller, { reference, number })).toBe('ok');
  expect(await mailsOf(number)).toBe(1);

  const { data: message } = await stack.database
    .from('outbox_messages')
    .select('*')
    .eq('payload->>number', number)
    .single();
  expect(message.recipient).toBe('factuur-per-mail@bakkerij.test');
  const mail = await offerMails['offer-invoice'](message.payload, new Date());
  expect(mail.subject).toContain(number);
  expect(mail.files?.map(({ name }) => name)).toEqual([`${number}.pdf`]);

  const late = await offerMails['offer-invoice'](message.payload, new Date(Date.now() + 40 * 86_400_000));
  expect(late.subject).toBe(invoiceMailCopy.nl.late.subject(number));

  await settleMail(number, 'sent');
  expect((await findInvoices(seller, reference))[0]?.mail).toMatchObject({ state: 'sent' });
  // A second click on the same button; a minute later it is another wish.
  expect(await mailInvoice(seller, { reference, number })).toBe('ok');
  expect(await mailsOf(number)).toBe(0);
  await stack.database
    .from('quote_request_events')
    .update({ created_at: new Date(Date.now() - 61_000).toISOString() })
    .eq('detail->>invoice', number);
  expect(await mailInvoice(seller, { reference, number })).toBe('ok');
  expect(await mailsOf(number)).toBe(1);
  await settleMail(number, 'poisoned');
  expect((await findInvoices(seller, reference))[0]?.mail).toMatchObject({ state: 'failed' });

  expect(await mailInvoice(seller, { reference, number: 'F-2020-00001' })).toBe('unknown');
  expect(await mailInvoice(seller, { reference: await someOrder(), number })).toBe('unknown');
  expect(await mailInvoice(await someStaff(stack, 'editor'), { reference, number })).toBe('forbidden');
  const withoutAddress = { email: null, phone: '+3220002006', source: 'phone' };
  const { error } = await stack.database
    .from('quote_requests')
    .update(withoutAddress)
    .eq('reference', reference);
  expect(error).toBeNull();
  expect(await mailInvoice(seller, { reference, number })).toBe('noAddress');
});

test('what is open is listed with what is late first, until it is paid or credited', async () => {
  const [paid, credited, open] = [await someOrder(), await someOrder(), await someOrder()];
  const today = brusselsDay(new Date());
  const afterwards = brusselsDay(new Date(Date.now() + 31 * 86_400_000));
  const before = await listOpenInvoices(seller, today);
  for (const reference of [paid, credited, open]) await issue(reference);
  const numberOf = async (reference: string) =>
    (await findInvoices(seller, reference))[0]?.invoice.number ?? '';
  const gross = (await findInvoices(seller, paid))[0]?.invoice.gross ?? 0;
  const all = await listOpenInvoices(seller, today);
  expect(all.count).toBe(before.count + 3);
  expect(all.cents).toBe(before.cents + 3 * gross);
  expect(all.lateCount).toBe(before.lateCount);

  const payment = { paidOn: today, method: 'transfer' as const, seen: 0, key: randomUUID() };
  expect(await recordPayment(seller, { ...payment, reference: paid, amount: gross })).toBe('ok');
  const part = { ...payment, key: randomUUID(), reference: open, amount: 1000 };
  expect(await recordPayment(seller, part)).toBe('ok');
  expect(await credit(credited, await numberOf(credited))).toBe('credited');

  const left = await listOpenInvoices(seller, afterwards);
  expect(left.count).toBe(before.count + 1);
  expect(left.rows.find(({ reference }) => reference === open)).toMatchObject({
    number: await numberOf(open),
    cents: gross - 1000,
    late: true,
    mail: null,
  });
  expect([left.lateCount, left.lateCents]).toEqual([left.count, left.cents]);
  expect(await listOpenInvoices(seller, afterwards, 0)).toEqual({ ...left, rows: [] });
});

test('a deposit is invoiced once, asked for and paid on its own, and taken off the invoice of the work', async () => {
  const { reference, gross, deposit } = await someAccepted(stack, seller, { offer });
  const invoiceDeposit = (key = randomUUID()) =>
    issueOfferInvoice(seller, { reference, key, isDeposit: true, now: new Date() });
  const key = randomUUID();
  expect(await Promise.all([invoiceDeposit(key), invoiceDeposit()])).toContain('issued');
  expect(await invoiceDeposit()).toBe('noDeposit');
  const [one, ...more] = await findInvoices(seller, reference);
  expect(more).toEqual([]);
  expect(one?.invoice).toMatchObject({ isDeposit: true, gross: deposit });
  const openNow = async () =>
    (await listOpenInvoices(seller, brusselsDay(new Date()), 10_000)).rows
      .filter((row) => row.reference === reference)
      .map(({ number, isDeposit, cents }) => ({ number, isDeposit, cents }));
  expect(await openNow()).toEqual([{ number: one?.invoice.number, isDeposit: true, cents: deposit }]);
  const events = (await findQuoteRequest(seller, reference))?.events;
  expect(events).toContainEqual(expect.objectContaining({ kind: 'invoice_issued', document: 'deposit' }));

  // All that was agreed can be paid, although less than that was invoiced.
  const paying = { reference, paidOn: brusselsDay(new Date()), method: 'transfer' as const };
  expect(await recordPayment(seller, { ...paying, seen: 0, amount: gross + 1, key: randomUUID() })).toBe(
    'tooMuch',
  );
  expect(await recordPayment(seller, { ...paying, seen: 0, amount: deposit, key: randomUUID() })).toBe('ok');
  expect(await openNow()).toEqual([]);

  // A page of before the deposit was invoiced.
  const record = await findBilledOffer(seller, reference);
  const payments = await findPayments(seller, reference);
  const before = record && draftInvoice({ record, payments, issued: [], now: new Date() });
  if (!before?.invoice) throw new Error('There is no draft');
  const late = { reference, key: randomUUID(), invoice: before.invoice, paid: before.paid, deposits: 0 };
  expect(await issueInvoice(seller, late)).toBe('conflict');

  expect(await issue(reference)).toBe('issued');
  const [, work] = await findInvoices(seller, reference);
  expect(work?.invoice).toMatchObject({
    isDeposit: false,
    gross: gross - deposit,
    prepaid: 0,
    preceding: { number: one?.invoice.number },
  });
  expect(await invoiceDeposit()).toBe('noDeposit');
  const number = work?.invoice.number ?? '';
  expect(await openNow()).toEqual([{ number, isDeposit: false, cents: gross - deposit }]);
  const rest = { ...paying, seen: deposit, amount: gross - deposit, key: randomUUID() };
  expect(await recordPayment(seller, rest)).toBe('ok');
  expect(await openNow()).toEqual([]);

  // All of it taken back: nothing was sold.
  for (const credited of [number, one?.invoice.number ?? ''])
    expect(await credit(reference, credited)).toBe('credited');
  const notes = (await findInvoices(seller, reference)).filter(({ credits }) => credits !== null);
  expect(notes.reduce((sum, { invoice }) => sum + invoice.gross, 0)).toBe(gross);

  // The journal has what a credit note takes back before it.
  const day = work?.invoice.issuedOn ?? '';
  const kinds = (await listInvoices(seller, { from: day, to: day })).map(({ invoice }) => invoice.kind);
  expect(kinds.lastIndexOf('invoice')).toBeLessThan(kinds.indexOf('creditNote'));
});

test('a deposit that was credited is not taken off, and can be invoiced again', async () => {
  const { reference, gross, deposit } = await someAccepted(stack, seller, { offer });
  const invoiceDeposit = () =>
    issueOfferInvoice(seller, { reference, key: randomUUID(), isDeposit: true, now: new Date() });
  expect(await invoiceDeposit()).toBe('issued');
  const [first] = await findInvoices(seller, reference);
  expect(await credit(reference, first?.invoice.number ?? '')).toBe('credited');
  expect(await invoiceDeposit()).toBe('issued');
  const again = (await findInvoices(seller, reference)).findLast(({ invoice }) => invoice.isDeposit);
  expect(await credit(reference, again?.invoice.number ?? '')).toBe('credited');
  expect(await issue(reference)).toBe('issued');
  const work = (await findInvoices(seller, reference)).at(-1)?.invoice;
  expect(work).toMatchObject({ gross, preceding: null });
  expect(deposit).toBeGreaterThan(0);
});

test('a page of before a deposit or a payment issues nothing, and of what was called off nothing is invoiced', async () => {
  const { reference, deposit } = await someAccepted(stack, seller, { offer });
  const asked = (seen: { paid: number; deposits: number }, isDeposit = false) =>
    issueOfferInvoice(seller, { reference, key: randomUUID(), isDeposit, seen, now: new Date() });
  expect(await asked({ paid: 1, deposits: 0 }, true)).toBe('conflict');
  expect(await asked({ paid: 0, deposits: 0 }, true)).toBe('issued');
  expect(await asked({ paid: 0, deposits: 0 })).toBe('conflict');
  const request = await findQuoteRequest(seller, reference);
  await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
  expect(await asked({ paid: 0, deposits: deposit })).toBe('noOrder');
  // What was invoiced is still to be paid, and no more than that.
  const paying = { reference, paidOn: brusselsDay(new Date()), method: 'transfer' as const, seen: 0 };
  const pay = (amount: number) => recordPayment(seller, { ...paying, amount, key: randomUUID() });
  expect(await pay(deposit + 1)).toBe('tooMuch');
  expect(await pay(deposit)).toBe('ok');
});

test('an invoice that is not to be mailed is not', async () => {
  const reference = await someOrder();
  await issue(reference);
  const [issued] = await findInvoices(seller, reference);
  expect(issued?.mail).toBeNull();
  expect(await mailsOf(issued?.invoice.number ?? '')).toBe(0);
});

test('its customer reads an invoice by the private link, and nobody by another one', async () => {
  const [one, other] = [await someOrder(), await someOrder()];
  await issue(one);
  const number = (await findInvoices(seller, one))[0]?.invoice.number ?? '';
  const ask = async (reference: string, format: 'pdf' | 'xml', wanted = number) => {
    const token = readStatusToken(new URL(await statusUrl('fr', reference)).searchParams.get('token'));
    if (!token) throw new Error('There is no link');
    return answerOfferFile(new Request(`https://opaak.example${ownInvoicePath(token, wanted, format)}`));
  };
  const pdf = await ask(one, 'pdf');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
  expect(pdf.headers.get('cache-control')).toBe('private, no-store');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const xml = await ask(one, 'xml');
  expect(xml.headers.get('content-disposition')).toBe(`attachment; filename="${number}.xml"`);
  expect(await xml.text()).toContain(`<cbc:ID>${number}</cbc:ID>`);
  expect((await ask(other, 'pdf')).status).toBe(404);
  expect((await ask(one, 'pdf', 'F-2020-00001')).status).toBe(404);
  const forged = `https://opaak.example/api/offers/file?token=${one}.abc&number=${number}&format=pdf`;
  expect((await answerOfferFile(new Request(forged))).status).toBe(403);
});

test('the timeline says what was issued, paid, taken back, and where the job stands', async () => {
  const reference = await someOrder();
  await issue(reference);
  const number = (await findInvoices(seller, reference))[0]?.invoice.number ?? '';
  const paying = { reference, paidOn: brusselsDay(new Date()), method: 'transfer' as const, seen: 0 };
  await recordPayment(seller, { ...paying, amount: 1234, key: randomUUID() });
  const [payment] = await findPayments(seller, reference);
  const undoing = { reference, payment: payment?.id ?? '', reason: 'mistyped' as const };
  expect(await undoPayment(seller, undoing)).toBe('ok');
  const request = await findQuoteRequest(seller, reference);
  const lines = request?.events.filter(({ kind }) => /^(invoice|payment|job)_/.test(kind)) ?? [];
  expect(lines).toMatchObject([
    { kind: 'job_moved', stage: 'proof', by: null },
    { kind: 'invoice_issued', document: 'invoice', number },
    { kind: 'payment_received', cents: 1234 },
    { kind: 'payment_undone', cents: 1234 },
  ]);
  const { data: actors } = await stack.database
    .from('quote_request_events')
    .select('actor_id')
    .in('kind', ['invoice_issued', 'payment_received', 'payment_undone'])
    .or(`detail->>number.eq.${number},detail->>cents.eq.1234`);
  expect(actors?.map(({ actor_id }) => actor_id)).toEqual(
    [seller, seller, seller].map(({ viewer }) => viewer.id),
  );
});

test('what was issued before its seller named a register is read as it is', async () => {
  const reference = await someOrder();
  await issue(reference);
  const [one] = await findInvoices(seller, reference);
  if (!one) throw new Error('not issued');
  const { legalForm: _, ...before } = one.invoice.seller;
  const { number, deliveredTo: __, ...document } = one.invoice;
  const read = invoiceShape.parse({ ...document, seller: before });
  expect(read.seller.legalForm).toBeNull();
  expect(writeInvoice({ ...read, number })).not.toContain('CompanyLegalForm');
});
