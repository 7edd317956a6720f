import { fileFaults } from '@/lib/uploads/file-faults';

/** What became of a proof that staff sent; each has a sentence in the messages. */
export const sendingOutcomes = [
  'sent',
  'fileNeeded',
  ...fileFaults,
  'wordsTooLong',
  'conflict',
  'beingMade',
  'closed',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type SendingOutcome = (typeof sendingOutcomes)[number];
