import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import type * as Actions from '@/lib/customers/actions';
import type { Customer } from '@/lib/customers/customer';
import { findCustomer, findRequestCustomer, listCustomers } from '@/lib/customers/server/customer-store';
import { purgeCustomers } from '@/lib/customers/server/purge-customers';
import { changeOfferDraft } from '@/lib/offers/server/offer-store';
import type * as Pictures from '@/lib/offers/server/receive-picture';
import { sendOffer } from '@/lib/offers/server/send-offer';
import { searchPeople } from '@/lib/people/server/find-people';
import { correctQuoteRequest } from '@/lib/quotes/server/correct-request';
import { enterQuoteRequest } from '@/lib/quotes/server/enter-request';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { exampleCompany, exampleOffer } from '../unit/offers/example-offer';
import { comeFrom, someAccount } from './support/accounts';
import { png } from './support/files';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { someAccepted } from './support/offers';
import { quoteRow } from './support/quote-rows';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let actions: typeof Actions;
let pictures: typeof Pictures;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/customers/actions');
  pictures = await import('@/lib/offers/server/receive-picture');
  seller = await someStaff(stack, 'sales');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});

const someEmail = () => `klant-${randomUUID()}@bakkerij.test`;
const someName = () => `Peeters${randomUUID().slice(0, 8)}`;

async function ask(overrides: Record<string, unknown>): Promise<string> {
  const request = quoteRow(overrides);
  const { data, error } = await stack.database.rpc('submit_quote_request', { request });
  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'stored' });
  return String(request.reference);
}

async function call(phone: string, name: string): Promise<string> {
  const entry = {
    firstName: 'Lieve',
    name,
    phone,
    email: null,
    company: null,
    language: 'nl' as const,
    subject: 'sign' as const,
    message: 'Terugbellen.',
    source: 'phone' as const,
    wished: null,
    letter: false,
  };
  const answer = await enterQuoteRequest(seller, randomUUID(), entry, new Date());
  if (answer.status !== 'stored') throw new Error(answer.status);
  return answer.reference;
}

async function customerOf(reference: string): Promise<Customer> {
  const id = await findRequestCustomer(seller, reference);
  const customer = id === null ? null : await findCustomer(seller, id);
  if (!customer) throw new Error(`Nobody asked for ${reference}`);
  return customer;
}

const list = (text: string) => listCustomers(seller, { text, page: 1 });
const referencesOf = ({ requests }: Customer) => requests.map(({ reference }) => reference).sort();

const somePhone = () => `+3247${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}`;

async function signIn(role: string | null): Promise<void> {
  const email = await someAccount(stack, accounts);
  if (role === null) return;
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
}

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

describe('A customer', () => {
  test('is made by the first request and found by the next, however the address is written', async () => {
    const email = someEmail();
    const name = someName();
    const first = await ask({
      email,
      name,
      submitted_at: '2026-11-20T10:00:00Z',
      answer_due_at: '2026-11-23T10:00:00Z',
    });
    const second = await ask({ email: email.toUpperCase(), name, company: 'Bakkerij Peeters' });
    const customer = await customerOf(first);
    expect(referencesOf(customer)).toEqual([first, second].sort());
    expect(customer).toMatchObject({ email, name, company: 'Bakkerij Peeters', openCents: 0 });
    expect(customer.lastContactAt).toEqual(new Date('2026-11-24T10:00:00Z'));
    const found = await list(name);
    expect(found).toMatchObject({ total: 1, rows: [{ id: customer.id, requests: 2, orders: 0 }] });
  });

  test('is nobody for spam, until a person says that it is none', async () => {
    const reference = await ask({ email: someEmail(), spam: true });
    expect(await findRequestCustomer(seller, reference)).toBeNull();
    await changeQuoteRequests(seller, [{ reference, version: 1, status: 'new' }]);
    expect(referencesOf(await customerOf(reference))).toEqual([reference]);
  });

  test('without an address is known by the number, and keeps the record once they give one', async () => {
    const phone = somePhone();
    const name = someName();
    const reference = await call(phone, name);
    const { id } = await customerOf(reference);
    const email = someEmail();
    const details = {
      firstName: 'Lieve',
      name,
      phone,
      email,
      company: null,
      language: 'nl',
      subject: 'sign',
    } as const;
    expect(await correctQuoteRequest(seller, reference, 1, details)).toEqual({ status: 'ok' });
    expect(await customerOf(reference)).toMatchObject({ id, email, phone });
    const later = await ask({ email, name });
    expect(referencesOf(await customerOf(later))).toEqual([reference, later].sort());
  });

  test('is found by the words of the list, in pages, the latest contact first', async () => {
    const word = someName();
    for (const hour of ['08', '12', '10'])
      await ask({
        email: someEmail(),
        company: `${word} ${hour}`,
        submitted_at: `2026-11-24T${hour}:00:00Z`,
        answer_due_at: '2026-11-25T14:00:00Z',
      });
    const rows = async (page: number) =>
      (await listCustomers(seller, { text: word, page }, 2)).rows.map(({ company }) => company?.slice(-2));
    expect([await rows(1), await rows(2), await rows(3)]).toEqual([['12', '10'], ['08'], []]);
    expect(await list(`${word} nobody`)).toEqual({ total: 0, rows: [] });
  });
});

