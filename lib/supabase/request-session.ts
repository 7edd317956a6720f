import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { readSession, type StoredCookie, type StoredSession } from './session-cookies';

/** The session that a request's cookies hold, whole as far as its form goes, or null. Whose it is, `fetchUser` says. */
export async function readRequestSession(cookies: readonly StoredCookie[]): Promise<StoredSession | null> {
  const session = await readSession(serverEnv().SITE_URL, cookies);
  return session === 'absent' || session === 'broken' ? null : session;
}
