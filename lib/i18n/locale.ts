import { locale as localeSegment } from 'next/root-params';
import { cache } from 'react';
import { defaultLocale, isLocale, type Locale } from './locales';

const chosen = cache((): { locale: Locale | null } => ({ locale: null }));

/** For a document outside `app/[locale]`: says in which language it is written, before anything in it renders. */
export function setCurrentLocale(locale: Locale): void {
  chosen().locale = locale;
}

/** The language of the page being rendered, from its address. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const { locale } = chosen();
  if (locale) return locale;
  const segment = await localeSegment();
  return isLocale(segment) ? segment : defaultLocale;
}
