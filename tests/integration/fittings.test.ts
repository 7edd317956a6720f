import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import { company } from '@/lib/company/company';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import type * as Actions from '@/lib/fittings/actions';
import type { FittingTime } from '@/lib/fittings/fitting';
import { halfDays } from '@/lib/fittings/fitting-means';
import { halfDayKey } from '@/lib/fittings/half-days';
import { fittingCrewCopy } from '@/lib/fittings/mail/copy';
import { fittingMails } from '@/lib/fittings/mail/templates';
import type { WantedFitting } from '@/lib/fittings/read-fitting';
import { answerFittingFile, fittingFilePath } from '@/lib/fittings/server/answer-calendar';
import { answerFeed, changeFeed, findFeedUrl } from '@/lib/fittings/server/calendar-feed';
import {
  cancelFitting,
  findFitting,
  findFittings,
  listFittings,
  saveFitting,
} from '@/lib/fittings/server/fitting-store';
import {
  acceptProposal,
  declineProposal,
  findProposal,
  listFreeHalfDays,
} from '@/lib/fittings/server/proposal-store';
import { receiveProposal } from '@/lib/fittings/server/receive-proposal';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { changeJob, findJob } from '@/lib/jobs/server/job-store';
import { stopLoops } from '@/lib/loops/loops';
import { setNoticeSettings } from '@/lib/notices/server/notice-store';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { statusToken } from '@/lib/quotes/server/status-link';
import { addWorkingDays } from '@/lib/quotes/working-time';
import { startOutbox } from '@/lib/site/background';
import type { Staff } from '@/lib/staff/staff';
import { password, signInElsewhere } from './support/accounts';
import { standInForNext } from './support/next-request';
import { someAccepted } from './support/offers';
import { someAddress } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let actions: typeof Actions;
let seller: Staff;
let fitter: Staff;
const fitterEmail = 'jan.plaatser@opaak.test';

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/fittings/actions');
  seller = await someStaff(stack, 'sales');
  const { data, error } = await stack.database.auth.admin.createUser({
    email: fitterEmail,
    password,
    email_confirm: true,
    user_metadata: { first_name: 'Jan', last_name: 'Claes', locale: 'en' },
  });
  if (error) throw error;
  await stack.database.from('staff_members').insert({ user_id: data.user.id, role: 'sales' }).throwOnError();
  fitter = { viewer: { id: data.user.id }, role: 'sales' } as Staff;
});

afterAll(async () => {
  await stopLoops();
  await stack?.stop();
});

// Beyond what customers can propose.
let lastDay = addWorkingDays(brusselsDay(new Date()), 40, isPublicHoliday);

/** A working day of its own, so that tests do not clash with each other. */
function someDay(): string {
  lastDay = addWorkingDays(lastDay, 1, isPublicHoliday);
  return lastDay;
}

const morning = (day: string): FittingTime => ({ day, part: 'morning', from: '08:30', to: '12:30' });

function wanted(time: FittingTime, more: Partial<WantedFitting> = {}): WantedFitting {
  return {
    id: randomUUID(),
    version: 0,
    ...time,
    crew: [],
    vehicle: null,
    address: 'Marktplein 1, 9000 Gent',
    travel: null,
    outdoor: false,
    weather: null,
    notes: null,
    reason: null,
    seen: [],
    ...more,
  };
}

const order = async (email?: string) => (await someAccepted(stack, seller, email ? { email } : {})).reference;

const queued = async (reference: string, template: string) =>
  (
    await stack.database
      .from('outbox_messages')
      .select('payload, recipient, locale')
      .eq('template', template)
      .eq('payload->>reference', reference)
      .order('created_at')
  ).data ?? [];

