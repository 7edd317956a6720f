import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { listUnderWay, removeUnderWay } from './under-way';

const timeoutMilliseconds = 10_000;
// The database looks at no more of them: the others would seem to be gone.
const mostAtOnce = 1000;

/**
 * Removes files under way to requests that are no more: erased, or deleted because their time was over.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export async function forgetUnderWay(): Promise<number> {
  const files = await listUnderWay();
  if (files.length === 0) return 0;
  const wanted = [...new Set(files.map(({ subject }) => subject))];
  const known: Record<string, number> = {};
  for (let from = 0; from < wanted.length; from += mostAtOnce) {
    const some = wanted.slice(from, from + mostAtOnce);
    const shape = z.record(z.string(), z.number());
    Object.assign(known, await ask('list_link_numbers', { wanted: some }, shape, timeoutMilliseconds));
  }
  const forgotten = files.filter(({ subject }) => known[subject] === undefined);
  for (const { id } of forgotten) await removeUnderWay(id);
  return forgotten.length;
}
