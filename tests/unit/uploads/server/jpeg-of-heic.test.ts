import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegOfHeic } from '@/lib/uploads/server/jpeg-of-heic';
import { redrawPhoto } from '@/lib/uploads/server/redraw-photo';
import { heicPhoto, vastHeicPhoto } from '@/tests/support/heic-photo';

const name = 'IMG_1.HEIC';

/** Red, green and blue in the middle of a part of a photo. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

function expectNear(colour: number[], wanted: number[]): void {
  expect(colour).toHaveLength(3);
  for (const [index, value] of wanted.entries()) {
    expect(Math.abs((colour[index] ?? 0) - value), String(colour)).toBeLessThan(10);
  }
}

test('a HEIC photo is drawn upright once, in its own colours, without what the phone wrote into it', async () => {
  const drawn = await redrawPhoto(heicPhoto(), name, 1000);
  if (typeof drawn === 'string') throw new Error(drawn);
  expect([drawn.width, drawn.height]).toEqual([64, 96]);
  expectNear(await colourAt(drawn.bytes, 32, 20), [204, 34, 34]);
  expectNear(await colourAt(drawn.bytes, 32, 76), [34, 34, 204]);
  const { exif, icc, orientation } = await sharp(drawn.bytes).metadata();
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
});

test('it is named as what it became, and any other file is left as it is', async () => {
  expect(await jpegOfHeic({ bytes: heicPhoto(), name })).toMatchObject({ name: 'IMG_1.jpg' });
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const other = { bytes: png, name };
  expect(await jpegOfHeic(other)).toBe(other);
  const avif = { bytes: await sharp(png).avif().toBuffer(), name: 'a.avif' };
  expect(await jpegOfHeic(avif)).toBe(avif);
});

test('several at once are read one after the other', async () => {
  const files = Array.from({ length: 4 }, () => jpegOfHeic({ bytes: heicPhoto(), name }));
  for (const opened of await Promise.all(files)) expect(opened).toHaveProperty('bytes');
});

test('a size that no telephone has is refused before anything is unpacked', async () => {
  expect(await jpegOfHeic({ bytes: vastHeicPhoto(), name })).toBe('fileTooLarge');
});

test('what only calls itself HEIC, or breaks off, is refused as a photo that does not open', async () => {
  const whole = heicPhoto();
  const noise = Buffer.from(whole);
  noise.fill(0x5a, noise.indexOf('mdat', 0, 'latin1') + 4);
  const hostile = [
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.concat([whole.subarray(0, 28), Buffer.alloc(5000, 0xff)]),
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, whole.length - 300),
    noise,
  ];
  for (const [at, bytes] of hostile.entries()) {
    expect(await jpegOfHeic({ bytes, name }), String(at)).toBe('fileHeic');
  }
});
