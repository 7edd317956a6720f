import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import type * as Actions from '@/lib/customers/actions';
import { type Company, companyFacts, companyLine, companyPath } from '@/lib/customers/company';
import type { Customer } from '@/lib/customers/customer';
import { findCompany, listCompanies, placeCustomer } from '@/lib/customers/server/company-store';
import {
  addCustomerNote,
  changeCustomer,
  findCustomer,
  findRequestCustomer,
  findRequestVatNumber,
  listCustomers,
  mergeCustomers,
} from '@/lib/customers/server/customer-store';
import { purgeCustomers } from '@/lib/customers/server/purge-customers';
import { formatVatNumber } from '@/lib/offers/vat-number';
import type { Staff } from '@/lib/staff/staff';
import { exampleCompany, exampleOffer } from '../unit/offers/example-offer';
import { comeFrom, someAccount } from './support/accounts';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { someAccepted } from './support/offers';
import { quoteRow } from './support/quote-rows';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let actions: typeof Actions;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/customers/actions');
  seller = await someStaff(stack, 'sales');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});

const someEmail = () => `klant-${randomUUID()}@bakkerij.test`;
const someName = () => `Peeters${randomUUID().slice(0, 8)}`;

/** A Belgian VAT number that nobody has yet, right by its digits. */
function someVat(): string {
  const digits = `0${randomInt(1_000_000, 10_000_000)}`;
  return `BE${digits}${String(97 - (Number(digits) % 97)).padStart(2, '0')}`;
}

async function customer(id: string): Promise<Customer> {
  const found = await findCustomer(seller, id);
  if (!found) throw new Error(`No customer ${id}`);
  return found;
}

/** Somebody who has asked once. */
async function someone(
  overrides: Record<string, unknown> = {},
): Promise<{ id: string; reference: string; email: string; name: string }> {
  const email = someEmail();
  const name = someName();
  const request = quoteRow({ email, name, phone: null, ...overrides });
  const { data } = await stack.database.rpc('submit_quote_request', { request }).throwOnError();
  expect(data).toMatchObject({ status: 'stored' });
  const reference = String(request.reference);
  const id = await findRequestCustomer(seller, reference);
  if (id === null) throw new Error(`Nobody asked for ${reference}`);
  return { id, reference, email, name };
}

/** What staff type into the field of the VAT number; the rest stays. */
async function number(id: string, vatNumber: string | null): Promise<void> {
  const { version, locale, firstName, name, phone, company, billingAddress, siteAddress } =
    await customer(id);
  const details = { firstName, name, phone, company, billingAddress, siteAddress };
  const saved = await changeCustomer(seller, id, version, { ...details, vatNumber, language: locale });
  expect(saved).toBe('ok');
}

const companyOf = async (id: string) => (await customer(id)).colleagues.company;

async function company(id: string | null, page = 1, take?: number): Promise<Company> {
  const found = id === null ? null : await findCompany(seller, id, page, take);
  if (!found) throw new Error(`No company ${id}`);
  return found;
}

const peopleOf = async (id: string | null) => (await company(id)).people.map((person) => person.id).sort();
const referencesOf = ({ requests }: Company) => requests.map(({ reference }) => reference).sort();
const join = (id: string, colleague: string) =>
  placeCustomer(seller, { kind: 'join', customer: id, colleague });

