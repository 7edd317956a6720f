import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as ExportRoute from '@/app/api/admin/requests/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { listCustomers } from '@/lib/customers/server/customer-store';
import { answerDueAt } from '@/lib/quotes/answer-due';
import type * as Inbox from '@/lib/quotes/inbox/actions';
import { inboxSorts, readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { readAnswerTimes, readMedianAnswerTime } from '@/lib/quotes/server/answer-times';
import { addCustomerMessage } from '@/lib/quotes/server/customer-requests';
import {
  countWaitingRequests,
  exportQuoteRequests,
  findQuoteNeighbours,
  listQuoteRequests,
} from '@/lib/quotes/server/list-quote-requests';
import { changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
import { workingTimeBetween } from '@/lib/quotes/working-time';
import type { Staff, StaffRole } from '@/lib/staff/staff';
import { comeFrom, someAccount } from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { quoteRow } from './support/quote-rows';
import { someAddress } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let inbox: typeof Inbox;
let exports: typeof ExportRoute;
let seller: Staff;

const now = new Date('2026-11-24T12:00:00Z');
const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  inbox = await import('@/lib/quotes/inbox/actions');
  exports = await import('@/app/api/admin/requests/export/route');
  seller = await someStaff(stack, 'sales');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(async () => {
  newBrowser();
  comeFrom(stack);
  await stack.database.from('quote_requests').delete().not('id', 'is', null).throwOnError();
  // Hundreds of mails about them would leave before the one that a test waits for.
  await stack.database.from('outbox_messages').delete().like('template', 'quote-%').throwOnError();
});

async function store(overrides: Record<string, unknown> = {}): Promise<string> {
  const request = quoteRow({
    submitted_at: hoursFromNow(-10),
    answer_due_at: hoursFromNow(10),
    ...overrides,
  });
  const { data, error } = await stack.database.rpc('submit_quote_request', { request });
  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'stored' });
  return String(request.reference);
}

async function setStatus(reference: string, status: string, more: Record<string, unknown> = {}) {
  const [result] = (await changeQuoteRequests(seller, [
    { reference, version: 1, status: status as 'won', ...more },
  ])) as { status: string }[];
  expect(result?.status).toBe('ok');
}

const write = (reference: string, at: Date) =>
  addCustomerMessage(
    { reference, key: randomUUID(), body: 'Het is goed voor ons.', files: [], address: someAddress() },
    at,
  );

/** So many requests, many of them of one company, at one time or of one amount, and some without. */
async function storeAlike(count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const { reference, idempotency_key, body_hash, locale, name, first_name, email, subject, message } =
      quoteRow();
    return {
      ...{ reference, idempotency_key, body_hash, locale, name, first_name, email, subject, message },
      newsletter_opt_in: false,
      company: [null, 'bakker', 'Éclat', 'AEROS', 'Aéro'][index % 5] ?? null,
      submitted_at: hoursFromNow(-10 - (index % 4)),
      answer_due_at: hoursFromNow(1 + (index % 3)),
      answered_at: index % 2 === 0 ? hoursFromNow(-1) : null,
      amount_net_cents: [null, 100_00, 99_00, 100_000_00][index % 4] ?? null,
    };
  });
  await stack.database.from('quote_requests').insert(rows).throwOnError();
}

const list = (params: Record<string, string> = {}) => listQuoteRequests(seller, readInboxFilter(params), now);
const referencesOf = async (params: Record<string, string> = {}) =>
  (await list(params)).rows.map(({ reference }) => reference);

