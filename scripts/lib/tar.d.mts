export interface TarEntry {
  name: string;
  type: 'file' | 'directory';
  /** Bytes of the content. */
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/** An archive that cannot be read to its end. */
export class TarError extends Error {}

/** The bytes of an archive; `modifiedAt` is said of every entry. */
export function packTar(entries: AsyncIterable<TarEntry>, modifiedAt: Date): AsyncGenerator<Buffer>;

/** Reads an archive to its end. `take` must read the content of a file whole. */
export function unpackTar(
  source: AsyncIterable<Buffer>,
  take: (entry: TarEntry) => Promise<void>,
): Promise<void>;
