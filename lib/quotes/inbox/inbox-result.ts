import type { ActionResult } from '@/lib/actions/result';
import type { QuoteStatus } from '../quote-status';

/** A request that somebody else had changed meanwhile: how it is now. Nothing of it was overwritten. */
export interface InboxConflict {
  reference: string;
  status: QuoteStatus;
  /** Null for nobody. */
  assigneeName: string | null;
  /** Who changed it, as colleagues call them; null is the customer or the site. */
  by: string | null;
  /** When, as people here write it: "24/11 15:05". */
  at: string;
  /** What the last change was, in words. */
  what: string;
}

/** What the inbox's form has done. */
export interface InboxDone {
  what: { kind: 'status'; to: QuoteStatus } | { kind: 'assign'; to: string | null } | { kind: 'undo' };
  /** How many requests are as asked for now. */
  count: number;
  conflicts: InboxConflict[];
  /** Fittings went with orders that are none any more. */
  hasCalledOff: boolean;
  /** References that are there no more. */
  gone: string[];
  /** References that stay as they are: whoever was to have them answers requests no more. */
  refused: string[];
  /** For the form that takes it back; null when there is nothing to take back. */
  undo: string | null;
}

type InboxRefusal = 'nothingChosen' | 'noValue' | 'signedOut' | 'forbidden' | 'unavailable' | 'invalid';

export type InboxResult = ActionResult<InboxDone, InboxRefusal>;
