'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { NewsletterOutcome } from './outcome';
import { confirmSubscription, leaveNewsletter, requestSubscription } from './server/subscriptions';
import { parseSubscription } from './subscription-schema';

function unexpected(error: unknown): 'unavailable' {
  incident(error, { during: 'newsletter' });
  return 'unavailable';
}

/** The page that says what happened. */
function redirectToOutcome(locale: string, outcome: NewsletterOutcome): never {
  const known: Locale = isLocale(locale) ? locale : defaultLocale;
  redirect(`${pathTo('newsletter-sent', known)}?result=${outcome}`);
}

/**
 * Takes the newsletter form, sent by script or as plain HTML. A plain post that is accepted is redirected to a page that
 * says so; everything else comes back as a result for the form to show. The answer does not tell whether the address is
 * subscribed.
 */
export async function subscribeToNewsletter(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<ActionResult> {
  const requestHeaders = await headers();
  const parsed = parseSubscription({ email: form.get('email') ?? undefined });
  const { values } = parsed;
  if (!isOwnOrigin(requestHeaders) || !isLocale(locale)) {
    return { status: 'refused', reason: 'forbidden', values };
  }
  if (!parsed.ok) return { status: 'invalid', fields: parsed.fields, values };

  const outcome = await requestSubscription({
    email: parsed.data.email,
    locale,
    honeypot: readTextEntry(form, honeypotName),
    address: clientAddress(requestHeaders),
  }).catch(unexpected);
  if (outcome !== 'requested') return { status: 'refused', reason: outcome, values };
  if (readTextEntry(form, 'enhanced') !== 'true') redirectToOutcome(locale, outcome);
  return { status: 'ok', data: null };
}

/** The button of the page that a mail's link opens. Only this confirms: opening the page does not. */
export async function confirmNewsletter(locale: string, form: FormData): Promise<void> {
  const requestHeaders = await headers();
  const token = readTextEntry(form, 'token');
  const outcome = isOwnOrigin(requestHeaders)
    ? await confirmSubscription(token, clientAddress(requestHeaders), new Date()).catch(unexpected)
    : 'forbidden';
  redirectToOutcome(locale, outcome);
}

/** The button of the page that a mail's unsubscribe link opens. */
export async function unsubscribeFromNewsletter(locale: string, form: FormData): Promise<void> {
  const token = readTextEntry(form, 'token');
  const outcome = isOwnOrigin(await headers()) ? await leaveNewsletter(token).catch(unexpected) : 'forbidden';
  redirectToOutcome(locale, outcome === 'invalid' ? 'expired' : outcome);
}
