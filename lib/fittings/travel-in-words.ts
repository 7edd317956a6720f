import { formatClockTime, formatTimeBetween } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Fitting } from './fitting';
import { departure } from './fitting-time';

/** Minutes of travel time, in words: "40 min", "1 h 10 min". */
export function minutesInWords(minutes: number, locale: Locale): string {
  return formatTimeBetween(minutes * 60_000, locale);
}

/** How long a crew is on the way, and when it leaves; null where that is unknown, or no way. */
export function travelInWords(
  { from, travel }: Pick<Fitting, 'from' | 'travel'>,
  locale: Locale,
): { minutes: string; at: string } | null {
  if (!travel) return null;
  return { minutes: minutesInWords(travel, locale), at: formatClockTime(departure(from, travel), locale) };
}
