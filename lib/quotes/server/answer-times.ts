import 'server-only';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { isBuilding } from '@/lib/env/server';
import type { Staff } from '@/lib/staff/staff';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { AnswerTimes } from '../inbox/inbox-list';
import { listClosedDays } from '../working-time';

const days = 90;

/** Fewer answers say nothing about the next one. */
const leastAnswers = 20;

const staffMilliseconds = 10_000;

/** A page waits no longer for one sentence of it. */
const pageMilliseconds = 300;

const keptMilliseconds = 60 * 60 * 1000;

/** Before a database that did not answer is asked again. */
const awayMilliseconds = 60 * 1000;

const timesShape = z
  .object({
    answered: z.number(),
    medianSeconds: z.number().nullable(),
    due: z.number(),
    onTime: z.number(),
  })
  .transform(
    ({ medianSeconds, ...times }): AnswerTimes => ({
      ...times,
      medianMilliseconds: medianSeconds === null ? null : medianSeconds * 1000,
    }),
  );

function askTimes(now: Date, isHoliday: (isoDate: string) => boolean, timeout: number): Promise<AnswerTimes> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const args = {
    since: since.toISOString(),
    until: now.toISOString(),
    closed_days: listClosedDays(since, now, isHoliday),
  };
  return ask('quote_answer_times', args, timesShape, timeout);
}

/**
 * How quickly the requests of the last 90 days were answered, counted on working days like the promise of 24 hours.
 *
 * @param isHoliday takes a day as "2026-11-24"
 * @throws DatabaseAwayError
 */
export function readAnswerTimes(
  _staff: Staff,
  now: Date,
  isHoliday: (isoDate: string) => boolean,
): Promise<AnswerTimes> {
  return askTimes(now, isHoliday, staffMilliseconds);
}

let kept: { until: number; milliseconds: number | null } | null = null;
let reading: Promise<number | null> | null = null;

async function readForPages(now: Date): Promise<number | null> {
  const times = await unlessAway('quotes.answerTimesAway', askTimes(now, isPublicHoliday, pageMilliseconds));
  const known = times && times.answered >= leastAnswers ? times.medianMilliseconds : null;
  kept = times
    ? { until: now.getTime() + keptMilliseconds, milliseconds: known }
    : { until: now.getTime() + awayMilliseconds, milliseconds: kept?.milliseconds ?? null };
  return kept.milliseconds;
}

/**
 * Within how long half of the requests of the last 90 days had their answer, in milliseconds of working days. Null below 20
 * answers, and in a build. Read once an hour, as often as pages are made anew; while the database is away, what was read last.
 */
export async function readMedianAnswerTime(now = new Date()): Promise<number | null> {
  if (isBuilding()) return null;
  if (kept && now.getTime() < kept.until) return kept.milliseconds;
  reading ??= readForPages(now).finally(() => {
    reading = null;
  });
  return reading;
}
