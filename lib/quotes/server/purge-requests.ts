import 'server-only';
import { z } from 'zod';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import { ask } from '@/lib/supabase/ask';

/** In one call, so that none takes long. */
const perCall = 500;
const maxCalls = 20;
const timeoutMilliseconds = 20_000;

/** What is left after so many calls goes with the next turn. */
async function purgeInParts(purgeSome: () => Promise<number>): Promise<number> {
  let purged = 0;
  for (let call = 0; call < maxCalls; call += 1) {
    const gone = await purgeSome();
    purged += gone;
    if (gone < perCall) break;
  }
  return purged;
}

/** Of what nothing was exchanged about since, the time is over. */
function quietSince(now: Date): string {
  const before = keptSince(now, { years: retention.requestYears });
  return before.toISOString();
}

/**
 * Deletes requests that led to nothing once their time is over; their files go with the files of erased rows.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export function purgeRequests(now: Date): Promise<number> {
  const args = { before: quietSince(now), max_count: perCall };
  return purgeInParts(() => ask('purge_quote_requests', args, z.number(), timeoutMilliseconds));
}

/**
 * Deletes orders that no law asks for any more, with all that was made of them, once their customer has no younger one and nothing
 * goes on. Invoices and payments have a rule of their own.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export function purgeOrders(now: Date): Promise<number> {
  const args = { today: brusselsDay(now), before: quietSince(now), max_count: perCall };
  return purgeInParts(() => ask('purge_orders', args, z.number(), timeoutMilliseconds));
}
