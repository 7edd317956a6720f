'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { readTextEntry } from '@/lib/forms/read-entry';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { formatAmount } from '../amount';
import { hasGaps } from '../answer-templates';
import { paragraphsOf } from '../paragraphs';
import { answerQuoteRequest } from '../server/answer-quote';
import { addQuoteNote, changeQuoteRequests, listQuoteColleagues } from '../server/staff-requests';
import type { QuoteChangeResult, QuoteState } from '../staff-request';
import { parseAnswer, parseNote } from './answer-schema';
import { describeWanted, loadChangeWords } from './event-words';
import { type ChangeKind, readChange } from './read-change';
import type { RequestRefusal, RequestResult, Values } from './request-result';
import { writeUndo } from './undo';

function refuse(reason: RequestRefusal, values: Values): RequestResult {
  return { status: 'refused', id: randomUUID(), reason, values };
}

/** Every action's first question: whether a page of this site sent the form, and who. */
async function guard(locale: string): Promise<{ staff: Staff; locale: Locale } | RequestRefusal> {
  if (!isOwnOrigin(await headers()) || !isLocale(locale)) return 'forbidden';
  const entry = await findStaffOf('requests');
  if (entry.status === 'staff') return { staff: entry.staff, locale };
  return ({ visitor: 'signedOut', forbidden: 'forbidden', away: 'unavailable' } as const)[entry.status];
}

async function conflict(
  { request, changes }: Extract<QuoteChangeResult, { status: 'conflict' }>,
  locale: Locale,
  values: Values,
  wanted: string | null,
): Promise<RequestResult> {
  refresh();
  const wordsOf = await loadChangeWords(locale);
  const { version } = request;
  return { status: 'conflict', id: randomUUID(), changes: changes.map(wordsOf), wanted, version, values };
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

/** Changes status, assignee or amount of a request, or takes a change back; whoever was quicker is not overwritten. */
export async function changeRequest(
  locale: string,
  reference: string,
  _previous: RequestResult,
  form: FormData,
): Promise<RequestResult> {
  const values = { net: readTextEntry(form, 'net'), gross: readTextEntry(form, 'gross') };
  const entry = await guard(locale);
  if (typeof entry === 'string') return refuse(entry, values);
  const read = readChange(reference, entry.staff.viewer.id, form);
  if (read === 'unreadable') return refuse('invalid', values);
  if ('invalid' in read) return { status: 'invalid', id: randomUUID(), fields: read.invalid, values };

  const results = await changeQuoteRequests(entry.staff, [read.change]).catch((error: unknown) => {
    incident(error, { during: 'quotes.changeRequest' });
    return 'unavailable' as const;
  });
  if (typeof results === 'string') return refuse(results, values);
  const [result] = results;
  if (result?.status === 'conflict') {
    const colleagues = read.change.assignee ? await listQuoteColleagues(entry.staff).catch(() => []) : [];
    const wanted = await describeWanted(read.change, colleagues, entry.locale);
    return conflict(result, entry.locale, values, wanted);
  }
  if (result?.status !== 'ok') return refuse(result?.status ?? 'unknown', values);
  refresh();
  return {
    status: 'done',
    id: randomUUID(),
    sentence: await sentenceOf(read.kind, result.request, entry.locale),
    undo: read.kind === 'undo' ? null : writeUndo(read.change, result),
  };
}

/** The same for the form of the amount: a plain post comes back to the form whose action it was. */
export async function changeAmount(
  locale: string,
  reference: string,
  previous: RequestResult,
  form: FormData,
): Promise<RequestResult> {
  return changeRequest(locale, reference, previous, form);
}

/** Adds an internal note. */
export async function addNote(
  locale: string,
  reference: string,
  _previous: RequestResult,
  form: FormData,
): Promise<RequestResult> {
  const parsed = parseNote({ note: form.get('note') ?? undefined });
  const { values } = parsed;
  const entry = await guard(locale);
  if (typeof entry === 'string') return refuse(entry, values);
  if (!parsed.ok) return { status: 'invalid', id: randomUUID(), fields: parsed.fields, values };
  const outcome = await addQuoteNote(entry.staff, reference, parsed.data.note).catch((error: unknown) => {
    incident(error, { during: 'quotes.addNote' });
    return 'unavailable' as const;
  });
  if (outcome !== 'ok') return refuse(outcome, values);
  refresh();
  const t = await getTranslations({ locale: entry.locale, namespace: 'StaffRequest.done' });
  return { status: 'done', id: randomUUID(), sentence: t('note'), undo: null };
}

/** Sends an answer to the customer, or shows how they will read it. What was written is given back until it has left. */
export async function sendAnswer(
  locale: string,
  reference: string,
  _previous: RequestResult,
  form: FormData,
): Promise<RequestResult> {
  const names = ['subject', 'body', 'status', 'template', 'key', 'version'] as const;
  const parsed = parseAnswer(Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined])));
  const { values } = parsed;
  const entry = await guard(locale);
  if (typeof entry === 'string') return refuse(entry, values);
  if (!parsed.ok) return { status: 'invalid', id: randomUUID(), fields: parsed.fields, values };
  const { data } = parsed;
  const gaps = hasGaps(data.body) || hasGaps(data.subject);
  // What is still to be filled in is shown rather than sent.
  if (readTextEntry(form, 'intent') !== 'send' || gaps) {
    const { subject, body } = data;
    const paragraphs = paragraphsOf(body);
    return { status: 'preview', id: randomUUID(), subject, paragraphs, hasGaps: gaps, values };
  }

  const outcome = await answerQuoteRequest(entry.staff, { reference, ...data }).catch((error: unknown) => {
    incident(error, { during: 'quotes.sendAnswer' });
    return { status: 'unavailable' } as const;
  });
  if (outcome.status === 'conflict') return conflict(outcome, entry.locale, values, null);
  if (outcome.status !== 'ok') return refuse(outcome.status, values);
  refresh();
  const t = await getTranslations({ locale: entry.locale, namespace: 'StaffRequest.done' });
  return { status: 'done', id: randomUUID(), sentence: t('answer'), undo: null };
}
