import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { ask } from '@/lib/supabase/ask';
import type { Confirmation } from '../confirmation';
import { isOwnSignUp } from './sign-up-mark';
import { readViewer } from './viewer';

/**
 * What is asked for beside a press of the button before the link of a mail confirms anything. Whoever opens it holds the
 * address; the account's password may be somebody else's.
 *
 * - `press`: nothing. This browser asked for it, or the password is chosen afterwards (reset)
 * - `newPassword`: the account was asked for elsewhere, so its password counts no more
 * - `currentPassword`: the account that asked for this address is not signed in here
 */
export type ConfirmationProof =
  | { kind: 'press' }
  | { kind: 'newPassword'; email: string }
  | { kind: 'currentPassword'; email: string };

const waiting = z.object({ mark: z.string().nullable(), email: z.string() }).nullable();
const change = z.object({ account: z.string(), email: z.string() }).nullable();

/**
 * What a link asks for in this browser; `expired` when it is worth nothing. Asking uses nothing up.
 *
 * @throws DatabaseAwayError
 */
export async function requiredProof({
  tokenHash,
  type,
}: Confirmation): Promise<ConfirmationProof | { kind: 'expired' }> {
  switch (type) {
    case 'recovery':
      return { kind: 'press' };
    case 'signup': {
      const account = await ask('find_sign_up_mark', { token: tokenHash }, waiting);
      if (!account) return { kind: 'expired' };
      return (await isOwnSignUp(account.mark))
        ? { kind: 'press' }
        : { kind: 'newPassword', email: account.email };
    }
    case 'email_change': {
      const asked = await findAddressChange(tokenHash);
      if (!asked) return { kind: 'expired' };
      const answer = await readViewer();
      const isSignedIn = answer.status === 'signedIn' && answer.viewer.id === asked.account;
      return isSignedIn ? { kind: 'press' } : { kind: 'currentPassword', email: asked.email };
    }
  }
}

/**
 * The account that asked for the address that a link was sent to, and its present one; null when the link is worth
 * nothing.
 *
 * @throws DatabaseAwayError
 */
export function findAddressChange(tokenHash: string): Promise<z.output<typeof change>> {
  return ask('find_address_change', { token: tokenHash }, change);
}

/** The same for the page that shows the button: while the database is away, pressing it will ask again. */
export async function findProof(confirmation: Confirmation): Promise<ConfirmationProof['kind']> {
  try {
    const { kind } = await requiredProof(confirmation);
    return kind === 'expired' ? 'press' : kind;
  } catch (error) {
    log.warn('accounts.proofUnknown', { reason: error instanceof Error ? error.message : String(error) });
    return 'press';
  }
}