describe('A VAT number', () => {
  test('makes colleagues of those who have it, by their record or by an offer to them', async () => {
    const vatNumber = someVat();
    const first = await someone();
    await number(first.id, vatNumber);
    const email = someEmail();
    const offer = { ...exampleOffer, customer: { ...exampleCompany, vatNumber } };
    const { reference, gross } = await someAccepted(stack, seller, { email, offer });
    const second = await findRequestCustomer(seller, reference);

    const id = await companyOf(first.id);
    const found = await company(id);
    expect(await peopleOf(id)).toEqual([first.id, second].sort());
    expect(referencesOf(found)).toEqual([first.reference, reference].sort());
    expect(found.requests.find((request) => request.reference === reference)).toMatchObject({
      status: 'won',
      job: { stage: 'proof', ownStage: null },
      offer: { gross },
      customer: { id: second },
    });
    expect(companyFacts(found.people)).toMatchObject({
      vatNumbers: [vatNumber],
      openCents: gross,
      requests: 2,
      orders: 1,
    });
    expect((await customer(first.id)).colleagues).toMatchObject({ count: 1, people: [{ id: second }] });
  });

  test('finds its people in the list, however its digits are written, and leads to their company', async () => {
    const vatNumber = someVat();
    const { id } = await someone();
    await number(id, vatNumber);
    const companyId = await companyOf(id);
    expect(companyId).not.toBeNull();
    for (const typed of [vatNumber, formatVatNumber(vatNumber), vatNumber.slice(2), vatNumber.slice(4)]) {
      const { rows } = await listCustomers(seller, { text: typed, page: 1 });
      expect(rows, typed).toMatchObject([{ id, companyId }]);
    }
  });

  test('is offered to whoever has it, else to their colleagues while there is only one', async () => {
    const [first, second] = [await someone(), await someone()];
    const known = ({ reference }: { reference: string }) => findRequestVatNumber(seller, reference);
    expect(await known(first)).toBeNull();
    const vatNumber = someVat();
    await number(first.id, vatNumber);
    expect(await known(first)).toEqual({ number: vatNumber, of: 'customer' });
    expect(await known(second)).toBeNull();
    await join(second.id, first.id);
    expect(await known(second)).toEqual({ number: vatNumber, of: 'colleague' });
    // Their own goes before that of anybody else.
    const own = someVat();
    await number(second.id, own);
    expect(await known(second)).toEqual({ number: own, of: 'customer' });
    // Of two nobody can guess which.
    const third = await someone();
    await join(third.id, first.id);
    expect(await companyOf(second.id)).toBe(await companyOf(third.id));
    expect(await known(third)).toBeNull();
    // One that stands on the record of the same person at another address is theirs.
    const twin = await someone();
    expect(await mergeCustomers(seller, { kept: twin.id, other: first.id, undo: false })).toBe('ok');
    expect(await known(twin)).toEqual({ number: vatNumber, of: 'customer' });
    expect(await findRequestVatNumber(seller, '000-000-000')).toBeNull();
  });

  test('that was wrong takes along only whoever had it, and a right one brings them to its company', async () => {
    const [first, second, other] = [await someone(), await someone(), await someone()];
    const [wrong, right] = [someVat(), someVat()];
    await number(first.id, wrong);
    await number(second.id, wrong);
    await number(other.id, right);
    await number(second.id, right);
    expect(await peopleOf(await companyOf(first.id))).toEqual([first.id]);
    expect(await peopleOf(await companyOf(other.id))).toEqual([other.id, second.id].sort());
    // With a number that nobody has, they are of a company of their own.
    await number(second.id, someVat());
    expect(await peopleOf(await companyOf(second.id))).toEqual([second.id]);
  });

  test('that was wrong and is emptied leaves nobody among strangers, also with a right one later', async () => {
    const [mistaken, owner, byHand] = [await someone(), await someone(), await someone()];
    const [wrong, right] = [someVat(), someVat()];
    await number(owner.id, wrong);
    await number(mistaken.id, wrong);
    await join(byHand.id, owner.id);
    const id = await companyOf(owner.id);
    expect(await peopleOf(id)).toEqual([mistaken.id, owner.id, byHand.id].sort());
    await number(mistaken.id, null);
    expect((await customer(mistaken.id)).colleagues).toMatchObject({ company: null, count: 0 });
    expect(await peopleOf(id)).toEqual([owner.id, byHand.id].sort());
    await number(mistaken.id, right);
    expect(await peopleOf(await companyOf(mistaken.id))).toEqual([mistaken.id]);
    // Whom staff put together stay colleagues, whoever's number goes.
    await number(owner.id, null);
    expect(await peopleOf(id)).toEqual([owner.id, byHand.id].sort());
  });

  test('that is learned later leaves people where staff put them, and belongs to their company from then on', async () => {
    const [first, second, known] = [await someone(), await someone(), await someone()];
    await join(first.id, second.id);
    const id = await companyOf(first.id);
    const vatNumber = someVat();
    await number(second.id, vatNumber);
    const third = await someone();
    await number(third.id, vatNumber);
    expect(await peopleOf(id)).toEqual([first.id, second.id, third.id].sort());
    // Somebody whom staff put with colleagues does not go to another company by a number of their own.
    const elsewhere = someVat();
    await number(known.id, elsewhere);
    await number(first.id, elsewhere);
    expect(await companyOf(first.id)).toBe(id);
    expect((await company(id)).alike).toMatchObject([{ id: known.id }]);
  });
});

