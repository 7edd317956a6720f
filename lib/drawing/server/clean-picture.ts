import 'server-only';
import sharp from 'sharp';
import { cleanImage } from '@/lib/uploads/server/clean-image';
import { jpegOfHeic } from '@/lib/uploads/server/jpeg-of-heic';
import { sniffFile } from '@/lib/uploads/server/sniff-file';
import type { ReducedPicture } from '../cut-picture';
import { type PictureFault, type PictureNote, type PictureShape, pictureLimits } from '../picture';
import { reducePdf } from '../reduce-pdf';
import { reduceSvg } from '../reduce-svg';
import { openPdf } from './open-pdf';

/** A file made safe and ready to be kept. */
interface CleanPicture {
  kind: 'vector' | 'bitmap';
  /** What `bytes` is; PNG and JPEG because documents for print take those two. */
  format: 'json' | 'png' | 'jpeg';
  width: number;
  height: number;
  bytes: Uint8Array;
  /** Of a bitmap: small enough for a screen, as WebP. */
  preview: Uint8Array | null;
  /** Of a vector picture. */
  shapes: readonly PictureShape[] | null;
  notes: PictureNote[];
}

type Cleaned = { status: 'ok'; picture: CleanPicture } | { status: 'refused'; fault: PictureFault };

const refused = (fault: PictureFault): Cleaned => ({ status: 'refused', fault });

/** Pixels of the longer side of what screens show. */
const previewSide = 1000;

/** A side that no camera has; far below it the pixels together are too many. */
const longestEdge = 20_000;

/** Animations in PNG name themselves before the first pixel. */
const isAnimatedPng = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).includes('acTL', 0, 'latin1');

async function cleanBitmap(bytes: Uint8Array, kind: 'png' | 'jpeg' | 'webp'): Promise<Cleaned> {
  // Only the header is read: what says that it is larger than anything is no damaged file.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || header.format !== kind) return refused('fileBroken');
  if (header.width > longestEdge || header.height > longestEdge) return refused('tooManyPixels');
  if ((header.pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(bytes))) return refused('pictureMoves');
  const into = header.hasAlpha || kind === 'png' ? 'png' : 'jpeg';
  const made = await cleanImage(bytes, kind, { longestSide: pictureLimits.longestSide, into });
  if (made.status !== 'ok')
    return refused(
      ({ tooManyPixels: 'tooManyPixels', damaged: 'fileBroken', busy: 'unavailable' } as const)[made.status],
    );
  const preview = await sharp(made.bytes)
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, alphaQuality: 100 })
    .toBuffer();
  return {
    status: 'ok',
    picture: {
      kind: 'bitmap',
      format: into,
      width: made.width,
      height: made.height,
      bytes: made.bytes,
      preview,
      shapes: null,
      notes: header.space === 'cmyk' ? ['print-colours'] : [],
    },
  };
}

function keepShapes(reduced: ReducedPicture): Cleaned {
  if (reduced.status !== 'ok') return refused(reduced.status);
  const { width, height, shapes, notes } = reduced;
  return {
    status: 'ok',
    picture: {
      kind: 'vector',
      format: 'json',
      width,
      height,
      bytes: Buffer.from(JSON.stringify(shapes)),
      preview: null,
      shapes,
      notes,
    },
  };
}

async function cleanPdf(bytes: Uint8Array): Promise<Cleaned> {
  const opened = await openPdf(bytes);
  switch (opened.kind) {
    case 'page':
      return keepShapes(reducePdf(opened.page));
    case 'image':
      return cleanBitmap(opened.png, 'png');
    case 'busy':
      return refused('unavailable');
    default:
      return refused(
        ({ locked: 'fileLocked', tooDetailed: 'pictureTooDetailed', broken: 'fileBroken' } as const)[
          opened.kind
        ],
      );
  }
}

/**
 * Makes a file that somebody sent into a picture: a bitmap is drawn anew, upright, in sRGB, without anything that came with it;
 * of an SVG, and of the first page of a PDF, only shapes are kept; a page that is one bitmap is that bitmap.
 *
 * @param sentName it tells nothing but files that other programs made of the same bytes
 */
export async function cleanPicture(sent: Uint8Array, sentName: string): Promise<Cleaned> {
  if (sent.length === 0) return refused('fileBroken');
  if (sent.length > pictureLimits.bytes) return refused('fileTooLarge');
  const opened = await jpegOfHeic({ bytes: sent, name: sentName });
  if (typeof opened === 'string') return refused(opened);
  const { bytes, name } = opened;
  const kind = await sniffFile(bytes, name);
  if (kind === 'svg') {
    if (bytes.length > pictureLimits.svgBytes) return refused('pictureTooDetailed');
    return keepShapes(reduceSvg(new TextDecoder().decode(bytes)));
  }
  // Illustrator's own files are PDF as it saves them, unless somebody chose otherwise.
  if (kind === 'pdf' || (kind === 'ai' && bytes[0] === 0x25 && bytes[1] === 0x50)) return cleanPdf(bytes);
  if (kind === 'png' || kind === 'jpeg' || kind === 'webp') return cleanBitmap(bytes, kind);
  return refused('fileType');
}
