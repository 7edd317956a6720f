import 'server-only';
import { z } from 'zod';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

/**
 * Deletes the addresses of sample cards that have long arrived.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export function purgeSampleCards(now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retention.sampleCardMonths);
  return ask('purge_sample_cards', { before: before.toISOString() }, z.number(), 10_000);
}
