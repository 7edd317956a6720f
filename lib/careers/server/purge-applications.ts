import 'server-only';
import { z } from 'zod';
// The service client: applications are nobody's to delete but the site's own rules of retention.
import { createServiceClient } from '@/lib/supabase/service-client';
import { applicationBucket, removeUploads } from '@/lib/uploads/server/upload-storage';

const timeoutMilliseconds = 20_000;
const answer = z.object({ purged: z.number(), paths: z.array(z.string()) });

/**
 * Deletes the applications whose time is over, and their CVs. A file that cannot be removed now is remembered in the
 * database and removed by a later call.
 *
 * @returns how many applications
 * @throws Error while the backend is away
 */
export async function purgeApplications(now: Date): Promise<number> {
  const client = createServiceClient(timeoutMilliseconds);
  const purge = await client.rpc('purge_job_applications', { at: now.toISOString() });
  if (purge.error) throw new Error(`purge_job_applications: ${purge.error.code} ${purge.error.message}`);
  const { purged, paths } = answer.parse(purge.data);
  if (paths.length > 0) {
    await removeUploads('application', paths);
    const completed = await client.rpc('complete_storage_removals', {
      from_bucket: applicationBucket,
      removed_paths: paths,
    });
    if (completed.error) throw new Error(`complete_storage_removals: ${completed.error.message}`);
  }
  return purged;
}
