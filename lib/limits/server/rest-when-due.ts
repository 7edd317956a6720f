import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which long work lets the site answer others. */
const longestTurn = 8;

/** What work in steps waits for between two of them: nothing, or the others' turn when it is due. */
export function restWhenDue(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTurn) return;
    await nextTurn();
    since = performance.now();
  };
}
