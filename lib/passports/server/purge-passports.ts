import 'server-only';
import { z } from 'zod';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

/**
 * Deletes the passports whose warranty has been over for so long that nobody asks any more.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export function purgePassports(now: Date): Promise<number> {
  const before = keptSince(now, { months: retention.passportMonths });
  return ask('purge_passports', { before: before.toISOString().slice(0, 10) }, z.number(), 10_000);
}
