import 'server-only';
import sharp, { type Sharp } from 'sharp';

type ImageKind = 'png' | 'jpeg' | 'webp';

// The camera of a good phone; far below what would exhaust the memory of a small server.
const maxPixels = 64_000_000;

sharp.cache(false);

// One picture at a time: a large one takes a few hundred megabytes while it is turned upright.
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
const maxWaiting = 16;

export type CleanedImage =
  | { status: 'ok'; bytes: Buffer; width: number; height: number }
  | { status: 'tooManyPixels' | 'damaged' | 'busy' };

interface Redrawing {
  /** Pixels of the longer side, at most. */
  longestSide?: number;
  /** What it becomes, if not what it was. */
  into?: ImageKind;
  /** Of a JPEG, where less than the best is enough. */
  quality?: number;
}

/**
 * Draws an image anew: upright, in sRGB, the first frame only, without EXIF, other metadata or anything appended to it.
 */
export async function cleanImage(
  bytes: Uint8Array,
  kind: ImageKind,
  redrawing: Redrawing = {},
): Promise<CleanedImage> {
  if (waiting >= maxWaiting) return { status: 'busy' };
  waiting += 1;
  const turn = last.then(() => redraw(bytes, kind, redrawing));
  last = turn;
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

async function redraw(
  bytes: Uint8Array,
  kind: ImageKind,
  { longestSide, into = kind, quality }: Redrawing,
): Promise<CleanedImage> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    // The header alone tells the size: a bomb is refused before anything is unpacked.
    const { format, width, height } = await image.metadata();
    if (format !== kind) return { status: 'damaged' };
    if (width * height > maxPixels) return { status: 'tooManyPixels' };
    const upright = image.autoOrient();
    if (longestSide)
      upright.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    // What is transparent would become black.
    if (into === 'jpeg' && kind !== 'jpeg') upright.flatten({ background: '#fff' });
    const { data, info } = await encoded(upright, into, quality).toBuffer({ resolveWithObject: true });
    return { status: 'ok', bytes: data, width: info.width, height: info.height };
  } catch (error) {
    return { status: /pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'damaged' };
  }
}

function encoded(image: Sharp, kind: ImageKind, quality = 92): Sharp {
  if (kind === 'png') return image.png();
  if (kind === 'webp') return image.webp({ quality: 92 });
  return image.jpeg({ quality, chromaSubsampling: '4:4:4' });
}
