import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { findObject, putObject } from '@/lib/supabase/storage';
import { removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';

/** Private, as the migrations name it. */
export const photoBucket = 'job-photos';

async function store(path: string, bytes: Uint8Array, mimeType: string): Promise<string> {
  // Announced first: if nobody lives to keep it, it does not lie there for ever.
  await ask('announce_stored_file', { into_bucket: photoBucket, path }, z.unknown());
  await putObject(photoBucket, path, bytes, { mimeType, fileSizeLimit: maxFileBytes });
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