describe('What staff wrote of somebody whose address was wrong', () => {
  const details = (email: string) =>
    ({
      firstName: 'Lieve',
      name: 'Peeters',
      phone: '+3227200000',
      email,
      company: null,
      language: 'nl',
      subject: 'sign',
    }) as const;
  const addresses = {
    billingAddress: 'Dorpsstraat 1, 1930 Zaventem',
    siteAddress: 'Havenlaan 86, 1000 Brussel',
  };

  /** Staff note something, and fill in a VAT number and both addresses. */
  async function write(customer: Customer, body: string): Promise<void> {
    const { id, version, firstName, name, phone, company } = customer;
    const note = { customer: id, key: randomUUID(), body };
    const change = {
      ...{ id, version, firstName, name, phone, company, locale: 'nl' },
      ...{ vatNumber: exampleCompany.vatNumber, ...addresses },
    };
    for (const [work, wanted] of [
      ['add_customer_note', { note }],
      ['change_customer', { change }],
    ] as const) {
      const { data } = await stack.database.rpc(work, { actor: seller.viewer.id, ...wanted }).throwOnError();
      expect(data).toEqual({ status: 'ok' });
    }
  }

  const correct = async (reference: string, email: string) =>
    expect(await correctQuoteRequest(seller, reference, 1, details(email))).toEqual({ status: 'ok' });
  const notesOf = async (reference: string) =>
    (await customerOf(reference)).notes.map(({ body }) => body).sort();
  const later = () => new Date(Date.now() + 2 * 86_400_000);

  test('goes to the record of the right one, and nothing of theirs is written over', async () => {
    const email = someEmail();
    const known = await customerOf(await ask({ email }));
    const site = 'Kaai 12, 9000 Gent';
    await stack.database.from('customers').update({ site_address: site }).eq('id', known.id).throwOnError();
    const reference = await ask({ email: someEmail() });
    const wrong = await customerOf(reference);
    await write(wrong, 'Belt liever na vijf.');

    await correct(reference, email);
    await purgeCustomers(later());
    expect(await findCustomer(seller, wrong.id)).toBeNull();
    const { version } = known;
    expect(await customerOf(reference)).toMatchObject({
      ...{ id: known.id, email, vatNumber: exampleCompany.vatNumber },
      ...{ billingAddress: addresses.billingAddress, siteAddress: site },
    });
    // Whoever has the record open saves over nothing of it.
    expect((await customerOf(reference)).version).toBeGreaterThan(version);
    expect(await notesOf(reference)).toEqual(['Belt liever na vijf.', addresses.siteAddress].sort());
  });

  test('is noted where something else is known of the right one', async () => {
    const email = someEmail();
    const known = await customerOf(await ask({ email }));
    const their = { vat_number: 'BE0123456749', billing_address: 'Kaai 12, 9000 Gent' };
    await stack.database.from('customers').update(their).eq('id', known.id).throwOnError();
    const reference = await ask({ email: someEmail(), company: 'Bakkerij Peeters' });
    await write(await customerOf(reference), 'Belt liever na vijf.');

    await correct(reference, email);
    expect(await customerOf(reference)).toMatchObject({
      ...{ id: known.id, vatNumber: their.vat_number, billingAddress: their.billing_address },
      siteAddress: addresses.siteAddress,
    });
    const differs = ['Bakkerij Peeters', exampleCompany.vatNumber, addresses.billingAddress].join('\n');
    expect(await notesOf(reference)).toEqual([differs, 'Belt liever na vijf.'].sort());
  });

  test('is found where the right one was merged into another', async () => {
    const email = someEmail();
    const known = await customerOf(await ask({ email }));
    const other = await customerOf(await ask({ email: someEmail() }));
    await stack.database
      .rpc('merge_customers', { actor: seller.viewer.id, wanted: { kept: other.id, other: known.id } })
      .throwOnError();
    const reference = await call(somePhone(), someName());
    await write(await customerOf(reference), 'Poort van 2,40 m.');
    await correct(reference, email);
    await purgeCustomers(later());
    expect(await customerOf(reference)).toMatchObject({
      ...{ id: other.id, ...addresses },
      notes: [{ body: 'Poort van 2,40 m.' }],
    });
  });

  test('stays where somebody has asked for something else', async () => {
    const [email, wrong] = [someEmail(), someEmail()];
    const known = await customerOf(await ask({ email }));
    const [reference, another] = [await ask({ email: wrong }), await ask({ email: wrong })];
    await write(await customerOf(another), 'Vraagt altijd korting.');
    await correct(reference, email);
    await purgeCustomers(later());
    expect(await customerOf(another)).toMatchObject({
      ...addresses,
      notes: [{ body: 'Vraagt altijd korting.' }],
    });
    expect(await findCustomer(seller, known.id)).toMatchObject({ vatNumber: null, notes: [] });
  });

  test('is there again once a request is no spam after all, and goes when that is gone', async () => {
    const reference = await ask({ email: someEmail() });
    const plain = await ask({ email: someEmail() });
    const [{ id }, unwritten] = [await customerOf(reference), await customerOf(plain)];
    await write(await customerOf(reference), 'Geen spam: vaste klant van Jan.');
    const mark = async (status: 'spam' | 'new', which = reference) => {
      const request = await findQuoteRequest(seller, which);
      await changeQuoteRequests(seller, [{ reference: which, version: request?.version ?? 0, status }]);
    };
    await mark('spam');
    await mark('spam', plain);
    await purgeCustomers(later());
    // Of somebody of whom nothing was written down nothing is kept.
    expect(await findCustomer(seller, unwritten.id)).toBeNull();
    await mark('new');
    expect(await customerOf(reference)).toMatchObject({
      ...{ id, ...addresses },
      notes: [{ body: 'Geen spam: vaste klant van Jan.' }],
    });

    await mark('spam');
    await stack.database.from('quote_requests').delete().eq('reference', reference).throwOnError();
    await purgeCustomers(later());
    expect(await findCustomer(seller, id)).toBeNull();
  });
});

