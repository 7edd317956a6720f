import 'server-only';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { textField } from '@/lib/forms/text-fields';
import { isUuid } from '@/lib/forms/uuid';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { validUntil } from '@/lib/offers/offer-dates';
import { isReference } from '@/lib/quotes/reference';
import { answerLimits } from '@/lib/quotes/request/limits';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { passportLimits } from '../passport';
import { type PassportOutcome, readPassportForm } from '../passport-form';
import { askForWord, changePassport } from './passport-store';

const maxFormBytes = 256 * 1024;

/** The cookies that carry what staff typed back are named after it. */
export const returnedPassport = 'passport';

const subjectField = textField({ ...answerLimits.subject, required: true });
const bodyField = textField({ ...answerLimits.body, required: true, multiline: true });
async function takeWord(staff: Staff, reference: string, form: FormData): Promise<PassportOutcome> {
  const subject = subjectField.safeParse(readTextEntry(form, 'subject'));
  const body = bodyField.safeParse(readTextEntry(form, 'body'));
  if (!subject.success || !body.success) return 'letterNeeded';
  const key = readTextEntry(form, 'key');
  if (!isUuid(key)) return 'invalid';
  return askForWord(staff, { reference, key, subject: subject.data, body: body.data });
}

async function takePassport(staff: Staff, reference: string, form: FormData): Promise<PassportOutcome> {
  const read = readPassportForm(form, validUntil(new Date(), 0));
  if (!read.ok) return read.outcome;
  const { position, content } = read;
  const status = await changePassport(staff, { reference, position, content });
  return status === 'ok' ? 'saved' : status;
}

/**
 * Takes what staff say of a job that is done, or the letter that asks its customer for a word: forms of plain HTML, with or without
 * script. They end at the request's page, which says what became of it, with what was typed where it could not be taken.
 */
export async function receivePassport(request: Request, reference: string): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale) || !isReference(reference))
    return answerJson({ error: 'forbidden' }, 403);
  const answer = await findStaffOf('jobs');
  if (answer.status === 'forbidden' || answer.status === 'away') return refuseStaff(answer.status);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const { form } = read;
  // A form of a page that was open for longer than its session: the page asks who it is.
  if (answer.status !== 'staff') return leadBack(locale, reference, 'signedOut', form);
  const take = readTextEntry(form, 'intent') === 'word' ? takeWord : takePassport;
  const outcome = await take(answer.staff, reference, form).catch((error: unknown): PassportOutcome => {
    incident(error, { during: 'passports.desk' });
    return 'unavailable';
  });
  return leadBack(locale, reference, outcome, form);
}

const deskPath = (locale: Locale, reference: string, query: Record<string, string>) =>
  `${pathWithin('admin-requests', locale, { rest: reference, query })}#passport`;

/** 303, so that reloading the page does not send the form again. */
const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'private, no-store' } });

const kept = {
  doneOn: 40,
  years: 40,
  made: passportLimits.lines * passportLimits.line * 2,
  films: passportLimits.lines * passportLimits.line * 2,
  subject: answerLimits.subject.max * 4,
  body: answerLimits.body.max * 2,
} as const;

function leadBack(locale: Locale, reference: string, outcome: PassportOutcome, form: FormData): Response {
  const path = pathWithin('admin-requests', locale, { rest: reference });
  const answer = seeOther(deskPath(locale, reference, { passport: outcome }));
  const isTaken = outcome === 'saved' || outcome === 'sent' || outcome === 'asked';
  const typed = Object.entries(kept).map(([name, most]) => [
    name,
    readTextEntry(form, name).slice(0, most).toWellFormed(),
  ]);
  const care = form
    .getAll('care')
    .filter((one) => typeof one === 'string')
    .slice(0, 12)
    .map((one) => one.slice(0, 40));
  const values = {
    ...Object.fromEntries(typed),
    care: care.join(' '),
    intent: readTextEntry(form, 'intent') === 'word' ? 'word' : 'save',
  };
  const content = { fields: {}, refused: null, values, ticket: null, upload: null };
  const cookies = isTaken
    ? forgetReturnedForm(returnedPassport, path)
    : returnForm(returnedPassport, path, content, values.intent === 'word' ? 'body' : 'made');
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
