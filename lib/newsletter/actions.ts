'use server';

import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf, isEnhanced, visitorAction, visitorButton } from '@/lib/actions/server/form-action';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import type { NewsletterOutcome } from './outcome';
import { confirmSubscription, leaveNewsletter, requestSubscription } from './server/subscriptions';
import { parseSubscription } from './subscription-schema';

/** The page that says what happened. */
const outcomePath = (locale: Locale, outcome: NewsletterOutcome): string =>
  `${pathTo('newsletter-sent', locale)}?result=${outcome}`;

/**
 * Takes the newsletter form, sent by script or as plain HTML. A plain post that is accepted is redirected to a page that
 * says so; everything else comes back as a result for the form to show. The answer does not tell whether the address is
 * subscribed.
 */
export const subscribeToNewsletter = visitorAction(
  'newsletter.subscribe',
  (form) => parseSubscription(entriesOf(form, 'email')),
  async ({ input, locale, address, form, refused }): Promise<ActionResult> => {
    const honeypot = readTextEntry(form, honeypotName);
    const outcome = await requestSubscription({ email: input.email, locale, honeypot, address });
    if (outcome !== 'requested') return refused(outcome);
    if (!isEnhanced(form)) redirect(outcomePath(locale, outcome));
    return { status: 'ok', data: null };
  },
);

/** The button of the page that a mail's link opens. Only this confirms: opening the page does not. */
export const confirmNewsletter = visitorButton(
  'newsletter.confirm',
  ({ form, address, now }) => confirmSubscription(readTextEntry(form, 'token'), address, now),
  (locale, outcome) => outcomePath(locale, outcome),
);

/** The button of the page that a mail's unsubscribe link opens. */
export const unsubscribeFromNewsletter = visitorButton(
  'newsletter.leave',
  ({ form }) => leaveNewsletter(readTextEntry(form, 'token')),
  (locale, outcome) => outcomePath(locale, outcome === 'invalid' ? 'expired' : outcome),
);
