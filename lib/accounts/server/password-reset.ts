import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { readRequestSession } from '@/lib/supabase/request-session';
import { sessionIdOf } from '@/lib/supabase/session-cookies';
import type { Viewer } from '../viewer';
import { forgetSealed, keepSealed, readSealed } from './sealed-cookie';

/**
 * The right to choose a password is worth something in the session that the link began, and as long as the account has
 * the password it had then: once one has been chosen, keeping the cookie is of no use.
 *
 * @throws DatabaseAwayError
 */
async function rightOf(userId: string, accessToken: string): Promise<string> {
  const password = await ask('password_state', { account: userId }, z.string().nullable());
  return JSON.stringify([userId, sessionIdOf(accessToken), password]);
}

/**
 * Lets the owner of a reset link choose a password in this browser, within fifteen minutes.
 *
 * @param accessToken of the session that the link began
 * @throws DatabaseAwayError
 */
export async function allowNewPassword(userId: string, accessToken: string): Promise<void> {
  await keepSealed('password-reset', await rightOf(userId, accessToken));
}

/**
 * Whether this account came here by a reset link: otherwise a new password asks for the current one.
 *
 * @throws DatabaseAwayError
 */
export async function mayChooseNewPassword(viewer: Pick<Viewer, 'id'>): Promise<boolean> {
  const given = await readSealed('password-reset');
  const session = given && (await readRequestSession((await cookies()).getAll()));
  return Boolean(session) && given === (await rightOf(viewer.id, session ? session.access_token : ''));
}

export function endNewPassword(): Promise<void> {
  return forgetSealed('password-reset');
}
