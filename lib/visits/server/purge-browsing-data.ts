import 'server-only';
import { z } from 'zod';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

/** Of each table in one call, so that none takes long. */
const perCall = 5000;
const maxCalls = 40;

/**
 * Deletes visits, page views and proofs of cookie choices whose time is over; what is left after so many calls goes
 * with the next turn.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export async function purgeBrowsingData(now: Date): Promise<number> {
  let purged = 0;
  for (let call = 0; call < maxCalls; call += 1) {
    const args = { at: now.toISOString(), months: retention.browsingMonths, max_count: perCall };
    const gone = await ask('purge_browsing_data', args, z.number(), 10_000);
    purged += gone;
    if (gone < perCall) break;
  }
  return purged;
}
