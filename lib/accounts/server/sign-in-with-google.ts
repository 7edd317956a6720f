import 'server-only';
import { publicEnv } from '@/lib/env/public';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { fetchWithin } from '@/lib/supabase/fetch-within';
import { createSessionClient, forgetVerifiers } from '@/lib/supabase/session-client';
import { isGoogleConfigured } from './google';

const timeoutMilliseconds = 5000;

/**
 * Begins signing in with Google (OAuth with PKCE): this browser keeps a verifier, and is sent to Google.
 *
 * @returns Google's address, or null when it is not offered or cannot be begun now
 */
export async function startGoogleSignIn(locale: Locale, redirect: string | null): Promise<string | null> {
  if (!isGoogleConfigured()) return null;
  const back = new URL('/api/auth/callback', publicEnv().SITE_URL);
  back.searchParams.set('locale', locale);
  if (redirect) back.searchParams.set('redirect', redirect);
  const { auth } = await createSessionClient();
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: back.href, skipBrowserRedirect: true },
  });
  // The backend may be out of a browser's reach, and its refusals are not written for visitors.
  const address = error || !data.url ? null : await follow(data.url);
  if (!address) await forgetVerifiers();
  return address;
}

/**
 * Where the backend sends a browser that Google sent back. For a backend that only the site can reach.
 *
 * @param query what Google added to the address
 */
export async function passGoogleAnswerOn(query: URLSearchParams): Promise<string | null> {
  const url = new URL('/auth/v1/callback', serverEnv().SUPABASE_URL);
  for (const name of ['code', 'state', 'error', 'error_description', 'scope']) {
    const value = query.get(name);
    if (value) url.searchParams.set(name, value);
  }
  const target = await follow(url.href);
  const isOurs = target !== null && URL.canParse(target) && new URL(target).origin === publicEnv().SITE_URL;
  if (isOurs) return target;
  await forgetVerifiers();
  return null;
}

async function follow(url: string): Promise<string | null> {
  try {
    const response = await fetchWithin(timeoutMilliseconds)(url, { redirect: 'manual', cache: 'no-store' });
    const target = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && target) return target;
    log.warn('accounts.googleRefused', { status: response.status });
  } catch (error) {
    log.warn('accounts.googleAway', { reason: error instanceof Error ? error.message : String(error) });
  }
  return null;
}

/**
 * Ends signing in with Google: trades the code for a session, with the verifier that this browser kept and, whatever comes of it,
 * keeps no longer.
 *
 * @param code null, or what is none, where Google or whoever came by the link gave no consent
 */
export async function finishGoogleSignIn(code: string | null): Promise<boolean> {
  try {
    return code !== null && /^[\w-]{8,128}$/.test(code) && (await tradeCode(code));
  } finally {
    await forgetVerifiers();
  }
}

async function tradeCode(code: string): Promise<boolean> {
  const { auth } = await createSessionClient();
  const { error } = await auth.exchangeCodeForSession(code);
  if (error) log.warn('accounts.googleCodeRefused', { code: error.code, status: error.status });
  return !error;
}
