'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { asTyped, entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { formatAmount } from '@/lib/i18n/format';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { findStaffOf, requireStaff } from '@/lib/staff/server/staff';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { unlessAway } from '@/lib/supabase/ask';
import { hasGaps, isAnswerTemplate, saysNothing } from '../answer-templates';
import { type LostOutcome, lostReasons } from '../lost-reason';
import { paragraphsOf } from '../paragraphs';
import { answerStages } from '../quote-status';
import { isReference } from '../reference';
import { answerQuoteRequest } from '../server/answer-quote';
import { correctQuoteRequest } from '../server/correct-request';
import { setLostReason } from '../server/lost-reasons';
import { keepQuoteDraft } from '../server/quote-drafts';
import { forgetReturnedDraft, returnDraft } from '../server/returned-draft';
import { addQuoteNote, changeQuoteRequests, listQuoteColleagues } from '../server/staff-requests';
import type { QuoteChangeResult, QuoteState } from '../staff-request';
import { parseAnswer, parseNote } from './answer-schema';
import { requestDetails, shownFieldOf } from './details';
import { parseDetails } from './details-schema';
import type { DraftKind, DraftText } from './draft';
import { describeWanted, loadChangeLabels } from './event-labels';
import { answerLimits } from './limits';
import { readMentions } from './mentions';
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
    case 'settled':
      return t('settled');
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
      const sentence = await sentenceOf(read.kind, result.request, locale);
      if (!result.calledOff) return done(sentence, undo);
      const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
      return done(`${sentence} ${t('calledOff')}`, undo);
    },
  );
}

/** Changes status, assignee or amount of a request, or takes a change back; whoever was quicker is not overwritten. */
export const changeRequest = changeAction('quotes.changeRequest');

/** The same for the form of the amount: a plain post comes back to the form whose action it was. */
export const changeAmount = changeAction('quotes.changeAmount');

/** Corrects who asked and for what; whoever was quicker is not overwritten. */
export const correctDetails = requestAction(
  'quotes.correctDetails',
  (form) =>
    parseDetails(
      entriesOf(form, ...requestDetails, ...requestDetails.map(shownFieldOf)),
      readTextEntry(form, 'source') === 'site',
    ),
  async ({ input, staff, form, locale, refused, conflict }, reference: string): Promise<RequestResult> => {
    const version = Number(readTextEntry(form, 'version'));
    if (!isReference(reference) || !Number.isSafeInteger(version)) return refused('invalid');
    const outcome = await correctQuoteRequest(staff, reference, version, input);
    if (outcome.status === 'conflict') return conflict(await describeConflict(outcome, locale, null));
    if (outcome.status !== 'ok' && outcome.status !== 'unchanged') return refused(outcome.status);
    const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
    return done(t(outcome.status === 'ok' ? 'corrected' : 'unchanged'));
  },
);

/** What stands in a form that has not left. */
function textOf(kind: 'answer' | 'note', form: FormData): DraftText & { template: DraftKind } {
  const read = (name: string) => readTextEntry(form, name);
  if (kind === 'note') return { template: 'note', subject: '', body: read('note'), stage: '' };
  const template = read('template');
  const wanted = read('status');
  return {
    template: isAnswerTemplate(template) ? template : 'blank',
    subject: read('subject').slice(0, answerLimits.subject.max * 4),
    body: read('body').slice(0, answerLimits.body.max * 4),
    stage: answerStages.find((stage) => stage === wanted) ?? '',
  };
}

/**
 * A form whose text is kept until it has left: with its author, or, where the session has ended, in their browser until
 * they are back.
 */
function keepsItsText(
  kind: 'answer' | 'note',
  action: (locale: string, reference: string, previous: unknown, form: FormData) => Promise<RequestResult>,
) {
  return async (
    locale: string,
    reference: string,
    previous: unknown,
    form: FormData,
  ): Promise<RequestResult> => {
    const result = await action(locale, reference, previous, form);
    if (!isLocale(locale) || !isReference(reference) || !(form instanceof FormData)) return result;
    const hasLeft = result.status === 'ok' && result.data.kind !== 'preview';
    if (hasLeft) {
      await forgetReturnedDraft(kind, locale, reference);
      return result;
    }
    // What another site posts is nobody's text.
    if (result.status === 'refused' && result.reason === 'forbidden') return result;
    const { template, ...text } = textOf(kind, form);
    if (text.body.trim() === '' || (kind === 'answer' && saysNothing(text.body))) return result;
    const answer = await findStaffOf('requests');
    if (answer.status === 'staff') {
      const draft = { template, key: null, text };
      await unlessAway('quotes.draftNotKept', keepQuoteDraft(answer.staff, reference, draft));
    } else {
      await returnDraft(kind, locale, reference, { template, ...text });
      const query = template === 'note' || template === 'blank' ? {} : { answer: template };
      // Leads to the sign-in, and from there back to what was written.
      if (result.status === 'refused' && result.reason === 'signedOut') {
        await requireStaff(locale, 'admin-requests', { rest: reference, query });
      }
    }
    return result;
  };
}

