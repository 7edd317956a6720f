import { formattingLocale, type Locale } from './locales';

/** A day as people in Belgium write it, in Brussels time: "24 novembre 2026", "24 november 2026", "24 November 2026". */
export function formatDay(date: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(formattingLocale[locale], {
    timeZone: 'Europe/Brussels',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(date);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const day = locale === 'fr' && part.day === '1' ? '1er' : part.day;
  return `${day}\u00a0${part.month} ${part.year}`;
}
