import { expect, test } from 'vitest';
import { loadKnowledge } from '@/lib/alfred/server/load-knowledge';
import { testSources } from './sources';

test('while he learns a language others are served, and it is learnt once for all who ask', async () => {
  let isLearnt = false;
  const learnt = Promise.all([
    loadKnowledge('nl', testSources()),
    loadKnowledge('nl', testSources()),
  ]).finally(() => {
    isLearnt = true;
  });
  let served = 0;
  while (!isLearnt) {
    await new Promise(setImmediate);
    served += 1;
  }
  expect(served).toBeGreaterThan(10);
  const [one, other] = await learnt;
  expect(other).toBe(one);
  expect(await loadKnowledge('nl', testSources())).toBe(one);
});
