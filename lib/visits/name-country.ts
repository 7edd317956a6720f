import type { Locale } from '@/lib/i18n/locales';
import { unknown } from './visit-beacon';

/** The country's name, or null when it is not known. */
export function nameCountry(code: string, locale: Locale): string | null {
  if (code === unknown) return null;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? null;
}
