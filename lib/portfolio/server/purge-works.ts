import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { removeListedFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { undoDays } from '../deleted-work';
import { portfolioBucket } from '../portfolio';
import { forgetKeptFiles } from './kept-files';

const timeoutMilliseconds = 20_000;
const undoMilliseconds = undoDays * 24 * 60 * 60 * 1000;

/**
 * Removes the works and pictures that staff deleted thirty days ago, with their files and what was made of them here. A
 * file that cannot be removed now is remembered in the database and removed by a later call.
 *
 * @returns how many works
 * @throws DatabaseAwayError, StorageError
 */
export async function purgeWorks(now: Date): Promise<number> {
  const at = new Date(now.getTime() - undoMilliseconds).toISOString();
  const purged = await ask('purge_portfolio', { at }, z.number(), timeoutMilliseconds);
  await removeListedFiles(portfolioBucket, async (names) => {
    for (const name of names) await forgetKeptFiles(name.split('.')[0] ?? name);
  });
  return purged;
}
