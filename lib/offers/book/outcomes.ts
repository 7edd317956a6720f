import type { ActionResult } from '@/lib/actions/result';

const doneOutcomes = ['saved', 'deleted', 'restored', 'hidden', 'shown', 'imported'] as const;

const failedOutcomes = [
  'conflict',
  'unknown',
  'invalid',
  'codeTaken',
  'full',
  'forbidden',
  'unavailable',
] as const;

/** What came of a form of the price book; names a sentence under `StaffPrices.outcome` in the messages. */
export type BookOutcome = (typeof doneOutcomes)[number] | (typeof failedOutcomes)[number];

/** The outcome named in an address, or null. */
export function readBookOutcome(raw: unknown): BookOutcome | null {
  return [...doneOutcomes, ...failedOutcomes].find((known) => known === raw) ?? null;
}

export const isBookChanged = (outcome: BookOutcome): boolean =>
  (doneOutcomes as readonly string[]).includes(outcome);

/** What the form of an entry is answered when it does not lead on; a conflict has what a colleague has saved, by field. */
export type BookEntryResult = ActionResult<
  null,
  'signedOut' | 'forbidden' | 'unavailable' | 'unknown' | 'invalid' | 'full',
  { version: number; theirs: Record<string, string> }
>;