describe('A record that staff look after', () => {
  test('is not rewritten by a form of the site that bears its address, only by what staff hear', async () => {
    const email = someEmail();
    const [first, phone] = [someName(), somePhone()];
    const { id } = await customerOf(await ask({ email, name: first, phone: null, locale: 'nl' }));
    const later = { submitted_at: '2026-11-26T10:00:00Z', answer_due_at: '2026-11-27T10:00:00Z' };
    await ask({ email, name: 'Vreemd', phone, locale: 'fr', ...later });
    // What was missing is added.
    expect(await findCustomer(seller, id)).toMatchObject({ name: first, phone, locale: 'nl' });
    await ask({ email, name: 'Vreemd', phone: somePhone(), ...later });
    expect(await findCustomer(seller, id)).toMatchObject({ name: first, phone });
  });

  test('keeps the corrected number of a caller when the request is given to a colleague', async () => {
    const reference = await call(somePhone(), someName());
    const { id, version } = await customerOf(reference);
    const phone = somePhone();
    await stack.database
      .from('customers')
      .update({ phone, edited_at: new Date().toISOString() })
      .eq('id', id)
      .throwOnError();
    await changeQuoteRequests(seller, [{ reference, version: 1, status: 'contacted' }]);
    expect(await customerOf(reference)).toMatchObject({ id, phone, version });
  });

  test('is not made again by work on an order that was held when its person was erased', async () => {
    const reference = await ask({ email: someEmail() });
    const { id } = await customerOf(reference);
    await stack.database.from('customers').delete().eq('id', id).throwOnError();
    await changeQuoteRequests(seller, [{ reference, version: 1, status: 'won' }]);
    expect(await findRequestCustomer(seller, reference)).toBeNull();
  });

  test('loses a request that is spam', async () => {
    const reference = await ask({ email: someEmail() });
    await changeQuoteRequests(seller, [{ reference, version: 1, status: 'spam' }]);
    expect(await findRequestCustomer(seller, reference)).toBeNull();
  });

  test('has another version once a later request says more, so that nothing newer is saved over', async () => {
    const email = someEmail();
    const { version } = await customerOf(await ask({ email }));
    const later = await customerOf(await ask({ email, company: 'Garage Maes' }));
    expect(later).toMatchObject({ company: 'Garage Maes', version: version + 1 });
  });
});

