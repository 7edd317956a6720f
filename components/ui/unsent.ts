import type { ActionResult } from '@/lib/actions/result';

type Answer = ActionResult<unknown, string, unknown> | null;

/** Forms on their way, and those that were refused because nobody is signed in: what was typed in them is nowhere else. */
const unsent = new Set<object>();

/** Whether what was typed would be lost with this document. */
export const isAnythingUnsent = (): boolean => unsent.size > 0;

/** The form is gone, and what was typed with it. */
export const forgetUnsent = (form: object): boolean => unsent.delete(form);

const isSignedOut = (answer: Answer) => answer?.status === 'refused' && answer.reason === 'signedOut';

/** Sends a form, which counts as unsent from then until somebody who is signed in has an answer; an interruption changes nothing. */
export async function sendHeld<Sent extends Answer>(form: object, send: () => Promise<Sent>): Promise<Sent> {
  let isHeld = unsent.has(form);
  unsent.add(form);
  try {
    const answer = await send();
    isHeld = isSignedOut(answer);
    return answer;
  } finally {
    if (!isHeld) unsent.delete(form);
  }
}
