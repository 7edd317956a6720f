import 'server-only';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Bucket } from '@/lib/limits/server/buckets';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { fittingsAtOnce, halfDays } from '../fitting-means';
import { objectionTo } from '../fitting-time';
import { halfDayShape } from '../half-day-shape';
import { freeHalfDays, type HalfDay, proposableSpan } from '../half-days';
import type { FittingProposal } from '../proposal';
import type { WantedFitting } from '../read-fitting';
import { findTeam } from './absence-store';
import { changeShape, type FittingChanged } from './fitting-store';

const timeoutMilliseconds = 10_000;

const proposalShape = z.object({
  id: z.string(),
  state: z.enum(['open', 'accepted', 'declined']),
  slots: z.tuple([halfDayShape, halfDayShape]),
  words: z.string().nullable(),
  answer: z.string().nullable(),
  sentAt: z.coerce.date(),
}) satisfies z.ZodType<FittingProposal>;

/**
 * What the customer of a request proposed last, or null. Whoever asks has the private link of the request, or is staff.
 *
 * @throws DatabaseAwayError
 */
export function findProposal(reference: string): Promise<FittingProposal | null> {
  const args = { wanted_reference: reference };
  return ask('find_fitting_proposal', args, proposalShape.nullable(), timeoutMilliseconds);
}

const timesShape = z.array(z.object({ day: z.string(), from: z.string(), to: z.string() }));

/**
 * The half-days that a customer can propose today.
 *
 * @throws DatabaseAwayError
 */
export async function listFreeHalfDays(today: string): Promise<HalfDay[]> {
  const { from, to } = proposableSpan(today, isPublicHoliday);
  const [busy, team] = await Promise.all([
    ask('list_fitting_times', { from_day: from, to_day: to }, timesShape, timeoutMilliseconds),
    findTeam(from, to),
  ]);
  return freeHalfDays(today, busy, isPublicHoliday, team);
}

const proposedShape = z.object({
  status: z.enum(['proposed', 'open', 'taken', 'closed', 'limited', 'unknown', 'invalid']),
});

/**
 * Keeps two half-days that suit a customer, and tells staff.
 *
 * @throws DatabaseAwayError
 */
export async function recordProposal(proposal: {
  reference: string;
  slots: readonly HalfDay[];
  words: string | null;
  limits: readonly Bucket[];
}): Promise<z.output<typeof proposedShape>['status']> {
  const slots = proposal.slots.map((one) => ({ ...one, ...halfDays[one.part] }));
  const sent = { ...proposal, slots, atOnce: fittingsAtOnce };
  return (await ask('propose_fitting', { sent }, proposedShape, timeoutMilliseconds)).status;
}

/**
 * Plans a fitting at a half-day that its customer proposed, which answers the proposal; as `saveFitting`.
 *
 * @throws DatabaseAwayError
 */
export function acceptProposal(
  staff: Staff,
  { reference, proposal }: { reference: string; proposal: string },
  fitting: WantedFitting,
): Promise<FittingChanged> {
  const today = brusselsDay(new Date());
  const wanted = {
    ...fitting,
    reference,
    proposal,
    closed: objectionTo(fitting.day, today, isPublicHoliday),
  };
  return ask('accept_fitting_proposal', { actor: staff.viewer.id, wanted }, changeShape, timeoutMilliseconds);
}

const declinedShape = z.object({ status: z.enum(['declined', 'unknown', 'invalid', 'forbidden']) });

/**
 * Says that neither half-day is possible, and mails it.
 *
 * @throws DatabaseAwayError
 */
export async function declineProposal(
  staff: Staff,
  wanted: { reference: string; proposal: string; answer: string | null },
): Promise<z.output<typeof declinedShape>['status']> {
  const args = { actor: staff.viewer.id, wanted };
  return (await ask('decline_fitting_proposal', args, declinedShape, timeoutMilliseconds)).status;
}
