import 'server-only';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import type { AuthClient } from '@/lib/supabase/auth-client';
import { createSessionClient } from '@/lib/supabase/session-client';
import type { Viewer } from '../viewer';
import { queueAccountMail } from './account-mails';
import { type AuthFailure, classifyAuthError } from './auth-failure';
import { endOtherSessions } from './end-sessions';
import { endNewPassword } from './password-reset';

type ChangeOutcome =
  | 'changed'
  | Extract<AuthFailure, 'exists' | 'samePassword' | 'weakPassword' | 'signedOut' | 'rateLimited'>
  | 'unavailable';

async function update(
  auth: AuthClient,
  ...change: Parameters<AuthClient['updateUser']>
): Promise<ChangeOutcome> {
  const { error } = await auth.updateUser(...change);
  if (!error) return 'changed';
  const failure = classifyAuthError(error);
  if (failure === 'away') return 'unavailable';
  if (
    failure === 'invalidCredentials' ||
    failure === 'unconfirmed' ||
    failure === 'expired' ||
    failure === 'unknown'
  ) {
    log.error('accounts.changeRefused', { code: error.code, status: error.status });
    return 'unavailable';
  }
  return failure;
}

export async function changeName(name: { firstName: string; lastName: string }): Promise<ChangeOutcome> {
  const { auth } = await createSessionClient();
  return update(auth, { data: { first_name: name.firstName, last_name: name.lastName } });
}

/** Sets a password, whoever has proved to be allowed to, and ends the sessions of all other devices. */
export async function setPassword(password: string): Promise<ChangeOutcome> {
  const { auth } = await createSessionClient();
  const outcome = await update(auth, {
    password,
    data: { has_password: true, sign_up: null, redirect: null },
  });
  if (outcome !== 'changed') return outcome;
  await endNewPassword();
  await endOtherSessions();
  log.info('accounts.passwordChanged');
  return outcome;
}

/**
 * Asks for another address: a link goes to the new one and a notice to the old one. Nothing changes before the link is
 * used, because requests for quotes belong to whoever has confirmed an address.
 */
export async function changeEmail(viewer: Viewer, email: string, locale: Locale): Promise<ChangeOutcome> {
  const { auth } = await createSessionClient();
  const outcome = await update(
    auth,
    { email },
    { emailRedirectTo: publicEnv().SITE_URL + pathTo('auth-confirm', locale) },
  );
  if (outcome !== 'changed') return outcome;
  kickLoop('outbox');
  await queueAccountMail(viewer.email, {
    template: 'account-email-changing',
    payload: { locale, newEmail: email },
  });
  return outcome;
}
