import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { removeObjects } from '@/lib/supabase/storage';
import type { UploadPurpose } from '../upload-purposes';
import { bucketOf } from './upload-storage';

const mostAtOnce = 1000;
const timeoutMilliseconds = 20_000;
const purposes: readonly UploadPurpose[] = ['quote', 'application'];

type AlsoForget = (paths: readonly string[]) => Promise<void>;

/**
 * Removes files of forms whose rows are gone. What cannot be removed stays on the list for the next call.
 *
 * @returns how many
 * @throws DatabaseAwayError, StorageError
 */
export async function removeForgottenFiles(): Promise<number> {
  let removed = 0;
  for (const purpose of purposes) removed += await removeListedFiles(bucketOf(purpose));
  return removed;
}

/**
 * Removes the files of a bucket that the database lists because nothing refers to them any more, at most a thousand.
 *
 * @param alsoForget what else there is of them
 * @returns how many
 * @throws DatabaseAwayError, StorageError: they stay on the list
 */
export async function removeListedFiles(bucket: string, alsoForget?: AlsoForget): Promise<number> {
  const args = { from_bucket: bucket, max_count: mostAtOnce };
  const paths = await ask('list_storage_removals', args, z.array(z.string()), timeoutMilliseconds);
  await removeFiles(bucket, paths, alsoForget);
  return paths.length;
}

/**
 * Removes files that the database lists, and takes them off the list.
 *
 * @throws DatabaseAwayError, StorageError: they stay on the list
 */
export async function removeFiles(
  bucket: string,
  paths: readonly string[],
  alsoForget?: AlsoForget,
): Promise<void> {
  if (paths.length === 0) return;
  await removeObjects(bucket, paths);
  await alsoForget?.(paths);
  const args = { from_bucket: bucket, removed_paths: paths };
  await ask('complete_storage_removals', args, z.number(), timeoutMilliseconds);
}
