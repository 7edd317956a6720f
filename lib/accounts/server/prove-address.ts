import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { authAdmin } from '@/lib/supabase/auth-admin';
import { classifyAuthError } from './auth-failure';

interface ProvedPerson {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  locale: Locale;
}

/** Makes an account whose address is known to be its owner's: it is confirmed, and no mail leaves. */
export async function makeConfirmedAccount({
  email,
  firstName,
  lastName,
  password,
  locale,
}: ProvedPerson): Promise<{ id: string } | 'exists' | 'weakPassword' | 'unavailable'> {
  const { data, error } = await authAdmin().createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { first_name: firstName, last_name: lastName, locale },
  });
  if (data.user) return { id: data.user.id };
  return explain('accounts.notMade', error);
}

/** Gives an account whose owner has proved the address another password, and confirms it. */
export async function replacePassword(
  account: string,
  password: string,
): Promise<'replaced' | 'weakPassword' | 'unavailable'> {
  const { error } = await authAdmin().updateUserById(account, {
    password,
    email_confirm: true,
    user_metadata: { has_password: true, sign_up: null, redirect: null },
  });
  if (!error) return 'replaced';
  const outcome = explain('accounts.passwordNotReplaced', error);
  return outcome === 'exists' ? 'unavailable' : outcome;
}

function explain(event: string, error: Parameters<typeof classifyAuthError>[0] | null) {
  const failure = error ? classifyAuthError(error) : 'unknown';
  if (failure === 'exists' || failure === 'weakPassword') return failure;
  log.error(event, { code: error?.code, status: error?.status });
  return 'unavailable';
}
