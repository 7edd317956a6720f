import { expect, test } from 'vitest';
import { winRate } from '@/lib/offers/offer-figures';

test('the share that was accepted leaves out what still waits, and counts what expired', () => {
  expect(winRate({ states: { accepted: 3, declined: 1, expired: 2, open: 9 } })).toBe(0.5);
  expect(winRate({ states: { open: 4 } })).toBeNull();
  expect(winRate({ states: { declined: 1 } })).toBe(0);
});
