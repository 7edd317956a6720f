import { type JobStage, jobStages } from '@/lib/jobs/job';

/** What came of an offer by now; expired is one whose last day is over. */
export const offerOutcomes = ['accepted', 'declined', 'expired', 'open'] as const;

type OfferOutcome = (typeof offerOutcomes)[number];

/** What came of the offers whose first version was sent in a period. Amounts are cents without VAT. */
export interface OfferFigures {
  sent: number;
  states: Partial<Record<OfferOutcome, number>>;
  /** From the first version to the acceptance; null while none was accepted. */
  medianSeconds: number | null;
  /** Every offer that waits for an answer today, whenever it was sent. */
  waiting: { offers: number; net: number };
  /** As "2026-11", in order; what was sent and what was accepted in it. */
  months: readonly { month: string; sent: number; sentNet: number; accepted: number; acceptedNet: number }[];
  /** Work in hand today, and what was done in the period. */
  stages: readonly { stage: JobStage; jobs: number; net: number }[];
}

/** Of the offers that were decided, the share that was accepted; null while none was. One that expired was not. */
export function winRate({ states }: Pick<OfferFigures, 'states'>): number | null {
  const { accepted = 0, declined = 0, expired = 0 } = states;
  const decided = accepted + declined + expired;
  return decided === 0 ? null : accepted / decided;
}

/** The stages that have jobs, in the order of the work. */
export const stagesInOrder = (stages: OfferFigures['stages']): OfferFigures['stages'] =>
  jobStages.flatMap((stage) => stages.find((line) => line.stage === stage) ?? []);
