import { Temporal } from 'temporal-polyfill';
import type { Period } from './period';
import type { DayCounts } from './statistics';

export type BucketSize = 'day' | 'week' | 'month';

/** A bar of a chart: some days of the period, and what they have in common with those of the period before. */
export interface Bucket {
  /** First and last day of it, "2026-11-24". */
  from: string;
  to: string;
  views: number;
  visits: number;
  reached: number;
  sent: number;
  previousViews: number;
  previousVisits: number;
}

/** As fine as a person can still read it: days up to six weeks, weeks up to half a year, then months. */
export function bucketSizeOf(days: number): BucketSize {
  if (days <= 45) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** The last day of the bucket that begins here, at most the last of the period. */
function endOf(from: Temporal.PlainDate, size: BucketSize, last: Temporal.PlainDate): Temporal.PlainDate {
  const end =
    size === 'day'
      ? from
      : size === 'week'
        ? from.add({ days: 7 - from.dayOfWeek })
        : from.with({ day: from.daysInMonth });
  return Temporal.PlainDate.compare(end, last) > 0 ? last : end;
}

/**
 * The days of a period in buckets, empty ones included; weeks begin on Monday, and the first and the last bucket may be
 * shorter. The period before is laid under it day by day: its first day under the first.
 */
export function bucketsOf(
  days: readonly DayCounts[],
  period: Period,
  size: BucketSize = bucketSizeOf(period.days),
): Bucket[] {
  const last = Temporal.PlainDate.from(period.to);
  const byDay = new Map(days.map((counts) => [counts.day, counts]));
  const buckets: Bucket[] = [];
  let from = Temporal.PlainDate.from(period.from);
  while (Temporal.PlainDate.compare(from, last) <= 0) {
    const to = endOf(from, size, last);
    const bucket: Bucket = {
      from: from.toString(),
      to: to.toString(),
      views: 0,
      visits: 0,
      reached: 0,
      sent: 0,
      previousViews: 0,
      previousVisits: 0,
    };
    for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
      const now = byDay.get(day.toString());
      const before = byDay.get(day.subtract({ days: period.days }).toString());
      bucket.views += now?.views ?? 0;
      bucket.visits += now?.visits ?? 0;
      bucket.reached += now?.reached ?? 0;
      bucket.sent += now?.sent ?? 0;
      bucket.previousViews += before?.views ?? 0;
      bucket.previousVisits += before?.visits ?? 0;
    }
    buckets.push(bucket);
    from = to.add({ days: 1 });
  }
  return buckets;
}
