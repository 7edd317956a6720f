import 'server-only';
import type { Viewer } from '@/lib/accounts/viewer';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { bucketFor, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import type { Answer, AnswerEvent, Turn } from '../answer';
import type { AlfredMessage } from '../conversation';
import { answerText } from '../plain-answer';
import { streamAnswer } from './answer-question';
import { findConversation, keepAnswer } from './conversation-store';
import { liveSources } from './live-sources';
import { spendingStore } from './spending';

export interface AskedQuestion {
  viewer: Viewer;
  /** Of the page it is asked on. */
  locale: Locale;
  question: string;
  /** Null begins a conversation. */
  conversation: string | null;
  /** The message whose question is asked anew, or null. */
  replaces: string | null;
  from: PageId | undefined;
  /** Network address of the sender. */
  address: string;
  now: Date;
  signal?: AbortSignal;
}

export type AskRefusal = 'rateLimited' | 'dayIsFull' | 'unknown' | 'full' | 'unavailable';

/** What comes while a question is answered; the last one is `kept` or `refused`. */
export type AskEvent =
  | AnswerEvent
  | { kind: 'kept'; conversation: string; message: string }
  | { kind: 'refused'; reason: AskRefusal };

/** How much of a conversation goes along with a question. */
const rememberedMessages = 6;

async function limitsOf({ viewer, address, now }: AskedQuestion): Promise<AskRefusal | null> {
  const account = hashSession(viewer.id);
  const soon = [
    bucketFor('assistantPerAccountAndMinute', account),
    bucketFor('assistantPerAddress', hashAddress(address)),
  ];
  if (!(await consumeLimits(soon, now))) return 'rateLimited';
  return (await consumeLimits([bucketFor('assistantPerAccountAndDay', account)], now)) ? null : 'dayIsFull';
}

function historyOf(messages: readonly AlfredMessage[], replaces: string | null): Turn[] {
  const until = messages.findIndex(({ id }) => id === replaces);
  const before = until === -1 ? messages : messages.slice(0, until);
  return before.slice(-rememberedMessages).flatMap(({ question, answer }): Turn[] => [
    { from: 'visitor', text: question },
    // What was told of the account's own requests goes to no model.
    ...(answer.intents.includes('order-status')
      ? []
      : [{ from: 'alfred', text: answerText(answer) } as const]),
  ]);
}

/** Answers a question of an account and keeps the answer in its conversation. Never throws: what fails is told. */
export async function* askAlfred(asked: AskedQuestion): AsyncGenerator<AskEvent, void, undefined> {
  try {
    yield* answerAndKeep(asked);
  } catch (error) {
    if (error instanceof DatabaseAwayError) log.warn('alfred.databaseAway', { reason: error.message });
    else incident(error, { during: 'alfred.ask' });
    yield { kind: 'refused', reason: 'unavailable' };
  }
}

async function* answerAndKeep(asked: AskedQuestion): AsyncGenerator<AskEvent, void, undefined> {
  const { viewer, question, locale, from, conversation: wanted, replaces, now, signal } = asked;
  const limit = await limitsOf(asked);
  if (limit) {
    yield { kind: 'refused', reason: limit };
    return;
  }
  const conversation = wanted === null ? null : await findConversation(viewer, wanted);
  if (wanted !== null && conversation === null) {
    yield { kind: 'refused', reason: 'unknown' };
    return;
  }
  const messages = conversation?.messages ?? [];
  // In another window it may have been replaced or deleted meanwhile.
  if (replaces !== null && !messages.some(({ id }) => id === replaces)) {
    yield { kind: 'refused', reason: 'unknown' };
    return;
  }
  const history = historyOf(messages, replaces);
  let answer: Answer | null = null;
  const options = { spending: spendingStore, ...(signal ? { signal } : {}) };
  for await (const event of streamAnswer(
    { question, locale, history, from },
    liveSources(now, viewer),
    options,
  )) {
    if (event.kind === 'answer') answer = event.answer;
    // Who has stopped it does not read on, and nothing of it is kept.
    if (signal?.aborted) return;
    yield event;
  }
  if (!answer) throw new Error('An answer always comes last');
  if (signal?.aborted) return;
  const kept = await keepAnswer(viewer, { question, answer, conversation: wanted, replaces });
  if (kept.status === 'ok') yield { kind: 'kept', conversation: kept.conversation, message: kept.message };
  else yield { kind: 'refused', reason: kept.status === 'invalid' ? 'unavailable' : kept.status };
}