describe('Staff', () => {
  async function signIn(role: string | null): Promise<void> {
    const email = await someAccount(stack, accounts);
    if (role === null) return;
    const granted = await stack.database.rpc('grant_staff_role', {
      account_email: email,
      granted_role: role,
    });
    expect(granted.data).toBe('granted');
  }

  function press(page: { customer: string } | { company: string }, fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return followAction(() => actions.placeCustomer('fr', page, form));
  }

  /** The parameters of the address that a button led to. */
  function queryOf(answer: Awaited<ReturnType<typeof press>>): Record<string, string> {
    if (!('target' in answer)) throw new Error('It led nowhere');
    return Object.fromEntries(new URL(answer.target, 'http://site.test').searchParams);
  }

  test('put somebody with a colleague by hand, take that back, and the journal names who', async () => {
    await signIn('sales');
    const [one, other] = [
      await someone({ company: 'Garage Maes' }),
      await someone({ company: 'garage maes' }),
    ];
    expect((await customer(one.id)).colleagues).toMatchObject({
      company: null,
      count: 0,
      proposed: [{ id: other.id }],
    });
    const page = { customer: one.id };
    const sent = { kind: 'join', customer: one.id, colleague: other.id };
    const joined = await press(page, sent);
    const id = await companyOf(one.id);
    expect(joined).toEqual({
      target: `/admin/customers/${one.id}?outcome=joined&customer=${one.id}&company=${id}`,
    });
    expect(await peopleOf(id)).toEqual([one.id, other.id].sort());
    expect((await customer(one.id)).colleagues).toMatchObject({ people: [{ id: other.id }], proposed: [] });
    expect((await listCustomers(seller, { text: one.name, page: 1 })).rows).toMatchObject([
      { companyId: id },
    ]);
    // A second click takes nothing back, nor the way to do so.
    expect(await press(page, sent)).toEqual(joined);

    const { data: lines } = await stack.database
      .from('audit_log')
      .select('actor_role, action, changed')
      .eq('entity', 'customers')
      .eq('entity_id', one.id)
      .throwOnError();
    expect(lines).toEqual([{ actor_role: 'sales', action: 'update', changed: { company_id: { to: id } } }]);

    const { outcome: _, ...way } = queryOf(joined);
    expect(queryOf(await press(page, { kind: 'undo', ...way }))).toEqual({ outcome: 'movedBack' });
    expect((await customer(one.id)).colleagues).toMatchObject({ company: null, count: 0 });
    expect(queryOf(await press(page, { kind: 'undo', ...way }))).toEqual({ outcome: 'movedBack' });
    // Too late: a colleague has put them elsewhere.
    const third = await someone();
    await join(one.id, third.id);
    expect(queryOf(await press(page, { kind: 'undo', ...way }))).toEqual({ outcome: 'notPlaced' });
    // What a colleague has said already is theirs to take back.
    const alike = { kind: 'join', customer: one.id, colleague: third.id };
    expect(queryOf(await press(page, alike))).toEqual({ outcome: 'joined' });
  });

  test('take somebody out on the page of the company, with the way back, and their details stay', async () => {
    await signIn('sales');
    const vatNumber = someVat();
    const [one, other] = [await someone(), await someone()];
    await number(one.id, vatNumber);
    await number(other.id, vatNumber);
    const id = await companyOf(one.id);
    const page = { company: id ?? '' };
    const left = await press(page, { kind: 'leave', customer: one.id, company: id ?? '' });
    expect(left).toMatchObject({
      target: expect.stringMatching(
        new RegExp(`^/admin/customers/${companyPath(id ?? '')}\\?outcome=left&customer=${one.id}&company=`),
      ),
    });
    const { outcome: _, ...way } = queryOf(left);
    expect(way).toMatchObject({ customer: one.id, before: id });
    expect(await peopleOf(id)).toEqual([other.id]);
    expect(await customer(one.id)).toMatchObject({ vatNumber, colleagues: { count: 0 } });
    expect((await company(id)).alike).toMatchObject([{ id: one.id }]);
    // Whoever comes with the number later is of the company, not with who was taken out of it.
    const later = await someone();
    await number(later.id, vatNumber);
    expect(await peopleOf(id)).toEqual([other.id, later.id].sort());
    const again = () => press(page, { kind: 'leave', customer: one.id, company: id ?? '' });
    expect(await again()).toEqual(left);

    expect(queryOf(await press(page, { kind: 'undo', ...way }))).toEqual({ outcome: 'movedBack' });
    expect(await peopleOf(id)).toEqual([one.id, other.id, later.id].sort());
    // Too late: they are elsewhere already.
    await join(one.id, (await someone()).id);
    expect(queryOf(await again())).toEqual({ outcome: 'notPlaced' });
  });

  test('put nobody with somebody who has left the company of the page by now', async () => {
    await signIn('sales');
    const vatNumber = someVat();
    const [first, other, strange, added] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ];
    await number(first.id, vatNumber);
    await number(other.id, vatNumber);
    const id = (await companyOf(first.id)) ?? '';
    const add = () =>
      press({ company: id }, { kind: 'join', customer: added.id, colleague: first.id, company: id });
    await placeCustomer(seller, { kind: 'leave', customer: first.id, company: id });
    expect(queryOf(await add())).toEqual({ outcome: 'notPlaced' });
    await join(first.id, strange.id);
    expect(queryOf(await add())).toEqual({ outcome: 'notPlaced' });
    expect((await customer(added.id)).colleagues).toMatchObject({ company: null, count: 0 });
    await join(first.id, other.id);
    expect(queryOf(await add())).toMatchObject({ outcome: 'joined', company: id });
    expect(await peopleOf(id)).toEqual([first.id, other.id, added.id].sort());
  });

  test('take out again whoever was taken out before and then joined by another', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    await join(one.id, other.id);
    const leave = async () => {
      const left = { kind: 'leave', customer: one.id, company: (await companyOf(one.id)) ?? '' } as const;
      return placeCustomer(seller, left);
    };
    expect(await leave()).toMatchObject({ status: 'ok' });
    await join(third.id, one.id);
    expect(await peopleOf(await companyOf(one.id))).toEqual([one.id, third.id].sort());
    expect(await leave()).toMatchObject({ status: 'ok' });
    expect(await companyOf(third.id)).toBeNull();
  });

  test.each([
    ['somebody who is gone', { kind: 'join', customer: randomUUID(), colleague: randomUUID() }, 'notPlaced'],
    ['nothing that makes sense', { kind: 'join', customer: 'x' }, 'invalid'],
  ])('are told when they send %s', async (_, fields, outcome) => {
    await signIn('sales');
    const { id } = await someone();
    expect(await press({ customer: id }, fields)).toEqual({
      target: `/admin/customers/${id}?outcome=${outcome}`,
    });
  });

  test('cannot put a customer with themselves', async () => {
    const { id } = await someone();
    expect(await join(id, id)).toEqual({ status: 'unknown' });
  });

  test.each([
    ['an account without a role', null],
    ['an editor', 'editor'],
  ])('are asked for: %s puts nobody anywhere', async (_who, role) => {
    const [one, other] = [await someone(), await someone()];
    await signIn(role);
    const fields = { kind: 'join', customer: one.id, colleague: other.id };
    expect(queryOf(await press({ customer: one.id }, fields))).toEqual({ outcome: 'forbidden' });
    expect(await companyOf(one.id)).toBeNull();
  });
});

