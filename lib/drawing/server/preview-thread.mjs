import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

// A thread that draws the first page of one PDF somebody sent and ends. Its file may be made to be drawn for ever: whoever starts it ends it.

/** Pixels of the longer side: twice what is shown. */
const longestSide = 960;

/** Of what the drawing program holds, the file included; a few kilobytes can be made to unpack to all that a machine has. */
const mostBytes = 256 * 1024 * 1024;

const program = await WebAssembly.compile(
  await readFile(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
);

/**
 * @param {WebAssembly.Imports} imports
 * @param {any} done takes the instance, whatever its types say
 */
function start({ env, ...imports }, done) {
  const { emscripten_resize_heap: grow } =
    /** @type {{ emscripten_resize_heap: (size: number) => boolean }} */ (env);
  const bounded = {
    ...env,
    emscripten_resize_heap: (/** @type {number} */ size) => size >>> 0 <= mostBytes && grow(size),
  };
  WebAssembly.instantiate(program, { ...imports, env: bounded }).then(done);
  return {};
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./draw-preview.ts').DrawnPage>}
 */
async function draw(bytes) {
  const library = await PDFiumLibrary.init({ instantiateWasm: start });
  const page = (await library.loadDocument(bytes)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longestSide / Math.max(originalWidth, originalHeight);
  if (!(originalWidth > 0 && originalHeight > 0 && scale > 0)) return { kind: 'broken' };
  const { width, height, data } = await page.render({
    render: 'bitmap',
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    transparent: false,
  });
  return { kind: 'page', width, height, data };
}

/** @param {import('./draw-preview.ts').DrawnPage} answer */
const hand = (answer) => parentPort?.postMessage(answer);

// The drawing program fails where nobody waits for it.
process.on('uncaughtException', () => hand({ kind: 'broken' }));

// A message, not the data that a thread is made with: the build wraps the thread and keeps that for itself.
parentPort?.once('message', async (bytes) => {
  hand(await draw(bytes).catch(() => ({ kind: /** @type {const} */ ('broken') })));
});
