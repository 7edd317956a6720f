/** Names a sentence under `errors` in the messages. */
type FieldErrorKey = string;

/** What was typed, by field, to be shown again. */
export type FormValues = Record<string, string>;

/** Why a visitor's form is refused; names a sentence under `Forms.refused` in the messages. */
export type RefusalReason = 'rateLimited' | 'forbidden' | 'conflict' | 'unavailable' | 'tooFast';

/**
 * What every server action answers. Expected failures are values; surprises throw. `Reason` names the refusals that its
 * form has words for; `Conflict` is what somebody else saved meanwhile, where forms save over a version.
 */
export type ActionResult<T = null, Reason extends string = RefusalReason, Conflict = never> =
  | { status: 'ok'; data: T }
  | { status: 'invalid'; fields: Record<string, FieldErrorKey[]>; values: FormValues }
  | { status: 'refused'; reason: Reason; values: FormValues }
  | ([Conflict] extends [never] ? never : { status: 'conflict'; conflict: Conflict; values: FormValues });

/** What was typed and is given back with an answer; nothing once the form was taken. */
export function valuesOf(result: ActionResult<unknown, string, unknown> | null): FormValues {
  return result !== null && 'values' in result ? result.values : {};
}
