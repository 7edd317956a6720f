import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { fetchWithin } from './fetch-within';
import type { StoredSession } from './session-cookies';
import { expiryByOwnClock } from './session-rules';

// The package's own refresh tries again for half a minute while the backend is away, and a page would wait for it.

const timeoutMilliseconds = 3000;
/** The backend gives everyone who comes with the same spent token within this time the same new one. */
const sharedMilliseconds = 10_000;
const mostShared = 10_000;

const tokenAnswer = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().int().positive(),
  user: z.looseObject({ id: z.string().min(1) }),
});

const userAnswer = z.looseObject({
  id: z.string(),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  created_at: z.string().nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  identities: z.array(z.looseObject({ provider: z.string() })).nullish(),
});

/** An account as the backend describes it. */
export type AuthUser = z.output<typeof userAnswer>;

type Answer<T> = T | 'refused' | 'away';

async function ask(
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Answer<unknown>> {
  const env = serverEnv();
  try {
    const response = await fetchWithin(timeoutMilliseconds)(`${env.SUPABASE_URL}/auth/v1/${path}`, {
      ...init,
      cache: 'no-store',
      headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json', ...init.headers },
    });
    if (response.status >= 500 || response.status === 429 || response.status === 408) return 'away';
    if (!response.ok) return 'refused';
    return await response.json();
  } catch {
    return 'away';
  }
}

/** Whose token this is, by the backend itself, which knows of sessions that were ended. */
export async function fetchUser(accessToken: string): Promise<Answer<AuthUser>> {
  // A forged cookie may hold anything; a header may not.
  if (!/^[\w.-]+$/.test(accessToken)) return 'refused';
  const answer = await ask('user', { headers: { authorization: `Bearer ${accessToken}` } });
  if (answer === 'refused' || answer === 'away') return answer;
  const parsed = userAnswer.safeParse(answer);
  return parsed.success ? parsed.data : 'refused';
}

async function refreshNow(refreshToken: string, now: Date): Promise<Answer<StoredSession>> {
  const answer = await ask('token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  if (answer === 'refused' || answer === 'away') return answer;
  const parsed = tokenAnswer.safeParse(answer);
  if (!parsed.success) return 'refused';
  return { ...parsed.data, expires_at: expiryByOwnClock(parsed.data.expires_in, now) };
}

// The bundler may load this module once for the middleware and once for each route.
const slot = Symbol.for('supabase.refreshes');
const shared = globalThis as { [slot]?: Map<string, Promise<Answer<StoredSession>>> };

/**
 * The session that follows a refresh token. However many requests come with the same token at once, or shortly after,
 * it is spent once: five tabs do not end each other's sessions.
 */
export function refreshSession(refreshToken: string, now: Date): Promise<Answer<StoredSession>> {
  shared[slot] ??= new Map();
  const running = shared[slot];
  const key = createHash('sha256').update(refreshToken).digest('base64url');
  const known = running.get(key);
  if (known) return known;
  const forget = () => running.delete(key);
  const refreshing = refreshNow(refreshToken, now).then((answer) => {
    if (answer === 'away') forget();
    else setTimeout(forget, sharedMilliseconds).unref();
    return answer;
  });
  if (running.size < mostShared) running.set(key, refreshing);
  return refreshing;
}
