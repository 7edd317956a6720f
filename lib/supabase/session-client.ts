import 'server-only';
import { createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { serverEnv } from '@/lib/env/server';
import { fetchWithin } from './fetch-within';
import {
  type CookieWrite,
  cookieOptionsOf,
  deletionOf,
  forgettingCookies,
  hintCookie,
  isSessionCookie,
  isVerifierCookie,
  sessionCookieName,
  sessionCookieOptions,
} from './session-cookies';
import { expiryByOwnClock } from './session-rules';

/**
 * Acts as the account whose session the request carries, and writes the session's cookies. For server actions and route
 * handlers: a page can write no cookie, and asks `findViewer` who is looking.
 *
 * @param timeoutMilliseconds how long a call may take
 */
export async function createSessionClient(timeoutMilliseconds = 4000): Promise<SupabaseClient> {
  const env = serverEnv();
  const store = await cookies();
  return createServerClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { ...sessionCookieOptions(env.SITE_URL), name: sessionCookieName(env.SITE_URL) },
    global: { fetch: countingFromNow(fetchWithin(timeoutMilliseconds)) },
    cookies: {
      getAll: () => store.getAll(),
      // The headers that come along keep answers out of caches. Answers of actions and of these routes are
      // `private, no-store` already: the middleware says so for every path that has to do with accounts.
      setAll: (written) => {
        for (const { name, value, options: wanted } of written) {
          if (wanted.maxAge === 0) writeCookie(store, deletionOf(env.SITE_URL, name));
          else store.set(name, value, cookieOptionsOf(env.SITE_URL, name));
        }
        const pieces = written.filter(({ name }) => isSessionCookie(env.SITE_URL, name));
        if (pieces.length > 0)
          writeCookie(
            store,
            hintCookie(
              env.SITE_URL,
              pieces.some(({ value }) => value !== ''),
            ),
          );
      },
    },
  });
}

/** Forgets the session of this browser, whatever the backend says. */
export async function forgetSession(): Promise<void> {
  const store = await cookies();
  for (const cookie of forgettingCookies(serverEnv().SITE_URL, store.getAll())) writeCookie(store, cookie);
}

/** Forgets what was kept for signing in with another service, which leaves some of it behind. */
export async function forgetVerifiers(): Promise<void> {
  const { SITE_URL } = serverEnv();
  const store = await cookies();
  for (const { name } of store.getAll().filter(({ name }) => isVerifierCookie(SITE_URL, name))) {
    writeCookie(store, deletionOf(SITE_URL, name));
  }
}

function writeCookie(
  store: Awaited<ReturnType<typeof cookies>>,
  { name, value, options }: CookieWrite,
): void {
  store.set(name, value, options);
}

/** A `fetch` whose new tokens end by this site's clock instead of the backend's. */
function countingFromNow(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
    const url = input instanceof Request ? input.url : String(input);
    if (!/\/auth\/v1\/(?:token|verify|signup)\b/.test(url)) return response;
    const answer: unknown = await response.json();
    if (answer !== null && typeof answer === 'object' && 'expires_in' in answer) {
      return Response.json({
        ...answer,
        expires_at: expiryByOwnClock(Number(answer.expires_in), new Date()),
      });
    }
    return Response.json(answer);
  };
}
