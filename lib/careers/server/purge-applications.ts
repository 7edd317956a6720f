import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { removeFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { bucketOf } from '@/lib/uploads/server/upload-storage';

const timeoutMilliseconds = 20_000;
const answer = z.object({ purged: z.number(), paths: z.array(z.string()) });

/**
 * Deletes the applications whose time is over, and their CVs. A file that cannot be removed now is remembered in the
 * database and removed by a later call.
 *
 * @returns how many applications
 * @throws DatabaseAwayError, StorageError
 */
export async function purgeApplications(now: Date): Promise<number> {
  const args = { at: now.toISOString() };
  const { purged, paths } = await ask('purge_job_applications', args, answer, timeoutMilliseconds);
  await removeFiles(bucketOf('application'), paths);
  return purged;
}
