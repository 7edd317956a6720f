import type { JobStage } from '@/lib/jobs/job';
import type { Fitting } from './fitting';
import type { HalfDay } from './half-days';

/** What a customer proposed last, and what became of it. */
export interface FittingProposal {
  id: string;
  state: 'open' | 'accepted' | 'declined';
  slots: [HalfDay, HalfDay];
  words: string | null;
  /** What staff wrote when they declined. */
  answer: string | null;
  sentAt: Date;
}

export const proposalWords = 500;

/** What became of a proposal that was sent; each has a sentence in the messages. */
export const proposalOutcomes = [
  'proposed',
  'twoNeeded',
  'notTwice',
  'taken',
  'wordsTooLong',
  'open',
  'closed',
  'rateLimited',
  'unavailable',
  'forbidden',
] as const;

export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** Whether there is something to propose a time for: a fitting is planned, or the proof is approved and the work goes on. */
export function mayPropose(stage: JobStage, isPlanned: boolean): boolean {
  return stage !== 'done' && (isPlanned || stage !== 'proof');
}

/** What the private page says of the fittings of an order. */
interface FittingsNow<Planned> {
  /** Those still to come, in their order. */
  planned: Planned[];
  /** Whether every one that was planned lies behind. */
  isFitted: boolean;
  /** One that still waits, or whose answer is the last word. */
  proposal: FittingProposal | null;
  canPropose: boolean;
}

/**
 * What is still to be said of the fittings of an order: of one that is done nothing, and no proposal that an appointment came of.
 *
 * @param today in Brussels, as "2026-12-22"
 */
export function fittingsNow<Planned extends Pick<Fitting, 'state' | 'day' | 'changedAt'>>(
  fittings: readonly Planned[],
  last: FittingProposal | null,
  { stage, today }: { stage: JobStage; today: string },
): FittingsNow<Planned> | null {
  if (stage === 'done') return null;
  const set = fittings.filter(({ state }) => state === 'planned');
  const planned = set.filter(({ day }) => day >= today);
  const isFitted = planned.length === 0 && set.length > 0;
  const isSettled =
    last?.state === 'accepted' ||
    // Whoever asked for another time than the one that stands is not left without the answer.
    (last?.state === 'declined' && (isFitted || set.some(({ changedAt }) => changedAt > last.sentAt)));
  return {
    planned,
    isFitted,
    proposal: isSettled ? null : last,
    canPropose: last?.state !== 'open' && !isFitted && mayPropose(stage, planned.length > 0),
  };
}
