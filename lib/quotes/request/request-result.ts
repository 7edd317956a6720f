import type { ActionResult } from '@/lib/actions/result';

/** What an action on a request's page has done. */
type RequestDone =
  /** `sentence` says what was done; `undo` is the change that takes it back, or null. */
  | { kind: 'done'; sentence: string; undo: string | null }
  | { kind: 'discarded'; sentence: string }
  /** An answer as the customer will read it. */
  | {
      kind: 'preview';
      subject: string;
      paragraphs: string[][];
      hasGaps: boolean;
      /** Nothing stands between its greeting and its signature. */
      isEmpty: boolean;
      values: Record<string, string>;
    };

/**
 * Somebody was quicker: what they did, and beside it what was wanted here (null when it stands in the form). Nothing
 * was saved; `version` is the one to save over.
 */
export interface RequestConflict {
  changes: string[];
  wanted: string | null;
  version: number;
}

export const requestRefusals = [
  'signedOut',
  'forbidden',
  'unavailable',
  'unknown',
  'invalid',
  'unassignable',
] as const;

export type RequestRefusal = (typeof requestRefusals)[number];

export type RequestResult = ActionResult<RequestDone, RequestRefusal, RequestConflict>;
