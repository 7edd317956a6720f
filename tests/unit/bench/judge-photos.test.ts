import { expect, test } from 'vitest';
import { judgePhotos } from '@/bench/measure-photo';

test('one slow stroke is not hidden by quick ones', () => {
  const [first, second, overlap, stroke] = judgePhotos([
    { name: 'a red van', overlaps: { tool: 0.95 }, waits: [50, 60, 55], slowdown: 4 },
    { name: 'a black estate', overlaps: { tool: 0.93 }, waits: [50, 101], slowdown: 4 },
  ]);
  expect([first?.what, second?.what]).toEqual(['a red van', 'a black estate']);
  expect(overlap).toMatchObject({ figure: 'IoU 0.940', holds: true });
  expect(stroke).toMatchObject({ figure: '404 ms (median 220 ms)', limit: '≤ 400 ms', holds: false });
});

test('too little of the paint found does not hold', () => {
  const [, overlap] = judgePhotos([
    { name: 'a red van', overlaps: { tool: 0.92 }, waits: [50], slowdown: 4 },
  ]);
  expect(overlap).toMatchObject({ figure: 'IoU 0.920', limit: '≥ 0.93', holds: false });
});
