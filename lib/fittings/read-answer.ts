import { readTextEntry } from '@/lib/forms/read-entry';
import { optionalTextField } from '@/lib/forms/text-fields';
import { findHalfDay, type HalfDay } from './half-days';
import { type FittingProposal, proposalWords } from './proposal';

const answerText = optionalTextField({ max: proposalWords, multiline: true });

type ReadAnswer =
  | { kind: 'accept'; slot: HalfDay }
  | { kind: 'decline'; answer: string | null }
  | { kind: 'invalid'; fields: Record<string, string[]> }
  | { kind: 'unreadable' };

/** What staff answer to a proposal; its button says what. */
export function readAnswer(form: FormData, { slots }: Pick<FittingProposal, 'slots'>): ReadAnswer {
  const intent = readTextEntry(form, 'intent');
  if (intent === 'accept') {
    const slot = findHalfDay(slots, readTextEntry(form, 'slot'));
    return slot ? { kind: 'accept', slot } : { kind: 'unreadable' };
  }
  if (intent !== 'decline') return { kind: 'unreadable' };
  const answer = answerText.safeParse(readTextEntry(form, 'answer'));
  if (answer.success) return { kind: 'decline', answer: answer.data };
  return { kind: 'invalid', fields: { answer: [answer.error.issues[0]?.message ?? 'invalidText'] } };
}
