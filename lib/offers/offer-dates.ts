import { Temporal } from 'temporal-polyfill';
import { timeZone } from '@/lib/i18n/locales';
import { addWorkingDays } from '@/lib/quotes/working-time';

const dayOf = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** The last day on which an offer sent at this moment can be accepted, as "2026-12-22"; that day counts to its end. */
export function validUntil(sentAt: Date, validDays: number): string {
  return dayOf(sentAt).add({ days: validDays }).toString();
}

/** Whether that last day is over, by the clock of the agency. */
export function isExpired(lastDay: string, now: Date): boolean {
  return Temporal.PlainDate.compare(dayOf(now), lastDay) > 0;
}

/** First and last day of delivery, when work can begin at this moment. */
export function deliveryDays(
  begin: Date,
  { min, max }: { min: number; max: number },
  isHoliday: (isoDate: string) => boolean,
): { from: string; to: string } {
  const day = dayOf(begin).toString();
  return { from: addWorkingDays(day, min, isHoliday), to: addWorkingDays(day, max, isHoliday) };
}
