import 'server-only';
import sharp from 'sharp';

type ImageKind = 'png' | 'jpeg' | 'webp';

// The camera of a good phone; far below what would exhaust the memory of a small server.
const maxPixels = 64_000_000;

sharp.cache(false);

// One picture at a time: a large one takes a few hundred megabytes while it is turned upright.
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
const maxWaiting = 16;

export type CleanedImage = { status: 'ok'; bytes: Buffer } | { status: 'tooManyPixels' | 'damaged' | 'busy' };

/**
 * Draws an image anew: upright, in sRGB, the first frame only, without EXIF, other metadata or anything appended to it.
 */
export async function cleanImage(bytes: Uint8Array, kind: ImageKind): Promise<CleanedImage> {
  if (waiting >= maxWaiting) return { status: 'busy' };
  waiting += 1;
  const turn = last.then(() => redraw(bytes, kind));
  last = turn;
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

async function redraw(bytes: Uint8Array, kind: ImageKind): Promise<CleanedImage> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    // The header alone tells the size: a bomb is refused before anything is unpacked.
    const { format, width, height } = await image.metadata();
    if (format !== kind) return { status: 'damaged' };
    if (width * height > maxPixels) return { status: 'tooManyPixels' };
    const upright = image.autoOrient();
    if (kind === 'png') return { status: 'ok', bytes: await upright.png().toBuffer() };
    if (kind === 'webp') return { status: 'ok', bytes: await upright.webp({ quality: 92 }).toBuffer() };
    return {
      status: 'ok',
      bytes: await upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(),
    };
  } catch (error) {
    return { status: /pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'damaged' };
  }
}