describe('A fitting', () => {
  test('is planned once, whatever is clicked twice, and keeps what was said', async () => {
    const reference = await order();
    const fitting = wanted(morning(someDay()), {
      crew: [fitter.viewer.id],
      vehicle: 'van',
      outdoor: true,
      weather: 'Niet boven 50 km/u.',
    });
    const both = await Promise.all([
      saveFitting(seller, reference, fitting),
      saveFitting(seller, reference, fitting),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['ok', 'same']);
    expect(await findFittings(reference)).toMatchObject([
      {
        state: 'planned',
        sequence: 0,
        from: '08:30',
        to: '12:30',
        crew: [{ id: fitter.viewer.id, name: 'Jan Claes' }],
        vehicle: 'van',
        weather: 'Niet boven 50 km/u.',
        override: null,
      },
    ]);
    expect(await queued(reference, 'fitting-customer')).toHaveLength(1);
    expect(await queued(reference, 'fitting-crew')).toMatchObject([{ recipient: fitterEmail }]);
  });

  test('is told to each of its crew in their own language, whatever the customer speaks', async () => {
    const reference = await order();
    const fitting = wanted(morning(someDay()), { crew: [fitter.viewer.id] });
    await saveFitting(seller, reference, fitting);
    expect(await queued(reference, 'fitting-customer')).toMatchObject([{ locale: 'nl' }]);
    const [letter] = await queued(reference, 'fitting-crew');
    expect(letter).toMatchObject({ locale: 'en', payload: { reader: 'en', locale: 'nl' } });
    const mail = await fittingMails['fitting-crew'](letter?.payload);
    expect(mail.subject).toContain(fittingCrewCopy.en.set.subject);
    expect(mail.html).toContain('lang="en"');
    // What was queued before letters had a reader.
    const { reader: _, ...older } = letter?.payload ?? {};
    expect((await fittingMails['fitting-crew'](older)).subject).toContain(
      fittingCrewCopy[company.staffLocale].set.subject,
    );

    // The language of notices is a choice, and goes before that of the account.
    await setNoticeSettings(fitter, { mails: true, locale: 'fr' });
    await saveFitting(seller, reference, { ...fitting, version: 1, notes: 'Ladder mee.' });
    expect((await queued(reference, 'fitting-crew')).at(-1)).toMatchObject({
      locale: 'fr',
      payload: { reader: 'fr' },
    });
  });

  test('of two colleagues, the one who comes late is told', async () => {
    const reference = await order();
    const fitting = wanted(morning(someDay()));
    await saveFitting(seller, reference, fitting);
    const changes = await Promise.all([
      saveFitting(seller, reference, { ...fitting, version: 1, notes: 'Ladder mee.' }),
      saveFitting(fitter, reference, { ...fitting, version: 1, day: someDay() }),
    ]);
    expect(changes.map(({ status }) => status).sort()).toEqual(['conflict', 'ok']);
    expect(await findFittings(reference)).toMatchObject([{ version: 2, sequence: 1 }]);
  });

  test('tells the customer of another time, and not of what is for the crew', async () => {
    const reference = await order();
    const fitting = wanted(morning(someDay()));
    await saveFitting(seller, reference, fitting);
    await saveFitting(seller, reference, { ...fitting, version: 1, notes: 'Ladder mee.' });
    expect(await queued(reference, 'fitting-customer')).toHaveLength(1);
    await saveFitting(seller, reference, { ...fitting, version: 2, notes: 'Ladder mee.', day: someDay() });
    const told = await queued(reference, 'fitting-customer');
    expect(told.map(({ payload }) => [payload.kind, payload.sequence])).toEqual([
      ['set', 0],
      ['moved', 2],
    ]);
    expect(await cancelFitting(seller, reference, { id: fitting.id, version: 3 })).toMatchObject({
      status: 'ok',
      fitting: { state: 'cancelled', sequence: 3 },
    });
    // A second click calls nothing off again.
    expect(await cancelFitting(seller, reference, { id: fitting.id, version: 3 })).toMatchObject({
      status: 'same',
    });
    const all = await queued(reference, 'fitting-customer');
    expect(all.map(({ payload }) => payload.won)).toEqual([true, true, true]);
  });

  test('belongs to its job: nobody changes it through another one, and no request that is lost has one', async () => {
    const [reference, other] = [await order(), await order()];
    const fitting = wanted(morning(someDay()));
    await saveFitting(seller, reference, fitting);
    expect(await saveFitting(seller, other, { ...fitting, version: 1 })).toEqual({ status: 'invalid' });
    expect(await cancelFitting(seller, other, { id: fitting.id, version: 1 })).toEqual({ status: 'unknown' });
    const editor = await someStaff(stack, 'editor');
    expect(await saveFitting(editor, reference, wanted(morning(someDay())))).toEqual({ status: 'forbidden' });
    expect(
      await saveFitting(seller, reference, wanted(morning(someDay()), { crew: [editor.viewer.id] })),
    ).toEqual({ status: 'invalid' });
    const request = await findQuoteRequest(seller, other);
    await changeQuoteRequests(seller, [
      { reference: other, version: request?.version ?? 0, status: 'contacted' },
    ]);
    expect(await saveFitting(seller, other, wanted(morning(someDay())))).toEqual({ status: 'closed' });
  });
});

test('what is to come of an order that is none any more is called off, and everybody is told', async () => {
  const reference = await order();
  const [day, gone] = [someDay(), someDay()];
  const [planned, past] = [wanted(morning(day), { crew: [fitter.viewer.id] }), wanted(morning(gone))];
  for (const fitting of [planned, past]) await saveFitting(seller, reference, fitting);
  await stack.database.from('fittings').update({ day: '2026-01-05' }).eq('id', past.id).throwOnError();
  const leave = async (status: 'won' | 'contacted') => {
    const request = await findQuoteRequest(seller, reference);
    return changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status }]);
  };
  expect(await leave('contacted')).toMatchObject([{ status: 'ok', calledOff: 1 }]);
  expect((await findFittings(reference)).map(({ id, state, sequence }) => ({ id, state, sequence }))).toEqual(
    expect.arrayContaining([
      { id: planned.id, state: 'cancelled', sequence: 1 },
      { id: past.id, state: 'planned', sequence: 0 },
    ]),
  );
  const told = [
    ...(await queued(reference, 'fitting-customer')),
    ...(await queued(reference, 'fitting-crew')),
  ].filter(({ payload }) => payload.kind === 'cancelled');
  expect(told).toMatchObject([
    // It is no order any more: nothing of it goes on.
    { payload: { id: planned.id, day, sequence: 1, won: false } },
    { recipient: fitterEmail, payload: { id: planned.id, day, sequence: 1 } },
  ]);
  // An order again, it is planned anew.
  await leave('won');
  expect(await findFitting(seller, planned.id)).toBeNull();
  expect(await leave('contacted')).toMatchObject([{ status: 'ok', calledOff: 0 }]);
  expect(await queued(reference, 'fitting-crew')).toHaveLength(2);
});

