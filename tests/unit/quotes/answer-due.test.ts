import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { isOpen } from '@/lib/company/opening-hours';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { answerDueAt } from '@/lib/quotes/answer-due';

const never = () => false;

function brussels(local: string): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Brussels').epochMilliseconds);
}

function localTime(date: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO('Europe/Brussels')
    .toPlainDateTime()
    .toString();
}

function due(local: string): string {
  return localTime(answerDueAt(brussels(local), isPublicHoliday));
}

describe('the answer to a quote request is due', () => {
  test.each([
    ['one working day later at the same time', '2026-11-23T15:05', '2026-11-24T15:05:00'],
    ['to the second', '2026-11-23T15:05:37', '2026-11-24T15:05:37'],
    ['at opening for a request at 8:59', '2026-11-23T08:59', '2026-11-24T09:00:00'],
    ['at opening for a request at 9:00', '2026-11-23T09:00', '2026-11-24T09:00:00'],
    ['at closing for a request at 17:30', '2026-11-23T17:30', '2026-11-24T17:30:00'],
    ['at the opening after, one second past closing', '2026-11-23T17:30:01', '2026-11-25T09:00:00'],
    ['at the opening after, for a request at 23:59', '2026-11-23T23:59', '2026-11-25T09:00:00'],
    ['at opening for a request at midnight', '2026-11-24T00:00', '2026-11-25T09:00:00'],
    ['on Monday for a request on Friday', '2026-11-27T11:20', '2026-11-30T11:20:00'],
    ['on Tuesday for a request on Friday evening', '2026-11-27T18:00', '2026-12-01T09:00:00'],
    ['on Tuesday at opening for a request on Saturday', '2026-11-28T13:00', '2026-12-01T09:00:00'],
    ['on Tuesday at opening for a request on Sunday night', '2026-11-29T23:59', '2026-12-01T09:00:00'],
  ])('%s', (_name, submitted, expected) => {
    expect(due(submitted)).toBe(expected);
  });

  test.each([
    ['a month', '2026-06-30T10:00', '2026-07-01T10:00:00'],
    ['a month that ends on a Friday', '2026-07-31T16:00', '2026-08-03T16:00:00'],
    ['February of a leap year', '2028-02-28T10:00', '2028-02-29T10:00:00'],
    ['a leap day', '2028-02-29T10:00', '2028-03-01T10:00:00'],
    ['a short February', '2027-02-26T10:00', '2027-03-01T10:00:00'],
    ['a year', '2026-12-31T10:00', '2027-01-04T10:00:00'],
  ])('over the end of %s', (_name, submitted, expected) => {
    expect(due(submitted)).toBe(expected);
  });

  test.each([
    ['Friday before summer time', '2026-03-27T15:00', '2026-03-30T15:00:00'],
    ['Sunday in the hour that does not exist', '2026-03-29T02:30', '2026-03-31T09:00:00'],
    ['Friday before winter time', '2026-10-23T15:00', '2026-10-26T15:00:00'],
    ['Sunday in the hour that comes twice', '2026-10-25T02:30', '2026-10-27T09:00:00'],
  ])('at the same local time from %s', (_name, submitted, expected) => {
    expect(due(submitted)).toBe(expected);
  });

  test('71 hours later over the weekend of summer time, 73 over that of winter time', () => {
    const hours = (local: string) =>
      (answerDueAt(brussels(local), never).getTime() - brussels(local).getTime()) / 3_600_000;
    expect(hours('2026-03-27T15:00')).toBe(71);
    expect(hours('2026-10-23T15:00')).toBe(73);
  });

  test.each([
    ['New Year, a Thursday in 2026', '2025-12-31T14:00', '2026-01-02T14:00:00'],
    ['New Year itself', '2026-01-01T14:00', '2026-01-05T09:00:00'],
    ['Easter', '2026-04-03T10:00', '2026-04-07T10:00:00'],
    ['Easter, from Friday evening', '2026-04-03T20:00', '2026-04-08T09:00:00'],
    ['Easter, from Easter Monday', '2026-04-06T10:00', '2026-04-08T09:00:00'],
    ['1 May, a Friday in 2026', '2026-04-30T16:00', '2026-05-04T16:00:00'],
    ['1 May, from that day', '2026-05-01T12:00', '2026-05-05T09:00:00'],
    ['Ascension, whose bridge is a working day', '2026-05-13T12:00', '2026-05-15T12:00:00'],
    ['Ascension, from that day', '2026-05-14T12:00', '2026-05-18T09:00:00'],
    ['Whitsun', '2026-05-22T12:00', '2026-05-26T12:00:00'],
    ['Christmas, a Friday in 2026', '2026-12-24T12:00', '2026-12-28T12:00:00'],
    ['Christmas, from the evening before', '2026-12-24T18:00', '2026-12-29T09:00:00'],
  ])('past %s', (_name, submitted, expected) => {
    expect(due(submitted)).toBe(expected);
  });

  test('is refused when no day is ever worked', () => {
    expect(() => answerDueAt(brussels('2026-11-23T10:00'), () => true)).toThrow('No working day');
  });

  const anyMoment = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2044-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  test('while the agency is open, later than the request, within a week', () => {
    fc.assert(
      fc.property(anyMoment, (submittedAt) => {
        const answer = answerDueAt(submittedAt, isPublicHoliday);
        expect(isOpen(answer, isPublicHoliday)).toBe(true);
        const days = (answer.getTime() - submittedAt.getTime()) / 86_400_000;
        // Less than a day only when the request came before opening or in the night of summer time.
        expect(days).toBeGreaterThan(0.9);
        expect(days).toBeLessThan(6);
      }),
      { numRuns: 500 },
    );
  });

  test('never earlier for a later request', () => {
    const nearby = fc.integer({ min: 0, max: 5 * 86_400_000 });
    fc.assert(
      fc.property(anyMoment, nearby, (first, later) => {
        const second = new Date(first.getTime() + later);
        expect(answerDueAt(second, isPublicHoliday).getTime()).toBeGreaterThanOrEqual(
          answerDueAt(first, isPublicHoliday).getTime(),
        );
      }),
      { numRuns: 500 },
    );
  });
});
