/** Why a request was lost; each has words under `LostReason` in the messages. */
export const lostReasons = [
  'price',
  'timing',
  'elsewhere',
  'silence',
  'dropped',
  'notOurs',
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];

/** How many requests were lost for each reason; `unsaid` where nobody said why. */
export interface LostCount {
  reason: LostReason | 'unsaid';
  requests: number;
}

/** What became of the form that says why. */
export const lostOutcomes = ['saved', 'unknown', 'invalid', 'forbidden', 'unavailable'] as const;

export type LostOutcome = (typeof lostOutcomes)[number];
