import { expect, test } from 'vitest';
import { linesOfStages, winRate } from '@/lib/offers/offer-figures';

test('the share that was accepted leaves out what still waits, and counts what expired', () => {
  expect(winRate({ states: { accepted: 3, declined: 1, expired: 2, open: 9 } })).toBe(0.5);
  expect(winRate({ states: { open: 4 } })).toBeNull();
  expect(winRate({ states: { declined: 1 } })).toBe(0);
});

test('the agency’s own stages stand within their kind, in their order, and its sum has them', () => {
  const stages = [
    { stage: 'fitting' as const, jobs: 1, net: 100 },
    { stage: 'production' as const, jobs: 5, net: 900 },
  ];
  const ownStages = [
    { id: 'retired', stage: 'production' as const, jobs: 1, net: 10 },
    { id: 'weld', stage: 'production' as const, jobs: 2, net: 300 },
    { id: 'cut', stage: 'production' as const, jobs: 1, net: 50 },
  ];
  expect(linesOfStages({ stages, ownStages }, ['cut', 'weld', 'empty'])).toEqual([
    { stage: 'production', ownStage: null, jobs: 5, net: 900 },
    { stage: 'production', ownStage: 'cut', jobs: 1, net: 50 },
    { stage: 'production', ownStage: 'weld', jobs: 2, net: 300 },
    { stage: 'fitting', ownStage: null, jobs: 1, net: 100 },
  ]);
});
