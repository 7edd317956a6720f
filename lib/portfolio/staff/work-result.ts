import type { ActionResult } from '@/lib/actions/result';

/** The version that a colleague has saved meanwhile. */
export interface WorkConflict {
  version: number;
  /** What it says otherwise, by field. */
  theirs: Record<string, string>;
  /** The category of their version of a work, where it is another. */
  category?: { value: string; label: string };
}

/** What the form of a work or of a category is answered when it does not lead on. */
export type WorkResult = ActionResult<
  null,
  'signedOut' | 'forbidden' | 'unavailable' | 'incomplete' | 'slugTaken' | 'unknown' | 'invalid',
  WorkConflict
>;