/** Puts what was begun away: the form stands as it was before. */
const discard = requestAction(
  'quotes.discardDraft',
  asTyped(),
  async (
    { staff, form, locale, refused },
    reference: string,
    kind: 'answer' | 'note',
  ): Promise<RequestResult> => {
    const { template } = textOf(kind, form);
    const outcome = await keepQuoteDraft(staff, reference, { template, key: null, text: null });
    if (outcome !== 'ok') return refused(outcome);
    refresh();
    const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
    return { status: 'ok', data: { kind: 'discarded', sentence: t('discarded') } };
  },
);

// Strangers send what is no form at all.
const isDiscarding = (form: unknown) =>
  form instanceof FormData && readTextEntry(form, 'intent') === 'discard';

const storeNote = requestAction(
  'quotes.addNote',
  (form) => parseNote(entriesOf(form, 'note')),
  async ({ input, staff, locale, invalid, refused }, reference: string): Promise<RequestResult> => {
    const read = readMentions(input.note, await listQuoteColleagues(staff));
    if ('ambiguous' in read) return invalid({ note: ['ambiguousMention'] });
    const outcome = await addQuoteNote(staff, reference, input.note, read.accounts);
    if (outcome !== 'ok') return refused(outcome);
    const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
    return done(t('note'));
  },
);

/** Adds an internal note. */
export const addNote = keepsItsText('note', async (locale, reference, previous, form) =>
  isDiscarding(form)
    ? discard(locale, reference, 'note', previous, form)
    : storeNote(locale, reference, previous, form),
);

const mailAnswer = requestAction(
  'quotes.sendAnswer',
  (form) => parseAnswer(entriesOf(form, 'subject', 'body', 'status', 'template', 'key', 'version')),
  async (
    { input, values, staff, form, locale, refused, conflict },
    reference: string,
  ): Promise<RequestResult> => {
    const { subject, body } = input;
    const gaps = hasGaps(body) || hasGaps(subject);
    const isEmpty = saysNothing(body);
    // What is still to be filled in, or to be written at all, is shown rather than sent.
    if (readTextEntry(form, 'intent') !== 'send' || gaps || isEmpty) {
      const paragraphs = paragraphsOf(body);
      return { status: 'ok', data: { kind: 'preview', subject, paragraphs, hasGaps: gaps, isEmpty, values } };
    }
    const outcome = await answerQuoteRequest(staff, { reference, ...input });
    if (outcome.status === 'conflict') return conflict(await describeConflict(outcome, locale, null));
    if (outcome.status !== 'ok') return refused(outcome.status);
    const t = await getTranslations({ locale, namespace: 'StaffRequest.done' });
    return done(t('answer'));
  },
);

/** Sends an answer to the customer, or shows how they will read it. What was written is given back until it has left. */
export const sendAnswer = keepsItsText('answer', async (locale, reference, previous, form) =>
  isDiscarding(form)
    ? discard(locale, reference, 'answer', previous, form)
    : mailAnswer(locale, reference, previous, form),
);

/** Says why the request was lost that is bound to it; leads back to its page. */
export const sayWhyLost = staffButtons('requests')(
  'quotes.sayWhyLost',
  async ({ staff, form }, reference: string): Promise<LostOutcome> => {
    const reason = lostReasons.find((one) => one === form.get('reason'));
    if (!reason || !isReference(reference)) return 'invalid';
    return setLostReason(staff, reference, reason);
  },
  (locale, outcome, _form, reference) => {
    const rest = isReference(reference) ? reference : '';
    return `${pathWithin('admin-requests', locale, { rest, query: { lost: outcome } })}#lost`;
  },
);

/** Has the request loaded again, once a large file has arrived. */
export async function showFilesAgain(): Promise<void> {
  if ((await findStaffOf('requests')).status === 'staff') refresh();
}
