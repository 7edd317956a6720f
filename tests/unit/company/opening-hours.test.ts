import { describe, expect, test } from 'vitest';
import { isOpen, isWorkingDay } from '@/lib/company/opening-hours';
import { isPublicHoliday } from '@/lib/company/public-holidays';

const never = () => false;

describe('opening hours', () => {
  test.each([
    ['Monday 8:59:59.999 in winter', '2026-01-12T07:59:59.999Z', false],
    ['Monday 9:00 in winter', '2026-01-12T08:00:00Z', true],
    ['Monday 17:30 in winter', '2026-01-12T16:30:00Z', true],
    ['a millisecond after 17:30', '2026-01-12T16:30:00.001Z', false],
    ['Tuesday 9:00 in summer', '2026-07-14T07:00:00Z', true],
    ['Tuesday 8:59 in summer', '2026-07-14T06:59:00Z', false],
    ['Tuesday 17:31 in summer', '2026-07-14T15:31:00Z', false],
    ['Friday noon', '2026-07-17T10:00:00Z', true],
    ['Saturday noon', '2026-07-18T10:00:00Z', false],
    ['Sunday noon', '2026-07-19T10:00:00Z', false],
    ['midnight', '2026-07-13T22:00:00Z', false],
  ])('%s', (_name, instant, expected) => {
    expect(isOpen(new Date(instant), never)).toBe(expected);
  });

  test('the national day is closed at noon', () => {
    expect(isOpen(new Date('2026-07-21T10:00:00Z'), isPublicHoliday)).toBe(false);
    expect(isOpen(new Date('2026-07-21T10:00:00Z'), never)).toBe(true);
  });

  test('the day is that of Brussels, not of Greenwich', () => {
    const asked: string[] = [];
    isOpen(new Date('2026-07-14T22:30:00Z'), (day) => {
      asked.push(day);
      return false;
    });
    expect(asked).toEqual(['2026-07-15']);
  });

  test('the week runs from Monday to Friday', () => {
    const week = [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ];
    expect(week.map((day) => isWorkingDay(day, never))).toEqual([true, true, true, true, true, false, false]);
  });
});
