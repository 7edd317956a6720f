import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { putObject } from '@/lib/supabase/storage';

/**
 * Stores a file that a row is about to name. It is announced first: if nobody lives to write the row, it does not lie there for ever.
 *
 * @param fileSizeLimit of a bucket that is made now, in bytes
 * @throws StorageError, DatabaseAwayError
 */
export async function storeFile(
  bucket: string,
  path: string,
  bytes: Uint8Array,
  kind: { mimeType: string; fileSizeLimit?: number },
): Promise<void> {
  await ask('announce_stored_file', { into_bucket: bucket, path }, z.unknown());
  await putObject(bucket, path, bytes, kind);
}
