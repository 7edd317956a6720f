import { readTextEntry } from '@/lib/forms/read-entry';
import { optionalTextField } from '@/lib/forms/text-fields';
import { findHalfDay, type HalfDay } from './half-days';
import { type ProposalOutcome, proposalWords } from './proposal';

const wordsText = optionalTextField({ max: proposalWords, multiline: true });

type ReadProposal =
  | { kind: 'proposal'; slots: [HalfDay, HalfDay]; words: string | null }
  | { kind: 'again'; outcome: ProposalOutcome };

/** Reads what a customer proposes: two half-days of those that are free now. */
export function readProposal(form: FormData, free: readonly HalfDay[]): ReadProposal {
  const typed = ['first', 'second'].map((name) => readTextEntry(form, name));
  if (typed.some((key) => key === '')) return { kind: 'again', outcome: 'twoNeeded' };
  if (typed[0] === typed[1]) return { kind: 'again', outcome: 'notTwice' };
  const [first, second] = typed.map((key) => findHalfDay(free, key));
  if (!first || !second) return { kind: 'again', outcome: 'taken' };
  const words = wordsText.safeParse(readTextEntry(form, 'words'));
  if (!words.success) return { kind: 'again', outcome: 'wordsTooLong' };
  return { kind: 'proposal', slots: [first, second], words: words.data };
}
