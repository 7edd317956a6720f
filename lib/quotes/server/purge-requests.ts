import 'server-only';
import { z } from 'zod';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

/** In one call, so that none takes long. */
const perCall = 500;
const maxCalls = 20;

/**
 * Deletes requests that led to nothing once their time is over; their files go with the files of erased rows. What is left
 * after so many calls goes with the next turn.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export async function purgeRequests(now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - retention.requestYears);
  const args = { before: before.toISOString(), max_count: perCall };
  let purged = 0;
  for (let call = 0; call < maxCalls; call += 1) {
    const gone = await ask('purge_quote_requests', args, z.number(), 20_000);
    purged += gone;
    if (gone < perCall) break;
  }
  return purged;
}
