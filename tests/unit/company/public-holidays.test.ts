import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicHoliday, publicHolidays } from '@/lib/company/public-holidays';

describe('Belgian public holidays', () => {
  test('are the ten of the law, in order', () => {
    expect(publicHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
  });

  test.each([
    [1818, '1818-03-23'],
    [1943, '1943-04-26'],
    [1954, '1954-04-19'],
    [1981, '1981-04-20'],
    [2000, '2000-04-24'],
    [2008, '2008-03-24'],
    [2011, '2011-04-25'],
    [2024, '2024-04-01'],
    [2025, '2025-04-21'],
    [2027, '2027-03-29'],
    [2038, '2038-04-26'],
    [2285, '2285-03-23'],
  ])('in %i have Easter Monday on %s', (_year, easterMonday) => {
    expect(isPublicHoliday(easterMonday)).toBe(true);
  });

  test('count a day once when Ascension falls on 1 May', () => {
    const days = publicHolidays(2008);
    expect(days.filter((day) => day === '2008-05-01')).toHaveLength(1);
    expect(days).toHaveLength(9);
  });

  test('do not include Good Friday, the Flemish and French Community days or Boxing Day', () => {
    for (const day of ['2026-04-03', '2026-07-11', '2026-09-27', '2026-12-26']) {
      expect(isPublicHoliday(day)).toBe(false);
    }
  });

  test('have, in every year, Easter Monday, Ascension and Whit Monday on their week days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2299 }), (year) => {
        const days = publicHolidays(year);
        const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
        const movable = days.filter((day) => !/-(01-01|05-01|07-21|08-15|11-01|11-11|12-25)$/.test(day));
        expect(movable.map(weekday)).toEqual(days.length === 10 ? [1, 4, 1] : [1, 1]);
        expect(movable[0] && movable[0] >= `${year}-03-23` && movable[0] <= `${year}-04-26`).toBe(true);
      }),
    );
  });
});