describe('Two addresses of one person', () => {
  test('are one of the company, with all that both asked for, and each is where it was once they are parted', async () => {
    const vatNumber = someVat();
    const [atWork, colleague, atHome] = [await someone(), await someone(), await someone()];
    await number(atWork.id, vatNumber);
    await number(colleague.id, vatNumber);
    const id = await companyOf(atWork.id);
    const merging = { kept: atHome.id, other: atWork.id };
    expect(await mergeCustomers(seller, { ...merging, undo: false })).toBe('ok');
    expect(await peopleOf(id)).toEqual([atHome.id, colleague.id].sort());
    expect(referencesOf(await company(id))).toEqual(
      [atWork.reference, atHome.reference, colleague.reference].sort(),
    );
    expect(await companyOf(atHome.id)).toBe(id);

    expect(await mergeCustomers(seller, { ...merging, undo: true })).toBe('ok');
    expect(await peopleOf(id)).toEqual([atWork.id, colleague.id].sort());
    expect((await customer(atHome.id)).colleagues).toMatchObject({ company: null, count: 0 });
  });

  test('go where staff put the person, whatever either was of before', async () => {
    const [one, other, colleague] = [await someone(), await someone(), await someone()];
    await number(other.id, someVat());
    const former = await companyOf(other.id);
    await mergeCustomers(seller, { kept: one.id, other: other.id, undo: false });
    await join(other.id, colleague.id);
    expect(await peopleOf(await companyOf(one.id))).toEqual([one.id, colleague.id].sort());
    expect(await findCompany(seller, former ?? '', 1)).toBeNull();
    await mergeCustomers(seller, { kept: one.id, other: other.id, undo: true });
    expect(await peopleOf(former)).toEqual([other.id]);
    expect(await peopleOf(await companyOf(one.id))).toEqual([one.id, colleague.id].sort());
  });
});