describe('What waits for a wrong address', () => {
  const details = {
    firstName: 'Lieve',
    name: 'Peeters',
    phone: '+3227200000',
    company: null,
    language: 'fr',
    subject: 'sign',
  } as const;
  const waiting = (recipient: string) => stack.count('outbox_messages', { recipient, status: 'pending' });

  async function someWaiting(wrong: string): Promise<string> {
    const reference = await ask({ email: wrong });
    const rows = [
      { template: 'quote-answer', recipient: wrong.toUpperCase(), payload: { reference, email: wrong } },
      { template: 'offer-sent', recipient: wrong, payload: { reference }, permanent_failures: 2 },
      { template: 'fitting-crew', recipient: wrong, payload: { reference, email: wrong } },
      { template: 'quote-answer', recipient: wrong, payload: { reference: 'another' } },
    ].map((mail) => ({
      permanent_failures: 0,
      ...mail,
      locale: 'fr',
      next_attempt_at: '2099-01-01T00:00:00Z',
    }));
    await stack.database.from('outbox_messages').insert(rows).throwOnError();
    return reference;
  }

  test('goes to the right one once it is corrected, and nothing of it to the former', async () => {
    const [wrong, email] = [someEmail(), someEmail()];
    const reference = await someWaiting(wrong);
    expect(await correctQuoteRequest(seller, reference, 1, { ...details, email })).toEqual({ status: 'ok' });
    expect(await waiting(wrong.toUpperCase())).toBe(0);
    // What a colleague is told, and what is about another request, stays theirs.
    expect(await waiting(wrong)).toBe(2);
    const { data } = await stack.database
      .from('outbox_messages')
      .select('template, payload, permanent_failures')
      .eq('recipient', email)
      .gte('next_attempt_at', '2098-01-01T00:00:00Z')
      .order('template')
      .throwOnError();
    expect(data).toEqual([
      { template: 'offer-sent', payload: { reference }, permanent_failures: 0 },
      { template: 'quote-answer', payload: { reference, email }, permanent_failures: 0 },
    ]);
  });

  test('does not come back to it when it is being tried meanwhile', async () => {
    const [wrong, email] = [someEmail(), someEmail()];
    const reference = await someWaiting(wrong);
    await stack.database
      .from('outbox_messages')
      .update({ status: 'sending', leased_until: '2099-01-01T00:00:00Z' })
      .eq('payload->>reference', reference)
      .eq('template', 'offer-sent')
      .eq('status', 'pending')
      .throwOnError();
    expect(await correctQuoteRequest(seller, reference, 1, { ...details, email })).toEqual({ status: 'ok' });
    expect(await stack.count('outbox_messages', { recipient: email, status: 'sending' })).toBe(1);
    expect(await stack.count('outbox_messages', { recipient: wrong, status: 'sending' })).toBe(0);
  });

  test('stays as it is when only its letters are written otherwise', async () => {
    const wrong = someEmail();
    const reference = await someWaiting(wrong);
    const before = await waiting(wrong);
    const email = wrong.replace('klant', 'Klant');
    expect(await correctQuoteRequest(seller, reference, 1, { ...details, email })).toEqual({ status: 'ok' });
    expect(await waiting(wrong)).toBe(before);
  });

  test('goes nowhere once the address is emptied', async () => {
    const wrong = someEmail();
    const reference = await someWaiting(wrong);
    await stack.database.from('quote_requests').update({ source: 'phone' }).eq('reference', reference);
    const emptied = { ...details, email: null };
    expect(await correctQuoteRequest(seller, reference, 1, emptied)).toEqual({ status: 'ok' });
    expect(await waiting(wrong.toUpperCase())).toBe(0);
    expect(await waiting(wrong)).toBe(2);
  });
});

