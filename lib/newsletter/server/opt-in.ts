import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { bucketFor, bucketShape, hashRecipient } from '@/lib/limits/server/buckets';
import { createLinkToken, openLinkToken } from '@/lib/security/link-token';

/** What the mail that asks to confirm a subscription needs, as `request_newsletter_subscription` takes it. */
export const optInShape = z.object({
  token_hash: z.string(),
  /** The token itself, for the mail alone: the database cannot read it. */
  sealed_token: z.string(),
  mail_limits: z.array(bucketShape),
});

/** A new token for this address, whose 48 hours begin when the database takes it. */
export function createOptIn(email: string): z.output<typeof optInShape> {
  const { hash, sealed } = createLinkToken(serverEnv().APP_SECRET, 'newsletter-token');
  const recipient = hashRecipient(email);
  return {
    token_hash: hash,
    sealed_token: sealed,
    mail_limits: [
      bucketFor('newsletterMailPerMinute', recipient),
      bucketFor('newsletterMailPerDay', recipient),
    ],
  };
}

/**
 * The token that `createOptIn` sealed.
 *
 * @throws Error when it was sealed under another secret
 */
export function openToken(sealed: string): string {
  return openLinkToken(serverEnv().APP_SECRET, 'newsletter-token', sealed);
}
