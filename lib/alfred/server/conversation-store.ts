import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { ask } from '@/lib/supabase/ask';
import type { Answer } from '../answer';
import { type Conversation, type ConversationEntry, titleOf, type Verdict, verdicts } from '../conversation';
import { keptAnswer, storable } from './kept-answer';

// Every function takes the account: what belongs to another is as unknown as what does not exist.

interface Owner {
  id: string;
}

const isId = (text: string | null): text is string => z.uuid().safeParse(text).success;

const listed = z
  .object({ id: z.uuid(), title: z.string(), updatedAt: z.coerce.date(), news: z.boolean() })
  .transform(({ news, ...entry }): ConversationEntry => ({ ...entry, waits: news }));

const mostListed = 100;

/**
 * The conversations of an account, the last one first; those that hold these words, if there are any.
 *
 * @throws DatabaseAwayError
 */
export function listConversations(owner: Owner, query = ''): Promise<ConversationEntry[]> {
  const args = { account: owner.id, query, max_count: mostListed };
  return ask('list_alfred_conversations', args, z.array(listed));
}

const conversationShape = z.object({
  id: z.uuid(),
  title: z.string(),
  messages: z.array(
    z.object({
      id: z.uuid(),
      locale: z.enum(locales),
      question: z.string(),
      answer: keptAnswer,
      feedback: z.enum(verdicts).nullable(),
      at: z.coerce.date(),
    }),
  ),
  handovers: z.array(
    z.object({
      id: z.uuid(),
      question: z.string(),
      status: z.enum(['open', 'answered', 'closed']),
      answer: z.string().nullable(),
      answeredAt: z.coerce.date().nullable(),
      dueAt: z.coerce.date(),
      at: z.coerce.date(),
    }),
  ),
});

/**
 * A conversation of this account, or null.
 *
 * @throws DatabaseAwayError
 */
export async function findConversation(owner: Owner, id: string | null): Promise<Conversation | null> {
  if (!isId(id)) return null;
  const args = { account: owner.id, conversation: id };
  return ask('read_alfred_conversation', args, conversationShape.nullable());
}

const kept = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), conversation: z.uuid(), message: z.uuid() }),
  z.object({ status: z.enum(['unknown', 'full', 'invalid']) }),
]);

export interface AnsweredQuestion {
  question: string;
  answer: Answer;
  /** Null begins a conversation. */
  conversation: string | null;
  /** The message whose question was asked anew: it and what came after it give way. */
  replaces: string | null;
}

/** @throws DatabaseAwayError */
export function keepAnswer(owner: Owner, { question, answer, conversation, replaces }: AnsweredQuestion) {
  const entry = {
    account: owner.id,
    conversation,
    replaces,
    title: titleOf(question),
    locale: answer.locale,
    question,
    answer: storable(answer),
    certainty: answer.certainty,
  };
  return ask('keep_alfred_answer', { entry }, kept);
}

/** @throws DatabaseAwayError */
export async function renameConversation(owner: Owner, id: string, title: string): Promise<boolean> {
  if (!isId(id)) return false;
  const args = { account: owner.id, conversation: id, new_title: title };
  return ask('rename_alfred_conversation', args, z.boolean());
}

/** @throws DatabaseAwayError */
export async function deleteConversation(owner: Owner, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return ask('delete_alfred_conversation', { account: owner.id, conversation: id }, z.boolean());
}

/** @throws DatabaseAwayError */
export async function rateAnswer(
  owner: Owner,
  message: string,
  { verdict, reason }: { verdict: Verdict; reason: string },
): Promise<boolean> {
  if (!isId(message)) return false;
  return ask('rate_alfred_answer', { account: owner.id, message, verdict, reason }, z.boolean());
}
