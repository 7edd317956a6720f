'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import { isLocale } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { QuoteAcknowledgement } from './acknowledgement';
import { formatAnswerDue } from './format';
import { maxFiles } from './limits';
import { parseQuoteRequest } from './quote-request-schema';
import { pathToReceivedPage } from './server/received-link';
import { submitQuoteRequest } from './server/submit-quote-request';

// More fields than the form has come from no visitor: only these are looked at, each once.
const fieldNames = [
  'name',
  'firstName',
  'email',
  'phone',
  'company',
  'subject',
  'message',
  'newsletter',
] as const;

/**
 * Takes the quote form, sent by script or as plain HTML. A plain post that is accepted is redirected to a page with
 * the reference; everything else comes back as a result for the form to show.
 */
export async function submitQuote(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<ActionResult<QuoteAcknowledgement>> {
  const requestHeaders = await headers();
  const fields = Object.fromEntries(fieldNames.map((name) => [name, form.get(name) ?? undefined]));
  const parsed = parseQuoteRequest(fields);
  const { values } = parsed;
  if (!isOwnOrigin(requestHeaders) || !isLocale(locale)) {
    return { status: 'refused', reason: 'forbidden', values };
  }
  if (!parsed.ok) return { status: 'invalid', fields: parsed.fields, values };

  const submitted = await submitQuoteRequest({
    input: parsed.data,
    locale,
    ticket: readTextEntry(form, 'ticket') || null,
    honeypot: readTextEntry(form, honeypotName),
    uploads: form
      .getAll('uploads')
      .slice(0, maxFiles + 1)
      .filter((receipt) => typeof receipt === 'string'),
    address: clientAddress(requestHeaders),
    now: new Date(),
  }).catch((error: unknown) => {
    incident(error, { during: 'quotes.submit' });
    return { status: 'refused', reason: 'unavailable' } as const;
  });

  if (submitted.status === 'refused') return { status: 'refused', reason: submitted.reason, values };
  if (submitted.status === 'invalid') return { status: 'invalid', fields: submitted.fields, values };

  const { reference, answerDueAt } = submitted;
  if (readTextEntry(form, 'enhanced') !== 'true') {
    redirect(pathToReceivedPage(locale, { reference, answerDueAt }));
  }
  return {
    status: 'ok',
    data: {
      reference,
      answerDueAt: answerDueAt.toISOString(),
      answerDueText: formatAnswerDue(answerDueAt, locale),
    },
  };
}
