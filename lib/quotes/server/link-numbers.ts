import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';

const timeoutMilliseconds = 10_000;

/**
 * How often the address of each of these requests was corrected, by their references; those that are no more are not among them. What was
 * sent to an address carries the number of its time, and is worth nothing under a higher one.
 *
 * @param references at most 1,000
 * @throws DatabaseAwayError
 */
export async function listLinkNumbers(references: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (references.length === 0) return new Map();
  const shape = z.record(z.string(), z.number());
  const numbers = await ask('list_link_numbers', { wanted: [...references] }, shape, timeoutMilliseconds);
  return new Map(Object.entries(numbers));
}
