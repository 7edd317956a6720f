import { type JobStage, jobStages } from '@/lib/jobs/job';

/** What came of an offer by now; expired is one whose last day is over. */
export const offerOutcomes = ['accepted', 'declined', 'expired', 'open'] as const;

type OfferOutcome = (typeof offerOutcomes)[number];

interface StageFigures {
  stage: JobStage;
  jobs: number;
  net: number;
}

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
  /** Work in hand today, and what was done in the period: by kind of stage, those of the agency's own within it included. */
  stages: readonly StageFigures[];
  /** Of these, what stands at stages of the agency's own. */
  ownStages: readonly (StageFigures & { id: string })[];
}

/** Of the offers that were decided, the share that was accepted; null while none was. One that expired was not. */
export function winRate({ states }: Pick<OfferFigures, 'states'>): number | null {
  const { accepted = 0, declined = 0, expired = 0 } = states;
  const decided = accepted + declined + expired;
  return decided === 0 ? null : accepted / decided;
}

/** A line of the table of stages: a kind with all of it, or one of the agency's own within the kind before it. */
export interface StageLine extends StageFigures {
  ownStage: string | null;
}

/**
 * The stages that have jobs, in the order of the work.
 *
 * @param own the agency's own, in their order; one that it does not name is in the sum of its kind alone
 */
export function linesOfStages(
  { stages, ownStages }: Pick<OfferFigures, 'stages' | 'ownStages'>,
  own: readonly string[],
): StageLine[] {
  return jobStages.flatMap((stage) => {
    const kind = stages.find((line) => line.stage === stage);
    if (!kind) return [];
    const within = own.flatMap((id) => ownStages.filter((line) => line.id === id && line.stage === stage));
    return [
      { ...kind, ownStage: null },
      ...within.map(({ id, jobs, net }) => ({ stage, ownStage: id, jobs, net })),
    ];
  });
}
