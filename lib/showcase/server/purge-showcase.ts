import 'server-only';
import { z } from 'zod';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

/** How long a deletion can be undone. */
const undoMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes what staff deleted thirty days ago, and what somebody said that has been a draft for too long.
 *
 * @returns how many entries
 * @throws DatabaseAwayError
 */
export async function purgeShowcase(now: Date): Promise<number> {
  const dates = {
    at: new Date(now.getTime() - undoMilliseconds).toISOString(),
    drafts_before: keptSince(now, { months: retention.unshownTestimonialMonths }).toISOString(),
  };
  return ask('purge_showcase', { at: dates.at, drafts_before: dates.drafts_before }, z.number());
}
