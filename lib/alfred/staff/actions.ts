'use server';

import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { settleHandover } from '../server/handovers';
import { deleteStaffAnswer, saveStaffAnswer } from '../server/staff-answers';
import type { StaffOutcome } from './staff-copy';
import { parseLetter, parseTaught, taughtFields } from './staff-schema';

const areaAction = staffActions('assistant');
const areaButton = staffButtons('assistant');

type Result = ActionResult<null, string>;

const areaPath = (locale: Locale, done: StaffOutcome, rest = '') =>
  pathWithin('admin-assistant', locale, { rest, query: { done } });

const versionOf = (form: FormData) => Number(readTextEntry(form, 'version')) || 0;

/** Answers a question that was handed over. */
export const answerHandover = areaAction(
  'alfred.answer',
  (form) => parseLetter(entriesOf(form, 'body')),
  async ({ input, form, staff, locale, refused }, id: string): Promise<Result> => {
    const status = await settleHandover(staff, { id, version: versionOf(form), body: input.body });
    if (status !== 'ok') return refused(status);
    redirect(areaPath(locale, 'sent', id));
  },
);

/** Closes it without an answer. */
export const closeHandover = areaButton(
  'alfred.close',
  ({ staff, form }, id: string) => settleHandover(staff, { id, version: versionOf(form), body: '' }),
  (locale, outcome) => areaPath(locale, outcome === 'ok' ? 'closedNow' : 'failed'),
);

/** Writes an answer for everyone: of a question to staff, or of none. */
export const teachAnswer = areaAction(
  'alfred.teach',
  (form) => parseTaught(entriesOf(form, ...taughtFields)),
  async (
    { input, form, staff, locale, refused },
    id: string | null,
    handover: string | null,
  ): Promise<Result> => {
    const published = readTextEntry(form, 'intent') !== 'keep';
    const version = id === null ? null : versionOf(form);
    const status = await saveStaffAnswer(staff, { ...input, id, version, handover, published });
    if (status !== 'ok') return refused(status);
    redirect(areaPath(locale, published ? 'saved' : 'savedDraft'));
  },
);

/** Deletes an answer for everyone. */
export const forgetAnswer = areaButton(
  'alfred.forget',
  ({ staff }, id: string) => deleteStaffAnswer(staff, id),
  (locale, outcome) => areaPath(locale, outcome === 'ok' ? 'deleted' : 'failed'),
);
