import { Temporal } from 'temporal-polyfill';
import { isWorkingDay } from '@/lib/company/opening-hours';
import { timeZone } from '@/lib/i18n/locales';
import { addWorkingDays } from '@/lib/quotes/working-time';
import type { Job } from './job';

type IsHoliday = (isoDate: string) => boolean;

const dayOf = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/**
 * The day by which a job is promised when work can begin at this moment, as "2026-12-22"; null where the offer says that it
 * has to be agreed.
 */
export function promisedDay(
  from: Date,
  delivery: { max: number } | null,
  isHoliday: IsHoliday,
): string | null {
  return delivery && addWorkingDays(dayOf(from).toString(), delivery.max, isHoliday);
}

/** Calendar days beyond which nobody counts working days. */
const counted = 45;

/** How many days of work lie between two days; the first does not count itself, the second does. */
function workingDaysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate, isHoliday: IsHoliday): number {
  let days = 0;
  for (let day = from; Temporal.PlainDate.compare(day, to) < 0; ) {
    day = day.add({ days: 1 });
    if (isWorkingDay(day.toString(), isHoliday)) days += 1;
  }
  return days;
}

export interface JobDue {
  /** `soon` is the next two working days. */
  kind: 'late' | 'today' | 'soon' | 'ahead';
  /** Left, or over; null where it is too far to count. */
  workingDays: number | null;
}

/** How a job stands to its day, by the clock of the agency. */
export function jobDueOf(dueOn: string, now: Date, isHoliday: IsHoliday): JobDue {
  const today = dayOf(now);
  const due = Temporal.PlainDate.from(dueOn);
  const away = today.until(due).total({ unit: 'days' });
  if (away === 0) return { kind: 'today', workingDays: 0 };
  if (Math.abs(away) > counted) return { kind: away < 0 ? 'late' : 'ahead', workingDays: null };
  if (away < 0) return { kind: 'late', workingDays: workingDaysBetween(due, today, isHoliday) };
  const left = workingDaysBetween(today, due, isHoliday);
  return { kind: left <= 2 ? 'soon' : 'ahead', workingDays: left };
}

/** Whole days that a job has been where it is, by the calendar of the agency. */
export function daysSince(since: Date, now: Date): number {
  return Math.max(0, dayOf(since).until(dayOf(now)).total({ unit: 'days' }));
}

/** The day on which a job was done, by the calendar of the agency; null while it is not. */
export function doneDayOf(job: Pick<Job, 'stage' | 'stageSince'> | null): string | null {
  return job?.stage === 'done' ? dayOf(job.stageSince).toString() : null;
}

/** A day that somebody typed or picked, as "2026-12-22", or null when it is none, or of another century. */
export function readDay(typed: string): string | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(typed)) return null;
  const day = new Date(`${typed}T00:00:00Z`);
  // 30 February is a day of no calendar.
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== typed ? null : typed;
}
