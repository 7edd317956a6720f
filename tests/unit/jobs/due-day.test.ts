import { describe, expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { daysSince, jobDueOf, promisedDay, readDay } from '@/lib/jobs/due-day';

const never = () => false;
// A Friday evening in Brussels.
const friday = new Date('2026-12-18T17:30:00Z');

describe('The day a job is promised for', () => {
  test('counts working days: from a Friday before Christmas, five are the next but one Monday', () => {
    expect(promisedDay(friday, { max: 5 }, isPublicHoliday)).toBe('2026-12-28');
    expect(promisedDay(friday, { max: 5 }, never)).toBe('2026-12-25');
  });

  test('begins with the day in Brussels, not in London', () => {
    // Half past midnight on Tuesday there.
    expect(promisedDay(new Date('2026-11-23T23:30:00Z'), { max: 1 }, never)).toBe('2026-11-25');
  });

  test('is none where delivery has to be agreed', () => {
    expect(promisedDay(friday, null, never)).toBeNull();
  });
});

describe('A job', () => {
  const now = new Date('2026-11-24T09:00:00Z');
  test.each([
    ['2026-11-23', 'late', 1],
    // Over a weekend one working day has passed.
    ['2026-11-20', 'late', 2],
    ['2026-11-24', 'today', 0],
    ['2026-11-26', 'soon', 2],
    ['2026-11-27', 'ahead', 3],
    ['2026-12-01', 'ahead', 5],
    ['2027-06-01', 'ahead', null],
    ['2025-01-06', 'late', null],
  ])('due on %s is %s', (dueOn, kind, workingDays) => {
    expect(jobDueOf(dueOn, now, never)).toEqual({ kind, workingDays });
  });

  test('is due soon when only a holiday lies between', () => {
    const before = new Date('2026-12-24T09:00:00Z');
    expect(jobDueOf('2026-12-29', before, isPublicHoliday)).toEqual({ kind: 'soon', workingDays: 2 });
  });

  test('is as many days old as the calendar says, over the change of the clocks too', () => {
    expect(daysSince(new Date('2026-10-24T22:30:00Z'), new Date('2026-10-26T00:00:00Z'))).toBe(1);
    expect(daysSince(now, now)).toBe(0);
    expect(daysSince(new Date('2026-11-25T09:00:00Z'), now)).toBe(0);
  });
});

test.each([
  ['2026-12-22', '2026-12-22'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['1926-12-22', null],
  ['22/12/2026', null],
  ['', null],
])('%o is read as the day %o', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});
