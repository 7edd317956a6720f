import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { incident } from '@/lib/log/incident';
import { askThread } from '@/lib/uploads/server/ask-thread';
import { contrastBetween } from '../contrast';
import { type PictureShape, pictureLimits } from '../picture';
import { reduceSvg } from '../reduce-svg';
import { pageOfShapes } from '../shapes-page';

/** What the thread makes of a page, on white: four bytes a pixel, row by row. */
export type DrawnPage =
  | { kind: 'page'; width: number; height: number; data: Uint8Array }
  | { kind: 'broken' };

/** Twice what a page shows, so that it is sharp on every screen. All have one shape: a drawing covers what stands behind it. */
const size = { width: 480, height: 360 } as const;
const [white, dark] = ['#ffffff', '#4a4a4a'];

const bounds = { longestMs: 10_000, mostMegabytes: 128, mostBufferMegabytes: 400 };

// One at a time, whatever asks: a page with thirty files does not draw thirty of them.
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
// Whoever has a private link does not keep staff waiting.
const mostWaiting = { staff: 60, customer: 6 } as const;

type Onlooker = keyof typeof mostWaiting;

/** Of one look: a browser asks a server for few things at once, and staff have more to do than to look. */
const patienceMs = 20_000;

interface Kept {
  madeAt: number;
  /** Null for what cannot be drawn: it is not tried at each look. */
  preview: Promise<Buffer | null>;
}

// Some 20 kB each. In memory alone, so that nothing outlives its file on a disk or in a copy of it.
const kept = new Map<string, Kept>();
const mostKept = 200;
const keptForMs = 60 * 60 * 1000;

/**
 * A small picture of a drawing or of the first page of a PDF, as WebP; null where none can be made, or none soon. Of an SVG what is drawn
 * are its shapes, as tools take them, and nothing of the file itself.
 *
 * @param id of the file, under which what was drawn is found again for an hour
 * @param read when its turn has come: those that wait hold no files
 * @param onlooker a customer is told at once that there is none while a few wait
 * @throws what reading the file throws
 */
export async function drawPreview(
  id: string,
  kind: string,
  read: () => Promise<Blob | null>,
  onlooker: Onlooker = 'staff',
): Promise<Buffer | null> {
  const now = Date.now();
  for (const [other, { madeAt }] of kept) if (now - madeAt > keptForMs) kept.delete(other);
  const preview = kept.get(id)?.preview ?? begin(id, kind, read, now, onlooker);
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const clock = setTimeout(resolve, patienceMs, null);
  return Promise.race([preview, late]).finally(() => clearTimeout(clock));
}

function begin(
  id: string,
  kind: string,
  read: () => Promise<Blob | null>,
  now: number,
  onlooker: Onlooker,
): Kept['preview'] {
  if (waiting >= mostWaiting[onlooker]) return Promise.resolve(null);
  waiting += 1;
  const preview = last.then(async () => {
    const file = await read();
    if (!file) return null;
    return draw(kind, new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
      incident(error, { during: 'drawing.preview', kind });
      return null;
    });
  });
  last = preview
    // What was away may be back at the next look.
    .catch(() => kept.delete(id))
    .finally(() => {
      waiting -= 1;
    });
  kept.set(id, { madeAt: now, preview });
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return preview;
}

function draw(kind: string, bytes: Uint8Array): Promise<Buffer | null> {
  if (kind === 'svg') return drawSvg(bytes);
  // Illustrator's own files are PDF as it saves them, unless somebody chose otherwise.
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  return isPdf ? drawPage(bytes) : Promise.resolve(null);
}

async function drawPage(bytes: Uint8Array, background: string = white): Promise<Buffer | null> {
  const thread = path.join(process.cwd(), 'lib', 'drawing', 'server', 'preview-thread.mjs');
  const page = await askThread<DrawnPage>(thread, bytes, bounds);
  if (page?.kind !== 'page') return null;
  const { width, height, data } = page;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background })
    .resize({ ...size, fit: 'contain', background })
    .webp({ quality: 80 })
    .toBuffer();
}

/** A white logo would not be seen on white. */
const isPale = (shapes: readonly PictureShape[]) =>
  shapes.every(({ fill, line }) => contrastBetween(fill ?? line?.colour ?? white, white) < 1.3);

/** As a page, so that the thread draws it: lines that cross millions of times keep any drawing program busy for ever. */
async function drawSvg(bytes: Uint8Array): Promise<Buffer | null> {
  if (bytes.length > pictureLimits.svgBytes) return null;
  const reduced = reduceSvg(new TextDecoder().decode(bytes));
  if (reduced.status !== 'ok') return null;
  const background = isPale(reduced.shapes) ? dark : white;
  return drawPage(Buffer.from(pageOfShapes(reduced, background), 'latin1'), background);
}
