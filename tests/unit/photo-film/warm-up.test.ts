import { expect, test } from 'vitest';
import { changeStrokes, openPhoto } from '@/lib/photo-film/photo-session';
import type { Stroke } from '@/lib/photo-film/picture';
import { warmUp } from '@/lib/photo-film/warm-up';
import { syntheticPhoto } from './synthetic-photo';

const stroke: Stroke = { mark: 'paint', points: [70, 160, 250, 160], radius: 6 };

function maskAfter(between: () => void): Uint8Array {
  const session = openPhoto(syntheticPhoto());
  between();
  changeStrokes(session, 0, [stroke]);
  between();
  return session.mask;
}

test('what warms up is done in pieces, and changes nothing of a photo that is opened between two of them', () => {
  const pieces = warmUp();
  let count = 0;
  const mask = maskAfter(() => {
    for (let i = 0; i < 3; i += 1) if (!pieces.next().done) count += 1;
  });
  while (!pieces.next().done) count += 1;
  expect(count).toBeGreaterThan(12);
  expect(mask).toEqual(maskAfter(() => {}));
});
