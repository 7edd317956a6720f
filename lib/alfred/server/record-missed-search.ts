import 'server-only';
import { z } from 'zod';
import { findConsent } from '@/lib/consent/server/find-consent';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { ask, unlessAway } from '@/lib/supabase/ask';

/** What looks like a person's: an address, or a number to be called. */
const personal = /@|(?:\d[\s./-]?){7}/;

/**
 * Counts a search that found nothing, for who allows measurements; nothing says whose it was.
 *
 * @returns whether it was counted
 */
export async function recordMissedSearch(
  query: string,
  locale: Locale,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  if (query.length < 2 || query.length > 100 || personal.test(query)) return false;
  if (!(await findConsent(now))?.analytics) return false;
  const bucket = bucketFor('missedSearchPerAddress', hashAddress(address));
  if (!consumeLimitsInMemory([bucket], now)) return false;
  const args = { words: query.toLowerCase(), in_locale: locale };
  const counted = await unlessAway('alfred.missedSearch', ask('record_missed_search', args, z.boolean()));
  return counted === true;
}
