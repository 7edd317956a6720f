import { combineChunks, createChunks, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr';
import { z } from 'zod';
import { signedInHint } from '@/lib/security/signed-in-hint';

export interface StoredCookie {
  name: string;
  value: string;
}

export interface CookieOptions {
  path: string;
  sameSite: 'lax';
  httpOnly: boolean;
  secure: boolean;
  /** Seconds; 0 deletes. */
  maxAge: number;
  /** In the past for a cookie to delete: on its way through the framework a `maxAge` of 0 is lost. */
  expires?: Date;
}

/** What deletes a cookie, beside an empty value. */
const gone = { maxAge: 0, expires: new Date(0) };

/** A cookie to write; an empty value with `maxAge` 0 deletes it. */
export interface CookieWrite extends StoredCookie {
  options: CookieOptions;
}

/** A session as it is kept in cookies. Its user is whom it claims to be for; only the backend can say. */
export interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970, by the site's own clock. */
  expires_at: number;
  user: { id: string };
}

// What the package @supabase/ssr writes before the JSON of a session.
const base64Prefix = 'base64-';
/** Whoever does not come back for so long signs in again. Every refresh begins it anew. */
const lifetimeSeconds = 30 * 86_400;
/** Seconds that a sign-in with another service may take: its verifier is good for nothing else. */
export const verifierSeconds = 10 * 60;

const sessionShape = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string().min(1) }),
});

/**
 * The name of the cookies a session is cut into. On https the prefix keeps other hosts of the domain and plain
 * connections from setting it.
 */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** How the session's cookies are written. No script can read them, and no other site's form sends them along. */
export function sessionCookieOptions(siteUrl: string): CookieOptions {
  const secure = siteUrl.startsWith('https:');
  return { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: lifetimeSeconds };
}

/** Whether a cookie is the session or a piece of it; the verifiers of a sign-in under way are not. */
export function isSessionCookie(siteUrl: string, name: string): boolean {
  const base = sessionCookieName(siteUrl);
  return name === base || (name.startsWith(`${base}.`) && /^\d+$/.test(name.slice(base.length + 1)));
}

/** Whether a cookie belongs to a sign-in with another service that is under way. */
export function isVerifierCookie(siteUrl: string, name: string): boolean {
  return name.startsWith(`${sessionCookieName(siteUrl)}-`) && name.endsWith('-code-verifier');
}

/** How a cookie of a session, or of a sign-in that is to become one, is written. */
export function cookieOptionsOf(siteUrl: string, name: string): CookieOptions {
  const options = sessionCookieOptions(siteUrl);
  return isVerifierCookie(siteUrl, name) ? { ...options, maxAge: verifierSeconds } : options;
}

/**
 * The session that cookies hold: `absent` without any, `broken` when they are cut, forged or incomplete (specification,
 * section 4).
 */
export async function readSession(
  siteUrl: string,
  cookies: readonly StoredCookie[],
): Promise<StoredSession | 'absent' | 'broken'> {
  const pieces = cookies.filter(({ name, value }) => value !== '' && isSessionCookie(siteUrl, name));
  if (pieces.length === 0) return 'absent';
  const encoded = await combineChunks(
    sessionCookieName(siteUrl),
    async (chunk) => pieces.find(({ name }) => name === chunk)?.value ?? null,
  );
  if (!encoded?.startsWith(base64Prefix)) return 'broken';
  try {
    const parsed = sessionShape.safeParse(
      JSON.parse(stringFromBase64URL(encoded.slice(base64Prefix.length))),
    );
    return parsed.success ? parsed.data : 'broken';
  } catch {
    return 'broken';
  }
}

/** The session that a token belongs to, as the token says; null for what is none. Whether it holds, the backend says. */
export function sessionIdOf(accessToken: string): string | null {
  try {
    const claims: unknown = JSON.parse(stringFromBase64URL(accessToken.split('.')[1] ?? ''));
    return z.object({ session_id: z.string() }).parse(claims).session_id;
  } catch {
    return null;
  }
}

/** The cookies that keep a session, with the hint for scripts; pieces of an earlier, longer one are deleted. */
export function keepingCookies(
  siteUrl: string,
  session: StoredSession,
  existing: readonly StoredCookie[],
): CookieWrite[] {
  const options = sessionCookieOptions(siteUrl);
  const encoded = base64Prefix + stringToBase64URL(JSON.stringify(session));
  const chunks = createChunks(sessionCookieName(siteUrl), encoded);
  const stale = existing.filter(
    ({ name }) => isSessionCookie(siteUrl, name) && !chunks.some((chunk) => chunk.name === name),
  );
  return [
    ...stale.map(({ name }) => deletionOf(siteUrl, name)),
    ...chunks.map((chunk) => ({ ...chunk, options })),
    hintCookie(siteUrl, true),
  ];
}

/** The cookies that forget a session: every piece of it, verifiers of sign-ins under way, and the hint. */
export function forgettingCookies(siteUrl: string, existing: readonly StoredCookie[]): CookieWrite[] {
  const ours = existing.filter(
    ({ name }) => isSessionCookie(siteUrl, name) || isVerifierCookie(siteUrl, name),
  );
  return [...ours.map(({ name }) => deletionOf(siteUrl, name)), hintCookie(siteUrl, false)];
}

/** What deletes one of the session's cookies. */
export function deletionOf(siteUrl: string, name: string): CookieWrite {
  return { name, value: '', options: { ...sessionCookieOptions(siteUrl), ...gone } };
}

/** The cookie that tells scripts whether someone is signed in. */
export function hintCookie(siteUrl: string, signedIn: boolean): CookieWrite {
  const options = { ...sessionCookieOptions(siteUrl), httpOnly: false };
  return signedIn
    ? { name: signedInHint.name, value: signedInHint.value, options }
    : { name: signedInHint.name, value: '', options: { ...options, ...gone } };
}
