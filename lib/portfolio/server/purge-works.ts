import 'server-only';
// The service client: what staff have deleted is nobody's to remove but the site's own rules of retention.
import { createServiceClient } from '@/lib/supabase/service-client';
import { portfolioBucket } from '../portfolio';
import { forgetKeptFiles } from './kept-files';
import { removePortfolioFiles } from './portfolio-storage';

const timeoutMilliseconds = 20_000;
/** How long a deletion can be undone. */
const undoMilliseconds = 30 * 24 * 60 * 60 * 1000;
const filesAtOnce = 100;

/**
 * Removes the works and pictures that staff deleted thirty days ago, with their files and what was made of them here. A
 * file that cannot be removed now is remembered in the database and removed by a later call.
 *
 * @returns how many works
 * @throws Error while the backend is away
 */
export async function purgeWorks(now: Date): Promise<number> {
  const client = createServiceClient(timeoutMilliseconds);
  const purge = await client.rpc('purge_portfolio', {
    at: new Date(now.getTime() - undoMilliseconds).toISOString(),
  });
  if (purge.error) throw new Error(`purge_portfolio: ${purge.error.code} ${purge.error.message}`);
  const listed = await client.rpc('list_storage_removals', {
    from_bucket: portfolioBucket,
    max_count: filesAtOnce,
  });
  if (listed.error) throw new Error(`list_storage_removals: ${listed.error.message}`);
  const names = listed.data as string[];
  if (names.length > 0) {
    await removePortfolioFiles(names);
    for (const name of names) await forgetKeptFiles(name.split('.')[0] ?? name);
    const completed = await client.rpc('complete_storage_removals', {
      from_bucket: portfolioBucket,
      removed_paths: names,
    });
    if (completed.error) throw new Error(`complete_storage_removals: ${completed.error.message}`);
  }
  return Number(purge.data);
}
