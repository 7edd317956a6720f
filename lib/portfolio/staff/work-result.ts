import type { ActionResult } from '@/lib/actions/result';

/** What the form of a work or of a category is answered when it does not lead on. */
export type WorkResult =
  | ActionResult<null, 'incomplete' | 'slugTaken' | 'unknown' | 'invalid'>
  | {
      status: 'conflict';
      values: Record<string, string>;
      /** The version that a colleague has saved. */
      version: number;
      /** What it says otherwise, by field. */
      theirs: Record<string, string>;
    };
