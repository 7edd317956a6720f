import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/** A version of a page or of a prerendered route, as an answer shows it. */
export interface ShownVersion {
  /** Whether whoever asks now would be shown the same. */
  isCurrent(): Promise<boolean>;
}

/** What is learnt about one answer while the framework makes it. */
export interface AnswerNotes {
  /** What the page cache has given for it. */
  shown: ShownVersion[];
  /** The status it leaves with instead of 500, when the request could not be read. */
  faultStatus?: 400 | 404 | 413;
  /** Hears under which id an error is in the log that nobody caught while the answer was made. */
  broke?(incident: string): void;
  /** Whose request it is, when this process sends it for them. */
  sender?: string;
  /** The page is not to say at which address it was asked for. */
  unnamed?: true;
}

// The bundler may load this module more than once.
const slot = Symbol.for('asleep.answer-notes');
const shared = globalThis as { [slot]?: AsyncLocalStorage<AnswerNotes> };

function storage(): AsyncLocalStorage<AnswerNotes> {
  shared[slot] ??= new AsyncLocalStorage();
  return shared[slot];
}

/** Runs what makes an answer; what is learnt meanwhile goes into these notes. */
export function withAnswerNotes<T>(notes: AnswerNotes, work: () => T): T {
  return storage().run(notes, work);
}

/** The notes of the answer that is being made, if any are kept of it. */
export function answerNotes(): AnswerNotes | undefined {
  return storage().getStore();
}
