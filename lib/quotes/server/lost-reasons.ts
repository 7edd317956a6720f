import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type LostCount, type LostOutcome, type LostReason, lostReasons } from '../lost-reason';

const countsShape = z.array(
  z.object({ reason: z.enum([...lostReasons, 'unsaid']), requests: z.number() }),
) satisfies z.ZodType<LostCount[]>;

const outcomeShape = z
  .object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) })
  .transform(({ status }): LostOutcome => (status === 'ok' ? 'saved' : status));

/**
 * Why a request was lost; null while nobody has said.
 *
 * @throws DatabaseAwayError
 */
export const findLostReason = (_: Staff, reference: string): Promise<LostReason | null> =>
  ask('find_lost_reason', { wanted_reference: reference }, z.enum(lostReasons).nullable());

/**
 * Says why a request that stands as lost was lost, in place of what was said before.
 *
 * @throws DatabaseAwayError
 */
export const setLostReason = (staff: Staff, reference: string, reason: LostReason): Promise<LostOutcome> =>
  ask('set_lost_reason', { actor: staff.viewer.id, wanted_reference: reference, reason }, outcomeShape);

/**
 * Requests lost in a period, by reason.
 *
 * @param from ISO day in Brussels; both days belong to the period
 * @throws DatabaseAwayError
 */
export const countLostReasons = (_: Staff, from: string, to: string): Promise<LostCount[]> =>
  ask('count_lost_reasons', { from_day: from, to_day: to }, countsShape);
