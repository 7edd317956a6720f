import type { ActionResult } from '@/lib/actions/result';

/** What a form was shown with. */
interface Shown {
  /** Its hidden fields, such as the version that it saves over. */
  hidden: Readonly<Record<string, string>>;
  /** What stood in the others, by name. */
  values: Readonly<Record<string, string | undefined>>;
}

export interface ShownForm extends Shown {
  /** How many answers there were. */
  turn: number;
  /** Whether somebody has typed in it since. */
  isTyped: boolean;
}

// Refusals after which the page shows what a colleague has saved meanwhile.
const tellsOfOthers: readonly string[] = ['changed', 'conflict'];

const isSame = (one: Shown, other: Shown) =>
  JSON.stringify([one.hidden, one.values]) === JSON.stringify([other.hidden, other.values]);

/**
 * What a form is shown with while its page may be loaded anew under it: it follows the page until somebody types, and from then on only
 * with an answer that says what is there now. So nothing is saved over what nobody has seen.
 *
 * @returns `shown` itself where nothing is to change
 */
export function followPage(
  shown: ShownForm,
  page: Shown,
  turn: number,
  result: ActionResult<unknown, string> | null,
): ShownForm {
  if (turn === shown.turn) return shown.isTyped || isSame(shown, page) ? shown : { ...shown, ...page };
  const isTaken = result?.status === 'ok';
  const isTold = result?.status === 'refused' && tellsOfOthers.includes(result.reason);
  return {
    ...shown,
    ...(isTaken || isTold || !shown.isTyped ? page : {}),
    turn,
    isTyped: shown.isTyped && !isTaken,
  };
}
