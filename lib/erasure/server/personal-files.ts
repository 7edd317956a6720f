import 'server-only';
import { incident } from '@/lib/log/incident';
import { removeForgottenFiles, removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';

/**
 * Where files of people's requests are, beside what they sent with their forms: offers, proofs and photos of the work. By the
 * names of the buckets, as the spools are by those of their folders. A test holds them to the domains' own.
 */
export const requestBuckets = ['offers', 'proofs', 'job-photos'] as const;

/** Removes the files whose rows an erasure took; false when some must wait. One bucket that fails keeps no other from it. */
export async function removePersonalFiles(): Promise<boolean> {
  const removals = [removeForgottenFiles, ...requestBuckets.map((bucket) => () => removeListedFiles(bucket))];
  let areRemoved = true;
  for (const remove of removals) {
    await remove().catch((failure: unknown) => {
      incident(failure, { during: 'people.removeFiles' });
      areRemoved = false;
    });
  }
  return areRemoved;
}
