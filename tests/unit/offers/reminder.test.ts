import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { reminderDue } from '@/lib/offers/reminder';

// A Monday, at eleven in Brussels.
const sentAt = new Date('2026-11-16T10:00:00Z');
const at = (day: string) => new Date(`${day}T08:00:00Z`);
const due = (now: string, writtenAt: string | null = null, validUntil = '2026-12-31') =>
  reminderDue(
    { sentAt, validUntil, writtenAt: writtenAt === null ? null : at(writtenAt) },
    at(now),
    isPublicHoliday,
  );

test.each<[string, string | null, 1 | 2 | null]>([
  ['2026-11-18', null, null],
  ['2026-11-19', null, 1],
  ['2026-11-27', null, 1],
  ['2026-11-30', null, 2],
  ['2026-11-20', '2026-11-19', null],
  ['2026-11-20', '2026-11-17', 1],
  ['2026-11-30', '2026-11-19', 2],
  ['2026-12-10', '2026-11-30', null],
])('on %s, when the last word was on %s, reminder %s is due', (now, written, expected) => {
  expect(due(now, written)).toBe(expected);
});

test('days on which nobody works do not count, and nobody is reminded of what is over', () => {
  expect(due('2026-11-21')).toBe(1);
  const beforeChristmas = new Date('2026-12-23T10:00:00Z');
  const offer = { sentAt: beforeChristmas, validUntil: '2027-01-22', writtenAt: null };
  // Thursday, Monday, Tuesday: the 25th is Christmas.
  expect(reminderDue(offer, at('2026-12-28'), isPublicHoliday)).toBeNull();
  expect(reminderDue(offer, at('2026-12-29'), isPublicHoliday)).toBe(1);
  expect(due('2026-12-02', null, '2026-12-01')).toBeNull();
});

test('never goes back while time passes and nobody writes', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), (a, b) => {
      const rank = (days: number) =>
        reminderDue(
          { sentAt, validUntil: '2099-12-31', writtenAt: null },
          new Date(sentAt.getTime() + days * 86_400_000),
          isPublicHoliday,
        ) ?? 0;
      expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
    }),
  );
});
