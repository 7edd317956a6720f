import { expect, test } from 'vitest';
import { takeMedian, takePercentile } from '@/bench/take-median';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, median) => {
  expect(takeMedian(values)).toBe(median);
});

test('the 99th percentile of a hundred values is the 99th', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(takePercentile(values, 0.99)).toBe(99);
  expect(takePercentile(values, 0.5)).toBe(50);
  expect(takePercentile([7], 0.99)).toBe(7);
});
