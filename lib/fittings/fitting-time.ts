import { Temporal } from 'temporal-polyfill';
import { isWorkingDay } from '@/lib/company/opening-hours';
import { timeZone } from '@/lib/i18n/locales';
import type { FittingPart, FittingTime } from './fitting';
import { halfDays } from './fitting-means';

type IsHoliday = (isoDate: string) => boolean;

/** The hours of a part of a day; `times` are what somebody typed. */
export function hoursOf(
  part: FittingPart,
  typed: { from: string; to: string },
): Pick<FittingTime, 'from' | 'to'> {
  if (part === 'times') return typed;
  if (part === 'day') return { from: halfDays.morning.from, to: halfDays.afternoon.to };
  return halfDays[part];
}

/**
 * First and last moment of a fitting. An hour that the clock leaves out in March is taken as the one after it; of one that
 * comes twice in October the first is meant.
 */
export function momentsOf({ day, from, to }: Pick<FittingTime, 'day' | 'from' | 'to'>): {
  start: Date;
  end: Date;
} {
  const at = (time: string) =>
    new Date(
      Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
        .epochMilliseconds,
    );
  return { start: at(from), end: at(to) };
}

/** Why nobody works on a day, or null. */
export function closedBy(day: string, isHoliday: IsHoliday): 'weekend' | 'holiday' | null {
  if (isWorkingDay(day, isHoliday)) return null;
  return isHoliday(day) ? 'holiday' : 'weekend';
}

/** What stands in the way of planning something on a day, or null: it is over, or nobody works. */
export function objectionTo(
  day: string,
  today: string,
  isHoliday: IsHoliday,
): 'past' | 'weekend' | 'holiday' | null {
  return day < today ? 'past' : closedBy(day, isHoliday);
}

/** A wall-clock time that somebody typed, as "08:30", or null. */
export function readTime(typed: string): string | null {
  const time = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(typed.trim());
  return time && `${time[1]}:${time[2]}`;
}

/** When a crew leaves that is so many minutes on the way, as "07:50"; not before the day begins. */
export function departure(from: string, minutes: number): string {
  const [hours = 0, minute = 0] = from.split(':').map(Number);
  const at = Math.max(0, hours * 60 + minute - minutes);
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whether two fittings are at one time; one that begins when the other ends is not. */
export function overlaps(one: Omit<FittingTime, 'part'>, other: Omit<FittingTime, 'part'>): boolean {
  return one.day === other.day && one.from < other.to && other.from < one.to;
}
