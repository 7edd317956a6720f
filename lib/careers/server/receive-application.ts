import 'server-only';
import type { ActionResult, RefusalReason } from '@/lib/actions/result';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits, consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { issueTicketForFilledForm, readTicket } from '@/lib/security/form-ticket';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { issueReceipt, readReceipts, type UploadedFile } from '@/lib/uploads/server/receipts';
import { storeUpload } from '@/lib/uploads/server/receive-upload';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import type { ApplicationAcknowledgement } from '../acknowledgement';
import { parseApplication } from '../application-schema';
import { listPositions } from './list-positions';
import { pathToReceivedApplication } from './received-link';
import { submitApplication } from './submit-application';

// A CV and all that can be typed, with room for the form's own lines.
const maxFormBytes = maxFileBytes + 256 * 1024;

const fieldNames = ['position', 'name', 'firstName', 'email', 'phone', 'message', 'keepLonger'] as const;

type Result = ActionResult<ApplicationAcknowledgement>;

const statusOf: Record<RefusalReason, number> = {
  rateLimited: 429,
  tooFast: 429,
  forbidden: 403,
  conflict: 409,
  unavailable: 503,
};

/** The cookies that carry an application back are named after it. */
export const returnedApplication = 'application';

/**
 * Takes the application form: multipart with the CV from a browser without script, or with the receipt of a CV that
 * went up before. The first is redirected to a page, the second gets the result as JSON.
 */
export async function receiveApplication(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  // In memory, before anything of the form is read: it only keeps the site from reading without end.
  if (!consumeLimitsInMemory([bucketFor('applicationPostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);

  const { form, cut } = read;
  const { result, kept } = await takeApplication(form, cut, locale, address);
  if (readTextEntry(form, 'enhanced') === 'true') {
    const status = result.status === 'ok' ? 200 : result.status === 'invalid' ? 422 : statusOf[result.reason];
    return answerJson(result, status);
  }

  const formPath = pathTo('application-form', locale);
  if (result.status === 'ok') {
    const target = pathToReceivedApplication(locale, result.data.reference);
    return redirectTo(target, forgetReturnedForm(returnedApplication, formPath));
  }
  const returned: ReturnedForm = {
    fields: result.status === 'invalid' ? result.fields : {},
    refused: result.status === 'refused' ? result.reason : null,
    values: result.values,
    ...kept,
  };
  return redirectTo(formPath, returnForm(returnedApplication, formPath, returned, 'message'));
}

/** 303, so that reloading the page does not send the form again. */
function redirectTo(path: string, cookies: string[]): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'private, no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** What a form that could not be taken need not send again. */
type Kept = Pick<ReturnedForm, 'ticket' | 'upload'>;

async function takeApplication(
  form: FormData,
  cut: boolean,
  locale: Locale,
  address: string,
): Promise<{ result: Result; kept: Kept }> {
  const now = new Date();
  const sent = Object.fromEntries(fieldNames.map((name) => [name, form.get(name) ?? undefined]));
  const parsed = parseApplication(sent, await listPositions());
  const { values } = parsed;
  const ticketText = readTextEntry(form, 'ticket');
  const ticket = readTicket(ticketText, now);
  const cv = await takeCv(form, cut, ticket?.session ?? null, address, now);

  const nothingKept: Kept = { ticket: null, upload: null };
  if ('refused' in cv)
    return { result: { status: 'refused', reason: cv.refused, values }, kept: nothingKept };

  let kept = nothingKept;
  if ('file' in cv) {
    const heldBy = ticket ? ticketText : issueTicketForFilledForm(now);
    const session = (ticket ?? readTicket(heldBy, now))?.session ?? '';
    const { name, size } = cv.file;
    kept = {
      ticket: heldBy,
      upload: { receipt: issueReceipt('application', cv.file, session), name, size },
    };
  }
  if (!parsed.ok || 'error' in cv) {
    const fields = { ...(parsed.ok ? {} : parsed.fields), ...('error' in cv ? { cv: [cv.error] } : {}) };
    return { result: { status: 'invalid', fields, values }, kept };
  }

  const submitted = await submitApplication({
    input: parsed.data,
    cv: cv.file,
    locale,
    ticket,
    honeypot: readTextEntry(form, honeypotName),
    address,
    now,
  }).catch((error: unknown) => {
    incident(error, { during: 'careers.submit' });
    return { status: 'refused', reason: 'unavailable' } as const;
  });
  if (submitted.status === 'refused') {
    const { reason } = submitted;
    // Under its key another application is stored: the next one needs a key of its own.
    const ticketOfNext = reason === 'conflict' ? issueTicketForFilledForm(now, kept.ticket) : kept.ticket;
    return { result: { status: 'refused', reason, values }, kept: { ...kept, ticket: ticketOfNext } };
  }
  return { result: { status: 'ok', data: { reference: submitted.reference } }, kept };
}

/** The CV that comes with the form, or the one whose receipt it brings. */
async function takeCv(
  form: FormData,
  cut: boolean,
  session: string | null,
  address: string,
  now: Date,
): Promise<{ file: UploadedFile } | { error: string } | { refused: 'rateLimited' | 'unavailable' }> {
  if (cut) return { error: 'fileTooLarge' };
  const sent = form.get('cv');
  if (sent instanceof File && sent.size > 0) {
    const bucket = bucketFor('uploadPerAddress', hashAddress(address));
    if (!(await consumeLimits([bucket], now))) return { refused: 'rateLimited' };
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const stored = await storeUpload('application', sent.name, bytes, now);
    if (stored.status === 'stored') return { file: stored.file };
    const { reason } = stored;
    return reason === 'unavailable' ? { refused: reason } : { error: reason };
  }
  const receipts = form.getAll('uploads').filter((receipt) => typeof receipt === 'string');
  const read = readReceipts('application', receipts.slice(0, 2), session, 1);
  if ('error' in read) return { error: read.error };
  const [file] = read.files;
  return file ? { file } : { error: 'cvRequired' };
}
