import 'server-only';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { reminderDue, type WaitingOffer } from '../reminder';

const offerShape = z.object({
  reference: z.string(),
  number: z.string(),
  name: z.string(),
  sentAt: z.coerce.date(),
  validUntil: z.string(),
  byPhone: z.boolean(),
  writtenAt: z.coerce.date().nullable(),
}) satisfies z.ZodType<WaitingOffer>;

/** Most offers that are looked at: more wait for nobody's reminder in a day. */
const mostOffers = 500;

/**
 * Offers that a reminder is due for, the oldest first, each with which one.
 *
 * @throws DatabaseAwayError
 */
export async function listDueReminders(_: Staff, now: Date): Promise<(WaitingOffer & { step: 1 | 2 })[]> {
  const offers = await ask('list_waiting_offers', { max_count: mostOffers }, z.array(offerShape), 10_000);
  return offers.flatMap((offer) => {
    const step = reminderDue(offer, now, isPublicHoliday);
    return step === null ? [] : [{ ...offer, step }];
  });
}