test('what is written to a customer is a contact too, but no mail that answers by itself', async () => {
  const old = { submitted_at: '2026-01-10T10:00:00Z', answer_due_at: '2026-01-11T10:00:00Z' };
  const reference = await ask({ email: someEmail(), ...old });
  const lastContact = async () => (await customerOf(reference)).lastContactAt;
  const leave = (template: string) =>
    stack.database
      .from('outbox_messages')
      .update({ status: 'sent', sent_at: new Date().toISOString(), payload: {} })
      .eq('template', template)
      .eq('payload->>reference', reference)
      .throwOnError();
  await leave('quote-confirmation');
  expect(await lastContact()).toEqual(new Date(old.submitted_at));

  const saved = await changeOfferDraft(seller, { reference, version: 0, offer: exampleOffer });
  if (saved.status !== 'ok') throw new Error('Not saved');
  const before = new Date();
  await sendOffer(seller, reference, saved.offer.version, new Date());
  expect(await lastContact()).toEqual(new Date(old.submitted_at));
  await leave('offer-sent');
  expect((await lastContact()).getTime()).toBeGreaterThanOrEqual(before.getTime());
});

test('a caller without an address is in no search that goes by addresses, and breaks none', async () => {
  const name = someName();
  await call(somePhone(), name);
  const email = someEmail();
  await ask({ email, name });
  expect((await searchPeople(seller, name)).map(({ address }) => address)).toEqual([email]);
});

test('an account is told nothing that was kept of whoever had its address before', async () => {
  const email = await someAccount(stack, accounts);
  const old = { submitted_at: '2025-01-10T10:00:00Z', answer_due_at: '2025-01-11T10:00:00Z' };
  const [former, own] = [await ask({ email, phone: somePhone(), ...old }), await ask({ email })];
  const [account] = (await stack.database.rpc('accounts_of_address', { address: email })).data;
  const told = (await stack.database.rpc('export_account', { account }).throwOnError()).data;
  expect(told.quoteRequests).toMatchObject([{ reference: own }]);
  expect(told).toMatchObject({ customers: [], requestsByPhone: [], staffTasks: [] });
  expect(JSON.stringify(told)).not.toContain(former);
  // Which colleague typed it in is not theirs to know either.
  expect(Object.keys(told.quoteRequests[0])).not.toContain('entered_by');
});

test('an account is told of no offer and no picture that whoever had its address before was sent', async () => {
  const email = await someAccount(stack, accounts);
  const old = { submitted_at: '2025-01-10T10:00:00Z', answer_due_at: '2025-01-11T10:00:00Z' };
  const [former, own] = [await ask({ email, ...old }), await ask({ email })];
  for (const reference of [former, own]) {
    const saved = await changeOfferDraft(seller, { reference, version: 0, offer: exampleOffer });
    if (saved.status !== 'ok') throw new Error(`Not saved: ${saved.status}`);
    const picture = { bytes: await png(44, 33), name: 'IMG_0001.PNG' };
    expect(await pictures.keepLinePicture(seller, { reference, line: 'a1' }, picture)).toBe('kept');
    expect(await sendOffer(seller, reference, saved.offer.version, new Date())).toMatchObject({
      status: 'ok',
    });
  }
  const { data: accountIds } = await stack.database.rpc('accounts_of_address', { address: email });
  const person = { address: email, accounts: accountIds };
  const kept = (await stack.database.rpc('export_person', person).throwOnError()).data;
  expect([kept.offers, kept.offerPictures]).toMatchObject([
    [{ reference: former }, { reference: own }],
    [{ reference: former }, { reference: own }],
  ]);
  const [account] = accountIds;
  const told = (await stack.database.rpc('export_account', { account }).throwOnError()).data;
  expect(told).toMatchObject({ offers: [{ reference: own }], offerPictures: [{ reference: own }] });
  expect(JSON.stringify(told)).not.toContain(former);
  // What is no list, or names no request, stays as it is.
  expect(told).toMatchObject({ account: { email }, newsletter: kept.newsletter, consents: kept.consents });
  expect(Object.keys(told).sort()).toEqual(
    [...Object.keys(kept).filter((part) => part !== 'accounts'), 'account'].sort(),
  );
});

