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
  /** Of a JPEG or WebP, where less than the best is enough. */
  quality?: number;
  /** A JPEG or WebP of more bytes is drawn again with less, as far as is hardly seen; it may still have more then. */
  mostBytes?: number;
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

/** With how much a picture is drawn. */
interface Measure {
  longestSide?: number | undefined;
  quality: number;
  chromaSubsampling: '4:4:4' | '4:2:0';
}

const light = { quality: 85, chromaSubsampling: '4:2:0' } as const;

/** What is tried, one after the other, where the best weighs too much. */
const lighter: readonly Measure[] = [light, { ...light, longestSide: 6000 }];

async function redraw(
  bytes: Uint8Array,
  kind: ImageKind,
  { longestSide, into = kind, quality = 92, mostBytes = Number.POSITIVE_INFINITY }: Redrawing,
): Promise<CleanedImage> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    // The header alone tells the size: a bomb is refused before anything is unpacked.
    const { format, width, height } = await image.metadata();
    if (format !== kind) return { status: 'damaged' };
    if (width * height > maxPixels) return { status: 'tooManyPixels' };
    const upright = image.autoOrient();
    // What is transparent would become black.
    if (into === 'jpeg' && kind !== 'jpeg') upright.flatten({ background: '#fff' });
    const best = { longestSide, quality, chromaSubsampling: '4:4:4' } as const;
    let drawn = await draw(upright, into, best);
    for (const less of into === 'png' ? [] : lighter) {
      if (drawn.bytes.length <= mostBytes) break;
      drawn = await draw(upright, into, {
        ...less,
        quality: Math.min(quality, less.quality),
        longestSide: longestSide ?? less.longestSide,
      });
    }
    return { status: 'ok', ...drawn };
  } catch (error) {
    return { status: /pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'damaged' };
  }
}

async function draw(picture: Sharp, into: ImageKind, { longestSide, ...measure }: Measure) {
  const sized = picture.clone();
  if (longestSide)
    sized.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encoded(sized, into, measure).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function encoded(
  image: Sharp,
  kind: ImageKind,
  measure: Pick<Measure, 'quality' | 'chromaSubsampling'>,
): Sharp {
  if (kind === 'png') return image.png();
  if (kind === 'webp') return image.webp({ quality: measure.quality });
  return image.jpeg(measure);
}
