import 'server-only';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { createSessionClient, forgetSession } from '@/lib/supabase/session-client';
import { classifyAuthError } from './auth-failure';
import { forgetSealed } from './sealed-cookie';

/**
 * Ends the account's sessions on all devices, then forgets this browser's. A session that has ended already is only
 * forgotten. While the backend is away nothing is: who believes to be signed out everywhere must be.
 */
export async function endAllSessions(): Promise<'ended' | 'unavailable'> {
  const { auth } = await createSessionClient();
  const { error } = await auth.signOut({ scope: 'global' });
  if (error) {
    const failure = classifyAuthError(error);
    if (failure !== 'signedOut') {
      if (failure !== 'away') incident(error, { during: 'accounts.signOut' });
      return 'unavailable';
    }
  }
  await forgetSession();
  await forgetSealed();
  log.info('accounts.signedOut');
  return 'ended';
}

/** Ends the account's sessions on all other devices. */
export async function endOtherSessions(): Promise<'ended' | 'unavailable'> {
  const { auth } = await createSessionClient();
  const { error } = await auth.signOut({ scope: 'others' });
  if (!error) return 'ended';
  log.warn('accounts.othersNotSignedOut', { reason: error.message });
  return 'unavailable';
}
