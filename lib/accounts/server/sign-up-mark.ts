import 'server-only';
import { randomBytes } from 'node:crypto';
import { hashLinkToken } from '@/lib/security/link-token';
import { keepSealed, readSealed } from './sealed-cookie';

/** What ties an account that waits for its confirmation to the browser that asked for it. */
export interface SignUpMark {
  /** For the browser alone. */
  secret: string;
  /** SHA-256, for the account: nobody but a new account gets one, together with its password. */
  mark: string;
}

export function createSignUpMark(): SignUpMark {
  const secret = randomBytes(32).toString('base64url');
  return { secret, mark: hashLinkToken(secret) };
}

/** Remembers in this browser that it asked for an account. */
export function keepSignUpMark({ secret }: SignUpMark): Promise<void> {
  return keepSealed('sign-up', secret);
}

/** Whether this browser asked for the account that carries the mark. */
export async function isOwnSignUp(mark: string | null): Promise<boolean> {
  const secret = await readSealed('sign-up');
  return secret !== null && mark !== null && hashLinkToken(secret) === mark;
}
