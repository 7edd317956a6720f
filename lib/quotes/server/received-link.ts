import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { readSignedPayload, signPayload } from '@/lib/security/signing';

interface Received {
  reference: string;
  answerDueAt: Date;
}

const shape = z
  .object({ reference: z.string(), due: z.number() })
  .transform(({ reference, due }): Received => ({ reference, answerDueAt: new Date(due) }));

/**
 * Where a form sent without script ends: a page that shows the reference. What it shows is in the signed address, so
 * it needs no database, which may be the one that was away.
 */
export function pathToReceivedQuote(locale: Locale, { reference, answerDueAt }: Received): string {
  const payload = { reference, due: answerDueAt.getTime() };
  const token = signPayload(serverEnv().APP_SECRET, 'quote-received', payload);
  return `${pathTo('quote-received', locale)}?request=${encodeURIComponent(token)}`;
}

/** What `pathToReceivedQuote` put into the address, or null when it is not ours. */
export function readReceivedQuoteToken(token: string): Received | null {
  const received = shape.safeParse(readSignedPayload(serverEnv().APP_SECRET, 'quote-received', token));
  return received.success ? received.data : null;
}
