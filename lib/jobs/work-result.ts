import { fileFaults } from '@/lib/uploads/file-faults';

/** What became of a photo that was sent, or of a line that was to be removed; each has a sentence in the messages. */
export const workOutcomes = [
  'photoKept',
  'photoRemoved',
  'recordRemoved',
  'fileNeeded',
  ...fileFaults,
  'full',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

export type WorkOutcome = (typeof workOutcomes)[number];

/** Why a photo was not kept. */
export type PhotoRefusal = Exclude<WorkOutcome, 'photoKept' | 'photoRemoved' | 'recordRemoved'>;

export const isWorkDone = (outcome: WorkOutcome): boolean =>
  outcome === 'photoKept' || outcome === 'photoRemoved' || outcome === 'recordRemoved';

/** Why a line was not written down. */
export const workRefusals = ['signedOut', 'forbidden', 'unavailable', 'unknown', 'invalid', 'full'] as const;

export type WorkRefusal = (typeof workRefusals)[number];
