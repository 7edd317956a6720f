import type { Limit } from './limits';

export interface MemoryLimiter {
  /** Counts one use; true while it is within the limit. */
  consume(bucket: string, limit: Limit, now: Date): boolean;
}

/** Counts in memory, for when the database does not answer. Holds at most so many buckets and drops the oldest. */
export function createMemoryLimiter(maxBuckets: number): MemoryLimiter {
  const windows = new Map<string, { endsAt: number; used: number }>();
  return {
    consume(bucket, limit, now) {
      const time = now.getTime();
      const current = windows.get(bucket);
      if (current && current.endsAt > time) {
        current.used += 1;
        return current.used <= limit.max;
      }
      windows.delete(bucket);
      if (windows.size >= maxBuckets) {
        const oldest = windows.keys().next();
        if (!oldest.done) windows.delete(oldest.value);
      }
      windows.set(bucket, { endsAt: time + limit.seconds * 1000, used: 1 });
      return limit.max >= 1;
    },
  };
}
