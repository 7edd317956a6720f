import { timeZone } from '@/lib/i18n/locales';

/** When someone answers the phone (specification, section 9). */
export const openingHours = {
  timeZone,
  /** ISO week days, Monday is 1. */
  weekdays: [1, 2, 3, 4, 5],
  /** Local wall-clock times, 24 hours. */
  opens: '09:00',
  closes: '17:30',
} as const;

const localParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: openingHours.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** Whether a day (not its hour) is one of those on which the agency works. */
export function isWorkingDay(isoDate: string, isHoliday: (isoDate: string) => boolean): boolean {
  const sundayIsZero = new Date(`${isoDate}T00:00:00Z`).getUTCDay();
  const isoWeekday = sundayIsZero === 0 ? 7 : sundayIsZero;
  return (openingHours.weekdays as readonly number[]).includes(isoWeekday) && !isHoliday(isoDate);
}

/** Whether the agency is open at this instant. The closing time itself, to the millisecond, still counts. */
export function isOpen(instant: Date, isHoliday: (isoDate: string) => boolean): boolean {
  const part = Object.fromEntries(localParts.formatToParts(instant).map(({ type, value }) => [type, value]));
  const time = `${part.hour}:${part.minute}:${part.second}.${part.fractionalSecond}`;
  const { opens, closes } = openingHours;
  return (
    isWorkingDay(`${part.year}-${part.month}-${part.day}`, isHoliday) &&
    time >= `${opens}:00.000` &&
    time <= `${closes}:00.000`
  );
}
