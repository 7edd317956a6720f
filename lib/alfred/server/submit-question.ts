import 'server-only';
import { readViewer } from '@/lib/accounts/server/viewer';
import type { FormRequest } from '@/lib/actions/server/form-action';
import type { PageId } from '@/lib/i18n/routes';
import { type AskRefusal, askAlfred } from './ask-alfred';
import { forgetKeptQuestion, keepQuestion } from './kept-question';

export interface SentQuestion {
  question: string;
  conversation: string | null;
  replaces: string | null;
  from: PageId | undefined;
}

/** What became of a question that was sent as a plain form. */
export type SubmittedQuestion =
  | { status: 'answered'; conversation: string; message: string }
  /** It is kept until its author has an account. */
  | { status: 'signIn' }
  | { status: 'refused'; reason: AskRefusal };

/** Answers a question as a whole; a visitor's is kept with their browser. */
export async function submitQuestion(
  sent: SentQuestion,
  { locale, address, now }: FormRequest,
): Promise<SubmittedQuestion> {
  const who = await readViewer();
  if (who.status === 'away') return { status: 'refused', reason: 'unavailable' };
  if (who.status === 'visitor') {
    await keepQuestion(sent.question);
    return { status: 'signIn' };
  }
  for await (const event of askAlfred({ ...sent, viewer: who.viewer, locale, address, now })) {
    if (event.kind === 'refused') return { status: 'refused', reason: event.reason };
    if (event.kind === 'kept') {
      await forgetKeptQuestion();
      return { status: 'answered', conversation: event.conversation, message: event.message };
    }
  }
  return { status: 'refused', reason: 'unavailable' };
}
