import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import tarStream from 'tar-stream';

// What a backup is packed in, so that any system can open it without this project. Files and folders only.

/**
 * @typedef {object} TarEntry
 * @property {string} name
 * @property {'file' | 'directory'} type
 * @property {number} size bytes of the content
 * @property {AsyncIterable<Uint8Array> | Iterable<Uint8Array>} content
 */

/** Two empty blocks, which every archive ends with. */
const endBytes = 1024;

/** An archive that cannot be read to its end. */
export class TarError extends Error {}

/**
 * @param {import('tar-stream').Pack} pack
 * @param {AsyncIterable<TarEntry>} entries
 * @param {Date} mtime
 */
async function fill(pack, entries, mtime) {
  for await (const { name, type, size, content } of entries) {
    const isFolder = type === 'directory';
    const header = { name, type, mtime, mode: isFolder ? 0o700 : 0o600, size: isFolder ? 0 : size };
    /** @type {PromiseWithResolvers<void>} */
    const packed = Promise.withResolvers();
    const sink = pack.entry(header, (error) => (error ? packed.reject(error) : packed.resolve()));
    let written = 0;
    if (!isFolder) {
      for await (const part of content) {
        written += part.length;
        if (!sink.write(part)) await once(sink, 'drain');
      }
      sink.end();
    }
    if (!isFolder && written !== size) throw new TarError(`${name} changed while it was read`);
    await packed.promise;
  }
  pack.finalize();
}

/**
 * The bytes of an archive.
 *
 * @param {AsyncIterable<TarEntry>} entries
 * @param {Date} modifiedAt said of every entry
 * @returns {AsyncGenerator<Buffer>}
 */
export async function* packTar(entries, modifiedAt) {
  const pack = tarStream.pack();
  fill(pack, entries, modifiedAt).catch((error) => pack.destroy(error));
  yield* pack;
}

/**
 * Reads an archive to its end. `take` must read the content of a file whole.
 *
 * @param {AsyncIterable<Buffer>} source
 * @param {(entry: TarEntry) => Promise<void>} take
 * @throws TarError
 */
export async function unpackTar(source, take) {
  const extract = tarStream.extract();
  /** @type {unknown} */
  let fault = null;
  async function* whole() {
    let end = Buffer.alloc(0);
    try {
      for await (const part of source) {
        end = Buffer.concat([end, part.subarray(-endBytes)]).subarray(-endBytes);
        yield part;
      }
      if (end.length < endBytes || end.some((byte) => byte !== 0)) throw new TarError('it ends too early');
    } catch (error) {
      fault = error;
      throw error;
    }
  }
  // Whatever ends it is thrown below, where the entries are read.
  const feeding = pipeline(whole, extract).catch(() => undefined);
  const iterator = extract[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value: entry } = await iterator.next().catch((error) => {
        throw fault ?? new TarError(error.message);
      });
      if (done) return;
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file' && type !== 'directory')
        throw new TarError(`it holds an entry of the kind "${type}"`);
      await take({ name: name.replace(/\/$/, ''), type, size, content: entry });
      entry.resume();
    }
  } finally {
    extract.destroy();
    await feeding;
  }
}
