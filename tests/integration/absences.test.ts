import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { halfDays } from '@/lib/fittings/fitting-means';
import type { HalfDay } from '@/lib/fittings/half-days';
import { halfDayKey } from '@/lib/fittings/half-days';
import type { WantedFitting } from '@/lib/fittings/read-fitting';
import { addAbsence, findTeam, purgeAbsences, removeAbsence } from '@/lib/fittings/server/absence-store';
import { saveFitting } from '@/lib/fittings/server/fitting-store';
import { listFreeHalfDays, recordProposal } from '@/lib/fittings/server/proposal-store';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { addWorkingDays } from '@/lib/quotes/working-time';
import type { Staff } from '@/lib/staff/staff';
import { someAccepted } from './support/offers';
import { dismiss, someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;
let jan: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
  const { data, error } = await stack.database.auth.admin.createUser({
    email: 'jan.plaatser@opaak.test',
    password: 'vrachtwagen bédrukken 42',
    email_confirm: true,
    user_metadata: { first_name: 'Jan', last_name: 'Claes' },
  });
  if (error) throw error;
  await stack.database.from('staff_members').insert({ user_id: data.user.id, role: 'sales' }).throwOnError();
  jan = { viewer: { id: data.user.id }, role: 'sales' } as Staff;
});

afterAll(() => stack?.stop());
afterEach(async () => {
  await stack.database.from('staff_absences').delete().not('id', 'is', null).throwOnError();
});

const today = brusselsDay(new Date());
// Beyond what customers can propose.
let lastDay = addWorkingDays(today, 40, isPublicHoliday);

/** A working day of its own, so that tests do not clash with each other. */
function someDay(): string {
  lastDay = addWorkingDays(lastDay, 1, isPublicHoliday);
  return lastDay;
}

const half = (day: string, part: HalfDay['part']): HalfDay => ({ day, part });
const wholeDay = (day: string) => ({ from: half(day, 'morning'), to: half(day, 'afternoon') });
const away = (who: Staff, span: { from: HalfDay; to: HalfDay }) =>
  addAbsence(seller, { who: who.viewer.id, ...span });
/** Who can go to fittings: those of these tests, and whoever came with the database. */
async function everybody(): Promise<Staff[]> {
  const { data } = await stack.database
    .from('staff_members')
    .select('user_id')
    .in('role', ['admin', 'sales'])
    .throwOnError();
  return data.map(({ user_id }) => ({ viewer: { id: user_id }, role: 'sales' }) as Staff);
}

const order = async () => (await someAccepted(stack, seller, {})).reference;
const absencesOn = async (day: string) => (await findTeam(day, day)).absences;

function wanted(day: string, part: HalfDay['part'], more: Partial<WantedFitting> = {}): WantedFitting {
  return {
    id: randomUUID(),
    version: 0,
    day,
    part,
    ...halfDays[part],
    crew: [jan.viewer.id],
    vehicle: null,
    address: null,
    travel: null,
    outdoor: false,
    weather: null,
    notes: null,
    reason: null,
    seen: [],
    ...more,
  };
}

describe('An absence', () => {
  test('is noted once, whatever is clicked twice, without a reason, and taken back', async () => {
    const day = someDay();
    const span = { from: half(day, 'afternoon'), to: half(someDay(), 'morning') };
    expect(await Promise.all([away(jan, span), away(jan, span)])).toEqual(['ok', 'ok']);
    const [absence, ...others] = await absencesOn(day);
    expect(others).toEqual([]);
    expect(absence).toEqual({
      id: expect.any(String),
      who: { id: jan.viewer.id, name: 'Jan Claes' },
      ...span,
      planned: [],
    });
    expect(await findTeam(someDay(), someDay())).toEqual({
      colleagues: (await everybody()).length,
      absences: [],
    });
    const id = absence?.id ?? '';
    expect(await removeAbsence(seller, id)).toBe('removed');
    expect(await removeAbsence(seller, id)).toBe('removed');
    expect(await removeAbsence(seller, 'x')).toBe('invalid');
    expect(await absencesOn(day)).toEqual([]);
  });

  test('is noted by those who plan fittings, about those who go to them', async () => {
    const day = someDay();
    const editor = await someStaff(stack, 'editor');
    const noted = { who: jan.viewer.id, ...wholeDay(day) };
    expect(await addAbsence(editor, noted)).toBe('forbidden');
    expect(await away(editor, wholeDay(day))).toBe('unknown');
    await away(jan, wholeDay(day));
    const [absence] = await absencesOn(day);
    expect(await removeAbsence(editor, absence?.id ?? '')).toBe('forbidden');
    // What no form sends.
    expect(await away(jan, { from: half(day, 'afternoon'), to: half(day, 'morning') })).toBe('invalid');
    expect(await away(jan, { from: half('2027-01-04', 'morning'), to: half('2028-02-01', 'morning') })).toBe(
      'invalid',
    );
    expect(await absencesOn(day)).toHaveLength(1);
  });

  test('is in the log without whose it is and when', async () => {
    const day = someDay();
    await away(jan, wholeDay(day));
    const { data } = await stack.database
      .from('audit_log')
      .select('*')
      .eq('entity', 'staff_absences')
      .throwOnError();
    expect(data?.at(-1)).toMatchObject({ action: 'insert', actor_id: seller.viewer.id });
    expect(JSON.stringify(data)).not.toContain(day);
    expect(JSON.stringify(data)).not.toContain(jan.viewer.id);
  });
});

