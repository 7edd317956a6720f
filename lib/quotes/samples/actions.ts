'use server';

import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf, isEnhanced, visitorAction } from '@/lib/actions/server/form-action';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import { acknowledgeQuote } from '../acknowledge-quote';
import type { QuoteAcknowledgement } from '../acknowledgement';
import { pathToReceivedQuote } from '../server/received-link';
import { submitQuoteRequest } from '../server/submit-quote-request';
import { maxSampleFilms } from './sample-card';
import { sampleMessage } from './sample-copy';
import { parseSampleRequest } from './sample-schema';

const fieldNames = ['firstName', 'name', 'email', 'street', 'postalCode', 'city', 'country'] as const;

/** Ids of the films that are ticked; more than may be, so that too many are noticed. */
const filmsOf = (form: FormData): string =>
  form
    .getAll('film')
    .slice(0, maxSampleFilms * 4)
    .filter((id) => typeof id === 'string')
    .map((id) => id.slice(0, 60))
    .join(' ');

/** Takes the form for a sample card: a request of its own kind, stored, limited and mailed like any other. */
export const submitSampleRequest = visitorAction(
  'quotes.submitSample',
  (form) => parseSampleRequest({ ...entriesOf(form, ...fieldNames), films: filmsOf(form) }),
  async ({ form, refused, invalid, ...call }): Promise<ActionResult<QuoteAcknowledgement>> => {
    const { input, locale, address, now } = call;
    const { films, street, postalCode, city, country, ...person } = input;
    const submitted = await submitQuoteRequest({
      input: {
        ...person,
        phone: null,
        company: null,
        subject: 'samples',
        message: sampleMessage(films, locale),
        newsletter: false,
      },
      sample: { films, street, postalCode, city, country },
      locale,
      ticket: readTextEntry(form, 'ticket') || null,
      honeypot: readTextEntry(form, honeypotName),
      uploads: [],
      address,
      now,
    });
    if (submitted.status === 'refused') return refused(submitted.reason);
    if (submitted.status === 'invalid') return invalid(submitted.fields);
    // Sent again, it came at another moment.
    const received = { ...submitted, receivedAt: submitted.duplicate ? null : now };
    if (!isEnhanced(form)) redirect(pathToReceivedQuote(locale, received));
    return { status: 'ok', data: acknowledgeQuote(received, locale) };
  },
);
