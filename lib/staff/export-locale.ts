import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** The language of an export, which has no address of its own in each; `locale` may be one of its filters. */
export function exportLocale(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('language');
  return isLocale(asked) ? asked : defaultLocale;
}
