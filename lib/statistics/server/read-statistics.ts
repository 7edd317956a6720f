import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import type { TurnResult } from '@/lib/loops/loop';
import type { Staff } from '@/lib/staff/staff';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { Period } from '../period';
import {
  type CountedTable,
  type Counts,
  type Dimension,
  dimensions,
  type Medians,
  type Statistics,
} from '../statistics';

const timeoutMilliseconds = 20_000;
// About as many days as a person waits for; the rest is done by the turn of work.
const daysAtOnce = 60;

const counts = z
  .object({
    views: z.number(),
    visits: z.number(),
    reached: z.number(),
    sent: z.number(),
    previous_views: z.number(),
    previous_visits: z.number(),
    previous_reached: z.number(),
    previous_sent: z.number(),
  })
  .transform(
    ({ previous_views, previous_visits, previous_reached, previous_sent, ...now }): Counts => ({
      ...now,
      previousViews: previous_views,
      previousVisits: previous_visits,
      previousReached: previous_reached,
      previousSent: previous_sent,
    }),
  );

const table = z.object({
  lines: z.number(),
  views: z.number(),
  visits: z.number(),
  rows: z.array(z.intersection(z.object({ key: z.string() }), counts)),
});

const answer = z.object({
  status: z.literal('ok'),
  stale: z.number(),
  firstDay: z.string().nullable(),
  total: counts.nullable(),
  days: z.array(
    z.object({
      day: z.string(),
      views: z.number(),
      visits: z.number(),
      reached: z.number(),
      sent: z.number(),
    }),
  ),
  tables: z.partialRecord(z.enum(dimensions), table),
  medians: z.array(
    z.object({
      now: z.boolean(),
      page: z.string(),
      measure: z.enum(['scroll', 'time']),
      value: z.number(),
    }),
  ),
});

type Answer = z.infer<typeof answer>;

const noCounts: Counts = {
  views: 0,
  visits: 0,
  reached: 0,
  sent: 0,
  previousViews: 0,
  previousVisits: 0,
  previousReached: 0,
  previousSent: 0,
};

const noTable: CountedTable = { rows: [], lines: 0, views: 0, visits: 0 };

function mediansOf(read: Answer, now: boolean, page: string): Medians {
  const find = (measure: 'scroll' | 'time') =>
    read.medians.find((one) => one.now === now && one.page === page && one.measure === measure)?.value ??
    null;
  return { scroll: find('scroll'), time: find('time') };
}

/** The name of this site, as sources have it. */
function ownHost(): string {
  return new URL(serverEnv().SITE_URL).hostname.replace(/^www\./, '');
}

/** Adds up days that have changed, and says how many are left. */
function addUpDays(): Promise<number> {
  return ask('refresh_visit_statistics', { at_most: daysAtOnce }, z.number(), timeoutMilliseconds);
}

/**
 * The figures of a period beside those of the period before. What has changed since the last time is added up first, so
 * they are those of this moment.
 *
 * @param linesOfTable how many lines each table has at most
 * @returns null while the database is away
 */
export async function readStatistics(
  _staff: Staff,
  period: Period,
  linesOfTable: number,
): Promise<Statistics | null> {
  const args = {
    previous_from: period.previousFrom,
    from_day: period.from,
    to_day: period.to,
    own_host: ownHost(),
    at_most: linesOfTable,
  };
  const read = await unlessAway(
    'statistics.databaseAway',
    addUpDays().then(() => ask('read_visit_statistics', args, answer, timeoutMilliseconds)),
  );
  if (read === null) return null;
  const pages = new Set(read.medians.map(({ page }) => page));
  return {
    total: read.total ?? noCounts,
    days: read.days,
    tables: Object.fromEntries(
      dimensions.map((dimension) => [dimension, read.tables[dimension] ?? noTable]),
    ) as Record<Dimension, CountedTable>,
    medians: mediansOf(read, true, '*'),
    previousMedians: mediansOf(read, false, '*'),
    pageMedians: Object.fromEntries([...pages].map((page) => [page, mediansOf(read, true, page)])),
    firstDay: read.firstDay,
    stale: read.stale,
  };
}

/** The turn of work that adds up days that have changed while nobody looked. */
export async function statisticsTurn(): Promise<TurnResult> {
  const left = await unlessAway('statistics.databaseAway', addUpDays());
  if (left === null) return 'away';
  return left > 0 ? 'more' : 'idle';
}
