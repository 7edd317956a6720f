import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openPdf } from '@/lib/drawing/server/open-pdf';

const side = 2000;

vi.mock('@/lib/uploads/server/ask-thread', () => ({
  askThread: async () => ({
    kind: 'image',
    image: { width: side, height: side, channels: 3, data: new Uint8Array(side * side * 3) },
  }),
}));

test('a page that is one bitmap keeps its turn until that is packed: unpacked ones do not add up', async () => {
  const two = [openPdf(Buffer.from('a')), openPdf(Buffer.from('b'))];
  // Both are read by then. None can be packed: what a thread of its own has done is heard of in a later turn.
  for (let step = 0; step < 20; step += 1) await null;
  expect(await openPdf(Buffer.from('c'))).toEqual({ kind: 'busy' });
  for (const opened of await Promise.all(two)) {
    if (opened.kind !== 'image') throw new Error(opened.kind);
    expect(await sharp(opened.png).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  }
  expect(await openPdf(Buffer.from('d'))).toMatchObject({ kind: 'image' });
});
