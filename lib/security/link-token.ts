import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { type SealingPurpose, seal, unseal } from './sealing';

/** The secret of a link in a mail, in the two forms in which it is kept. */
export interface LinkToken {
  /** SHA-256, for the table that the link is looked up in. */
  hash: string;
  /** The token itself, for the mail alone: the database cannot read it. */
  sealed: string;
}

const tokenShape = /^[\w-]{43}$/;

/** A new random token of 256 bits. */
export function createLinkToken(secret: string, purpose: SealingPurpose): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { hash: hashLinkToken(token), sealed: seal(secret, purpose, Buffer.from(token)) };
}

/** SHA-256 in hex: a token of 256 random bits needs no salt. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text could be a token at all. */
export function isLinkToken(text: string): boolean {
  return tokenShape.test(text);
}

/**
 * The token that was sealed.
 *
 * @throws Error when it was sealed under another secret
 */
export function openLinkToken(secret: string, purpose: SealingPurpose, sealed: string): string {
  const token = unseal(secret, purpose, sealed)?.toString();
  if (!token) throw new Error('The token was sealed under another secret');
  return token;
}
