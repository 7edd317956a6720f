import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { signedInHint } from '@/lib/security/signed-in-hint';
import { type AuthUser, fetchUser, refreshSession } from './auth-api';
import {
  type CookieWrite,
  forgettingCookies,
  hintCookie,
  keepingCookies,
  readSession,
  type StoredCookie,
  type StoredSession,
} from './session-cookies';
import { isDueForRefresh, isUserOfSession } from './session-rules';

interface SessionCheck {
  signedIn: boolean;
  /** Who, as far as the backend has confirmed it. */
  user?: AuthUser;
  /** Of the session as it is now. */
  accessToken?: string;
  /** The cookies to write; none when nothing changes. */
  writes: CookieWrite[];
}

/**
 * Checks the session of a request and refreshes it when it is due (specification, section 4). A session that is
 * incomplete, refused, for nobody or for someone else is forgotten as a whole. While the backend is away nothing is
 * decided: the cookies stay, and the page says that it cannot tell.
 */
export async function checkSession(cookies: readonly StoredCookie[], now: Date): Promise<SessionCheck> {
  const { SITE_URL } = serverEnv();
  const ended = (): SessionCheck => ({ signedIn: false, writes: forgettingCookies(SITE_URL, cookies) });
  const stored = await readSession(SITE_URL, cookies);
  if (stored === 'broken') return ended();
  const hinted = cookies.some(({ name }) => name === signedInHint.name);
  if (stored === 'absent') return { signedIn: false, writes: hinted ? [hintCookie(SITE_URL, false)] : [] };

  let session: StoredSession = stored;
  let writes: CookieWrite[] = hinted ? [] : [hintCookie(SITE_URL, true)];
  const refresh = async () => {
    const answer = await refreshSession(session.refresh_token, now);
    if (answer === 'refused' || answer === 'away') return answer;
    if (answer.user.id !== session.user.id) return 'refused' as const;
    session = answer;
    writes = keepingCookies(SITE_URL, session, cookies);
    return 'done' as const;
  };

  const due = isDueForRefresh(session, now);
  if (due) {
    const refreshed = await refresh();
    if (refreshed === 'refused') return ended();
    if (refreshed === 'away') return { signedIn: true, writes };
  }
  let user = await fetchUser(session.access_token);
  // A token may be over by the backend's clock and not by ours.
  if (user === 'refused' && !due) {
    const refreshed = await refresh();
    if (refreshed === 'away') return { signedIn: true, writes };
    user = refreshed === 'refused' ? 'refused' : await fetchUser(session.access_token);
  }
  if (user === 'away') return { signedIn: true, writes };
  if (user === 'refused' || !isUserOfSession(session, user)) return ended();
  return { signedIn: true, user, accessToken: session.access_token, writes };
}
