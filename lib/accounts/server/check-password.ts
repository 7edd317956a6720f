import 'server-only';
import { z } from 'zod';
import { type Bucket, bucketFor, hashAddress, hashNetwork, hashRecipient } from '@/lib/limits/server/buckets';
import { consumeSharedLimits } from '@/lib/limits/server/consume-limits';
import { createTurns, type Turns } from '@/lib/limits/turns';
import { log } from '@/lib/log/log';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { AuthClient } from '@/lib/supabase/auth-client';
import { classifyAuthError } from './auth-failure';

export interface PasswordAttempt {
  email: string;
  password: string;
  /** Network address of the sender. */
  address: string;
}

export type PasswordRefusal = 'invalidCredentials' | 'unconfirmed' | 'rateLimited' | 'unavailable';

const slowMilliseconds = 2000;

// The bundler may load this module once for each route: all of them stand in one line.
const slot = Symbol.for('accounts.passwordTurns');
const shared = globalThis as { [slot]?: Turns };

/** Hashing a password takes a core a tenth of a second: so many at once, so many waiting, and few of them from one place. */
function passwordTurns(): Turns {
  shared[slot] ??= createTurns({ atWork: 4, perPlace: 4, waiting: 60, waitMilliseconds: 6000 });
  return shared[slot];
}

/**
 * Signs in with a password with the given client. Ten wrong ones for one account from one place in a quarter of an hour,
 * and that place has to wait; the owner, elsewhere, does not notice. Attempts are counted before they are made, so that
 * a hundred at once are not a hundred guesses; the right password takes them back. Under guesses from many places an
 * account answers each of them slowly, its owner's too, and is never locked.
 */
export async function tryPassword(
  auth: AuthClient,
  attempt: PasswordAttempt,
): Promise<'right' | PasswordRefusal> {
  const { email, password, address } = attempt;
  const { places, all, hot, ofAccount } = bucketsOf(attempt);
  const isWithinLimits = await consumeSharedLimits(places);
  if (isWithinLimits === null) return 'unavailable';
  if (!isWithinLimits) return 'rateLimited';
  const isCalm = await consumeSharedLimits([all]);
  if (isCalm === null) return 'unavailable';
  if (!isCalm) {
    if (!(await consumeSharedLimits([hot]))) return 'rateLimited';
    await new Promise((resolve) => setTimeout(resolve, slowMilliseconds));
  }
  const turn = await passwordTurns().take(hashAddress(address));
  if (turn === 'placeBusy') return 'rateLimited';
  if (turn === 'busy') return 'unavailable';
  try {
    const { error } = await auth.signInWithPassword({ email, password });
    if (!error) {
      await forget(ofAccount);
      return 'right';
    }
    return explain(error);
  } finally {
    turn();
  }
}

function bucketsOf({ email, address }: PasswordAttempt) {
  const account = hashRecipient(email);
  const place = hashAddress(address);
  const network = hashNetwork(address);
  const ofAccount = bucketFor('signInPerAccountAndAddress', `${account}:${place}`);
  const hot = bucketFor('signInPerHotAccountAndAddress', `${account}:${place}`);
  const ofNetwork = network
    ? [
        bucketFor('signInPerAccountAndNetwork', `${account}:${network}`),
        bucketFor('signInPerNetwork', network),
      ]
    : [];
  return {
    places: [
      bucketFor('signInBurstPerAddress', place),
      ofAccount,
      bucketFor('signInPerAddress', place),
      ...ofNetwork,
    ],
    all: bucketFor('signInPerAccount', account),
    hot,
    /** Begun again by the right password. */
    ofAccount: [ofAccount, hot],
  };
}

function explain(error: Parameters<typeof classifyAuthError>[0]): PasswordRefusal {
  const failure = classifyAuthError(error);
  if (failure === 'invalidCredentials' || failure === 'unconfirmed' || failure === 'rateLimited')
    return failure;
  if (failure !== 'away') log.error('accounts.signInRefused', { code: error.code, status: error.status });
  return 'unavailable';
}

async function forget(buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(({ bucket }) => bucket);
  await unlessAway('accounts.countNotForgotten', ask('forget_rate_limits', { buckets: names }, z.number()));
}
