import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { closedBy, departure, hoursOf, momentsOf, overlaps, readTime } from '@/lib/fittings/fitting-time';

const hours = (day: string, from: string, to: string) => {
  const { start, end } = momentsOf({ day, from, to });
  return [start.toISOString(), end.toISOString()];
};

test('half past eight is half past eight by the clock of Brussels, in winter, in summer and when the clock changes', () => {
  expect(hours('2026-12-22', '08:30', '12:30')).toEqual([
    '2026-12-22T07:30:00.000Z',
    '2026-12-22T11:30:00.000Z',
  ]);
  expect(hours('2026-07-22', '08:30', '12:30')).toEqual([
    '2026-07-22T06:30:00.000Z',
    '2026-07-22T10:30:00.000Z',
  ]);
  // The Sundays on which it changes, and the days before.
  expect(hours('2026-03-28', '08:30', '17:00')[0]).toBe('2026-03-28T07:30:00.000Z');
  expect(hours('2026-03-29', '08:30', '17:00')[0]).toBe('2026-03-29T06:30:00.000Z');
  expect(hours('2026-10-24', '08:30', '17:00')[0]).toBe('2026-10-24T06:30:00.000Z');
  expect(hours('2026-10-25', '08:30', '17:00')[0]).toBe('2026-10-25T07:30:00.000Z');
});

test('a night over the change of the clock is as long as it is', () => {
  expect(hours('2026-03-29', '01:00', '05:00')).toEqual([
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T03:00:00.000Z',
  ]);
  expect(hours('2026-10-25', '01:00', '05:00')).toEqual([
    '2026-10-24T23:00:00.000Z',
    '2026-10-25T04:00:00.000Z',
  ]);
  // Half past two does not exist that night.
  expect(hours('2026-03-29', '02:30', '04:00')[0]).toBe('2026-03-29T01:30:00.000Z');
});

test('no fitting ends before it begins, on any day of any year', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const clock = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  const days = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2099-12-30'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, minutes, minutes, (date, one, other) => {
      const day = date.toISOString().slice(0, 10);
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const { start, end } = momentsOf({ day, from: clock(from), to: clock(to) });
      expect(end.getTime()).toBeGreaterThanOrEqual(start.getTime());
    }),
  );
});

test('a part of a day has its hours, and set hours are those that were typed', () => {
  const typed = { from: '06:00', to: '07:15' };
  expect(hoursOf('morning', typed)).toEqual({ from: '08:30', to: '12:30' });
  expect(hoursOf('day', typed)).toEqual({ from: '08:30', to: '17:00' });
  expect(hoursOf('times', typed)).toEqual(typed);
});

test.each([
  ['08:30', 40, '07:50'],
  ['08:30', 30, '08:00'],
  ['08:30', 0, '08:30'],
  // Not the day before.
  ['08:30', 600, '00:00'],
])('for %s, a crew that is on the way for %i minutes leaves at %s', (from, minutes, at) => {
  expect(departure(from, minutes)).toBe(at);
});

test('what follows on another fitting does not clash with it', () => {
  const morning = { day: '2026-12-22', from: '08:30', to: '12:30' };
  expect(overlaps(morning, { ...morning, from: '12:30', to: '17:00' })).toBe(false);
  expect(overlaps(morning, { ...morning, from: '12:29', to: '17:00' })).toBe(true);
  expect(overlaps(morning, { ...morning, day: '2026-12-23' })).toBe(false);
});

test.each([
  ['2026-12-22', null],
  ['2026-12-25', 'holiday'],
  ['2026-12-26', 'weekend'],
  // Easter Monday, Ascension.
  ['2027-03-29', 'holiday'],
  ['2027-05-06', 'holiday'],
])('%s is %s', (day, reason) => {
  expect(closedBy(day, isPublicHoliday)).toBe(reason);
});

test.each([
  ['08:30', '08:30'],
  ['08:30:00', '08:30'],
  ['8:30', null],
  ['24:00', null],
  ['08:60', null],
  ['', null],
])('"%s" is the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
