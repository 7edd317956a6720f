import { expect, test } from 'vitest';
import { createMemoryLimiter } from '@/lib/limits/memory-limiter';

const limit = { max: 2, seconds: 60 };
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test('lets the limit through in each window', () => {
  const limiter = createMemoryLimiter(10);
  expect([0, 1, 2, 59].map((second) => limiter.consume('a', limit, at(second)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([60, 61, 62].map((second) => limiter.consume('a', limit, at(second)))).toEqual([true, true, false]);
});

test('counts each bucket by itself', () => {
  const limiter = createMemoryLimiter(10);
  for (let used = 0; used < 3; used += 1) limiter.consume('a', limit, at(0));
  expect(limiter.consume('b', limit, at(0))).toBe(true);
});

test('forgets the oldest bucket rather than growing', () => {
  const limiter = createMemoryLimiter(2);
  for (const bucket of ['a', 'a', 'a', 'b', 'c']) limiter.consume(bucket, limit, at(0));
  // "c" has pushed "a" out; "b" is still counted.
  expect(limiter.consume('b', limit, at(1))).toBe(true);
  expect(limiter.consume('b', limit, at(1))).toBe(false);
  expect(limiter.consume('a', limit, at(1))).toBe(true);
});
