import 'server-only';
import { z } from 'zod';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

const perCall = 1000;
const maxCalls = 20;

/**
 * Deletes conversations and questions to staff whose time is over.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export async function purgeConversations(now: Date): Promise<number> {
  const before = keptSince(now, { months: retention.conversationMonths });
  const args = { before: before.toISOString(), max_count: perCall };
  let purged = 0;
  for (let call = 0; call < maxCalls; call += 1) {
    const gone = await ask('purge_alfred', args, z.number(), 10_000);
    purged += gone;
    if (gone < perCall) break;
  }
  return purged;
}