test('every mail about an order that was given up stands in its timeline, with whom it was for', async () => {
  const reference = await order();
  await saveFitting(seller, reference, wanted(morning(someDay()), { crew: [fitter.viewer.id] }));
  const proof = {
    template: 'proof-sent',
    locale: 'nl',
    recipient: 'x@bakkerij.test',
    payload: { reference },
  };
  await stack.database.from('outbox_messages').insert(proof).throwOnError();
  await stack.database
    .from('outbox_messages')
    .update({ status: 'poisoned' })
    .eq('payload->>reference', reference)
    .throwOnError();
  const events = (await findQuoteRequest(seller, reference))?.events ?? [];
  expect(
    events.flatMap((event) => (event.kind === 'mail_failed' ? [`${event.template} ${event.to}`] : [])).sort(),
  ).toEqual([
    'fitting-crew staff',
    'fitting-customer customer',
    'offer-accepted customer',
    'offer-news staff',
    'offer-sent customer',
    'proof-sent customer',
    'quote-confirmation customer',
    'quote-notification staff',
  ]);
});

describe('What stands in its way', () => {
  test('is shown before anything is saved, and overridden by name with a reason', async () => {
    const [first, second] = [await order(), await order()];
    const day = someDay();
    const who = { crew: [fitter.viewer.id], vehicle: 'lift-van' };
    await saveFitting(seller, first, wanted(morning(day), who));
    const fitting = wanted({ day, part: 'times', from: '12:00', to: '14:00' }, who);
    const shown = await saveFitting(seller, second, fitting);
    expect(shown).toMatchObject({
      status: 'clash',
      clashes: [
        { kind: 'crew', who: 'Jan Claes', reference: first },
        { kind: 'vehicle', who: 'lift-van', reference: first },
      ],
    });
    expect(await findFittings(second)).toEqual([]);
    const seen = shown.status === 'clash' ? shown.clashes.map(({ key }) => key) : [];
    const reason = 'Jan rijdt door, het is om de hoek.';
    // What was not on the screen was not accepted.
    expect(await saveFitting(seller, second, { ...fitting, reason, seen: seen.slice(1) })).toMatchObject({
      status: 'clash',
    });
    expect(await saveFitting(seller, second, { ...fitting, reason, seen })).toMatchObject({
      status: 'ok',
      fitting: { override: { reason } },
    });
    const { data } = await stack.database.from('fittings').select('override_by').eq('id', fitting.id);
    expect(data).toEqual([{ override_by: seller.viewer.id }]);
    // Another day is free again, and nothing is left to excuse.
    expect(await saveFitting(seller, second, { ...fitting, version: 1, day: someDay() })).toMatchObject({
      status: 'ok',
      fitting: { override: null },
    });
  });

  test('is a day that is over', async () => {
    const reference = await order();
    const friday = wanted(morning('2026-11-27'));
    expect(await saveFitting(seller, reference, friday)).toMatchObject({
      status: 'clash',
      clashes: [{ kind: 'past', key: 'past:2026-11-27' }],
    });
    const told = { ...friday, reason: 'Was gisteren, vergeten te noteren.', seen: ['past:2026-11-27'] };
    expect(await saveFitting(seller, reference, told)).toMatchObject({ status: 'ok' });
  });

  test('is a weekend or a public holiday too', async () => {
    const reference = await order();
    const christmas = wanted(morning('2028-12-25'));
    expect(await saveFitting(seller, reference, christmas)).toMatchObject({
      status: 'clash',
      clashes: [{ kind: 'holiday' }],
    });
    expect(await saveFitting(seller, reference, wanted(morning('2027-01-09')))).toMatchObject({
      status: 'clash',
      clashes: [{ kind: 'weekend' }],
    });
  });

  test('is never missed by two colleagues who plan at once', async () => {
    const references = [await order(), await order()];
    const day = someDay();
    const both = await Promise.all(
      references.map((reference) =>
        saveFitting(seller, reference, wanted(morning(day), { vehicle: 'lift-van' })),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['clash', 'ok']);
  });

  test('is nothing that was called off, or ends when the other begins', async () => {
    const [first, second] = [await order(), await order()];
    const day = someDay();
    const early = wanted(morning(day), { vehicle: 'car' });
    await saveFitting(seller, first, early);
    expect(
      await saveFitting(
        seller,
        second,
        wanted({ day, part: 'times', from: '12:30', to: '14:00' }, { vehicle: 'car' }),
      ),
    ).toMatchObject({ status: 'ok' });
    await cancelFitting(seller, first, { id: early.id, version: 1 });
    expect(await saveFitting(seller, second, wanted(morning(day), { vehicle: 'car' }))).toMatchObject({
      status: 'ok',
    });
  });
});

describe('The way to a fitting', () => {
  const far = 'Grote Markt 1, 8000 Brugge';

  test('is what was typed last for the place, unless somebody types another', async () => {
    const reference = await order();
    const to = (address: string | null, travel: number | null = null) =>
      wanted(morning(someDay()), { address, travel });
    const typed = to(far, 95);
    // A house may have a number like a postal code.
    const later = to('Steenstraat 1200, 8000 Brugge');
    const unknown = to('Grote Markt 1, 2000 Antwerpen');
    const workshop = to(null);
    for (const one of [typed, later, unknown, workshop]) await saveFitting(seller, reference, one);
    const travelOf = async (one: WantedFitting) =>
      (await findFittings(reference)).find(({ id }) => id === one.id)?.travel;
    expect(await travelOf(typed)).toBe(95);
    expect(await travelOf(later)).toBe(95);
    expect(await travelOf(unknown)).toBeNull();
    expect(await travelOf(workshop)).toBeNull();
    // A second click is the same all the same.
    expect(await saveFitting(seller, reference, later)).toMatchObject({ status: 'same' });
    expect(await saveFitting(seller, reference, { ...later, version: 1, travel: 0 })).toMatchObject({
      status: 'ok',
      fitting: { travel: 0 },
    });
    expect(await queued(reference, 'fitting-customer')).toHaveLength(4);
  });

  test('to the former place is not that to the next, and can be emptied', async () => {
    const reference = await order();
    const near = wanted(morning(someDay()), { address: 'Heidestraat 4, 1933 Sterrebeek', travel: 10 });
    const away = 'Zeedijk 1, 8420 De Haan';
    await saveFitting(seller, reference, near);
    const change = (version: number, more: Partial<WantedFitting>) =>
      saveFitting(seller, reference, { ...near, version, ...more });
    const elsewhereIn = (place: string) => wanted(morning(someDay()), { address: place });
    // What is left in its field was said of where it was.
    expect(await change(1, { address: away })).toMatchObject({ status: 'ok', fitting: { travel: null } });
    expect(await saveFitting(seller, reference, elsewhereIn(away))).toMatchObject({
      fitting: { travel: null },
    });
    expect(await change(2, { address: away, travel: 75 })).toMatchObject({ fitting: { travel: 75 } });
    // Another house there is the same way.
    const nextDoor = 'Leopoldlaan 3, 8420 De Haan';
    expect(await change(3, { address: nextDoor, travel: 75 })).toMatchObject({ fitting: { travel: 75 } });
    expect(await change(4, { address: nextDoor, travel: null })).toMatchObject({
      status: 'ok',
      fitting: { travel: null },
    });
    // A way that is known there takes the place of the one before.
    const known = wanted(morning(someDay()), { address: far, travel: 95 });
    await saveFitting(seller, reference, known);
    expect(await change(5, { address: away, travel: 75 })).toMatchObject({ fitting: { travel: 75 } });
    expect(await change(6, { address: far, travel: 75 })).toMatchObject({ fitting: { travel: 95 } });
  });

  test('stands between two fittings of one crew, and in nobody’s way within one place', async () => {
    const [first, second] = [await order(), await order()];
    const [day, other] = [someDay(), someDay()];
    const who = { crew: [fitter.viewer.id] };
    for (const one of [day, other])
      await saveFitting(seller, first, wanted(morning(one), { ...who, address: far, travel: 60 }));
    const at = (from: string, to: string, address: string | null, on = day) =>
      saveFitting(seller, second, wanted({ day: on, part: 'times', from, to }, { ...who, address }));
    expect(await at('13:00', '14:00', 'Korenmarkt 1, 9300 Aalst')).toMatchObject({
      status: 'clash',
      clashes: [{ kind: 'crew', who: 'Jan Claes', reference: first, from: '08:30', to: '12:30', travel: 60 }],
    });
    // Where both are at once it is no matter of the way.
    expect(await at('12:00', '14:00', null)).toMatchObject({ status: 'clash', clashes: [{ travel: null }] });
    expect(await at('13:29', '13:45', null)).toMatchObject({ status: 'clash' });
    expect(await at('06:00', '07:31', null)).toMatchObject({ status: 'clash' });
    expect(await at('06:00', '07:30', null)).toMatchObject({ status: 'ok' });
    expect(await at('13:30', '14:00', null)).toMatchObject({ status: 'ok' });
    expect(await at('12:30', '12:45', 'Burg 4, 8000 Brugge', other)).toMatchObject({ status: 'ok' });
  });

  test('is told to the crew and kept from the customer', async () => {
    const reference = await order();
    const fitting = wanted(morning(someDay()), { crew: [fitter.viewer.id], address: far, travel: 95 });
    await saveFitting(seller, reference, fitting);
    const [customer] = await queued(reference, 'fitting-customer');
    expect(customer?.payload).not.toHaveProperty('travel');
    const [crew] = await queued(reference, 'fitting-crew');
    expect(crew?.payload).toMatchObject({ travel: 95 });
    await saveFitting(seller, reference, { ...fitting, version: 1, travel: 80 });
    expect(await queued(reference, 'fitting-customer')).toHaveLength(1);
    expect(await queued(reference, 'fitting-crew')).toHaveLength(2);
  });
});

test('the calendar shows fittings and due days of orders between two days, and no others', async () => {
  const reference = await order();
  const [day, later] = [someDay(), someDay()];
  const [shown, off] = [wanted(morning(day)), wanted(morning(day))];
  for (const fitting of [shown, off, wanted(morning(later))]) await saveFitting(seller, reference, fitting);
  await cancelFitting(seller, reference, { id: off.id, version: 1 });
  const job = await findJob(seller, reference);
  await changeJob(seller, { reference, version: job?.version ?? 0, dueOn: day });
  const planned = await listFittings(seller, day, day);
  expect(planned.fittings.map(({ id }) => id)).toEqual([shown.id]);
  expect(planned.deadlines).toMatchObject([
    { reference, day, stage: 'proof', ownStage: null, blocked: false },
  ]);
  expect(await findFitting(seller, shown.id)).toMatchObject({ reference, day });
  expect(await findFitting(seller, off.id)).toBeNull();
  expect(await findFitting(seller, 'x')).toBeNull();
  // What is no order any more is nowhere to be seen.
  const request = await findQuoteRequest(seller, reference);
  await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
  expect(await listFittings(seller, day, day)).toEqual({ fittings: [], deadlines: [] });
});

describe('A customer', () => {
  const propose = async (reference: string, fields: Record<string, string>) => {
    const answer = await receiveProposal(
      new Request(`${stack.siteUrl}/api/fittings/proposals?locale=nl`, {
        method: 'POST',
        body: new URLSearchParams({ token: statusToken(reference), ...fields }),
        headers: { origin: stack.siteUrl, 'x-forwarded-for': someAddress() },
      }),
    );
    if (answer.status !== 303) return answer.status;
    return new URL(answer.headers.get('location') ?? '', stack.siteUrl).searchParams.get('fitting');
  };
  const freeKeys = async () => (await listFreeHalfDays(brusselsDay(new Date()))).map(halfDayKey);

  test('proposes two half-days, once, and staff plan the fitting at one of them', async () => {
    const reference = await order();
    const [first = '', second = '', third = ''] = (await freeKeys()).slice(-9);
    const answers = await Promise.all([
      propose(reference, { first, second, words: 'Graag vroeg.' }),
      propose(reference, { first, second, words: 'Graag vroeg.' }),
    ]);
    expect(answers).toContain('proposed');
    expect(await propose(reference, { first, second: third })).toBe('open');
    expect(await queued(reference, 'fitting-news')).toHaveLength(1);
    const proposal = await findProposal(reference);
    expect(proposal).toMatchObject({ state: 'open', words: 'Graag vroeg.' });
    const slot = proposal?.slots[0] ?? { day: '', part: 'morning' as const };
    const fitting = wanted({ ...slot, ...halfDays[slot.part] });
    const answered = { reference, proposal: proposal?.id ?? '' };
    expect(await acceptProposal(seller, answered, fitting)).toMatchObject({
      status: 'ok',
      fitting: { day: slot.day, part: slot.part },
    });
    // A colleague who comes late, or a second click.
    expect(await acceptProposal(fitter, answered, wanted(morning(someDay())))).toEqual({ status: 'unknown' });
    expect(await findProposal(reference)).toMatchObject({ state: 'accepted' });
    expect(await queued(reference, 'fitting-customer')).toHaveLength(1);
    const file = await answerFittingFile(
      new Request(stack.siteUrl + fittingFilePath(statusToken(reference), fitting.id, 'nl')),
    );
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(await file.text()).toContain(`fitting-${fitting.id}`);
    const other = await order();
    const foreign = await answerFittingFile(
      new Request(stack.siteUrl + fittingFilePath(statusToken(other), fitting.id, 'nl')),
    );
    expect(foreign.status).toBe(404);
  });

  test('whose half-days are not possible is told so, and can propose others', async () => {
    const reference = await order();
    const [first = '', second = '', third = ''] = (await freeKeys()).slice(-9);
    await propose(reference, { first, second });
    const proposal = (await findProposal(reference))?.id ?? '';
    const answer = 'Die week staan we in Luik.';
    expect(await declineProposal(seller, { reference, proposal, answer })).toBe('declined');
    expect(await declineProposal(seller, { reference, proposal, answer })).toBe('unknown');
    expect(await queued(reference, 'fitting-declined')).toMatchObject([{ payload: { words: answer } }]);
    expect(await propose(reference, { first, second: third })).toBe('proposed');
  });

  /** Staff press "Accept", or another button, under the first half-day that a customer proposed. */
  async function answer(reference: string, entries: Record<string, string>) {
    const proposal = await findProposal(reference);
    const form = new FormData();
    const slot = proposal ? halfDayKey(proposal.slots[0]) : '';
    const standing = { id: randomUUID(), version: '0', proposal: proposal?.id ?? '', slot, intent: 'accept' };
    for (const [name, value] of Object.entries({ ...standing, ...entries })) form.set(name, value);
    return { slot, result: await actions.answerProposalForm('nl', reference, null, form) };
  }

  const signIn = async () =>
    expect(await signInElsewhere(stack, accounts, fitterEmail)).toHaveProperty('target');

  test('is met where staff say when they accept, and nobody is invited to what is no address', async () => {
    await signIn();
    const reference = await order();
    const [first = '', second = ''] = (await freeKeys()).slice(-6);
    await propose(reference, { first, second });
    const { slot, result } = await answer(reference, { address: 'x', answer: 'Tot dan.' });
    expect(result).toMatchObject({
      status: 'invalid',
      fields: { address: ['addressShort'] },
      values: { address: 'x', slot, answer: 'Tot dan.' },
    });
    expect((await answer(reference, {})).result).toMatchObject({ status: 'refused', reason: 'invalid' });
    expect(await queued(reference, 'fitting-customer')).toEqual([]);
    const site = 'Havenlaan 86, 1000 Brussel';
    expect((await answer(reference, { address: site })).result).toMatchObject({ status: 'ok' });
    expect(await queued(reference, 'fitting-customer')).toMatchObject([{ payload: { address: site } }]);
    // One that moves stays where it is.
    const [planned] = await findFittings(reference);
    await propose(reference, { first, second });
    const moved = { id: planned?.id ?? '', version: String(planned?.version), address: 'Elders 1' };
    const [, other = ''] = (await findProposal(reference))?.slots.map(halfDayKey) ?? [];
    expect((await answer(reference, { ...moved, slot: other })).result).toMatchObject({ status: 'ok' });
    expect(await findFittings(reference)).toMatchObject([{ id: planned?.id, address: site }]);
  });

  test('is met in the workshop where the address is left empty', async () => {
    await signIn();
    const reference = await order();
    const [first = '', second = ''] = (await freeKeys()).slice(-4);
    await propose(reference, { first, second });
    expect((await answer(reference, { address: ' ' })).result).toMatchObject({ status: 'ok' });
    expect(await findFittings(reference)).toMatchObject([{ address: null }]);
  });

  test('cannot have a half-day at which every crew is elsewhere, nor one of a page without the link', async () => {
    const reference = await order();
    const [first = '', second = ''] = (await freeKeys()).slice(-2);
    const [day = '', part = 'morning'] = first.split(':');
    const time = { day, part: 'times' as const, ...halfDays[part as 'morning' | 'afternoon'] };
    for (const _ of [1, 2]) await saveFitting(seller, await order(), wanted(time));
    expect(await freeKeys()).not.toContain(first);
    expect(await propose(reference, { first, second })).toBe('taken');
    expect(await propose(reference, { token: 'x', first, second })).toBe(403);
    const email = 'voorstel@bakkerij.test';
    const mine = await order(email);
    const [a = '', b = ''] = await freeKeys();
    await propose(mine, { first: a, second: b });
    const { fittingProposals } = (await stack.database.rpc('export_person', { address: email, accounts: [] }))
      .data;
    expect(fittingProposals).toMatchObject([{ reference: mine, state: 'open' }]);
  });
});

test('the invitation travels with the mail as a calendar that programs read', async () => {
  const email = 'afspraak@bakkerij.test';
  const reference = await order(email);
  const day = someDay();
  const fitting = wanted(morning(day));
  // Mails leave in their order: those of the other tests here are not waited for.
  await stack.database
    .from('outbox_messages')
    .delete()
    .or(`recipient.is.null,recipient.neq.${email}`)
    .throwOnError();
  await saveFitting(seller, reference, fitting);
  await startOutbox();
  const mail = await eventually(async () => {
    const found = (await stack.listMails()).find(
      ({ to, subject }) => to[0]?.address === email && subject.includes('Afspraak'),
    );
    if (!found) throw new Error('No invitation has come');
    return found;
  });
  const source = await (await fetch(`${stack.mailboxUrl}/api/email/${mail.id}/source`)).text();
  expect(source).toMatch(/Content-Type: text\/calendar;[\s\S]*?method=REQUEST/i);
  const coded = /Content-Type: text\/calendar[\s\S]*?base64\r?\n\r?\n([\w+/=\r\n]+)/i.exec(source)?.[1] ?? '';
  const text = Buffer.from(coded, 'base64').toString();
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('uid')).toContain(fitting.id);
  expect(String(event?.getFirstPropertyValue('dtstart'))).toMatch(new RegExp(`^${day}T0[67]:30:00Z$`));
});

