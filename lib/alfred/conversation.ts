import type { Locale } from '@/lib/i18n/locales';
import type { Answer } from './answer';

/** Bounds of what people type here, in code points; the database checks the same ones. */
export const conversationLimits = {
  title: { max: 80 },
  reason: { max: 500 },
  search: { max: 100 },
} as const;

export interface ConversationEntry {
  id: string;
  title: string;
  updatedAt: Date;
  /** Staff still owe an answer. */
  waits: boolean;
}

export const verdicts = ['good', 'bad'] as const;

export type Verdict = (typeof verdicts)[number];

export interface AlfredMessage {
  id: string;
  /** Of the answer. */
  locale: Locale;
  question: string;
  answer: Answer;
  feedback: Verdict | null;
  at: Date;
}

/** What went over to staff out of a conversation. */
export interface OwnHandover {
  id: string;
  question: string;
  status: 'open' | 'answered' | 'closed';
  answer: string | null;
  answeredAt: Date | null;
  dueAt: Date;
  at: Date;
}

export interface Conversation {
  id: string;
  title: string;
  /** The oldest first. */
  messages: AlfredMessage[];
  handovers: OwnHandover[];
}

/** A conversation as what was said, in its order: what staff answered stands where it came. */
export type ConversationPart =
  | { kind: 'exchange'; at: Date; message: AlfredMessage }
  | { kind: 'handover'; at: Date; handover: OwnHandover };

export function partsOf({ messages, handovers }: Conversation): ConversationPart[] {
  return [
    ...messages.map((message) => ({ kind: 'exchange' as const, at: message.at, message })),
    ...handovers.map((handover) => ({ kind: 'handover' as const, at: handover.at, handover })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What a conversation is called until its owner says otherwise: its first question, in one line. */
export function titleOf(question: string): string {
  const line = question.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const characters = [...line];
  const { max } = conversationLimits.title;
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max - 1).join('');
  // At a word, if one ends near enough.
  const atWord = cut.replace(/\s+\S*$/u, '');
  return `${atWord.length > max / 2 ? atWord : cut}…`;
}
