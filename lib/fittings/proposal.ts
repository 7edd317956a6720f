import type { JobStage } from '@/lib/jobs/job';
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
