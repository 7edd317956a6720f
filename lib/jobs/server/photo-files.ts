import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { findObject } from '@/lib/supabase/storage';
import { requestBuckets } from '@/lib/uploads/request-buckets';
import { removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { storeFile } from '@/lib/uploads/server/store-file';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';

const photoBucket = requestBuckets.photos;

async function store(path: string, bytes: Uint8Array, mimeType: string): Promise<string> {
  await storeFile(photoBucket, path, bytes, { mimeType, fileSizeLimit: maxFileBytes });
  return path;
}

/**
 * Stores a photo and its small picture, both drawn anew.
 *
 * @throws StorageError, DatabaseAwayError
 */
export async function storePhoto(
  photo: Uint8Array,
  small: Uint8Array,
): Promise<{ path: string; smallPath: string; hash: string; size: number }> {
  const id = randomUUID();
  return {
    path: await store(`${id}.jpeg`, photo, 'image/jpeg'),
    smallPath: await store(`${id}.webp`, small, 'image/webp'),
    hash: createHash('sha256').update(photo).digest('hex'),
    size: photo.length,
  };
}

/** @throws StorageError */
export async function readPhoto(path: string): Promise<Uint8Array | null> {
  const file = await findObject(photoBucket, path);
  return file && new Uint8Array(await file.arrayBuffer());
}

/** Removes the files of photos that are gone; returns how many. */
export const purgePhotoFiles = (): Promise<number> => removeListedFiles(photoBucket);
