import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
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

const longestMs = 10_000;
const mostMegabytes = 256;
/** Files read at once: each takes a core. */
const mostAtOnce = 2;
let open = 0;

/**
 * Reads the first page of a PDF in a thread of its own, with an end to its time and memory. Nothing of the file is run.
 *
 * @returns `busy` while others are read, `tooDetailed` also for what does not come to an end
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf | { kind: 'busy' }> {
  if (open >= mostAtOnce) return { kind: 'busy' };
  open += 1;
  const file = path.join(process.cwd(), 'lib', 'drawing', 'server', 'pdf-thread.mjs');
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // What the reader says about a file stays out of the log.
    stdout: true,
    stderr: true,
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    return await new Promise<OpenedPdf>((resolve, reject) => {
      clock = setTimeout(() => resolve({ kind: 'tooDetailed' }), longestMs);
      thread.postMessage(bytes);
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'tooDetailed' });
        else reject(error);
      });
    });
  } finally {
    clearTimeout(clock);
    open -= 1;
    await thread.terminate();
  }
}
