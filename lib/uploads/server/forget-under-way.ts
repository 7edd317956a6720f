import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { listUnderWay, removeUnderWay } from './under-way';

const timeoutMilliseconds = 10_000;

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
  const known = await ask(
    'list_link_numbers',
    { wanted },
    z.record(z.string(), z.number()),
    timeoutMilliseconds,
  );
  const forgotten = files.filter(({ subject }) => known[subject] === undefined);
  for (const { id } of forgotten) await removeUnderWay(id);
  return forgotten.length;
}