describe('The list', () => {
  test('begins with what is late, then by the time that is left; what is answered comes after, what is closed last', async () => {
    const later = await store({ answer_due_at: hoursFromNow(20) });
    const late = await store({ submitted_at: hoursFromNow(-40), answer_due_at: hoursFromNow(-3) });
    const soon = await store({ answer_due_at: hoursFromNow(1) });
    const answered = await store({ answer_due_at: hoursFromNow(0.5) });
    await setStatus(answered, 'contacted');
    const won = await store({ answer_due_at: hoursFromNow(0.2) });
    await setStatus(won, 'won');
    expect(await referencesOf({ status: 'all' })).toEqual([late, soon, later, answered, won]);
    const shown = await list();
    expect(shown.rows.map(({ reference }) => reference)).toEqual([late, soon, later, answered]);
    expect(shown.counts).toEqual({ new: 3, contacted: 1, quoted: 0, won: 1, lost: 0, spam: 0 });
    expect(shown.overdue).toBe(1);
    expect(await countWaitingRequests(seller, now)).toEqual({ new: 3, overdue: 1, wrote: 0 });
    expect(shown.rows[0]).toMatchObject({
      version: 1,
      status: 'new',
      assignee: null,
      files: 0,
      replyDueAt: null,
      answerDueAt: new Date(hoursFromNow(-3)),
    });
  });

  test('answers first who wrote back, and who came first where the promise is the same', async () => {
    const same = { answer_due_at: hoursFromNow(-1) };
    const second = await store({ submitted_at: hoursFromNow(-39), ...same });
    const first = await store({ submitted_at: hoursFromNow(-40), ...same });
    const quoted = await store();
    await setStatus(quoted, 'quoted');
    const won = await store();
    await setStatus(won, 'won');
    await write(quoted, now);
    await write(won, new Date(hoursFromNow(-20)));
    expect(await referencesOf({ status: 'all' })).toEqual([won, quoted, first, second]);
    expect(await referencesOf()).toEqual([quoted, first, second]);
    expect(await referencesOf({ status: 'wrote' })).toEqual([won, quoted]);
    expect((await list({ view: 'board' })).rows.map(({ status }) => status)).toContain('won');
    const waiting = await list();
    expect(waiting).toMatchObject({ wrote: 2, overdue: 2 });
    // The promise of the public form: a working day.
    expect(waiting.rows[0]?.replyDueAt).toEqual(answerDueAt(now, isPublicHoliday));
    expect(await countWaitingRequests(seller, now)).toMatchObject({ wrote: 2 });
  });

  test('leads from a request to the one before and after it, as it is filtered', async () => {
    const made: string[] = [];
    for (let hour = 1; hour <= 3; hour += 1) {
      made.push(await store({ subject: 'design', answer_due_at: hoursFromNow(hour) }));
    }
    await store({ subject: 'covering', answer_due_at: hoursFromNow(1.5) });
    const beside = (reference: string, params: Record<string, string>) =>
      findQuoteNeighbours(seller, readInboxFilter(params), reference, now);
    const [one, two, three] = made;
    expect(await beside(two ?? '', { subject: 'design', page: '2', view: 'board' })).toEqual({
      place: 2,
      total: 3,
      previous: one,
      next: three,
    });
    expect(await beside(three ?? '', { subject: 'design' })).toMatchObject({ previous: two, next: null });
    // It has left the list meanwhile: on with the first of those that are left.
    await setStatus(one ?? '', 'won');
    expect(await beside(one ?? '', { subject: 'design' })).toEqual({
      place: null,
      total: 2,
      previous: null,
      next: two,
    });
  });

  test('finds by every word, in any field, without accents, and by a reference with or without hyphens', async () => {
    const zoe = await store({
      first_name: 'Zoë',
      name: 'D’Hondt',
      company: 'Fleurs & Cie',
      email: 'zoe@fleurs.test',
    });
    const other = await store({ message: 'Tien truien met 100 % katoen_en een logo.' });
    for (const q of [
      'zoe',
      'ZOË',
      "d'hondt fleurs",
      'zoe@fleurs',
      zoe,
      zoe.replaceAll('-', ''),
      '2720 zoe',
    ]) {
      expect(await referencesOf({ q }), q).toEqual([zoe]);
    }
    expect(await referencesOf({ q: '100 % katoen_en' })).toEqual([other]);
    for (const q of ['zoe katoen', '%', '_x', "'; drop table quote_requests; --", '\\']) {
      expect(await referencesOf({ q }), q).toEqual(q === '%' ? [other] : []);
    }
    const shown = await list({ q: 'zoe' });
    expect(shown.counts).toMatchObject({ new: 1 });
  });

  test('finds letters that are written as one by the two that are typed, and the other way round', async () => {
    const heart = await store({
      company: 'Cœur de Ville',
      email: 'lea@ville.test',
      message: 'Lettres « ÆTHER » pour la façade.',
    });
    const street = await store({ message: 'Bestickung für die Straße, zwanzig Stück.' });
    for (const q of ['coeur', 'CŒUR', 'Cœur', 'aether', 'æther coeur'])
      expect(await referencesOf({ q }), q).toEqual([heart]);
    for (const q of ['strasse', 'Straße']) expect(await referencesOf({ q }), q).toEqual([street]);
    const { rows } = await listCustomers(seller, { text: 'coeur ville', page: 1 });
    expect(rows.map(({ company }) => company)).toEqual(['Cœur de Ville']);
  });

  test('finds by what was written or sent about a request afterwards, its words wherever they are', async () => {
    const reference = await store({ first_name: 'Zoë', message: 'Dertig truien met een logo op de borst.' });
    await store({ first_name: 'Jan', message: 'Dertig truien met een logo op de rug.' });
    const { data } = await stack.database
      .from('quote_requests')
      .select('id')
      .eq('reference', reference)
      .single()
      .throwOnError();
    const own = { quote_request_id: data.id };
    await write(reference, now);
    await stack.database
      .from('quote_request_notes')
      .insert({ ...own, author_id: randomUUID(), body: 'A rappeler après Pâques.' })
      .throwOnError();
    await stack.database
      .from('quote_request_attachments')
      .insert({
        ...own,
        id: randomUUID(),
        position: 1,
        storage_path: `a/${randomUUID()}.pdf`,
        file_name: 'Façade_Sud.pdf',
        kind: 'pdf',
        size_bytes: 10,
      })
      .throwOnError();
    for (const q of ['goed voor ons', 'apres paques', 'facade_sud', 'zoe paques ons sud truien'])
      expect(await referencesOf({ q }), q).toEqual([reference]);
    for (const q of ['jan paques', 'facade%sud', 'paques rug'])
      expect(await referencesOf({ q }), q).toEqual([]);
  });

  test('finds a number or a day as it was written down, and a number however it was stored', async () => {
    const written = await store({ message: 'Bel mij op 0499 65 43 21, graag na de levering.' });
    const called = await store({ phone: '+32499654321' });
    await store({ phone: '+32499000000', message: 'Liefst voor 02/12/2026.' });
    const noted = await store();
    const { data } = await stack.database
      .from('quote_requests')
      .select('id')
      .eq('reference', noted)
      .single()
      .throwOnError();
    await stack.database
      .from('quote_request_notes')
      .insert({ quote_request_id: data.id, author_id: randomUUID(), body: 'Rappeler le 01/12/2026.' })
      .throwOnError();
    await stack.database
      .from('quote_request_attachments')
      .insert({
        quote_request_id: data.id,
        id: randomUUID(),
        position: 1,
        storage_path: `a/${randomUUID()}.pdf`,
        file_name: '03-12-2026.pdf',
        kind: 'pdf',
        size_bytes: 10,
      })
      .throwOnError();
    const found = async (q: string) => (await referencesOf({ q })).sort();
    expect(await found('0499 65 43 21')).toEqual([written, called].sort());
    expect(await found('+32499654321')).toEqual([called]);
    for (const q of ['01/12/2026', '03-12-2026']) expect(await found(q), q).toEqual([noted]);
    expect(await found('04/12/2026')).toEqual([]);
  });

  test('narrows by subject, status and who handles it', async () => {
    const mine = await store({ subject: 'design' });
    const free = await store({ subject: 'covering' });
    await changeQuoteRequests(seller, [{ reference: mine, version: 1, assignee: seller.viewer.id }]);
    expect(await referencesOf({ subject: 'design' })).toEqual([mine]);
    expect(await referencesOf({ assignee: seller.viewer.id })).toEqual([mine]);
    expect(await referencesOf({ assignee: 'none' })).toEqual([free]);
    expect(await referencesOf({ assignee: randomUUID() })).toEqual([]);
    expect(await referencesOf({ status: 'won' })).toEqual([]);
  });

  test('comes in pages, and a board in columns, each the most pressing first', async () => {
    for (let index = 0; index < 55; index += 1) await store({ answer_due_at: hoursFromNow(1 + index / 10) });
    const [first, second] = [await list(), await list({ page: '2' })];
    expect([first.rows.length, second.rows.length]).toEqual([50, 5]);
    const all = [...first.rows, ...second.rows].map(({ answerDueAt }) => answerDueAt.getTime());
    expect(all).toEqual([...all].sort((a, b) => a - b));
    const won = await store();
    await setStatus(won, 'won');
    const board = await list({ view: 'board' });
    expect(board.rows.filter(({ status }) => status === 'new')).toHaveLength(30);
    expect(board.rows.filter(({ status }) => status === 'won')).toHaveLength(1);
    expect(board.counts).toMatchObject({ new: 55, won: 1 });
  }, 60_000);

  test('keeps every request once, over all its pages, whatever it is sorted by and however many are alike', async () => {
    await storeAlike(120);
    const everyOne = (await stack.database.from('quote_requests').select('reference')).data ?? [];
    const all = everyOne.map(({ reference }) => reference).sort();
    expect(all).toHaveLength(120);
    for (const sort of inboxSorts) {
      const pages = await Promise.all(['1', '2', '3'].map((page) => list({ status: 'all', sort, page })));
      const references = pages.flatMap(({ rows }) => rows.map(({ reference }) => reference));
      expect([...references].sort(), sort).toEqual(all);
      // The request after the last one of a page is the first of the next.
      const beside = await findQuoteNeighbours(
        seller,
        readInboxFilter({ status: 'all', sort }),
        references[49] ?? '',
        now,
      );
      expect(beside, sort).toMatchObject({
        place: 50,
        total: 120,
        previous: references[48],
        next: references[50],
      });
    }
  }, 60_000);

  test('is sorted by when requests came, by company, by amount and by what is due, and what has none of it is last', async () => {
    await storeAlike(40);
    const sorted = async (sort: string) => (await list({ status: 'all', sort })).rows;
    const expectOrder = (keys: (number | string | null)[], step: 1 | -1) => {
      const known = keys.filter((key) => key !== null);
      expect(known.length).toBeGreaterThan(9);
      expect(known.length).toBeLessThan(41);
      expect(keys.slice(0, known.length)).toEqual(
        [...known].sort((a, b) => (a === b ? 0 : a < b === (step === 1) ? -1 : 1)),
      );
    };
    const times = (rows: Awaited<ReturnType<typeof sorted>>) =>
      rows.map(({ submittedAt }) => submittedAt.getTime());
    expectOrder(times(await sorted('newest')), -1);
    expectOrder(times(await sorted('oldest')), 1);
    const amounts = (rows: Awaited<ReturnType<typeof sorted>>) =>
      rows.map(({ amountNetCents }) => amountNetCents);
    expectOrder(amounts(await sorted('dearest')), -1);
    expectOrder(amounts(await sorted('cheapest')), 1);
    const dues = (rows: Awaited<ReturnType<typeof sorted>>) =>
      rows.map(({ answeredAt, answerDueAt }) => (answeredAt ? null : answerDueAt.getTime()));
    expectOrder(dues(await sorted('soonest')), 1);
    expectOrder(dues(await sorted('latest')), -1);
    const names = (rows: Awaited<ReturnType<typeof sorted>>) => rows.map(({ company }) => company);
    // By its letters, not by its capitals and accents.
    const up = names(await sorted('company'));
    expect(up.filter((name, index) => name !== up[index - 1])).toEqual([
      'Aéro',
      'AEROS',
      'bakker',
      'Éclat',
      null,
    ]);
    const down = names(await sorted('companyDown'));
    expect(down.filter((name, index) => name !== down[index - 1])).toEqual([
      'Éclat',
      'bakker',
      'AEROS',
      'Aéro',
      null,
    ]);
    // Where a company has several, the most pressing is first.
    const bakker = (await sorted('companyDown')).filter(({ company }) => company === 'bakker');
    const open = bakker.map(({ answeredAt }) => answeredAt !== null);
    expect(open).toEqual([...open].sort());
    const board = (await list({ view: 'board', sort: 'cheapest' })).rows.filter(
      ({ status }) => status === 'new',
    );
    expect(board.length).toBeGreaterThan(9);
    expectOrder(amounts(board), 1);
  });

  test('is empty without a request', async () => {
    expect(await list()).toMatchObject({ rows: [], overdue: 0, counts: { new: 0 } });
  });
});