test('a colleague subscribes to their own fittings, at an address that can be revoked', async () => {
  const reference = await order();
  const mine = wanted(morning(someDay()), {
    crew: [fitter.viewer.id],
    notes: 'Ladder mee, sleutel bij de buren.',
  });
  await saveFitting(seller, reference, mine);
  await saveFitting(seller, reference, wanted(morning(someDay()), { crew: [seller.viewer.id] }));
  const read = (url: string) =>
    answerFeed(
      new Request(url, { headers: { 'x-forwarded-for': someAddress() } }),
      new URL(url).pathname.split('/').at(-1) ?? '',
    );
  expect(await findFeedUrl(fitter)).toBeNull();
  expect(await changeFeed(fitter, true)).toBe('ok');
  const url = (await findFeedUrl(fitter)) ?? '';
  const answer = await read(url);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ uid }) => uid).filter((uid) => uid.includes(mine.id))).toHaveLength(1);
  expect(events.every(({ description }) => !description.includes('undefined'))).toBe(true);
  expect(events.find(({ uid }) => uid.includes(mine.id))?.description).toContain('sleutel bij de buren');
  // Nobody guesses it, and what was revoked is worth nothing.
  expect((await read(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
  await changeFeed(fitter, true);
  expect((await read(url)).status).toBe(404);
  const next = (await findFeedUrl(fitter)) ?? '';
  expect((await read(next)).status).toBe(200);
  const editor = await someStaff(stack, 'editor');
  expect(await changeFeed(editor, true)).toBe('forbidden');
  await changeFeed(fitter, false);
  expect((await read(next)).status).toBe(404);
});

test('the feed of a colleague who leaves is gone', async () => {
  const leaver = await someStaff(stack, 'sales');
  await changeFeed(leaver, true);
  await dismiss(stack, leaver);
  expect(await findFeedUrl(leaver)).toBeNull();
});

describe('What is known of a person', () => {
  test('holds their appointments, which go with what was no order, and stay with one', async () => {
    const email = 'weg@bakkerij.test';
    const reference = await order(email);
    await saveFitting(seller, reference, wanted(morning(someDay())));
    const person = { address: email, accounts: [] };
    const { fittings } = (await stack.database.rpc('export_person', person)).data;
    expect(fittings).toMatchObject([{ reference, address: 'Marktplein 1, 9000 Gent' }]);
    await stack.database.rpc('erase_person', person).throwOnError();
    expect(await findFittings(reference)).toHaveLength(1);
    const request = await findQuoteRequest(seller, reference);
    await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
    await stack.database.rpc('erase_person', person).throwOnError();
    expect(await findFittings(reference)).toEqual([]);
  });

  test('of a colleague who leaves, goes from what is still to come', async () => {
    const leaver = await someStaff(stack, 'sales');
    const reference = await order();
    await saveFitting(seller, reference, wanted(morning(someDay()), { crew: [leaver.viewer.id] }));
    await dismiss(stack, leaver);
    expect(await findFittings(reference)).toMatchObject([{ crew: [], version: 2 }]);
  });
});
