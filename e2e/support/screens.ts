import { type Locale, locales } from '@/lib/i18n/locales';

export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
};

type Screen = keyof typeof screens;

/**
 * The screen on which a page is examined in a language: each language on one, each screen in one language at least. What
 * axe finds differs by either, hardly by both. The number, of a page or a test, turns the pairs.
 */
export function screenOf(number: number, locale: Locale): Screen {
  return (locales.indexOf(locale) + number) % 2 === 0 ? 'desktop' : 'phone';
}
