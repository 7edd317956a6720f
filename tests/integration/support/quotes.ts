import { randomInt } from 'node:crypto';
import type { QuoteRequestInput } from '@/lib/quotes/quote-request-schema';
import {
  type QuoteSubmission,
  type QuoteSubmissionResult,
  submitQuoteRequest,
} from '@/lib/quotes/server/submit-quote-request';
import { issueTicket } from '@/lib/security/form-ticket';

let made = 0;

/** What the form has read, different each time. */
export function quoteInput(overrides: Partial<QuoteRequestInput> = {}): QuoteRequestInput {
  made += 1;
  return {
    name: 'Peeters',
    firstName: 'Lieve',
    email: `lieve.peeters.${made}@bakkerij.test`,
    phone: '+3227200000',
    company: 'Bakkerij Peeters',
    subject: 'covering',
    message: `Twee bestelwagens volledig in folie, met ons logo op de zijkanten. Aanvraag ${made}.`,
    newsletter: false,
    ...overrides,
  };
}

/** A ticket that has been on the page for a minute. */
export function readyTicket(now = new Date()): string {
  return issueTicket(new Date(now.getTime() - 60_000));
}

/** An address nobody else uses, so that limits of other tests do not count. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A request as a script-aided form sends it, a minute after it was opened. */
export function submission(overrides: Partial<QuoteSubmission> = {}): QuoteSubmission {
  const now = overrides.now ?? new Date();
  return {
    input: quoteInput(),
    locale: 'nl',
    ticket: readyTicket(now),
    honeypot: '',
    uploads: [],
    address: someAddress(),
    now,
    ...overrides,
  };
}

export function submit(overrides: Partial<QuoteSubmission> = {}): Promise<QuoteSubmissionResult> {
  return submitQuoteRequest(submission(overrides));
}

/** The acknowledgement, or a failed test. */
export function acknowledged(
  result: QuoteSubmissionResult,
): Extract<QuoteSubmissionResult, { status: 'accepted' }> {
  if (result.status !== 'accepted')
    throw new Error(`Expected an acknowledgement, got ${JSON.stringify(result)}`);
  return result;
}
