import 'server-only';
import { z } from 'zod';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { createMemoryLimiter, type MemoryLimiter } from '../memory-limiter';
import type { Bucket } from './buckets';

// The bundler may load this module once for each route: the counters must be the same ones.
const shared = globalThis as { [limiterSlot]?: MemoryLimiter };
const limiterSlot = Symbol.for('limits.memory');

/** Counts in this process only: for what is too light for a database call, and while the database is away. */
export function consumeLimitsInMemory(buckets: readonly Bucket[], now: Date): boolean {
  shared[limiterSlot] ??= createMemoryLimiter(10_000);
  const limiter = shared[limiterSlot];
  return buckets.every((bucket) => limiter.consume(bucket.bucket, bucket, now));
}

/**
 * Counts one use of each bucket in order, for all instances of the site together, up to the first whose limit is
 * reached: what is refused by one uses up nothing of those behind it. True while none is.
 */
export async function consumeLimits(buckets: readonly Bucket[], now: Date): Promise<boolean> {
  return (await consumeSharedLimits(buckets)) ?? consumeLimitsInMemory(buckets, now);
}

/**
 * The same without counting in memory while the database does not answer, which is null then: for guesses, which must not
 * begin anew because it is slow.
 */
export async function consumeSharedLimits(buckets: readonly Bucket[]): Promise<boolean | null> {
  return unlessAway('limits.databaseAway', ask('consume_rate_limits', { buckets }, z.boolean()));
}