describe('The list of companies', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const found = (text: string, page = 1) => listCompanies(seller, { text, page });

  test('has those that there is a page of, the latest contact first', async () => {
    const word = someName();
    const [alone, one, other] = [
      await someone({ company: `${word} Alleen`, submitted_at: minutesAgo(30) }),
      await someone({ company: `${word} Samen`, submitted_at: minutesAgo(40) }),
      await someone({ submitted_at: minutesAgo(20) }),
    ];
    expect(await found(word)).toEqual({ total: 0, rows: [] });
    await join(other.id, one.id);
    await number(alone.id, someVat());
    const [together, byNumber] = [await companyOf(one.id), await companyOf(alone.id)];
    const { total, rows } = await found(word);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { id: together, count: 2, requests: 2, openCents: 0 },
      { id: byNumber, count: 1, requests: 1 },
    ]);
    expect(companyLine(rows[0]?.people ?? []).title).toBe(`${word} Samen`);
    expect(await found(word, 2)).toEqual({ total: 2, rows: [] });
    for (const row of (await found('')).rows)
      expect((await company(row.id)).people.map(({ firstName, name }) => `${firstName} ${name}`)).toEqual(
        row.people.map(({ firstName, name }) => `${firstName} ${name}`),
      );
  });

  test('says what a company owes, and finds it by its number and by any of its people', async () => {
    const vatNumber = someVat();
    const email = someEmail();
    const offer = { ...exampleOffer, customer: { ...exampleCompany, vatNumber } };
    const { gross } = await someAccepted(stack, seller, { email, offer });
    const [colleague, atHome] = [await someone(), await someone()];
    await number(colleague.id, vatNumber);
    await mergeCustomers(seller, { kept: colleague.id, other: atHome.id, undo: false });
    const id = await companyOf(colleague.id);
    for (const text of [vatNumber, formatVatNumber(vatNumber), email, colleague.email, atHome.email])
      expect(await found(text), text).toMatchObject({
        total: 1,
        rows: [{ id, count: 2, requests: 3, openCents: gross }],
      });
    // Whoever is taken out of it, with a number, is one by themselves.
    await placeCustomer(seller, { kind: 'leave', customer: colleague.id, company: id ?? '' });
    expect(await found(atHome.email)).toMatchObject({ total: 1, rows: [{ id: colleague.id, count: 1 }] });
    expect(await found(email)).toMatchObject({ total: 1, rows: [{ id, count: 1, openCents: gross }] });
  });
});

describe('A company', () => {
  test('keeps nothing of whoever is erased, and is gone with the last of its people', async () => {
    const vatNumber = someVat();
    const billingAddress = 'Geheimstraat 7, 1930 Zaventem';
    const [one, other] = [await someone({ company: 'Lieve zelfstandig' }), await someone()];
    await number(one.id, vatNumber);
    await join(other.id, one.id);
    await stack.database.from('customers').update({ billing_address: billingAddress }).eq('id', one.id);
    const note = { customer: one.id, key: randomUUID(), body: 'Belt graag na vijven.' };
    expect(await addCustomerNote(seller, note)).toBe('ok');
    const id = await companyOf(one.id);
    const traces = [one.email, one.name, one.reference, vatNumber, billingAddress, note.body, 'zelfstandig'];
    const told = async () => JSON.stringify(await company(id));
    for (const trace of traces) expect(await told()).toContain(trace);

    await stack.database.rpc('erase_person', { address: one.email, accounts: [] }).throwOnError();
    for (const trace of traces) expect(await told()).not.toContain(trace);
    expect(await peopleOf(id)).toEqual([other.id]);
    // Nothing is left to be seen that is not on the record of the one who stays.
    expect(await companyOf(other.id)).toBeNull();

    await stack.database.from('quote_requests').delete().eq('reference', other.reference).throwOnError();
    await purgeCustomers(new Date(Date.now() + 2 * 86_400_000));
    expect(await findCompany(seller, id ?? '', 1)).toBeNull();
  });

  test('is no part of what its people are told of themselves', async () => {
    const [one, other] = [await someone(), await someone()];
    await join(one.id, other.id);
    const id = await companyOf(one.id);
    const { data } = await stack.database.rpc('export_person', { address: one.email, accounts: [] });
    expect(data.customers).toMatchObject([{ email: one.email }]);
    expect(JSON.stringify(data)).not.toContain(id);
    expect(JSON.stringify(data)).not.toContain(other.email);
  });

  test('has pages of what its people asked for, the newest first', async () => {
    const one = await someone({ submitted_at: '2026-11-24T10:00:00Z' });
    const other = await someone({ submitted_at: '2026-11-24T12:00:00Z' });
    await join(one.id, other.id);
    const id = await companyOf(one.id);
    const page = async (count: number) => referencesOf(await company(id, count, 1));
    expect([await page(1), await page(2), await page(3)]).toEqual([[other.reference], [one.reference], []]);
    expect((await company(id)).people.map((person) => person.requests)).toEqual([1, 1]);
  });
});
