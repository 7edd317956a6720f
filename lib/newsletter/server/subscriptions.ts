import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import { hashLinkToken, isLinkToken } from '@/lib/security/link-token';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { readLeaveToken } from './leave-token';
import { createOptIn } from './opt-in';

const answer = z.object({ status: z.string(), detail: z.string().nullish() });

/** What the database says, or null while it is away. */
async function statusOf(asked: Promise<z.output<typeof answer>>): Promise<string | null> {
  const answered = await unlessAway('newsletter.databaseAway', asked);
  if (answered === null) return null;
  const { status, detail } = answered;
  if (status === 'invalid') {
    incident(new Error('The database refused a checked subscription'), { detail });
    return null;
  }
  return status;
}

/**
 * Asks for the newsletter. Nothing tells the visitor whether the address was known; its owner gets a mail to confirm,
 * at most one a minute.
 *
 * @param honeypot the field that people do not see
 * @param address network address of the sender
 */
export async function requestSubscription(request: {
  email: string;
  locale: Locale;
  honeypot: string;
  address: string;
}): Promise<'requested' | 'rateLimited' | 'unavailable'> {
  const { email, locale, honeypot, address } = request;
  if (honeypot !== '') {
    log.info('newsletter.spam');
    return 'requested';
  }
  const subscription = {
    email,
    locale,
    source: 'footer',
    ...createOptIn(email),
    limits: [bucketFor('newsletterPerAddress', hashAddress(address))],
  };
  const status = await statusOf(ask('request_newsletter_subscription', { subscription }, answer));
  if (status === null) return 'unavailable';
  if (status === 'limited') return 'rateLimited';
  kickLoop('outbox');
  return 'requested';
}

function isWithinLinkLimit(address: string, now: Date): Promise<boolean> {
  return consumeLimits([bucketFor('newsletterLinkPerAddress', hashAddress(address))], now);
}

/** Confirms the subscription that a mail's token belongs to. Confirming twice is confirming. */
export async function confirmSubscription(
  token: string,
  address: string,
  now: Date,
): Promise<'confirmed' | 'expired' | 'rateLimited' | 'unavailable'> {
  if (!isLinkToken(token)) return 'expired';
  if (!(await isWithinLinkLimit(address, now))) return 'rateLimited';
  const args = { token_hash: hashLinkToken(token) };
  const status = await statusOf(ask('confirm_newsletter_subscription', args, answer));
  if (status === null) return 'unavailable';
  if (status === 'confirmed') {
    log.info('newsletter.confirmed');
    kickLoop('outbox');
  }
  return status === 'confirmed' || status === 'already' ? 'confirmed' : 'expired';
}

/** Ends the subscription that a leave token belongs to, or what its address has had since; one that is gone by now is left too. */
export async function leaveNewsletter(token: string): Promise<'left' | 'invalid' | 'unavailable'> {
  const leaving = readLeaveToken(token);
  if (!leaving) return 'invalid';
  const args = { subscription_id: leaving.subscription, address: leaving.email };
  const status = await statusOf(ask('leave_newsletter', args, answer));
  if (status === null) return 'unavailable';
  if (status === 'left') log.info('newsletter.left');
  return 'left';
}

/**
 * Deletes addresses that were never confirmed and those that left long ago.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export function purgeSubscriptions(now: Date): Promise<number> {
  return ask('purge_newsletter_subscriptions', { at: now.toISOString() }, z.number(), 10_000);
}
