import { fileFaults } from '@/lib/uploads/file-faults';

/** What became of files that staff added to a request by the form; each has a sentence in the messages. */
export const addingOutcomes = [
  'added',
  'fileNeeded',
  ...fileFaults,
  'tooManyFiles',
  'full',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

export type AddingOutcome = (typeof addingOutcomes)[number];

/** Files of one form. */
export const maxAddedFiles = 3;
