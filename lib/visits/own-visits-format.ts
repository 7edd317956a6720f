import type { Locale } from '@/lib/i18n/locales';
import { unknown } from './visit-beacon';

/** "21 nov. 2026, 09:12", by the clock of the agency. */
export function formatMoment(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-BE`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(new Date(at));
}

/** "1 min 20 s". */
export function formatDuration(seconds: number, locale: Locale): string {
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
    ...(hours === 0 && (minutes === 0 || seconds % 60 > 0) ? [unit(seconds % 60, 'second')] : []),
  ];
  return parts.join(' ');
}

/** The country's name, or null when it is not known. */
export function nameCountry(code: string, locale: Locale): string | null {
  if (code === unknown) return null;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? null;
}
