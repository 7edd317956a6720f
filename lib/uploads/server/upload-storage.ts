import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
// The service client: which files were sent with a form stands in tables that no other key opens.
import { createServiceClient } from '@/lib/supabase/service-client';
import {
  copyObject,
  findObject,
  listObjects,
  putObject,
  removeObjects,
  StorageError,
} from '@/lib/supabase/storage';
import { maxFileBytes, type UploadPurpose } from '../upload-purposes';

const timeoutMilliseconds = 20_000;

/** Where the files of each purpose lie, and the tables that say which of them came with something that was stored. */
const places = {
  // In this order: a row that moves while both are read, from a mail of the tray to a request, is seen in one of them.
  quote: { bucket: 'quote-attachments', tables: ['incoming_mail_files', 'quote_request_attachments'] },
  application: { bucket: 'job-applications', tables: ['job_application_attachments'] },
} as const satisfies Record<UploadPurpose, { bucket: string; tables: readonly string[] }>;

/** Where the files of a purpose lie. */
export function bucketOf(purpose: UploadPurpose): string {
  return places[purpose].bucket;
}

/** @throws StorageError */
export function putUpload(
  purpose: UploadPurpose,
  path: string,
  bytes: Uint8Array,
  mimeType: string,
): Promise<void> {
  return putObject(bucketOf(purpose), path, bytes, { mimeType, fileSizeLimit: maxFileBytes });
}

/**
 * @returns the bytes, or null when they are not there
 * @throws StorageError
 */
export function findUploadBytes(purpose: UploadPurpose, path: string): Promise<Blob | null> {
  return findObject(bucketOf(purpose), path);
}

/**
 * Copies a file that came whole to a path of its own.
 *
 * @param within milliseconds
 * @returns whether its bytes were there
 * @throws StorageError
 */
export function copyUpload(
  purpose: UploadPurpose,
  from: string,
  to: string,
  within: number,
): Promise<boolean> {
  return copyObject(bucketOf(purpose), from, to, within);
}

/** Bytes of a piece of a file that lies in several, but of the last. */
export const pieceBytes = 8 * 1024 * 1024;

/** Where the pieces of a file lie, as `piece_paths` of the database says it too: the first at the path itself. */
export function piecePaths(path: string, pieces: number): string[] {
  return Array.from({ length: pieces }, (_, index) =>
    index === 0 ? path : path.replace(/(\.[a-z]+)$/, `-${index + 1}$1`),
  );
}

/** The path of the file that a path is a piece of. */
const wholeOf = (path: string) => path.replace(/-\d{1,2}(\.[a-z]+)$/, '$1');

/**
 * Says of pieces that they are about to be stored: without a row within an hour they are removed.
 *
 * @throws DatabaseAwayError
 */
export async function announcePieces(purpose: UploadPurpose, paths: string[]): Promise<void> {
  const args = { into_bucket: bucketOf(purpose), paths };
  await ask('announce_stored_files', args, z.unknown(), timeoutMilliseconds);
}

/** @throws StorageError */
export function putPiece(
  purpose: UploadPurpose,
  path: string,
  bytes: Uint8Array,
  mimeType: string,
): Promise<void> {
  return putObject(bucketOf(purpose), path, bytes, { mimeType, fileSizeLimit: maxFileBytes, again: true });
}

/**
 * The bytes of a file in pieces, one piece in memory at a time; null when it is not there. Of a file whose later pieces cannot
 * be read the stream breaks off.
 *
 * @throws StorageError
 */
export async function streamPieces(
  purpose: UploadPurpose,
  path: string,
  pieces: number,
): Promise<ReadableStream<Uint8Array> | null> {
  const [first = path, ...rest] = piecePaths(path, pieces);
  let next = await findUploadBytes(purpose, first);
  if (!next) return null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next) controller.enqueue(new Uint8Array(await next.arrayBuffer()));
        next = null;
        const following = rest.shift();
        if (following === undefined) return controller.close();
        next = await findUploadBytes(purpose, following);
        if (!next) throw new StorageError(`The piece ${following} is missing`);
      },
    },
    { highWaterMark: 0 },
  );
}

/** @throws StorageError */
export function removeUploads(purpose: UploadPurpose, paths: readonly string[]): Promise<void> {
  return removeObjects(bucketOf(purpose), paths);
}

/**
 * Paths of the files in a folder that were sent with no form, of its first thousand.
 *
 * @throws StorageError
 */
export async function listUnclaimed(purpose: UploadPurpose, folder: string): Promise<string[]> {
  const paths = await listObjects(bucketOf(purpose), folder);
  if (paths.length === 0) return [];
  const known = new Set<string>();
  for (const table of places[purpose].tables) {
    const claimed = await createServiceClient(timeoutMilliseconds)
      .from(table)
      .select('storage_path')
      .like('storage_path', `${folder}/%`)
      .limit(10_000);
    if (claimed.error) throw new StorageError(claimed.error.message);
    const rows = z.array(z.object({ storage_path: z.string() })).parse(claimed.data);
    for (const row of rows) known.add(row.storage_path);
  }
  return paths.filter((path) => !known.has(wholeOf(path)));
}

const claimShape = z
  .object({
    file_name: z.string(),
    kind: z.string(),
    storage_path: z.string(),
    size_bytes: z.number(),
    pieces: z.number().default(1),
    digest: z.string().nullable().default(null),
  })
  .transform(({ file_name, storage_path, size_bytes, ...rest }) => ({
    ...rest,
    name: file_name,
    path: storage_path,
    size: size_bytes,
  }));

export type ClaimedUpload = z.output<typeof claimShape>;

/** Only the files of requests may lie in pieces. */
const columnsOf = (table: string) =>
  `file_name, kind, storage_path, size_bytes${table === 'quote_request_attachments' ? ', pieces, digest' : ''}`;

/**
 * A file that was sent with a stored form, or null.
 *
 * @throws StorageError
 */
export async function findClaimedUpload(purpose: UploadPurpose, id: string): Promise<ClaimedUpload | null> {
  for (const table of places[purpose].tables) {
    const { data, error } = await createServiceClient()
      .from(table)
      .select(columnsOf(table))
      .eq('id', id)
      .maybeSingle();
    if (error) throw new StorageError(error.message);
    if (data) return claimShape.parse(data);
  }
  return null;
}
