import type { StoredSession } from './session-cookies';

/** A token nearer to its end than this is replaced before it is used (specification, section 4). */
const refreshWindowSeconds = 300;

/** Whether a session's token is to be replaced first. */
export function isDueForRefresh(session: Pick<StoredSession, 'expires_at'>, now: Date): boolean {
  return session.expires_at - now.getTime() / 1000 <= refreshWindowSeconds;
}

/** Who the backend says a token belongs to; anything may be missing. */
export interface FetchedUser {
  id?: string | null;
  email?: string | null;
}

/** Whether the backend's user is a whole one, and the one the session is for (specification, section 4). */
export function isUserOfSession(session: Pick<StoredSession, 'user'>, fetched: FetchedUser): boolean {
  return Boolean(fetched.id) && Boolean(fetched.email) && fetched.id === session.user.id;
}

/**
 * When a new token ends, in seconds since 1970 by the clock of this site: its life counts from now. The backend's clock
 * may be minutes away, and a token that looks nearly over would be replaced at every request.
 */
export function expiryByOwnClock(livesSeconds: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) + livesSeconds;
}
