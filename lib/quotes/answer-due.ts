import { Temporal } from 'temporal-polyfill';
import { isWorkingDay, openingHours } from '@/lib/company/opening-hours';

const opens = Temporal.PlainTime.from(openingHours.opens);
const closes = Temporal.PlainTime.from(openingHours.closes);

/**
 * The moment by which staff will have answered a quote request: 24 hours that run on working days only, ending inside
 * opening hours.
 *
 * The clock starts on arrival, or at the next opening when the request arrives on a closed day. It ends one working day
 * later at the same local time; a time before opening becomes the opening, a time after closing the opening of the next
 * working day.
 *
 * @param isHoliday takes a day as "2026-11-24"
 */
export function answerDueAt(submittedAt: Date, isHoliday: (isoDate: string) => boolean): Date {
  const arrival = Temporal.Instant.fromEpochMilliseconds(submittedAt.getTime()).toZonedDateTimeISO(
    openingHours.timeZone,
  );
  const arrivalDay = arrival.toPlainDate();
  const arrivesOnWorkingDay = isWorkingDay(arrivalDay.toString(), isHoliday);
  const startDay = arrivesOnWorkingDay ? arrivalDay : nextWorkingDay(arrivalDay, isHoliday);
  const time = arrivesOnWorkingDay ? arrival.toPlainTime() : opens;

  let dueDay = nextWorkingDay(startDay, isHoliday);
  let dueTime = time;
  if (Temporal.PlainTime.compare(time, opens) < 0) dueTime = opens;
  if (Temporal.PlainTime.compare(time, closes) > 0) {
    dueDay = nextWorkingDay(dueDay, isHoliday);
    dueTime = opens;
  }
  return new Date(
    dueDay.toZonedDateTime({ timeZone: openingHours.timeZone, plainTime: dueTime }).epochMilliseconds,
  );
}

function nextWorkingDay(
  after: Temporal.PlainDate,
  isHoliday: (isoDate: string) => boolean,
): Temporal.PlainDate {
  for (let days = 1; days <= 366; days += 1) {
    const day = after.add({ days });
    if (isWorkingDay(day.toString(), isHoliday)) return day;
  }
  throw new Error(`No working day in the year after ${after.toString()}`);
}