describe('The median answer time', () => {
  test('counts working days of the last 90 days, without spam, and equals the same sum made by hand', async () => {
    const cases: [submitted: string, answered: string, status: string][] = [
      // Over a weekend and Armistice Day: Friday afternoon to Thursday morning.
      ['2026-11-06T15:00:00Z', '2026-11-12T09:00:00Z', 'quoted'],
      ['2026-11-17T09:00:00Z', '2026-11-17T11:30:00Z', 'contacted'],
      ['2026-11-13T16:00:00Z', '2026-11-16T08:00:00Z', 'won'],
      ['2026-07-01T08:00:00Z', '2026-11-01T08:00:00Z', 'won'],
      ['2026-11-18T09:00:00Z', '2026-11-18T09:00:10Z', 'spam'],
    ];
    for (const [submitted_at, answered_at, status] of cases) {
      const due = new Date(new Date(submitted_at).getTime() + 86_400_000).toISOString();
      const reference = await store({ submitted_at, answer_due_at: due });
      await setStatus(reference, status);
      await stack.database
        .from('quote_requests')
        .update({ answered_at })
        .eq('reference', reference)
        .throwOnError();
    }
    // Two that nobody has answered: one late, one in time.
    await store({ submitted_at: hoursFromNow(-30), answer_due_at: hoursFromNow(-1) });
    await store();
    const byHand = cases
      .slice(0, 3)
      .map(([from, to]) => workingTimeBetween(new Date(from), new Date(to), isPublicHoliday))
      .sort((a, b) => a - b);
    expect(byHand[1]).toBe(16 * 3_600_000);
    expect(await readAnswerTimes(seller, now, isPublicHoliday)).toEqual({
      answered: 3,
      medianMilliseconds: byHand[1],
      due: 4,
      onTime: 1,
    });
  });

  test('is told to visitors from the twentieth answer on, and read once an hour', async () => {
    const answerOne = async (seconds: number) => {
      const submitted = new Date('2026-11-17T09:00:00Z');
      const reference = await store({ submitted_at: submitted.toISOString() });
      const answered_at = new Date(submitted.getTime() + seconds * 1000).toISOString();
      await stack.database
        .from('quote_requests')
        .update({ answered_at })
        .eq('reference', reference)
        .throwOnError();
    };
    const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    for (let minutes = 1; minutes <= 19; minutes += 1) await answerOne(minutes * 60);
    expect(await readMedianAnswerTime(now)).toBeNull();
    await answerOne(20 * 60);
    expect(await readMedianAnswerTime(later(0.9))).toBeNull();
    expect(await readMedianAnswerTime(later(1))).toBe(10.5 * 60_000);
  });

  test('is none before the first answer', async () => {
    expect(await readAnswerTimes(seller, now, isPublicHoliday)).toEqual({
      answered: 0,
      medianMilliseconds: null,
      due: 0,
      onTime: 0,
    });
  });
});

