import type { Locale } from './locales';

const nbsp = '\u00a0';

/** A wall-clock time, "09:05" or "17:30": "9 h 05", "17.30", "17:30". Whole hours lose their minutes but in English. */
export function formatClockTime(time: string, locale: Locale): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = String(Number(hours));
  if (locale === 'en') return `${hour}:${minutes}`;
  if (locale === 'nl') return minutes === '00' ? hour : `${hour}.${minutes}`;
  return minutes === '00' ? `${hour}${nbsp}h` : `${hour}${nbsp}h${nbsp}${minutes}`;
}
