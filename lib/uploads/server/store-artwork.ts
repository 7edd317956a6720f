import 'server-only';
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { StorageError } from '@/lib/supabase/storage';
import { acceptedKinds, type FileKindId, maxFileBytes } from '../upload-purposes';
import { mimeTypeOf, storagePathOf, type UploadedFile } from './receipts';
import { cleanFileName } from './receive-upload';
import { isHeic, sniffFile } from './sniff-file';
import { bytesOf, type FileUnderWay } from './under-way';
import { announcePieces, pieceBytes, piecePaths, putPiece } from './upload-storage';

/** A file that lies in storage in pieces. */
export interface StoredArtwork extends UploadedFile {
  pieces: number;
}

type Stored =
  | { status: 'stored'; file: StoredArtwork }
  | { status: 'refused'; reason: 'fileType' | 'fileHeic' | 'fileBroken' | 'unavailable' };

// One at a time: each holds a piece in memory, and an SVG the text of one.
let last: Promise<unknown> = Promise.resolve();

/**
 * Judges a file that has come in parts by its content, as one of a form is, and stores it privately as it is, where nobody claims it
 * yet. Done again after a break it ends alike.
 */
export function storeArtwork(file: FileUnderWay): Promise<Stored> {
  const turn = last.then(() => store(file));
  last = turn.catch(() => undefined);
  return turn;
}

async function store({ id, name, size, begunAt }: FileUnderWay): Promise<Stored> {
  const handle = await open(bytesOf(id), 'r').catch(() => null);
  if (!handle) return { status: 'refused', reason: 'unavailable' };
  try {
    if ((await handle.stat()).size !== size) return { status: 'refused', reason: 'unavailable' };
    const judged = await judge(handle, name, size);
    if (!('kind' in judged)) return { status: 'refused', reason: judged.reason };
    const { kind } = judged;
    const path = storagePathOf(id, kind, begunAt);
    const pieces = Math.ceil(size / pieceBytes);
    const paths = piecePaths(path, pieces);
    await announcePieces('quote', paths);
    const hash = createHash('sha256');
    for (const [index, piecePath] of paths.entries()) {
      const bytes = await readPiece(handle, index, size);
      hash.update(bytes);
      await putPiece('quote', piecePath, bytes, mimeTypeOf(kind));
    }
    log.info('uploads.artworkStored', { kind, size, pieces });
    const digest = hash.digest('hex');
    return {
      status: 'stored',
      file: { id, path, name: cleanFileName(name, kind), kind, size, digest, pieces },
    };
  } catch (error) {
    if (!(error instanceof StorageError) && !(error instanceof DatabaseAwayError)) throw error;
    incident(error, { during: 'uploads.storeArtwork' });
    return { status: 'refused', reason: 'unavailable' };
  } finally {
    await handle.close();
  }
}

async function readPiece(handle: FileHandle, index: number, size: number): Promise<Uint8Array> {
  const from = index * pieceBytes;
  const bytes = Buffer.alloc(Math.min(pieceBytes, size - from));
  let read = 0;
  while (read < bytes.length) {
    const { bytesRead } = await handle.read(bytes, read, bytes.length - read, from + read);
    if (bytesRead === 0) throw new Error('A file under way is shorter than it was');
    read += bytesRead;
  }
  return bytes;
}

async function judge(
  handle: FileHandle,
  name: string,
  size: number,
): Promise<{ kind: FileKindId } | { reason: 'fileType' | 'fileHeic' | 'fileBroken' }> {
  const head = await readPiece(handle, 0, size);
  const kind = await sniffArtwork(head, name);
  if (kind === null) return { reason: (await isHeic(head)) ? 'fileHeic' : 'fileType' };
  // By its name alone it would have come past what forms do with their files.
  if (size <= maxFileBytes && kind !== 'tiff' && kind !== 'psd') return { reason: 'fileType' };
  if (kind === 'svg' && !(await isWholeDrawing(handle, size))) return { reason: 'fileBroken' };
  return { kind };
}

/**
 * What a large file is by the first of its pieces: what forms take, and layered pictures of printers. A TIFF says so in its name too,
 * because raw photos of cameras are made of the same.
 */
export async function sniffArtwork(head: Uint8Array, name: string): Promise<FileKindId | null> {
  const mark = Buffer.from(head.subarray(0, 6)).toString('latin1');
  if (/^(?:II[*+]\0|MM\0[*+])/.test(mark)) return /\.tiff?$/i.test(name) ? 'tiff' : null;
  if (mark === '8BPS\0\x01' || mark === '8BPS\0\x02') return 'psd';
  const kind = await sniffFile(withoutTornLetter(head), name, false);
  return kind && acceptedKinds('quote').some(({ id }) => id === kind) ? kind : null;
}

/** A piece may end within a letter of UTF-8, which would make text of it none. */
function withoutTornLetter(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 3 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  const lead = bytes[end - 1] ?? 0;
  const wanted = lead > 0xf4 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  const found = bytes.length - end + 1;
  return found < wanted ? bytes.subarray(0, end - 1) : bytes;
}

/** Whether all of a drawing is UTF-8 without a zero byte, and it has an end. */
async function isWholeDrawing(handle: FileHandle, size: number): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let end = '';
  try {
    for (let index = 0; index * pieceBytes < size; index += 1) {
      const bytes = await readPiece(handle, index, size);
      if (bytes.includes(0)) return false;
      end = (end + decoder.decode(bytes, { stream: true })).slice(-4096);
    }
    end += decoder.decode();
    return /<\/(?:svg:)?svg\s*>|\/>\s*$/.test(end);
  } catch {
    return false;
  }
}