/** Signs in with an account of this role in the browser of the test. */
async function signIn(role: StaffRole | null): Promise<string> {
  const email = await someAccount(stack, accounts);
  if (role) {
    const granted = await stack.database.rpc('grant_staff_role', {
      account_email: email,
      granted_role: role,
    });
    expect(granted.data).toBe('granted');
  }
  return email;
}

function change(entries: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return inbox.changeInbox('fr', null, form);
}

const statusOf = async (reference: string) => {
  const { data } = await stack.database
    .from('quote_requests')
    .select('status')
    .eq('reference', reference)
    .single();
  return data?.status;
};

test.each(['0477 81 23 45', '0477812345', '+32 (0)477/81.23.45', '477 81 23 45'])(
  'a caller is found by the number that is read out, %s',
  async (q) => {
    const reference = await store({ phone: '+32477812345' });
    expect(await referencesOf({ q })).toEqual([reference]);
  },
);

describe('Changing many', () => {
  test('is done by the versions that were seen, and taken back by what the answer carries', async () => {
    await signIn('sales');
    const [one, two] = [await store(), await store()];
    const done = await change([
      ['pick', `${one}:1`],
      ['pick', `${two}:1`],
      ['intent', 'status'],
      ['status', 'contacted'],
    ]);
    expect(done).toMatchObject({
      status: 'ok',
      data: {
        what: { kind: 'status', to: 'contacted' },
        count: 2,
        conflicts: [],
      },
    });
    expect([await statusOf(one), await statusOf(two)]).toEqual(['contacted', 'contacted']);
    const undo = done.status === 'ok' ? done.data.undo : null;
    expect(
      await change([
        ['intent', 'undo'],
        ['undo', String(undo)],
      ]),
    ).toMatchObject({
      status: 'ok',
      data: {
        what: { kind: 'undo' },
        count: 2,
        undo: null,
      },
    });
    expect([await statusOf(one), await statusOf(two)]).toEqual(['new', 'new']);
    const { data } = await stack.database
      .from('quote_requests')
      .select('answered_at')
      .eq('reference', one)
      .single();
    expect(data?.answered_at).toBeNull();
  });

  test('leaves what somebody else changed meanwhile, and says who did', async () => {
    await signIn('admin');
    const [one, two] = [await store(), await store()];
    await setStatus(one, 'quoted');
    const done = await change([
      ['pick', `${one}:1`],
      ['pick', `${two}:1`],
      ['intent', 'spam'],
    ]);
    expect(done).toMatchObject({
      status: 'ok',
      data: {
        count: 1,
        conflicts: [
          { reference: one, status: 'quoted', assigneeName: null, what: expect.stringContaining('→') },
        ],
      },
    });
    expect([await statusOf(one), await statusOf(two)]).toEqual(['quoted', 'spam']);
    // Taking it back touches only what was changed.
    const undo = done.status === 'ok' ? done.data.undo : null;
    expect(JSON.parse(String(undo))).toEqual([{ reference: two, version: 2, status: 'new' }]);
  });

  test('is taken back for all but those whose colleague answers requests no more, which are told', async () => {
    await signIn('sales');
    const former = await someStaff(stack, 'sales');
    const [one, two] = [await store(), await store()];
    await changeQuoteRequests(seller, [{ reference: one, version: 1, assignee: former.viewer.id }]);
    const assigned = await change([
      ['pick', `${one}:2`],
      ['pick', `${two}:1`],
      ['intent', 'assign'],
      ['assignee', seller.viewer.id],
    ]);
    const undo = String(assigned.status === 'ok' && assigned.data.undo);
    await dismiss(stack, former);
    const takeBack = () =>
      change([
        ['intent', 'undo'],
        ['undo', undo],
      ]);
    expect(await takeBack()).toMatchObject({
      status: 'ok',
      data: { what: { kind: 'undo' }, count: 1, conflicts: [], gone: [], refused: [one] },
    });
    const assignees = (await list()).rows.map(({ reference, assignee }) => [reference, assignee?.id ?? null]);
    expect(Object.fromEntries(assignees)).toEqual({ [one]: seller.viewer.id, [two]: null });
    const alone = JSON.stringify([
      JSON.parse(undo).find((part: { reference: string }) => part.reference === one),
    ]);
    expect(
      await change([
        ['intent', 'undo'],
        ['undo', alone],
      ]),
    ).toMatchObject({ status: 'ok', data: { count: 0, conflicts: [], gone: [], refused: [one] } });
  });

  test('moves one card, assigns to a colleague and to nobody', async () => {
    await signIn('sales');
    const one = await store();
    expect(await change([['intent', `move:won:${one}:1`]])).toMatchObject({
      status: 'ok',
      data: { count: 1 },
    });
    const assigned = await change([
      ['pick', `${one}:2`],
      ['intent', 'assign'],
      ['assignee', seller.viewer.id],
    ]);
    expect(assigned).toMatchObject({ status: 'ok', data: { what: { kind: 'assign' } } });
    expect(
      await change([
        ['pick', `${one}:3`],
        ['intent', 'assign'],
        ['assignee', 'none'],
      ]),
    ).toMatchObject({ data: { what: { kind: 'assign', to: null } } });
    expect(
      await change([
        ['pick', `${one}:4`],
        ['intent', 'assign'],
        ['assignee', randomUUID()],
      ]),
    ).toMatchObject({
      status: 'ok',
      data: { count: 0, refused: [one], undo: null },
    });
    expect(
      await change([
        ['pick', '999-999-999:1'],
        ['intent', 'spam'],
      ]),
    ).toMatchObject({ data: { gone: ['999-999-999'] } });
  });
});

