import 'server-only';
import { kickLoop } from '@/lib/background/server/loops';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { createSessionClient } from '@/lib/supabase/session-client';
import { createVisitorClient } from '@/lib/supabase/visitor-client';
import type { Confirmation } from '../confirmation';
import { mayAskForMail } from './account-mails';
import { classifyAuthError } from './auth-failure';
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

/** Uses the link of a mail up, and signs this browser in as the account it belongs to. */
export async function useConfirmation(
  { tokenHash, type }: Confirmation,
  address: string,
  now: Date,
): Promise<'confirmed' | 'expired' | 'rateLimited' | 'unavailable'> {
  if (!(await consumeLimits([bucketFor('accountLinkPerAddress', hashAddress(address))], now)))
    return 'rateLimited';
  const { auth } = await createSessionClient();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) {
    const failure = classifyAuthError(error);
    if (failure === 'away') return 'unavailable';
    if (failure === 'rateLimited') return 'rateLimited';
    return 'expired';
  }
  if (type === 'signup') await forgetSealed('pending-address');
  if (type === 'recovery' && data.user) await allowNewPassword(data.user.id);
  log.info('accounts.linkUsed', { type });
  return 'confirmed';
}