describe('Two addresses of one person', () => {
  test('stand as one, both found, and are parted again with everything where it was', async () => {
    const [keptWord, otherWord] = [someName(), someName()];
    const first = await ask({ email: someEmail(), name: keptWord });
    const second = await ask({ email: someEmail(), name: otherWord });
    const kept = await customerOf(first);
    const other = await customerOf(second);
    await signIn('sales');
    const merge = (entries: Record<string, string>) =>
      followAction(() => actions.mergeCustomer('fr', kept.id, formOf({ other: other.id, ...entries })));
    expect(await merge({})).toEqual({
      target: `/admin/customers/${kept.id}?outcome=merged&other=${other.id}`,
    });
    const both = await customerOf(second);
    expect(both).toMatchObject({ id: kept.id, merged: [{ id: other.id, name: otherWord }] });
    expect(referencesOf(both)).toEqual([first, second].sort());
    expect((await list(otherWord)).rows).toMatchObject([{ id: kept.id, requests: 2 }]);
    // A second press finds nothing more to do.
    expect(await merge({})).toEqual({ target: `/admin/customers/${kept.id}?outcome=unknown` });
    // What comes from the other address later is theirs too.
    const third = await ask({ email: other.email ?? '', name: otherWord });
    expect((await customerOf(third)).id).toBe(kept.id);

    expect(await merge({ undo: 'true' })).toEqual({ target: `/admin/customers/${kept.id}?outcome=parted` });
    // Nor is it wrong to part what a colleague has parted meanwhile.
    expect(await merge({ undo: 'true' })).toEqual({ target: `/admin/customers/${kept.id}?outcome=parted` });
    expect(referencesOf(await customerOf(first))).toEqual([first]);
    expect(referencesOf(await customerOf(second))).toEqual([second, third].sort());
  });

  test('are proposed when they share a number or a name', async () => {
    const phone = somePhone();
    const first = await ask({ email: someEmail(), name: someName(), phone });
    const second = await ask({ email: someEmail(), name: someName(), phone });
    const other = await customerOf(second);
    expect((await customerOf(first)).alike).toMatchObject([{ id: other.id, sameCompany: false }]);
  });
});

describe('What staff keep of a customer', () => {
  const details = (changes: Record<string, string> = {}) => ({
    version: '1',
    firstName: 'Lieve',
    name: 'Peeters',
    phone: '',
    company: 'Bakkerij Peeters',
    vatNumber: '0999 999 922',
    language: 'nl',
    billingAddress: 'Dorpsstraat 1, 1930 Zaventem',
    siteAddress: '',
    ...changes,
  });
  const save = (id: string, entries: Record<string, string>) =>
    followAction(() => actions.saveCustomer('fr', id, null, formOf(entries)));

  test('is saved over the version that was seen, and later requests leave it', async () => {
    await signIn('sales');
    const email = someEmail();
    const { id } = await customerOf(await ask({ email, name: 'Pieters' }));
    expect(await save(id, details({ vatNumber: '0999 999 923' }))).toMatchObject({
      value: { status: 'invalid', fields: { vatNumber: ['vatNumber'] } },
    });
    expect(await save(id, details())).toEqual({ target: `/admin/customers/${id}?outcome=saved` });
    expect(await save(id, details({ name: 'Te laat' }))).toMatchObject({
      value: { status: 'refused', reason: 'conflict', values: { name: 'Te laat' } },
    });
    await ask({
      email,
      name: 'Anders',
      submitted_at: '2026-11-26T10:00:00Z',
      answer_due_at: '2026-11-27T10:00:00Z',
    });
    expect(await findCustomer(seller, id)).toMatchObject({
      name: 'Peeters',
      vatNumber: 'BE0999999922',
      billingAddress: 'Dorpsstraat 1, 1930 Zaventem',
      version: 2,
    });
  });

  test('are notes by name, each once, that their author alone deletes', async () => {
    await signIn('sales');
    const { id } = await customerOf(await ask({ email: someEmail() }));
    const note = { note: 'Betaalt altijd op tijd.', key: randomUUID() };
    const add = () => followAction(() => actions.addNote('fr', id, null, formOf(note)));
    await add();
    expect(await add()).toEqual({ target: `/admin/customers/${id}?outcome=noted` });
    const [written, ...more] = (await findCustomer(seller, id))?.notes ?? [];
    expect(more).toEqual([]);
    expect(written).toMatchObject({ body: note.note, by: expect.any(String) });
    const remove = () => followAction(() => actions.deleteNote('fr', id, formOf({ id: written?.id ?? '' })));
    newBrowser();
    comeFrom(stack);
    await signIn('admin');
    expect(await remove()).toEqual({ target: `/admin/customers/${id}?outcome=unknown` });
    expect((await findCustomer(seller, id))?.notes).toHaveLength(1);
  });

  test.each([
    ['an account without a role', null, 'forbidden'],
    ['an editor', 'editor', 'forbidden'],
  ] as const)('is closed to %s', async (_who, role, reason) => {
    const { id } = await customerOf(await ask({ email: someEmail() }));
    await signIn(role);
    expect(await save(id, details())).toMatchObject({ value: { status: 'refused', reason } });
    const note = await followAction(() => actions.addNote('fr', id, null, formOf({ note: 'x' })));
    expect(note).toMatchObject({ value: { status: 'refused', reason } });
    const merged = await followAction(() => actions.mergeCustomer('fr', id, formOf({ other: randomUUID() })));
    expect(merged).toEqual({ target: `/admin/customers/${id}?outcome=forbidden` });
    expect(await findCustomer(seller, id)).toMatchObject({ version: 1, notes: [] });
  });
});

