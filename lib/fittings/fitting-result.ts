import type { ActionResult } from '@/lib/actions/result';

export const fittingRefusals = [
  'closed',
  'full',
  'answered',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type FittingRefusal = (typeof fittingRefusals)[number];

/** Nothing was saved: somebody was quicker, or something stands in the way, in words, until a reason is given. */
export type FittingConflict =
  | { kind: 'version'; version: number }
  | { kind: 'clash'; clashes: string[]; keys: string };

/** What a form of a fitting did. */
export type FittingResult = ActionResult<{ sentence: string }, FittingRefusal, FittingConflict>;
