import 'server-only';
import { entriesOf } from '@/lib/actions/server/form-action';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress, hashReference } from '@/lib/limits/server/buckets';
import { consumeLimits, consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { receivedQuoteToken } from '@/lib/quotes/server/received-link';
import { submitQuoteRequest } from '@/lib/quotes/server/submit-quote-request';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { UploadedFile } from '@/lib/uploads/server/receipts';
import { storeUpload } from '@/lib/uploads/server/receive-upload';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { claimFields, claimFiles, claimMessage, parseClaim } from '../claim-form';
import type { PassportRecord } from '../passport';
import { warrantyStateOf } from '../warranty';
import { passportPath, readPassportToken } from './passport-link';
import { findPassport } from './passport-store';

const maxFormBytes = claimFiles * maxFileBytes + 256 * 1024;

/** The cookies that carry a claim back are named after it. */
export const returnedClaim = 'claim';

/** What became of a claim; `again` says what is wrong with it, `ended` that its warranty is over. */
type Outcome =
  | { kind: 'sent'; token: string }
  | { kind: 'ended' | 'gone' }
  | ({ kind: 'again' } & Pick<ReturnedForm, 'fields' | 'refused' | 'values'>);

interface Sent {
  reference: string;
  locale: Locale;
  address: string;
  now: Date;
  /** The form was too large, and what came last is missing. */
  cut: boolean;
}

/** Judges and stores the pictures, or says what is wrong with them. */
async function storeFiles(
  files: readonly File[],
  { address, now, cut }: Sent,
): Promise<UploadedFile[] | string> {
  if (cut) return 'fileTooLarge';
  if (files.length > claimFiles) return 'tooManyFiles';
  const stored: UploadedFile[] = [];
  for (const file of files) {
    if (!(await consumeLimits([bucketFor('uploadPerAddress', hashAddress(address))], now)))
      return 'rateLimited';
    const result = await storeUpload('quote', file.name, new Uint8Array(await file.arrayBuffer()), now);
    // What was stored of this form by now belongs to nobody, and is swept like any file that was never sent.
    if (result.status === 'refused') return result.reason;
    stored.push(result.file);
  }
  return stored;
}

async function submit(form: FormData, passport: PassportRecord, sent: Sent): Promise<Outcome> {
  const read = parseClaim(entriesOf(form, ...claimFields));
  const { values } = read;
  const again = (fields: Record<string, string[]>, refused: ReturnedForm['refused'] = null): Outcome => ({
    kind: 'again',
    fields,
    refused,
    values,
  });
  if (!read.ok) return again(read.fields);
  const sentFiles = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  const files = await storeFiles(sentFiles, sent);
  if (files === 'rateLimited' || files === 'unavailable') return again({}, files);
  if (typeof files === 'string') return again({ files: [files] });
  const { reference, locale, address, now } = sent;
  const { message, ...person } = read.data;
  const until = passport.versions[0]?.until ?? null;
  const submitted = await submitQuoteRequest({
    input: {
      ...person,
      company: null,
      subject: 'claim',
      message: claimMessage(message, { reference, until }, locale),
      newsletter: false,
    },
    claim: { order: reference },
    limits: [bucketFor('claimPerPassport', hashReference(reference))],
    locale,
    ticket: readTextEntry(form, 'ticket') || null,
    honeypot: readTextEntry(form, honeypotName),
    uploads: [],
    files,
    address,
    now,
  });
  if (submitted.status === 'refused') return again({}, submitted.reason);
  if (submitted.status === 'invalid') return again({}, 'unavailable');
  return { kind: 'sent', token: receivedQuoteToken({ ...submitted, receivedAt: null }) };
}

async function takeClaim(form: FormData, sent: Sent): Promise<Outcome> {
  const passport = await findPassport(sent.reference);
  const version = passport?.versions[0];
  if (!passport || !version) return { kind: 'gone' };
  // A page that was left open for years, or a form that somebody has kept.
  if (warrantyStateOf(version, sent.now) === 'expired') return { kind: 'ended' };
  return submit(form, passport, sent);
}

/**
 * Takes a claim under a warranty: a form of plain HTML with its pictures, with or without script. It becomes a request of the
 * inbox, stored once however often it is sent. It ends at the passport, which says what became of it.
 */
export async function receiveClaim(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  // In memory, before anything of the form is read: it only keeps the site from reading without end.
  if (!consumeLimitsInMemory([bucketFor('claimPostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const { form, cut } = read;
  const reference = readPassportToken(readTextEntry(form, 'token'));
  if (reference === null) return answerJson({ error: 'forbidden' }, 403);
  const sent = { reference, locale, address, now: new Date(), cut };
  const outcome = await takeClaim(form, sent).catch((error: unknown): Outcome => {
    incident(error, { during: 'passports.claim' });
    const { values } = parseClaim(entriesOf(form, ...claimFields));
    return { kind: 'again', fields: {}, refused: 'unavailable', values };
  });
  return leadBack(sent, outcome, readTextEntry(form, 'ticket'));
}

/** 303, so that reloading the page does not send the form again. */
function leadBack({ locale, reference }: Sent, outcome: Outcome, ticket: string): Response {
  const query: Record<string, string> =
    outcome.kind === 'sent' ? { received: outcome.token } : { claim: outcome.kind };
  const location = `${passportPath(locale, reference, query)}#claim`;
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store' });
  const path = pathTo('passport', locale);
  const cookies =
    outcome.kind === 'again'
      ? returnForm(
          returnedClaim,
          path,
          {
            fields: outcome.fields,
            refused: outcome.refused,
            values: outcome.values,
            // The same one, so that what was stored after all is found again.
            ticket: ticket.length <= 1000 ? ticket : null,
            upload: null,
          },
          'message',
        )
      : forgetReturnedForm(returnedClaim, path);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
