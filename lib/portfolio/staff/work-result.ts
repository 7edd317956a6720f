import type { ActionResult } from '@/lib/actions/result';

/** The version that a colleague has saved meanwhile. */
interface WorkConflict {
  version: number;
  /** What it says otherwise, by field. */
  theirs: Record<string, string>;
}

/** What the form of a work or of a category is answered when it does not lead on. */
export type WorkResult = ActionResult<
  null,
  'signedOut' | 'forbidden' | 'unavailable' | 'incomplete' | 'slugTaken' | 'unknown' | 'invalid',
  WorkConflict
>;
