import 'server-only';
import type { AlfredQuestion, Answer, AnswerEvent } from '../answer';
import type { Sources, SpendingStore } from '../sources';
import { answerByRules } from './answer-by-rules';

interface Options {
  /** Breaks off what a model is still saying. */
  signal?: AbortSignal;
  /** Where the cost of a model is kept; without it none is asked. */
  spending?: SpendingStore;
}

/** Answers a question, piece by piece where a model writes. Never throws: whatever fails, the rules answer. */
export async function* streamAnswer(
  asked: AlfredQuestion,
  sources: Sources,
  _options: Options = {},
): AsyncGenerator<AnswerEvent, void, undefined> {
  yield { kind: 'answer', answer: await answerByRules(asked, sources) };
}

/** The same, when it is complete: for pages without script. */
export async function answerQuestion(
  asked: AlfredQuestion,
  sources: Sources,
  options: Options = {},
): Promise<Answer> {
  for await (const event of streamAnswer(asked, sources, options)) {
    if (event.kind === 'answer') return event.answer;
  }
  throw new Error('An answer always comes last');
}
