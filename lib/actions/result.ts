/** Names a sentence under `errors` in the messages. */
type FieldErrorKey = string;

export type RefusalReason = 'rateLimited' | 'forbidden' | 'conflict' | 'unavailable' | 'tooFast';

/**
 * What every server action answers. Expected failures are values; surprises throw. `Reason` names refusals that only
 * one domain knows.
 */
export type ActionResult<T = null, Reason extends string = never> =
  | { status: 'ok'; data: T }
  | { status: 'invalid'; fields: Record<string, FieldErrorKey[]>; values: Record<string, string> }
  | { status: 'refused'; reason: RefusalReason | Reason; values: Record<string, string> };
