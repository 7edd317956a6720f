import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isWithin,
  readCalendarSpan,
  spanBeside,
  spanQuery,
  weekNumber,
  weeksOf,
} from '@/lib/fittings/calendar-span';
import { fittingsFor, plannedForQuery, readPlannedFor } from '@/lib/fittings/planned';

const today = '2026-11-24';

test('without a word the calendar shows this week, from Monday to Sunday', () => {
  const span = readCalendarSpan({}, today);
  expect(span).toEqual({ view: 'week', day: today });
  expect(weeksOf(span)).toEqual([
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  expect(spanQuery(span, today)).toEqual({});
});

test('a month shows its whole weeks, those of its neighbours too', () => {
  const weeks = weeksOf({ view: 'month', day: '2027-03-31' });
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2027-03-01');
  expect(weeks.at(-1)?.at(-1)).toBe('2027-04-04');
  expect(isWithin({ view: 'month', day: '2027-03-31' }, '2027-04-01')).toBe(false);
});

test.each([['2026-02-30'], ['1999-01-01'], ['2100-01-01'], ['x'], [['2026-12-01']]])(
  'a day that is none is today: %s',
  (day) => {
    expect(readCalendarSpan({ day, view: 'year' }, today)).toEqual({ view: 'week', day: today });
  },
);

test('there and back is where one was, over years and changes of the clock', () => {
  const days = fc.date({ min: new Date('2020-02-01'), max: new Date('2099-10-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('week' as const, 'month' as const), (date, view) => {
      const span = { view, day: date.toISOString().slice(0, 10) };
      expect(weeksOf(spanBeside(spanBeside(span, 1), -1))).toEqual(weeksOf(span));
      expect(weeksOf(span).flat()).toContain(span.day);
      expect(readCalendarSpan(spanQuery(span, today), today)).toEqual(span);
    }),
  );
});

test('from the last day of January on lies February', () => {
  expect(spanBeside({ view: 'month', day: '2027-01-31' }, 1).day).toBe('2027-02-01');
});

test('weeks have the numbers of Belgium', () => {
  expect([weekNumber('2026-12-31'), weekNumber('2027-01-03'), weekNumber('2027-01-04')]).toEqual([53, 53, 1]);
});

test('a calendar is of a colleague or a vehicle, and of nothing else', () => {
  const id = '7c0f4b9e-1c1d-4a5b-8f0e-2b9d6a7c8e9f';
  const wanted = readPlannedFor(`crew:${id}`);
  expect(plannedForQuery(wanted)).toEqual({ for: `crew:${id}` });
  expect(readPlannedFor('crew:<script>')).toBeNull();
  expect(plannedForQuery(readPlannedFor(undefined))).toEqual({});
  const fittings = [
    { crew: [{ id, name: 'Jan' }], vehicle: null },
    { crew: [], vehicle: 'van' },
  ] as unknown as Parameters<typeof fittingsFor>[0];
  expect(fittingsFor(fittings, wanted)).toEqual([fittings[0]]);
  expect(fittingsFor(fittings, readPlannedFor('vehicle:van'))).toEqual([fittings[1]]);
  expect(fittingsFor(fittings, null)).toHaveLength(2);
});
