import { isWorkingDay } from '@/lib/company/opening-hours';
import { addWorkingDays } from '@/lib/quotes/working-time';
import { crewsAt, type Team } from './absence';
import type { FittingTime } from './fitting';
import { halfDayParts, halfDays } from './fitting-means';
import { overlaps } from './fitting-time';

/** Half of a working day. */
export interface HalfDay {
  /** As "2026-12-22". */
  day: string;
  part: (typeof halfDayParts)[number];
}

type IsHoliday = (isoDate: string) => boolean;

/** Working days between today and the first half-day that can be proposed, and to the last one. */
const notice = 3;
const horizon = 30;

/** From when to when half-days can be proposed. */
export function proposableSpan(today: string, isHoliday: IsHoliday): { from: string; to: string } {
  return {
    from: addWorkingDays(today, notice, isHoliday),
    to: addWorkingDays(today, horizon, isHoliday),
  };
}

/** The half-days at which not all crews are elsewhere or away, in their order. */
export function freeHalfDays(
  today: string,
  busy: readonly Omit<FittingTime, 'part'>[],
  isHoliday: IsHoliday,
  team: Team = { colleagues: 0, absences: [] },
): HalfDay[] {
  const { from, to } = proposableSpan(today, isHoliday);
  const free: HalfDay[] = [];
  for (let day = from; day <= to; day = addWorkingDays(day, 1, isHoliday)) {
    if (!isWorkingDay(day, isHoliday)) continue;
    for (const part of halfDayParts) {
      const time = { day, ...halfDays[part] };
      const taken = busy.filter((one) => overlaps(one, time)).length;
      if (taken < crewsAt(time, team)) free.push({ day, part });
    }
  }
  return free;
}

/** "2026-12-22:morning", as a form says it. */
export function halfDayKey({ day, part }: HalfDay): string {
  return `${day}:${part}`;
}

/** What stands behind a key, when it is one of those. */
export function findHalfDay(among: readonly HalfDay[], key: string): HalfDay | null {
  return among.find((one) => halfDayKey(one) === key) ?? null;
}
