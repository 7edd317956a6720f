'use server';

import { refresh } from 'next/cache';
import { visitorButton } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathTo } from '@/lib/i18n/routes';
import type { CustomerOutcome } from './customer-request';
import { withdrawRequest } from './server/customer-requests';
import { openStatusToken, readStatusToken, statusPath } from './server/status-link';

const outcomes = {
  withdrawn: 'withdrawn',
  ordered: 'ordered',
  limited: 'rateLimited',
  unknown: 'forbidden',
} as const satisfies Record<string, CustomerOutcome>;

const tokenOf = (form: FormData) => readStatusToken(readTextEntry(form, 'token'));

/** The button of the private page that takes a request back. Only this does: opening the page does not. */
export const withdrawQuoteRequest = visitorButton(
  'quotes.withdraw',
  async ({ form, address }): Promise<CustomerOutcome> => {
    const token = tokenOf(form);
    const reference = token && (await openStatusToken(token));
    return reference === null ? 'forbidden' : outcomes[await withdrawRequest(reference, address)];
  },
  (locale, done, form) => {
    const token = tokenOf(form);
    return token === null ? pathTo('quote-status', locale) : statusPath(locale, token, { done });
  },
);

/** Has the private page loaded again, once a large file has arrived. */
export async function showRequestAgain(): Promise<void> {
  refresh();
}
