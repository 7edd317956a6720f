import 'server-only';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { optionalTextField } from '@/lib/forms/text-fields';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits, consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { UploadedFile } from '@/lib/uploads/server/receipts';
import { storeUpload } from '@/lib/uploads/server/receive-upload';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { type CustomerOutcome, customerMessageLimits } from '../customer-request';
import { addCustomerMessage } from './customer-requests';
import { openStatusToken, readStatusToken, type StatusToken, statusPath } from './status-link';

const maxFormBytes = customerMessageLimits.files * maxFileBytes + 256 * 1024;

const bodyField = optionalTextField({ ...customerMessageLimits.body, multiline: true });

/** The cookies that carry a message back are named after it. */
export const returnedMessage = 'quote-message';

/**
 * Takes what a customer adds to a request: a form of plain HTML, with or without script. It ends at the private page,
 * which says what became of it; a text that could not be taken is still in the form there.
 */
export async function receiveMessage(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  // In memory, before anything of the form is read: it only keeps the site from reading without end.
  if (!consumeLimitsInMemory([bucketFor('quoteMessagePostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);

  const { form, cut } = read;
  const token = readStatusToken(readTextEntry(form, 'token'));
  if (token === null) return answerJson({ error: 'forbidden' }, 403);
  const outcome = await takeMessage(form, { token, cut, address, now: new Date() }).catch(
    (error: unknown): CustomerOutcome => {
      incident(error, { during: 'quotes.message' });
      return 'unavailable';
    },
  );
  return leadBack(locale, token, outcome, readTextEntry(form, 'message'));
}

/** 303, so that reloading the page does not send the form again. */
function leadBack(locale: Locale, token: StatusToken, outcome: CustomerOutcome, message: string): Response {
  // What is wrong is said at the form, everything else on top of the page.
  const anchor = outcome === 'message' ? '' : '#add';
  const location = statusPath(locale, token, { done: outcome }) + anchor;
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store' });
  const path = pathTo('quote-status', locale);
  const kept = message.slice(0, 4 * customerMessageLimits.body.max).toWellFormed();
  const cookies =
    outcome === 'message'
      ? forgetReturnedForm(returnedMessage, path)
      : returnForm(
          returnedMessage,
          path,
          { fields: {}, refused: null, values: { message: kept }, ticket: null, upload: null },
          'message',
        );
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

const outcomeOfStore = {
  stored: 'message',
  limited: 'rateLimited',
  full: 'full',
  closed: 'closed',
  unknown: 'forbidden',
  invalid: 'invalidText',
} as const satisfies Record<string, CustomerOutcome>;

interface Sent {
  token: StatusToken;
  /** The form was too large, and what came last is missing. */
  cut: boolean;
  address: string;
  now: Date;
}

async function takeMessage(form: FormData, sent: Sent): Promise<CustomerOutcome> {
  // A field that people do not see was filled: a machine is told what it likes to hear.
  if (readTextEntry(form, honeypotName) !== '') return 'message';
  const reference = await openStatusToken(sent.token);
  if (reference === null) return 'forbidden';
  const body = bodyField.safeParse(readTextEntry(form, 'message'));
  if (!body.success)
    return body.error.issues.some(({ message }) => message === 'tooLong') ? 'tooLong' : 'invalidText';
  if (sent.cut) return 'fileTooLarge';
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  if (files.length > customerMessageLimits.files) return 'tooManyFiles';
  if (body.data === null && files.length === 0) return 'empty';

  const stored: UploadedFile[] = [];
  for (const file of files) {
    const bucket = bucketFor('uploadPerAddress', hashAddress(sent.address));
    if (!(await consumeLimits([bucket], sent.now))) return 'rateLimited';
    const bytes = new Uint8Array(await file.arrayBuffer());
    const result = await storeUpload('quote', file.name, bytes, sent.now);
    // What was stored of this form by now belongs to nobody, and is swept like any file that was never sent.
    if (result.status === 'refused') return result.reason;
    stored.push(result.file);
  }
  const { address } = sent;
  const key = readTextEntry(form, 'key');
  return outcomeOfStore[
    await addCustomerMessage({ reference, key, body: body.data, files: stored, address })
  ];
}
