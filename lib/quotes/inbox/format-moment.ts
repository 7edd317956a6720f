import { formatClockTime } from '@/lib/i18n/clock-time';
import { formattingLocale, type Locale, type Localized } from '@/lib/i18n/locales';

const nbsp = '\u00a0';
const zone = 'Europe/Brussels';

function partsOf(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat(formattingLocale[locale], {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    ...options,
  });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** A moment in a list, in Brussels time: "24/11 9 h", "24/11 9.00", "24/11 9:00". */
export function formatShortMoment(date: Date, locale: Locale): string {
  const { day, month, hour, minute } = partsOf(date, locale, { day: '2-digit', month: '2-digit' });
  // Without the word "uur" behind it a Dutch hour alone would be a mere number.
  const time = locale === 'nl' ? `${Number(hour)}.${minute}` : formatClockTime(`${hour}:${minute}`, locale);
  return `${day}/${month} ${time}`;
}

/** The same with its weekday, for what is to come: "mar. 24/11 15 h 05", "di 24/11 15.05", "Tue 24/11 15:05". */
export function formatWeekdayMoment(date: Date, locale: Locale): string {
  const { weekday } = partsOf(date, locale, { weekday: 'short' });
  return `${weekday} ${formatShortMoment(date, locale)}`;
}

const units: Localized<readonly [day: string, hour: string, minute: string]> = {
  fr: ['j', 'h', 'min'],
  nl: ['d', 'u', 'min'],
  en: ['d', 'h', 'min'],
};

/** A length of time by its two largest units, at least a minute: "1 j 4 h", "2 h 10 min", "45 min". */
export function formatDuration(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.round(Math.abs(milliseconds) / 60_000));
  const amounts = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const first = amounts.findIndex((amount) => amount > 0);
  return amounts
    .map((amount, index) => (amount > 0 ? `${amount}${nbsp}${units[locale][index]}` : ''))
    .slice(first, first + 2)
    .filter(Boolean)
    .join(nbsp);
}