describe('A fitting', () => {
  test('clashes with who is away, before it is saved, and is planned all the same with a reason', async () => {
    const [reference, day] = [await order(), someDay()];
    await away(jan, { from: half(day, 'afternoon'), to: half(day, 'afternoon') });
    expect(await saveFitting(seller, reference, wanted(day, 'morning'))).toMatchObject({ status: 'ok' });
    const fitting = wanted(day, 'afternoon');
    const shown = await saveFitting(seller, reference, fitting);
    expect(shown).toMatchObject({
      status: 'clash',
      clashes: [{ kind: 'away', who: 'Jan Claes', from: day, to: day }],
    });
    const seen = shown.status === 'clash' ? shown.clashes.map(({ key }) => key) : [];
    const reason = 'Jan komt er speciaal voor terug.';
    expect(await saveFitting(seller, reference, { ...fitting, reason })).toMatchObject({ status: 'clash' });
    expect(await saveFitting(seller, reference, { ...fitting, reason, seen })).toMatchObject({
      status: 'ok',
      fitting: { override: { reason } },
    });
    // Somebody else is there.
    expect(
      await saveFitting(seller, reference, wanted(day, 'afternoon', { crew: [seller.viewer.id] })),
    ).toMatchObject({ status: 'ok' });
  });

  test('that is planned already is said beside the absence, as long as it stands', async () => {
    const [reference, day] = [await order(), someDay()];
    const fitting = wanted(day, 'morning');
    await saveFitting(seller, reference, fitting);
    await away(jan, { from: half(day, 'afternoon'), to: half(day, 'afternoon') });
    await away(jan, wholeDay(day));
    const planned = async () => (await absencesOn(day)).map((one) => [one.from.part, one.planned]);
    expect(await planned()).toEqual([
      ['morning', [{ reference, day }]],
      ['afternoon', []],
    ]);
    await saveFitting(seller, reference, { ...fitting, version: 1, crew: [seller.viewer.id] });
    expect(await planned()).toEqual([
      ['morning', []],
      ['afternoon', []],
    ]);
  });
});

describe('A customer', () => {
  const freeKeys = async () => (await listFreeHalfDays(today)).map(halfDayKey);
  const propose = (reference: string, slots: HalfDay[]) =>
    recordProposal({ reference, slots, words: null, limits: [] });

  test('is offered no half-day at which nobody is left, and cannot take one from a page left open', async () => {
    const [first, second] = (await listFreeHalfDays(today)).slice(-2);
    if (!first || !second) throw new Error('Nothing is free');
    const [last, ...others] = await everybody();
    for (const one of others) await away(one, { from: first, to: first });
    // One is left, and nobody else is planned.
    expect(await freeKeys()).toContain(halfDayKey(first));
    await away(last as Staff, { from: first, to: first });
    const free = await freeKeys();
    expect(free).not.toContain(halfDayKey(first));
    expect(free).toContain(halfDayKey(second));
    const reference = await order();
    expect(await propose(reference, [first, second])).toBe('taken');
    const [absence] = await absencesOn(first.day);
    await removeAbsence(seller, absence?.id ?? '');
    expect(await propose(reference, [first, second])).toBe('proposed');
  });

  test('is offered none at which the only one who is there is at a fitting', async () => {
    const [first] = (await listFreeHalfDays(today)).slice(-5);
    if (!first) throw new Error('Nothing is free');
    await saveFitting(seller, await order(), wanted(first.day, first.part));
    expect(await freeKeys()).toContain(halfDayKey(first));
    for (const one of await everybody())
      if (one.viewer.id !== jan.viewer.id) await away(one, wholeDay(first.day));
    expect(await freeKeys()).not.toContain(halfDayKey(first));
  });
});

describe('What is known of when a person was away', () => {
  test('is exported and erased with the account', async () => {
    const leaver = await someStaff(stack, 'sales');
    const day = someDay();
    await away(leaver, wholeDay(day));
    const person = { address: 'weg@opaak.test', accounts: [leaver.viewer.id] };
    const { absences } = (await stack.database.rpc('export_person', person).throwOnError()).data;
    expect(absences).toMatchObject([{ fromDay: day, fromPart: 'morning', toDay: day, toPart: 'afternoon' }]);
    await addAbsence(leaver, { who: jan.viewer.id, ...wholeDay(day) });
    await stack.database.rpc('erase_person', person).throwOnError();
    expect(await absencesOn(day)).toMatchObject([{ who: { id: jan.viewer.id } }]);
    expect(await stack.count('staff_absences', { created_by: leaver.viewer.id })).toBe(0);
  });

  test('goes when they leave the team, and with the year', async () => {
    const leaver = await someStaff(stack, 'sales');
    const day = someDay();
    await away(leaver, wholeDay(day));
    await dismiss(stack, leaver);
    expect(await stack.count('staff_absences', { user_id: leaver.viewer.id })).toBe(0);
    await away(jan, { from: half('2025-11-03', 'morning'), to: half('2025-11-20', 'morning') });
    await away(jan, { from: half('2025-11-03', 'morning'), to: half('2025-11-24', 'morning') });
    expect(await purgeAbsences(new Date('2026-11-24T10:00:00Z'))).toBe(1);
    expect(await findTeam('2025-11-01', '2025-11-30')).toMatchObject({
      absences: [{ to: { day: '2025-11-24' } }],
    });
  });
});
