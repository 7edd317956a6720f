import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { askThread } from '@/lib/uploads/server/ask-thread';
import type { PdfPage } from '../reduce-pdf';

/** A bitmap that a page is made of, row by row, without anything between. */
interface PdfImage {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  data: Uint8Array;
}

/** What the first page of a PDF is. */
export type OpenedPdf =
  | { kind: 'page'; page: PdfPage }
  | { kind: 'image'; image: PdfImage }
  /** It asks for a password. */
  | { kind: 'locked' }
  | { kind: 'tooDetailed' | 'broken' };

const bounds = { longestMs: 10_000, mostMegabytes: 256, mostBufferMegabytes: 640 };
/** Files read at once: each takes a core, and a bitmap of the largest size a tenth of a gigabyte until it is packed again. */
const mostAtOnce = 2;
let open = 0;

/** A bitmap packed again: as it is, it takes more memory than all the rest, and waits its turn to be drawn anew. */
function packed({ data, width, height, channels }: PdfImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 3 }).toBuffer();
}

type ReadPdf = Exclude<OpenedPdf, { kind: 'image' }> | { kind: 'image'; png: Buffer } | { kind: 'busy' };

/**
 * Reads the first page of a PDF in a thread of its own, with an end to its time and memory. Nothing of the file is run.
 *
 * @returns `busy` while others are read, `tooDetailed` also for what does not come to an end
 */
export async function openPdf(bytes: Uint8Array): Promise<ReadPdf> {
  if (open >= mostAtOnce) return { kind: 'busy' };
  open += 1;
  const file = path.join(process.cwd(), 'lib', 'drawing', 'server', 'pdf-thread.mjs');
  try {
    const opened = (await askThread<OpenedPdf>(file, bytes, bounds)) ?? { kind: 'tooDetailed' };
    return opened.kind === 'image' ? { kind: 'image', png: await packed(opened.image) } : opened;
  } finally {
    open -= 1;
  }
}
