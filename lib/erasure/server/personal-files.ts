import 'server-only';
import { incident } from '@/lib/log/incident';
import { requestBuckets } from '@/lib/uploads/request-buckets';
import { removeForgottenFiles, removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';

/** Removes the files whose rows an erasure took; false when some must wait. One bucket that fails keeps no other from it. */
export async function removePersonalFiles(): Promise<boolean> {
  const buckets = Object.values(requestBuckets);
  const removals = [removeForgottenFiles, ...buckets.map((bucket) => () => removeListedFiles(bucket))];
  let areRemoved = true;
  for (const remove of removals) {
    await remove().catch((failure: unknown) => {
      incident(failure, { during: 'people.removeFiles' });
      areRemoved = false;
    });
  }
  return areRemoved;
}
