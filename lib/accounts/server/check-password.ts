import 'server-only';
import { type Bucket, bucketFor, hashAddress, hashRecipient } from '@/lib/limits/server/buckets';
import { consumeSharedLimits } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import type { AuthClient } from '@/lib/supabase/auth-client';
// The service client: counters of wrong passwords are begun again by the site alone.
import { createServiceClient } from '@/lib/supabase/service-client';
import { classifyAuthError } from './auth-failure';

export interface PasswordAttempt {
  email: string;
  password: string;
  /** Network address of the sender. */
  address: string;
}

export type PasswordRefusal = 'invalidCredentials' | 'unconfirmed' | 'rateLimited' | 'unavailable';

/**
 * Signs in with a password with the given client. Ten wrong ones for one account from one place in a quarter of an hour,
 * and that place has to wait; the owner, elsewhere, does not notice. Attempts are counted before they are made, so that
 * a hundred at once are not a hundred guesses; the right password takes them back.
 */
export async function tryPassword(
  auth: AuthClient,
  { email, password, address }: PasswordAttempt,
): Promise<'right' | PasswordRefusal> {
  const place = hashAddress(address);
  const ofAccount = bucketFor('signInPerAccountAndAddress', `${hashRecipient(email)}:${place}`);
  const isWithinLimits = await consumeSharedLimits([ofAccount, bucketFor('signInPerAddress', place)]);
  if (isWithinLimits === null) return 'unavailable';
  if (!isWithinLimits) return 'rateLimited';
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) {
    await forget(ofAccount);
    return 'right';
  }
  const failure = classifyAuthError(error);
  if (failure === 'invalidCredentials' || failure === 'unconfirmed' || failure === 'rateLimited')
    return failure;
  if (failure !== 'away') log.error('accounts.signInRefused', { code: error.code, status: error.status });
  return 'unavailable';
}

async function forget({ bucket }: Bucket): Promise<void> {
  const { error } = await createServiceClient().rpc('forget_rate_limits', { buckets: [bucket] });
  if (error) log.warn('accounts.countNotForgotten', { reason: error.message });
}
