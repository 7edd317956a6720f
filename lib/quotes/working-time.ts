import { Temporal } from 'temporal-polyfill';
import { isWorkingDay, openingHours } from '@/lib/company/opening-hours';

const zone = openingHours.timeZone;
const opens = Temporal.PlainTime.from(openingHours.opens);
const closes = Temporal.PlainTime.from(openingHours.closes);

const toZoned = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

/**
 * The days between two instants on which nobody works, each as its first and its last instant; the promised 24 hours do
 * not run on them (answer-due.ts).
 *
 * @param isHoliday takes a day as "2026-11-24"
 */
export function listClosedDays(
  from: Date,
  to: Date,
  isHoliday: (isoDate: string) => boolean,
): { from: Date; to: Date }[] {
  const closed: { from: Date; to: Date }[] = [];
  const last = toZoned(to).toPlainDate();
  for (
    let day = toZoned(from).toPlainDate();
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    if (isWorkingDay(day.toString(), isHoliday)) continue;
    const startOf = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(zone).epochMilliseconds);
    closed.push({ from: startOf(day), to: startOf(day.add({ days: 1 })) });
  }
  return closed;
}

const isOpenOn = (day: Temporal.PlainDate, isHoliday: (isoDate: string) => boolean) =>
  isWorkingDay(day.toString(), isHoliday);

/** When somebody can first keep a promise that ends at this moment: on a closed day, at the next opening. */
export function toWorkingMoment(at: Date, isHoliday: (isoDate: string) => boolean): Date {
  let day = toZoned(at).toPlainDate();
  if (isOpenOn(day, isHoliday)) return at;
  while (!isOpenOn(day, isHoliday)) day = day.add({ days: 1 });
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: opens }).epochMilliseconds);
}

/** When somebody is there at the earliest: at once within opening hours, else at the next opening. */
export function nextAtWork(at: Date, isHoliday: (isoDate: string) => boolean): Date {
  const here = toZoned(at);
  const time = here.toPlainTime();
  let day = here.toPlainDate();
  const isOpenToday = isOpenOn(day, isHoliday) && Temporal.PlainTime.compare(time, closes) <= 0;
  if (isOpenToday && Temporal.PlainTime.compare(time, opens) >= 0) return at;
  if (!isOpenToday)
    do day = day.add({ days: 1 });
    while (!isOpenOn(day, isHoliday));
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: opens }).epochMilliseconds);
}

/**
 * Before which moment a promise has to end for being late now: what ends on a closed day is not late before the next
 * opening (`toWorkingMoment`).
 */
export function lateBefore(now: Date, isHoliday: (isoDate: string) => boolean): Date {
  const here = toZoned(now);
  const today = here.toPlainDate();
  const isOpenToday = isOpenOn(today, isHoliday);
  if (isOpenToday && Temporal.PlainTime.compare(here.toPlainTime(), opens) >= 0) return now;
  let limit = now;
  for (
    let day = isOpenToday ? today.subtract({ days: 1 }) : today;
    !isOpenOn(day, isHoliday);
    day = day.subtract({ days: 1 })
  ) {
    limit = new Date(day.toZonedDateTime(zone).epochMilliseconds);
  }
  return limit;
}

/** Milliseconds between two instants, without those on closed days; negative when `to` is the earlier one. */
export function workingTimeBetween(from: Date, to: Date, isHoliday: (isoDate: string) => boolean): number {
  if (from > to) return -workingTimeBetween(to, from, isHoliday);
  return listClosedDays(from, to, isHoliday).reduce(
    (rest, day) =>
      rest - (Math.min(day.to.getTime(), to.getTime()) - Math.max(day.from.getTime(), from.getTime())),
    to.getTime() - from.getTime(),
  );
}

/**
 * The day so many working days after another one, which does not count itself: from a Friday, one working day is Monday.
 *
 * @param from as "2026-11-24"
 */
export function addWorkingDays(from: string, days: number, isHoliday: (isoDate: string) => boolean): string {
  let day = Temporal.PlainDate.from(from);
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 });
    if (isOpenOn(day, isHoliday)) left -= 1;
  }
  return day.toString();
}
