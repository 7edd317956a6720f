import 'server-only';
import { log } from '@/lib/log/log';
import { createSessionClient } from '@/lib/supabase/session-client';
import { createVisitorClient } from '@/lib/supabase/visitor-client';
import { type PasswordAttempt, type PasswordRefusal, tryPassword } from './check-password';
import { keepPendingAddress } from './pending-address';

/** Signs this browser in. */
export async function signIn(attempt: PasswordAttempt): Promise<'signedIn' | PasswordRefusal> {
  const outcome = await tryPassword((await createSessionClient()).auth, attempt);
  if (outcome === 'unconfirmed') await keepPendingAddress(attempt.email);
  return outcome === 'right' ? 'signedIn' : outcome;
}

/** Whether this is the account's password; the session that the question makes is ended at once. */
export async function checkPassword(attempt: PasswordAttempt): Promise<'right' | PasswordRefusal> {
  const { auth } = createVisitorClient(4000);
  const outcome = await tryPassword(auth, attempt);
  if (outcome === 'right') await auth.signOut({ scope: 'local' });
  return outcome;
}

/** Signs this browser in with a password that it has just chosen. */
export async function enter(email: string, password: string): Promise<boolean> {
  const { auth } = await createSessionClient(8000);
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) log.warn('accounts.notEntered', { code: error.code, status: error.status });
  return !error;
}
