import 'server-only';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import { createSessionClient } from '@/lib/supabase/session-client';
import { createVisitorClient } from '@/lib/supabase/visitor-client';
import type { SignUpInput } from '../account-schema';
import { mayAskForMail, queueAccountMail } from './account-mails';
import { classifyAuthError, meansAddressExists } from './auth-failure';
import { keepPendingAddress } from './pending-address';
import { createSignUpMark, keepSignUpMark } from './sign-up-mark';

interface SignUpRequest {
  input: SignUpInput;
  locale: Locale;
  /** A path of this site to go to once the address is confirmed. */
  redirect: string | null;
  /** The field that people do not see. */
  honeypot: string;
  /** Network address of the sender. */
  address: string;
  now: Date;
}

/**
 * Makes an account that waits for its address to be confirmed. When the address has one already, its owner is told by
 * mail, and the visitor is told too (specification, section 8; the design records the risk).
 */
export async function signUp(
  request: SignUpRequest,
): Promise<'created' | 'exists' | 'weakPassword' | 'rateLimited' | 'unavailable'> {
  const { input, locale, redirect, honeypot, address, now } = request;
  if (honeypot !== '') {
    log.info('accounts.spam');
    return 'created';
  }
  if (!(await consumeLimits([bucketFor('signUpPerAddress', hashAddress(address))], now)))
    return 'rateLimited';

  const signUpMark = createSignUpMark();
  const { data, error } = await createVisitorClient(5000).auth.signUp({
    email: input.email,
    password: input.password,
    options: {
      data: {
        first_name: input.firstName,
        last_name: input.lastName,
        locale,
        sign_up: signUpMark.mark,
        ...(redirect ? { redirect } : {}),
      },
      emailRedirectTo: publicEnv().SITE_URL + pathTo('auth-confirm', locale),
    },
  });
  // A hosted project hides that an address is taken behind a user without identities.
  const exists = error ? meansAddressExists(error) : data.user?.identities?.length === 0;
  if (exists) {
    await queueAccountMail(input.email, { template: 'account-exists', payload: { locale } });
    return 'exists';
  }
  if (error) {
    const failure = classifyAuthError(error);
    if (failure === 'weakPassword' || failure === 'rateLimited') return failure;
    if (failure !== 'away') log.error('accounts.signUpRefused', { code: error.code, status: error.status });
    return 'unavailable';
  }
  // Only where a project asks for no confirmation.
  if (data.session) await (await createSessionClient()).auth.setSession(data.session);
  else {
    await keepPendingAddress(input.email);
    await keepSignUpMark(signUpMark);
  }
  // The first mail counts: asking for another within the minute is told to wait.
  await mayAskForMail(input.email, address, now);
  kickLoop('outbox');
  log.info('accounts.created', { locale });
  return 'created';
}
