import { describe, expect, test } from 'vitest';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { longestPeriodDays, periodQuery, readPeriod } from '@/lib/statistics/period';

const today = '2026-11-24';
const read = (query: Record<string, unknown>) => readPeriod(query, today);

describe('The period of an address', () => {
  test('is the last thirty days without one, with as many before', () => {
    expect(read({})).toEqual({
      isValid: true,
      period: {
        name: '30',
        from: '2026-10-26',
        to: today,
        previousFrom: '2026-09-26',
        previousTo: '2026-10-25',
        days: 30,
      },
    });
  });

  test.each([
    ['7', '2026-11-18', '2026-11-11', 7],
    ['90', '2026-08-27', '2026-05-29', 90],
    ['year', '2025-11-25', '2024-11-25', 365],
  ])('%s ends today', (period, from, previousFrom, days) => {
    expect(read({ period }).period).toMatchObject({ from, to: today, previousFrom, days });
  });

  test('holds both its ends', () => {
    expect(read({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      isValid: true,
      period: {
        name: 'custom',
        from: '2026-03-01',
        to: '2026-03-01',
        previousFrom: '2026-02-28',
        previousTo: '2026-02-28',
        days: 1,
      },
    });
  });

  test('ends today when it was to end later', () => {
    expect(read({ from: '2026-11-20', to: '2027-01-01' }).period).toMatchObject({ to: today, days: 5 });
  });

  test.each([
    [{ from: '2026-11-02', to: '2026-11-01' }],
    [{ from: '2026-12-01', to: '2026-12-05' }],
    [{ from: '2026-02-30', to: '2026-03-05' }],
    [{ from: '2026-11-01' }],
    [{ from: ['2026-11-01', '2026-11-02'], to: '2026-11-05' }],
    [{ from: "2026-11-01'; drop table", to: '2026-11-05' }],
    [{ from: '2020-01-01', to: today }],
  ])('is said to be of no use when it is: %j', (query) => {
    expect(read(query)).toMatchObject({ isValid: false, period: { name: '30', days: 30 } });
  });

  test('is at most as long as the database counts', () => {
    const { period } = read({ from: '2024-11-23', to: today });
    expect(period.days).toBe(longestPeriodDays);
    expect(read({ from: '2024-11-22', to: today }).isValid).toBe(false);
  });

  test('comes back by its own parameters', () => {
    for (const query of [{ period: '7' }, { period: 'year' }, { from: '2026-03-29', to: '2026-04-02' }]) {
      const { period } = read(query);
      expect(periodQuery(period)).toEqual(query);
      expect(read(periodQuery(period)).period).toEqual(period);
    }
    expect(read({ period: 'ever' }).period.name).toBe('30');
  });
});

test.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s it is %s in Brussels', (moment, day) => {
  expect(brusselsDay(new Date(moment))).toBe(day);
});
