import 'server-only';
import { z } from 'zod';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { AuthClient } from '@/lib/supabase/auth-client';
import { createSessionClient } from '@/lib/supabase/session-client';
import { createVisitorClient } from '@/lib/supabase/visitor-client';
import type { Confirmation } from '../confirmation';
import { safeRedirect } from '../safe-redirect';
import { mayAskForMail } from './account-mails';
import { classifyAuthError } from './auth-failure';
import { setPassword } from './change-account';
import { findAddressChange } from './confirmation-proof';
import { allowNewPassword } from './password-reset';
import { keepPendingAddress } from './pending-address';
import { forgetSealed } from './sealed-cookie';

interface MailRequest {
  email: string;
  locale: Locale;
  /** Network address of the sender. */
  address: string;
  now: Date;
}

type MailOutcome = 'requested' | 'rateLimited' | 'unavailable';

/** Asks for a mail with a link to choose a new password. The answer does not tell whether the address is known. */
export async function requestPasswordReset({
  email,
  locale,
  address,
  now,
}: MailRequest): Promise<MailOutcome> {
  if (!(await mayAskForMail(email, address, now))) return 'rateLimited';
  const { error } = await createVisitorClient(5000).auth.resetPasswordForEmail(email, {
    redirectTo: publicEnv().SITE_URL + pathTo('auth-confirm', locale),
  });
  return toMailOutcome(error);
}

/** Asks for another mail that confirms an address. The answer does not tell whether the address is known. */
export async function resendConfirmation({ email, locale, address, now }: MailRequest): Promise<MailOutcome> {
  if (!(await mayAskForMail(email, address, now))) return 'rateLimited';
  const { error } = await createVisitorClient(5000).auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: publicEnv().SITE_URL + pathTo('auth-confirm', locale) },
  });
  await keepPendingAddress(email);
  return toMailOutcome(error);
}

function toMailOutcome(error: Parameters<typeof classifyAuthError>[0] | null): MailOutcome {
  kickLoop('outbox');
  if (!error) return 'requested';
  const failure = classifyAuthError(error);
  // The backend's own minute is over at another moment than ours, and only for addresses that it knows.
  if (failure === 'rateLimited') return 'requested';
  if (failure !== 'away') log.error('accounts.mailRefused', { code: error.code, status: error.status });
  return 'unavailable';
}

/** Whether one more link may be followed from this place: their codes must not be guessed. */
export function mayFollowLink(address: string, now: Date): Promise<boolean> {
  return consumeLimits([bucketFor('accountLinkPerAddress', hashAddress(address))], now);
}

type LinkRefusal = 'expired' | 'rateLimited' | 'unavailable';

/** The link did what it was for. */
export interface Confirmed {
  /** The path of this site that was asked for when the account was, null without one. */
  redirect: string | null;
}

/**
 * Uses the link of a mail up, and signs this browser in as the account it belongs to.
 *
 * @throws DatabaseAwayError
 */
export async function followConfirmation({
  tokenHash,
  type,
}: Confirmation): Promise<Confirmed | LinkRefusal> {
  // A reset confirms an account that waits: between it and the new password a stranger's would be worth something.
  if (type === 'recovery' && (await retirePassword(tokenHash)) === 'unavailable') return 'unavailable';
  if (type === 'email_change') {
    const asked = await findAddressChange(tokenHash);
    if (asked) await ask('leave_address', { account: asked.account }, z.number());
  }
  const answer = await verify({ tokenHash, type });
  if (typeof answer === 'string') return answer;
  if (type === 'signup') {
    await forgetSealed('pending-address', 'sign-up');
    const { error } = await answer.auth.updateUser({ data: { sign_up: null, redirect: null } });
    if (error) log.warn('accounts.markNotForgotten', { code: error.code, status: error.status });
  }
  if (type === 'recovery') await allowNewPassword(answer.userId, answer.accessToken);
  log.info('accounts.linkUsed', { type });
  return { redirect: answer.redirect };
}

/**
 * Confirms an account together with a password that whoever holds its mail has just chosen. The one it was asked for
 * with is worth nothing from the beginning on, and every other session is over. `passwordMissing`: confirmed, signed in
 * here, and the password, which the backend would not take, can be chosen on the page of resets.
 *
 * @throws DatabaseAwayError
 */
export async function confirmWithPassword(
  confirmation: Confirmation,
  password: string,
): Promise<Confirmed | LinkRefusal | 'passwordMissing'> {
  const retired = await retirePassword(confirmation.tokenHash);
  if (retired !== 'retired') return retired;
  const answer = await verify(confirmation);
  if (typeof answer === 'string') return answer;
  await forgetSealed('pending-address', 'sign-up');
  log.info('accounts.linkUsed', { type: confirmation.type, password: 'chosen' });
  if ((await setPassword(password)) === 'changed') return { redirect: answer.redirect };
  await allowNewPassword(answer.userId, answer.accessToken);
  return 'passwordMissing';
}

interface Verified extends Confirmed {
  auth: AuthClient;
  userId: string;
  accessToken: string;
}

async function verify({ tokenHash, type }: Confirmation): Promise<Verified | LinkRefusal> {
  const { auth } = await createSessionClient();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  if (!error && data.user && data.session) {
    // Metadata is the person's own to write.
    const redirect = safeRedirect(data.user.user_metadata.redirect);
    return { auth, userId: data.user.id, accessToken: data.session.access_token, redirect };
  }
  if (!error) return 'expired';
  const failure = classifyAuthError(error);
  if (failure === 'away') return 'unavailable';
  return failure === 'rateLimited' ? failure : 'expired';
}

/** Makes the password of an account that waits for the code of this mail worth nothing. */
async function retirePassword(tokenHash: string): Promise<'retired' | 'expired' | 'unavailable'> {
  const asked = ask('retire_unproven_password', { token: tokenHash }, z.boolean());
  const retired = await unlessAway('accounts.passwordNotRetired', asked);
  if (retired === null) return 'unavailable';
  return retired ? 'retired' : 'expired';
}
