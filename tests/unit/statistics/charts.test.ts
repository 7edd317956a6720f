import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketSizeOf, bucketsOf } from '@/lib/statistics/buckets';
import { type Period, readPeriod } from '@/lib/statistics/period';
import { changeInPercent, labelStep, roundScale } from '@/lib/statistics/scale';
import type { DayCounts } from '@/lib/statistics/statistics';

const day = (name: string, visits: number): DayCounts => ({
  day: name,
  visits,
  views: visits * 3,
  reached: 0,
  sent: 0,
});

const between = (from: string, to: string): Period => readPeriod({ from, to }, '2026-11-24').period;

describe('Buckets', () => {
  test('are days, each with the day that stood in its place before', () => {
    const buckets = bucketsOf(
      [day('2026-11-19', 4), day('2026-11-22', 7), day('2026-11-24', 2)],
      between('2026-11-22', '2026-11-24'),
    );
    expect(buckets.map(({ from, to, visits, previousVisits }) => [from, to, visits, previousVisits])).toEqual(
      [
        ['2026-11-22', '2026-11-22', 7, 4],
        ['2026-11-23', '2026-11-23', 0, 0],
        ['2026-11-24', '2026-11-24', 2, 0],
      ],
    );
  });

  test('are weeks from Monday to Sunday, cut off at both ends', () => {
    const period = between('2026-09-03', '2026-11-24');
    const buckets = bucketsOf([day('2026-09-06', 1), day('2026-09-07', 2), day('2026-09-13', 3)], period);
    expect(buckets.slice(0, 2).map(({ from, to, visits }) => [from, to, visits])).toEqual([
      ['2026-09-03', '2026-09-06', 1],
      ['2026-09-07', '2026-09-13', 5],
    ]);
    expect(buckets.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-24' });
  });

  test('are months of a year, that of the clock change included', () => {
    const buckets = bucketsOf(
      [day('2026-03-29', 5), day('2026-03-31', 1)],
      between('2025-12-15', '2026-11-24'),
    );
    expect(buckets).toHaveLength(12);
    expect(buckets[3]).toMatchObject({ from: '2026-03-01', to: '2026-03-31', visits: 6, views: 18 });
  });

  test('hold every day of the period once, whatever its length', () => {
    const lengths = fc.integer({ min: 1, max: 700 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 400 }), (length, back) => {
        const to = new Date(Date.UTC(2026, 10, 24 - back));
        const from = new Date(to.getTime() - (length - 1) * 86_400_000);
        const name = (date: Date) => date.toISOString().slice(0, 10);
        const period = between(name(from), name(to));
        const days = Array.from({ length: length * 2 }, (_, index) =>
          day(name(new Date(to.getTime() - index * 86_400_000)), 1),
        );
        const buckets = bucketsOf(days, period);
        const sum = (key: 'visits' | 'previousVisits') => buckets.reduce((total, one) => total + one[key], 0);
        expect(sum('visits')).toBe(length);
        expect(sum('previousVisits')).toBe(length);
        expect(buckets.length).toBeLessThanOrEqual(45);
        expect(bucketsOf(days, period, 'day')).toHaveLength(length);
      }),
    );
  });

  test.each([
    [1, 'day'],
    [45, 'day'],
    [46, 'week'],
    [190, 'week'],
    [191, 'month'],
  ] as const)('of %i days are by %s', (days, size) => {
    expect(bucketSizeOf(days)).toBe(size);
  });
});

describe('A scale', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 5, 10]],
    [37, [0, 10, 20, 30, 40]],
    [115, [0, 50, 100, 150]],
    [4000, [0, 1000, 2000, 3000, 4000]],
    [1_000_001, [0, 500_000, 1_000_000, 1_500_000]],
  ])('to %i has round steps', (highest, ticks) => {
    expect(roundScale(highest)).toEqual({ max: ticks.at(-1), ticks });
  });

  test('holds its highest value and begins at nought, in whole steps', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (highest) => {
        const { max, ticks } = roundScale(highest);
        expect(max).toBeGreaterThanOrEqual(highest);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(max);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

test.each([
  [7, 7, 1],
  [30, 7, 5],
  [30, 0.5, 30],
  [0, 7, 1],
])('of %i labels with room for %s, every %ith stands', (labels, room, step) => {
  expect(labelStep(labels, room)).toBe(step);
});

test.each([
  [112, 100, 12],
  [50, 200, -75],
  [5, 5, 0],
  [5, 0, null],
])('%i after %i is a change of %s per cent', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent);
});
