import 'server-only';
import { z } from 'zod';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

/**
 * Deletes the addresses of sample cards that have long arrived.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export function purgeSampleCards(now: Date): Promise<number> {
  const before = keptSince(now, { months: retention.sampleCardMonths });
  return ask('purge_sample_cards', { before: before.toISOString() }, z.number(), 10_000);
}
