import type { ActionResult } from '@/lib/actions/result';

export const jobRefusals = [
  'unapproved',
  'notApproved',
  'retired',
  'closed',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type JobRefusal = (typeof jobRefusals)[number];

/** What a form of a job did; in a conflict nothing was changed, and `version` is the one to save over. */
export type JobResult = ActionResult<{ sentence: string }, JobRefusal, { version: number }>;
