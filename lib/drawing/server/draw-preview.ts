import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { incident } from '@/lib/log/incident';
import { askThread } from '@/lib/uploads/server/ask-thread';
import { contrastBetween } from '../contrast';
import { type PictureShape, pictureLimits } from '../picture';
import { reduceSvg } from '../reduce-svg';

/** What the thread makes of a page, on white: four bytes a pixel, row by row. */
export type DrawnPage =
  | { kind: 'page'; width: number; height: number; data: Uint8Array }
  | { kind: 'broken' };

/** Twice what a page shows, so that it is sharp on every screen. All have one shape: a drawing covers what stands behind it. */
const size = { width: 480, height: 360 } as const;
const [white, dark] = ['#ffffff', '#4a4a4a'];

const bounds = { longestMs: 10_000, mostMegabytes: 128 };

// One at a time, whatever asks: a page with thirty files does not draw thirty of them.
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
const mostWaiting = 60;

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
 * A small picture of a drawing or of the first page of a PDF, as WebP; null where none can be made. Of an SVG what is drawn are its
 * shapes, as tools take them, and nothing of the file itself.
 *
 * @param id of the file, under which what was drawn is found again for an hour
 */
export async function drawPreview(id: string, kind: string, file: Blob): Promise<Buffer | null> {
  const now = Date.now();
  for (const [other, { madeAt }] of kept) if (now - madeAt > keptForMs) kept.delete(other);
  const known = kept.get(id);
  if (known) return known.preview;
  if (waiting >= mostWaiting) return null;
  waiting += 1;
  const preview = last
    .then(async () => draw(kind, new Uint8Array(await file.arrayBuffer())))
    .catch((error: unknown) => {
      incident(error, { during: 'drawing.preview', kind });
      return null;
    })
    .finally(() => {
      waiting -= 1;
    });
  last = preview;
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

async function drawPage(bytes: Uint8Array): Promise<Buffer | null> {
  const thread = path.join(process.cwd(), 'lib', 'drawing', 'server', 'preview-thread.mjs');
  const page = await askThread<DrawnPage>(thread, bytes, bounds);
  if (page?.kind !== 'page') return null;
  const { width, height, data } = page;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: white })
    .resize({ ...size, fit: 'contain', background: white })
    .webp({ quality: 80 })
    .toBuffer();
}

const attribute = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`;

function markupOf({ path: outline, fill, evenOdd, line, opacity }: PictureShape): string {
  const attributes = [
    attribute('d', outline),
    attribute('fill', fill ?? 'none'),
    attribute('fill-rule', evenOdd && 'evenodd'),
    attribute('stroke', line?.colour),
    attribute('stroke-width', line?.width),
    attribute('stroke-linecap', line?.cap),
    attribute('stroke-linejoin', line?.join),
    attribute('opacity', opacity),
  ];
  return `<path${attributes.join('')}/>`;
}

/** A white logo would not be seen on white. */
const isPale = (shapes: readonly PictureShape[]) =>
  shapes.every(({ fill, line }) => contrastBetween(fill ?? line?.colour ?? white, white) < 1.3);

async function drawSvg(bytes: Uint8Array): Promise<Buffer | null> {
  if (bytes.length > pictureLimits.svgBytes) return null;
  const reduced = reduceSvg(new TextDecoder().decode(bytes));
  if (reduced.status !== 'ok') return null;
  const { width, height, shapes } = reduced;
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shapes.map(markupOf).join('')}</svg>`;
  const background = isPale(shapes) ? dark : white;
  return sharp(Buffer.from(markup))
    .flatten({ background })
    .resize({ ...size, fit: 'contain', background })
    .webp({ quality: 80 })
    .toBuffer();
}
