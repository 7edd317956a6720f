'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { asTyped, entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { staffActions } from '@/lib/staff/server/staff-action';
import { hasGaps } from '../answer-templates';
import { paragraphsOf } from '../paragraphs';
import { answerQuoteRequest } from '../server/answer-quote';
import { addQuoteNote, changeQuoteRequests, listQuoteColleagues } from '../server/staff-requests';
import type { QuoteChangeResult, QuoteState } from '../staff-request';
import { parseAnswer, parseNote } from './answer-schema';
import { describeWanted, loadChangeLabels } from './event-labels';
import { type ChangeKind, readChange } from './read-change';
import type { RequestConflict, RequestResult } from './request-result';
import { writeUndo } from './undo';

async function describeConflict(
  { request, changes }: Extract<QuoteChangeResult, { status: 'conflict' }>,
  locale: Locale,
  wanted: string | null,
): Promise<RequestConflict> {
  refresh();
  const wordsOf = await loadChangeLabels(locale);
  return { changes: changes.map(wordsOf), wanted, version: request.version };
}

async function sentenceOf(kind: ChangeKind, request: QuoteState, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
  const statuses = await getTranslations({ locale, namespace: 'Inbox.statuses' });
  switch (kind) {
    case 'status':
      return t('status', { status: statuses(request.status) });
    case 'assignee':
      return request.assignee ? t('assigned', { name: request.assignee.name ?? '' }) : t('released');
    case 'amount':
      return request.amountNetCents === null
        ? t('amountRemoved')
        : t('amount', { amount: formatAmount(request.amountNetCents, locale) });
    case 'undo':
      return t('undone');
  }
}

/** Shows the page anew, and says what was done. */
function done(sentence: string, undo: string | null = null): RequestResult {
  refresh();
  return { status: 'ok', data: { kind: 'done', sentence, undo } };
}

const requestAction = staffActions('requests');

function changeAction(during: string) {
  return requestAction(
    during,
    asTyped('net', 'gross'),
    async (
      { staff, form, locale, refused, invalid, conflict },
      reference: string,
    ): Promise<RequestResult> => {
      const read = readChange(reference, staff.viewer.id, form);
      if (read === 'unreadable') return refused('invalid');
      if ('invalid' in read) return invalid(read.invalid);

      const results = await changeQuoteRequests(staff, [read.change]);
      if (typeof results === 'string') return refused(results);
      const [result] = results;
      if (result?.status === 'conflict') {
        const colleagues = read.change.assignee ? await listQuoteColleagues(staff).catch(() => []) : [];
        const wanted = await describeWanted(read.change, colleagues, locale);
        return conflict(await describeConflict(result, locale, wanted));
      }
      if (result?.status !== 'ok') return refused(result?.status ?? 'unknown');
      const undo = read.kind === 'undo' ? null : writeUndo(read.change, result);
      return done(await sentenceOf(read.kind, result.request, locale), undo);
    },
  );
}

/** Changes status, assignee or amount of a request, or takes a change back; whoever was quicker is not overwritten. */
export const changeRequest = changeAction('quotes.changeRequest');

/** The same for the form of the amount: a plain post comes back to the form whose action it was. */
export const changeAmount = changeAction('quotes.changeAmount');

/** Adds an internal note. */
export const addNote = requestAction(
  'quotes.addNote',
  (form) => parseNote(entriesOf(form, 'note')),
  async ({ input, staff, locale, refused }, reference: string): Promise<RequestResult> => {
    const outcome = await addQuoteNote(staff, reference, input.note);
    if (outcome !== 'ok') return refused(outcome);
    const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
    return done(t('note'));
  },
);

/** Sends an answer to the customer, or shows how they will read it. What was written is given back until it has left. */
export const sendAnswer = requestAction(
  'quotes.sendAnswer',
  (form) => parseAnswer(entriesOf(form, 'subject', 'body', 'status', 'template', 'key', 'version')),
  async (
    { input, values, staff, form, locale, refused, conflict },
    reference: string,
  ): Promise<RequestResult> => {
    const { subject, body } = input;
    const gaps = hasGaps(body) || hasGaps(subject);
    // What is still to be filled in is shown rather than sent.
    if (readTextEntry(form, 'intent') !== 'send' || gaps) {
      const paragraphs = paragraphsOf(body);
      return { status: 'ok', data: { kind: 'preview', subject, paragraphs, hasGaps: gaps, values } };
    }
    const outcome = await answerQuoteRequest(staff, { reference, ...input });
    if (outcome.status === 'conflict') return conflict(await describeConflict(outcome, locale, null));
    if (outcome.status !== 'ok') return refused(outcome.status);
    const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
    return done(t('answer'));
  },
);
