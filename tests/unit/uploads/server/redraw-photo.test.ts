import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanImage } from '@/lib/uploads/server/clean-image';
import { redrawPhoto } from '@/lib/uploads/server/redraw-photo';

test('a drawing without a ground stands on white, not on black', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawing = sharp({ create: { width: 40, height: 20, channels: 4, background: clear } });
  for (const bytes of [await drawing.png().toBuffer(), await drawing.webp({ lossless: true }).toBuffer()]) {
    const drawn = await redrawPhoto(bytes, 'logo.png', 1000);
    if (typeof drawn === 'string') throw new Error(drawn);
    const { data, info } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(Math.min(...data)).toBeGreaterThan(250);
  }
});

test('a photo is drawn upright, no larger than said, and without what the phone wrote into it', async () => {
  const photo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0d7a4a' } })
    .withExif({ IFD0: { Make: 'SecretMaker' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const drawn = await redrawPhoto(photo, 'IMG_1.JPG', 150);
  if (typeof drawn === 'string') throw new Error(drawn);
  expect([drawn.width, drawn.height]).toEqual([50, 150]);
  expect((await sharp(drawn.bytes).metadata()).exif).toBeUndefined();
});

test('what is no picture that opens everywhere is told apart', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await redrawPhoto(heic, 'IMG_1.HEIC', 150)).toBe('fileHeic');
  expect(await redrawPhoto(Buffer.from('%PDF-1.7\n'), 'a.jpg', 150)).toBe('fileType');
  expect(await redrawPhoto(new Uint8Array(), 'a.jpg', 150)).toBe('fileNeeded');
  expect(await redrawPhoto(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'a.png', 150)).not.toHaveProperty(
    'bytes',
  );
});

/** A photo that no drawing makes small. */
function noisyPhoto(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } });
}

test('where less than the best is enough it takes less room', async () => {
  const photo = await noisyPhoto(900, 900).jpeg({ quality: 100 }).toBuffer();
  const [best, enough] = [await redrawPhoto(photo, 'a.jpg', 700), await redrawPhoto(photo, 'a.jpg', 700, 80)];
  if (typeof best === 'string' || typeof enough === 'string') throw new Error('Not drawn');
  expect([enough.width, enough.height]).toEqual([700, 700]);
  expect(enough.bytes.length).toBeLessThan(0.75 * best.bytes.length);
});

test('a photo that grows when it is drawn anew is drawn with less where it would have too many bytes', async () => {
  for (const kind of ['jpeg', 'webp'] as const) {
    const photo = await noisyPhoto(600, 400)[kind]({ quality: 84 }).toBuffer();
    const mostBytes = Math.round(1.1 * photo.length);
    const best = await cleanImage(photo, kind);
    const lighter = await cleanImage(photo, kind, { mostBytes });
    if (best.status !== 'ok' || lighter.status !== 'ok') throw new Error('Not drawn');
    expect(best.bytes.length, kind).toBeGreaterThan(mostBytes);
    expect(lighter.bytes.length, kind).toBeLessThanOrEqual(mostBytes);
    expect(lighter, kind).toMatchObject({ width: 600, height: 400 });
    expect((await sharp(lighter.bytes).metadata()).format).toBe(kind);
    // One that has room is drawn as well as can be.
    expect(await cleanImage(photo, kind, { mostBytes: best.bytes.length })).toEqual(best);
  }
});

test('a vast photo that still has too many bytes has fewer pixels', async () => {
  const photo = await noisyPhoto(6400, 320).jpeg({ quality: 60 }).toBuffer();
  const drawn = await cleanImage(photo, 'jpeg', { mostBytes: 1 });
  expect(drawn).toMatchObject({ status: 'ok', width: 6000, height: 300 });
});
