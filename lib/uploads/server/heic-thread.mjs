import { parentPort } from 'node:worker_threads';
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

// A thread that reads one photo somebody sent and ends. Its file may be made to be read for ever: whoever starts it ends it.

/** The largest of a telephone's cameras; four bytes each, twice, while they are read. */
const mostPixels = 50_000_000;

/**
 * Pixels as they stand: the reader turns and mirrors a photo as its file says (ISO/IEC 23008-12, 6.5.10), whatever else says its EXIF.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./jpeg-of-heic.ts').OpenedHeic>}
 */
async function open(bytes) {
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return { kind: 'damaged' };
  const [width, height] = [image.get_width(), image.get_height()];
  if (!(width > 0 && height > 0)) return { kind: 'damaged' };
  // What it says of its size costs nothing, and the reader refuses a file that says less than it holds.
  if (width * height > mostPixels) return { kind: 'tooManyPixels' };
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise((resolve) => image.display(pixels, resolve));
  return drawn ? { kind: 'photo', width, height, data: pixels.data.buffer } : { kind: 'damaged' };
}

/** @param {import('./jpeg-of-heic.ts').OpenedHeic} answer */
function hand(answer) {
  parentPort?.postMessage(answer, answer.kind === 'photo' ? [answer.data] : []);
}

// The reader fails where nobody waits for it.
process.on('uncaughtException', () => hand({ kind: 'damaged' }));

// A message, not the data that a thread is made with: the build wraps the thread and keeps that for itself.
parentPort?.once('message', async (bytes) => {
  hand(await open(bytes).catch(() => ({ kind: /** @type {const} */ ('damaged') })));
});
