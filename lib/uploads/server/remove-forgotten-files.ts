import 'server-only';
import { z } from 'zod';
// The service client: the buckets are private, and so is the list of what is to be removed from them.
import { createServiceClient } from '@/lib/supabase/service-client';
import type { UploadPurpose } from '../upload-purposes';
import { bucketOf, removeUploads } from './upload-storage';

const mostAtOnce = 1000;
const purposes: readonly UploadPurpose[] = ['quote', 'application'];

/**
 * Removes files whose rows are gone from storage. What cannot be removed stays on the list for the next call.
 *
 * @returns how many
 * @throws Error while the backend is away
 */
export async function removeForgottenFiles(): Promise<number> {
  const client = createServiceClient(20_000);
  let removed = 0;
  for (const purpose of purposes) {
    const bucket = bucketOf(purpose);
    const listed = await client.rpc('list_storage_removals', { from_bucket: bucket, max_count: mostAtOnce });
    if (listed.error) throw new Error(`list_storage_removals: ${listed.error.code} ${listed.error.message}`);
    const paths = z.array(z.string()).parse(listed.data);
    if (paths.length === 0) continue;
    await removeUploads(purpose, paths);
    const completed = await client.rpc('complete_storage_removals', {
      from_bucket: bucket,
      removed_paths: paths,
    });
    if (completed.error) throw new Error(`complete_storage_removals: ${completed.error.message}`);
    removed += paths.length;
  }
  return removed;
}
