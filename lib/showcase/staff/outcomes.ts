import type { ActionResult } from '@/lib/actions/result';

/** What came of a form of the showcase; names a sentence under `StaffShowcase.outcome` in the messages. */
const doneOutcomes = [
  'saved',
  'published',
  'withdrawn',
  'made',
  'deleted',
  'restored',
  'moved',
  'examplesShown',
  'examplesHidden',
] as const;

const failedOutcomes = [
  'conflict',
  'incomplete',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
  'first',
] as const;

export type ShowcaseOutcome = (typeof doneOutcomes)[number] | (typeof failedOutcomes)[number];

/** The outcome named in an address, or null. */
export function readOutcome(raw: unknown): ShowcaseOutcome | null {
  return [...doneOutcomes, ...failedOutcomes].find((known) => known === raw) ?? null;
}

export function isDone(outcome: ShowcaseOutcome): boolean {
  return (doneOutcomes as readonly string[]).includes(outcome);
}

/** What the form of an entry is answered when it does not lead on; a conflict has what a colleague has saved, by field. */
export type EntryResult = ActionResult<
  null,
  'signedOut' | 'forbidden' | 'unavailable' | 'incomplete' | 'unknown' | 'invalid',
  { version: number; theirs: Record<string, string> }
>;
