import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { findObject } from '@/lib/supabase/storage';
import { requestBuckets } from '@/lib/uploads/request-buckets';
import { removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { storeFile } from '@/lib/uploads/server/store-file';

const offerBucket = requestBuckets.offers;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function store(path: string, bytes: Uint8Array, mimeType: string): Promise<string> {
  await storeFile(offerBucket, path, bytes, { mimeType });
  return path;
}

async function read(path: string, hash: string): Promise<Uint8Array | null> {
  const file = await findObject(offerBucket, path);
  if (!file) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (hashOf(bytes) !== hash) throw new Error('The file of an offer is not the one that was kept');
  return bytes;
}

/**
 * Stores the document of a version that is about to be sent.
 *
 * @throws StorageError, DatabaseAwayError
 */
export async function storeOfferFile(bytes: Uint8Array): Promise<{ path: string; pdfHash: string }> {
  return { path: await store(`${randomUUID()}.pdf`, bytes, 'application/pdf'), pdfHash: hashOf(bytes) };
}

/**
 * The document of a version, byte for byte, or null when it is not there.
 *
 * @throws StorageError; another Error when it is not the file that was sent
 */
export const readOfferFile = (path: string, pdfHash: string): Promise<Uint8Array | null> =>
  read(path, pdfHash);

/**
 * Stores the picture of a line, which was drawn anew.
 *
 * @throws StorageError, DatabaseAwayError
 */
export async function storeLinePicture(
  bytes: Uint8Array,
): Promise<{ path: string; hash: string; size: number }> {
  const path = await store(`${randomUUID()}.jpeg`, bytes, 'image/jpeg');
  return { path, hash: hashOf(bytes), size: bytes.length };
}

/**
 * The picture of a line, byte for byte, or null when it is not there.
 *
 * @throws StorageError; another Error when it is not the file that was kept
 */
export const readLinePicture = ({ path, hash }: { path: string; hash: string }): Promise<Uint8Array | null> =>
  read(path, hash);

/** Removes the files of offers that are gone; returns how many. */
export const purgeOfferFiles = (): Promise<number> => removeListedFiles(offerBucket);
