import 'server-only';
import { z } from 'zod';
import { retention } from '@/lib/legal/retention';
// The service client: nobody else may delete what was counted.
import { createServiceClient } from '@/lib/supabase/service-client';

/** Of each table in one call, so that none takes long. */
const perCall = 5000;
const maxCalls = 40;

/**
 * Deletes visits, page views and proofs of cookie choices whose time is over; what is left after so many calls goes
 * with the next turn.
 *
 * @returns how many
 * @throws Error while the database is away
 */
export async function purgeBrowsingData(now: Date): Promise<number> {
  let purged = 0;
  for (let call = 0; call < maxCalls; call += 1) {
    const { data, error } = await createServiceClient(10_000).rpc('purge_browsing_data', {
      at: now.toISOString(),
      months: retention.browsingMonths,
      max_count: perCall,
    });
    if (error) throw new Error(`purge_browsing_data: ${error.code} ${error.message}`);
    const gone = z.number().parse(data);
    purged += gone;
    if (gone < perCall) break;
  }
  return purged;
}
