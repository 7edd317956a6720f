import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { bucketFor, bucketShape, hashRecipient } from '@/lib/limits/server/buckets';
import { seal, unseal } from '@/lib/security/sealing';

/** What the mail that asks to confirm a subscription needs, as `request_newsletter_subscription` takes it. */
export const optInShape = z.object({
  token_hash: z.string(),
  /** The token itself, for the mail alone: the database cannot read it. */
  sealed_token: z.string(),
  mail_limits: z.array(bucketShape),
});

const tokenShape = /^[\w-]{43}$/;

/** A new token for this address, whose 48 hours begin when the database takes it. */
export function createOptIn(email: string): z.output<typeof optInShape> {
  const token = randomBytes(32).toString('base64url');
  const recipient = hashRecipient(email);
  return {
    token_hash: hashToken(token),
    sealed_token: seal(serverEnv().APP_SECRET, 'newsletter-token', Buffer.from(token)),
    mail_limits: [
      bucketFor('newsletterMailPerMinute', recipient),
      bucketFor('newsletterMailPerDay', recipient),
    ],
  };
}

/** SHA-256 in hex: a token of 256 random bits needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text could be a token at all. */
export function isToken(text: string): boolean {
  return tokenShape.test(text);
}

/**
 * The token that `createOptIn` sealed.
 *
 * @throws Error when it was sealed under another secret
 */
export function openToken(sealed: string): string {
  const token = unseal(serverEnv().APP_SECRET, 'newsletter-token', sealed)?.toString();
  if (!token) throw new Error('The token was sealed under another secret');
  return token;
}
