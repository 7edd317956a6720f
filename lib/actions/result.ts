/** Names a sentence under `errors` in the messages. */
type FieldErrorKey = string;

export type RefusalReason = 'rateLimited' | 'forbidden' | 'conflict' | 'unavailable' | 'tooFast';

/** What every server action answers. Expected failures are values; surprises throw. */
export type ActionResult<T = null> =
  | { status: 'ok'; data: T }
  | { status: 'invalid'; fields: Record<string, FieldErrorKey[]>; values: Record<string, string> }
  | { status: 'refused'; reason: RefusalReason; values: Record<string, string> };
