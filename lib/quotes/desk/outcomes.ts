import type { ActionResult } from '@/lib/actions/result';

export const entryRefusals = ['signedOut', 'forbidden', 'unavailable', 'invalid'] as const;

/** The form had been used for another request: which one, and the key under which it is sent as one more. */
interface EntryConflict {
  reference: string;
  href: string;
  key: string;
}

/** What the form of a spoken request is answered when it does not lead to the request. */
export type EntryResult = ActionResult<null, (typeof entryRefusals)[number], EntryConflict>;
