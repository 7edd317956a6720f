'use server';

import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf, isEnhanced, visitorAction } from '@/lib/actions/server/form-action';
import { maxDesigns } from '@/lib/designs/design';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import { acknowledgeQuote } from './acknowledge-quote';
import type { QuoteAcknowledgement } from './acknowledgement';
import { maxFiles } from './limits';
import { parseQuoteRequest } from './quote-request-schema';
import { pathToReceivedQuote } from './server/received-link';
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

/** Tokens of the designs that are ticked; one more than may be, so that too many are noticed. */
const designsOf = (form: FormData): string[] =>
  form
    .getAll('design')
    .slice(0, maxDesigns + 1)
    .filter((token) => typeof token === 'string')
    .map((token) => token.slice(0, 100));

/**
 * Takes the quote form, sent by script or as plain HTML. A plain post that is accepted is redirected to a page with
 * the reference; everything else comes back as a result for the form to show.
 */
export const submitQuote = visitorAction(
  'quotes.submit',
  (form) => {
    const parsed = parseQuoteRequest(entriesOf(form, ...fieldNames));
    // What is ticked stays ticked when the form comes back.
    return { ...parsed, values: { ...parsed.values, designs: designsOf(form).join(' ') } };
  },
  async ({ form, refused, invalid, ...call }): Promise<ActionResult<QuoteAcknowledgement>> => {
    const { input, locale, address, now } = call;
    const submitted = await submitQuoteRequest({
      input,
      locale,
      ticket: readTextEntry(form, 'ticket') || null,
      honeypot: readTextEntry(form, honeypotName),
      uploads: form
        .getAll('uploads')
        .slice(0, maxFiles + 1)
        .filter((receipt) => typeof receipt === 'string'),
      designs: designsOf(form),
      address,
      now,
    });
    if (submitted.status === 'refused') return refused(submitted.reason);
    if (submitted.status === 'invalid') return invalid(submitted.fields);

    // Sent again, it came at another moment.
    const received = { ...submitted, receivedAt: submitted.duplicate ? null : now };
    if (!isEnhanced(form)) redirect(pathToReceivedQuote(locale, received));
    return { status: 'ok', data: acknowledgeQuote({ ...received, company: input.company }, locale) };
  },
);
