'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { entriesOf, visitorAction } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { DeskOutcome, DeskResult } from './ask-result';
import { alfredPath } from './drawn-answer';
import { parseAsked, parseHanded, parseRating, parseTitle, parseWanted } from './question-schema';
import { askerAction, askerButton } from './server/asker-action';
import { deleteConversation, rateAnswer, renameConversation } from './server/conversation-store';
import * as handing from './server/hand-over';
import { signUpPath } from './server/kept-question';
import { submitQuestion } from './server/submit-question';

/** Takes a question as plain HTML sends it; who has no account is led to make one, and the question is kept. */
export const askQuestion = visitorAction(
  'alfred.ask',
  (form) => parseAsked(entriesOf(form, 'question', 'conversation', 'replaces', 'from')),
  async ({ input, refused, ...request }): Promise<DeskResult> => {
    const { locale } = request;
    const outcome = await submitQuestion(input, request);
    if (outcome.status === 'refused') return refused(outcome.reason);
    if (outcome.status === 'signIn') redirect(signUpPath(locale));
    const { conversation, message } = outcome;
    redirect(alfredPath(locale, { conversation, at: `m-${message}` }));
  },
);

/** Sends a question of a conversation to staff. */
export const sendToStaff = askerAction(
  'alfred.handOver',
  (form) => parseHanded(entriesOf(form, 'question', 'key')),
  async ({ input, refused, ...request }, conversation: string): Promise<DeskResult> => {
    const outcome = await handing.handOverQuestion(request, conversation, input);
    if (outcome !== 'ok') return refused(outcome);
    redirect(alfredPath(request.locale, { conversation, query: { done: 'handed' }, at: 'done' }));
  },
);

/** Makes a quote request of a conversation. */
export const sendAsQuote = askerAction(
  'alfred.requestQuote',
  (form) => parseWanted(entriesOf(form, 'firstName', 'name', 'subject', 'question')),
  async ({ input, refused, ...request }, conversation: string): Promise<DeskResult> => {
    const outcome = await handing.requestQuoteFor(request, conversation, input);
    if (typeof outcome === 'string') return refused(outcome);
    redirect(outcome.path);
  },
);

/** Gives a conversation another title. */
export const renameTo = askerAction(
  'alfred.rename',
  (form) => parseTitle(entriesOf(form, 'title')),
  async ({ input, viewer, locale, refused }, conversation: string): Promise<DeskResult> => {
    if (!(await renameConversation(viewer, conversation, input.title))) return refused('unknown');
    redirect(alfredPath(locale, { conversation, query: { done: 'renamed' }, at: 'done' }));
  },
);

const outcomeOf = (isDone: unknown, outcome: DeskOutcome): DeskOutcome =>
  isDone === true ? outcome : 'failed';

/** Deletes a conversation. */
export const removeConversation = askerButton(
  'alfred.delete',
  ({ viewer }, conversation: string) => deleteConversation(viewer, conversation),
  (locale, outcome) => alfredPath(locale, { query: { done: outcomeOf(outcome, 'removed') }, at: 'done' }),
);

/** Says whether an answer helped. */
export const rate = askerButton(
  'alfred.rate',
  async ({ viewer, form }) => {
    const read = parseRating(entriesOf(form, 'message', 'verdict', 'reason'));
    return read.ok && rateAnswer(viewer, read.data.message, read.data);
  },
  (locale, outcome, form) => {
    const message = readTextEntry(form, 'message');
    const query = outcome === true ? { rated: message } : { done: 'failed' };
    return alfredPath(locale, {
      conversation: readTextEntry(form, 'conversation'),
      query,
      at: `m-${message}`,
    });
  },
);

/** Asks a question of a conversation in other words: what followed from it gives way. */
export const askAgain = askerButton(
  'alfred.askAgain',
  async ({ form, ...request }) => {
    const read = parseAsked({
      ...entriesOf(form, 'question', 'conversation'),
      replaces: readTextEntry(form, 'message'),
    });
    return read.ok ? submitQuestion(read.data, request) : null;
  },
  (locale, outcome, form) => {
    const conversation = readTextEntry(form, 'conversation');
    return typeof outcome === 'object' && outcome?.status === 'answered'
      ? alfredPath(locale, { conversation, at: `m-${outcome.message}` })
      : alfredPath(locale, { conversation, query: { done: 'failed' }, at: 'done' });
  },
);

/** Shows the page anew: a conversation that has begun in it stands in its list. */
export async function showAnew(): Promise<void> {
  refresh();
}
