import 'server-only';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
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
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC');
  const dates = {
    at: new Date(now.getTime() - undoMilliseconds).toISOString(),
    drafts_before: today.subtract({ months: retention.unshownTestimonialMonths }).toInstant().toString(),
  };
  return ask('purge_showcase', { at: dates.at, drafts_before: dates.drafts_before }, z.number());
}