describe('Money', () => {
  test('is open until it is paid, and the VAT number of an offer to a company is known from then on', async () => {
    const email = someEmail();
    const offer = { ...exampleOffer, customer: exampleCompany };
    const { reference, number, gross } = await someAccepted(stack, seller, { email, offer });
    const customer = await customerOf(reference);
    expect(customer).toMatchObject({ vatNumber: exampleCompany.vatNumber, openCents: gross });
    expect(customer.requests).toMatchObject([
      { reference, status: 'won', job: { stage: 'proof', ownStage: null }, offer: { number, gross } },
    ]);
    const { data } = await stack.database
      .from('offers')
      .select('id, quote_request_id')
      .eq('number', number)
      .single()
      .throwOnError();
    const payment = { offer_id: data.id, quote_request_id: data.quote_request_id, method: 'transfer' };
    await stack.database
      .from('offer_payments')
      .insert({ ...payment, key: randomUUID(), amount_cents: 1000, paid_on: '2026-11-24' })
      .throwOnError();
    expect(await findCustomer(seller, customer.id)).toMatchObject({
      openCents: gross - 1000,
      requests: [{ paid: 1000 }],
    });
    expect((await list(email)).rows).toMatchObject([{ orders: 1, openCents: gross - 1000 }]);
    // Of what is no order any more nothing is asked.
    const request = await findQuoteRequest(seller, reference);
    await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
    expect(await findCustomer(seller, customer.id)).toMatchObject({ openCents: 0 });
  });
});

describe('The record', () => {
  test('is in the export of its person and goes with their erasure; who was merged into it stands alone again', async () => {
    const email = someEmail();
    const { id } = await customerOf(await ask({ email }));
    const other = await customerOf(await ask({ email: someEmail() }));
    await stack.database
      .rpc('merge_customers', { actor: seller.viewer.id, wanted: { kept: id, other: other.id } })
      .throwOnError();
    await stack.database
      .rpc('add_customer_note', {
        actor: seller.viewer.id,
        note: { customer: id, key: randomUUID(), body: 'Belt graag.' },
      })
      .throwOnError();
    const { data: exported } = await stack.database.rpc('export_person', { address: email, accounts: [] });
    expect(exported.customers).toMatchObject([{ email, notes: [{ body: 'Belt graag.' }] }]);
    const { data: erased } = await stack.database.rpc('erase_person', { address: email, accounts: [] });
    expect(erased.deleted).toMatchObject({ customers: 1, customer_notes: 1 });
    expect(await findCustomer(seller, id)).toBeNull();
    expect(await findCustomer(seller, other.id)).toMatchObject({ id: other.id, merged: [] });
  });

  test('goes with its last request', async () => {
    const reference = await ask({ email: someEmail() });
    const { id } = await customerOf(reference);
    const twoDays = new Date(Date.now() + 2 * 86_400_000);
    await purgeCustomers(twoDays);
    expect(await findCustomer(seller, id)).not.toBeNull();
    await stack.database.from('quote_requests').delete().eq('reference', reference).throwOnError();
    expect(await purgeCustomers(twoDays)).toBeGreaterThan(0);
    expect(await findCustomer(seller, id)).toBeNull();
  });
});
