import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { readSignedPayload, signPayload } from '@/lib/security/signing';

interface Received {
  reference: string;
  answerDueAt: Date;
  /** Null where it was sent before, and nobody knows when. */
  receivedAt: Date | null;
}

const shape = z.object({ reference: z.string(), due: z.number(), at: z.number().optional() }).transform(
  ({ reference, due, at }): Received => ({
    reference,
    answerDueAt: new Date(due),
    receivedAt: at === undefined ? null : new Date(at),
  }),
);

/**
 * Where a form sent without script ends: a page that shows the reference. What it shows is in the signed address, so
 * it needs no database, which may be the one that was away.
 */
export function pathToReceivedQuote(locale: Locale, received: Received): string {
  return `${pathTo('quote-received', locale)}?request=${encodeURIComponent(receivedQuoteToken(received))}`;
}

/** What such a page needs to know, signed. */
export function receivedQuoteToken({ reference, answerDueAt, receivedAt }: Received): string {
  const payload = { reference, due: answerDueAt.getTime(), at: receivedAt?.getTime() };
  return signPayload(serverEnv().APP_SECRET, 'quote-received', payload);
}

/** What `receivedQuoteToken` was given, or null when it is not ours. */
export function readReceivedQuoteToken(token: string): Received | null {
  const received = shape.safeParse(readSignedPayload(serverEnv().APP_SECRET, 'quote-received', token));
  return received.success ? received.data : null;
}
