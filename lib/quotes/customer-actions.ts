'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { readTextEntry } from '@/lib/forms/read-entry';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { CustomerOutcome } from './customer-request';
import { withdrawRequest } from './server/customer-requests';
import { readStatusToken, statusPath } from './server/status-link';

const outcomes = {
  withdrawn: 'withdrawn',
  ordered: 'ordered',
  limited: 'rateLimited',
  unknown: 'forbidden',
} as const satisfies Record<string, CustomerOutcome>;

/** The button of the private page that takes a request back. Only this does: opening the page does not. */
export async function withdrawQuoteRequest(locale: string, form: FormData): Promise<void> {
  const requestHeaders = await headers();
  const known = isLocale(locale) ? locale : defaultLocale;
  const reference = readStatusToken(readTextEntry(form, 'token'));
  if (!isOwnOrigin(requestHeaders) || reference === null) redirect(pathTo('quote-status', known));
  const outcome = await withdrawRequest(reference, clientAddress(requestHeaders)).then(
    (status): CustomerOutcome => outcomes[status],
    (error: unknown): CustomerOutcome => {
      incident(error, { during: 'quotes.withdraw' });
      return 'unavailable';
    },
  );
  redirect(statusPath(known, reference, { done: outcome }));
}
