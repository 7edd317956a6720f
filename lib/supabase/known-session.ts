import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AuthUser } from './auth-api';
import type { StaffEntry } from './staff-entry';

// The middleware asks the backend who is looking, and the page that it lets through would ask the same again a moment later.

/** What the backend said about a session while this request came in. */
interface KnownSession {
  /** Of the session, as the page reads it from the cookies. */
  accessToken: string;
  user: AuthUser;
  /** As `readStaffEntry` says; nothing where nobody has asked. */
  entry?: StaffEntry | null;
}

/** Names what is known to the page, which is told with the request. A stranger who sends one guesses. */
export const knownSessionHeader = 'x-known-session';

const keptMilliseconds = 10_000;
const mostKept = 1_000;

// Middleware and pages are bundled apart.
const slot = Symbol.for('supabase.known-sessions');
const shared = globalThis as { [slot]?: Map<string, KnownSession> };

/**
 * Keeps what is known for the page that answers this request.
 *
 * @returns the value of the header by which the page finds it; null when too many wait
 */
export function keepKnownSession(known: KnownSession): string | null {
  shared[slot] ??= new Map();
  const kept = shared[slot];
  if (kept.size >= mostKept) return null;
  const name = randomUUID();
  kept.set(name, known);
  setTimeout(() => kept.delete(name), keptMilliseconds).unref();
  return name;
}

/** What is known of the session with this token, once: whoever asks again, asks the backend. */
export function takeKnownSession(name: string | null, accessToken: string): KnownSession | null {
  const kept = shared[slot];
  const known = name === null ? undefined : kept?.get(name);
  if (name === null || known?.accessToken !== accessToken) return null;
  kept?.delete(name);
  return known;
}