describe('Each role', () => {
  const exported = (query = '') =>
    exports.GET(new Request(`${stack.siteUrl}/api/admin/requests/export${query}`));

  test.each([
    ['a visitor', undefined, 'signedOut', 401],
    ['an account without a role', null, 'forbidden', 403],
    ['an editor', 'editor', 'forbidden', 403],
  ] as const)('%s changes nothing and gets no file', async (_, role, reason, status) => {
    if (role !== undefined) await signIn(role);
    const one = await store();
    expect(await change([['intent', `move:won:${one}:1`]])).toMatchObject({ status: 'refused', reason });
    expect(await statusOf(one)).toBe('new');
    const answer = await exported();
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('Peeters');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a role that was taken away is worth nothing, whoever still holds the proof', async () => {
    const email = await signIn('sales');
    const one = await store();
    await stack.database.rpc('revoke_staff_role', { account_email: email });
    expect(await change([['intent', `move:won:${one}:1`]])).toMatchObject({
      status: 'refused',
      reason: 'forbidden',
    });
    expect((await exported()).status).toBe(403);
    const gone = await someStaff(stack, 'sales');
    await dismiss(stack, gone);
    expect(await exportQuoteRequests(gone, readInboxFilter({}), now)).toBeNull();
    expect(await changeQuoteRequests(gone, [{ reference: one, version: 1, status: 'won' }])).toBe(
      'forbidden',
    );
    expect(await statusOf(one)).toBe('new');
  });

  test.each([
    ['another site', 'https://evil.test'],
    ['nowhere', 'null'],
    ['no origin', null],
  ])('a form from %s is refused', async (_, origin) => {
    await signIn('sales');
    const one = await store();
    if (origin === null) nextRequest.headers.delete('origin');
    else nextRequest.headers.set('origin', origin);
    expect(await change([['intent', `move:won:${one}:1`]])).toMatchObject({ reason: 'forbidden' });
    expect(await statusOf(one)).toBe('new');
  });

  test('the file of a board has every column of it, that of a list what its tab shows', async () => {
    await signIn('sales');
    const [open, won] = [await store(), await store()];
    await setStatus(won, 'won');
    const fileOf = async (query: string) => (await exported(query)).text();
    const board = await fileOf('?view=board&status=new');
    for (const reference of [open, won]) expect(board).toContain(reference);
    const listed = await fileOf('?status=new');
    expect(listed).toContain(open);
    expect(listed).not.toContain(won);
  });

  test('sales get the filtered requests as a file in which nothing is a formula, and the log says so', async () => {
    await signIn('sales');
    const evil = await store({
      first_name: '=cmd|calc',
      name: '+Peeters',
      company: '@SUM(A1)',
      message: '-2+3 "quoted"\nsecond line, and more',
    });
    await store({ subject: 'covering', name: 'Andere' });
    const answer = await exported('?subject=sign&locale=fr');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).toContain(evil);
    expect(text).not.toContain('Andere');
    for (const inert of [
      "'=cmd|calc",
      "'+Peeters",
      "'@SUM(A1)",
      '02 720 00 00',
      'français',
      `"'-2+3 ""quoted""\nsecond line, and more"`,
    ]) {
      expect(text).toContain(`;${inert};`);
    }
    const { data } = await stack.database
      .from('audit_log')
      .select('*')
      .eq('action', 'export')
      .order('at', { ascending: false });
    expect(data?.[0]).toMatchObject({
      entity: 'quote_requests',
      actor_role: 'sales',
      changed: { rows: { to: 1 } },
    });
  });
});
