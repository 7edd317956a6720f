import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { embedPictures } from '@/lib/designs/server/pictures';
import type { Picture } from '@/lib/drawing/picture';

const kept = vi.hoisted(() => ({ preview: new Uint8Array() }));

vi.mock('@/lib/supabase/storage', () => ({
  findObject: async () => new Blob([kept.preview]),
  putObject: async () => undefined,
  StorageError: class extends Error {},
}));

const pixels = 1000;

/** Pixels without a pattern, which no format makes smaller. */
async function noise(channels: 3 | 4): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: pixels, height: pixels, channels };
  const pattern = sharp(randomBytes(pixels * pixels * channels), { raw });
  return new Uint8Array(await pattern.webp({ lossless: true, effort: 0 }).toBuffer());
}

const pictures = (count: number): Picture[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'bitmap',
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    width: pixels,
    height: pixels,
  }));

async function widthsOf(embedded: ReadonlyMap<string, string>): Promise<(number | undefined)[]> {
  const bytes = [...embedded.values()].map((data) => Buffer.from(data.split(',')[1] ?? '', 'base64'));
  return Promise.all(bytes.map(async (one) => (await sharp(one).metadata()).width));
}

test('bitmaps of a drawing are as large as screens show them', async () => {
  kept.preview = await noise(4);
  expect(await widthsOf(await embedPictures(pictures(2)))).toEqual([1000, 1000]);
});

test('a dozen that would weigh half the memory there is are shown with fewer pixels, and all of them', async () => {
  kept.preview = await noise(4);
  const embedded = await embedPictures(pictures(12));
  expect(await widthsOf(embedded)).toEqual(Array.from({ length: 12 }, () => 500));
  const weight = [...embedded.values()].reduce((sum, { length }) => sum + length, 0);
  expect(weight).toBeLessThan(18_000_000);
});
