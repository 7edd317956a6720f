import sharp from 'sharp';
import { expect, test } from 'vitest';
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

test('where less than the best is enough it takes less room', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const [best, enough] = [await redrawPhoto(photo, 'a.jpg', 700), await redrawPhoto(photo, 'a.jpg', 700, 80)];
  if (typeof best === 'string' || typeof enough === 'string') throw new Error('Not drawn');
  expect([enough.width, enough.height]).toEqual([700, 700]);
  expect(enough.bytes.length).toBeLessThan(0.75 * best.bytes.length);
});
