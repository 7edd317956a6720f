import 'server-only';
import { log } from '@/lib/log/log';
import { createServiceClient } from '@/lib/supabase/service-client';
import { createMemoryLimiter, type MemoryLimiter } from '../memory-limiter';
import type { Bucket } from './buckets';

// The bundler may load this module once for each route: the counters must be the same ones.
const shared = globalThis as { [limiterSlot]?: MemoryLimiter };
const limiterSlot = Symbol.for('limits.memory');

/** Counts in this process only: for what is too light for a database call, and while the database is away. */
export function consumeLimitsInMemory(buckets: readonly Bucket[], now: Date): boolean {
  shared[limiterSlot] ??= createMemoryLimiter(10_000);
  const limiter = shared[limiterSlot];
  return buckets.map((bucket) => limiter.consume(bucket.bucket, bucket, now)).every(Boolean);
}

/**
 * Counts one use of each bucket, for all instances of the site together; true while all are within their limits.
 * The service client, because the public must not be able to count for others.
 */
export async function consumeLimits(buckets: readonly Bucket[], now: Date): Promise<boolean> {
  return (await consumeSharedLimits(buckets)) ?? consumeLimitsInMemory(buckets, now);
}

/**
 * The same without counting in memory while the database does not answer, which is null then: for guesses, which must not
 * begin anew because it is slow.
 */
export async function consumeSharedLimits(buckets: readonly Bucket[]): Promise<boolean | null> {
  const client = createServiceClient();
  const answers = await Promise.all(
    buckets.map(({ bucket, max, seconds }) =>
      client.rpc('consume_rate_limit', { bucket, max_count: max, window_seconds: seconds }),
    ),
  );
  const failed = answers.find(({ error }) => error);
  if (!failed) return answers.every(({ data }) => data === true);
  log.warn('limits.databaseAway', { reason: failed.error?.message });
  return null;
}
