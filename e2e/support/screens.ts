import { type Locale, locales } from '@/lib/i18n/locales';

export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
};

export type Screen = keyof typeof screens;

/**
 * The screen on which a page is examined in a language: each language on one, each screen in one language at least. What
 * axe finds differs by either, hardly by both. The number, of a page or a test, turns the pairs.
 */
export function screenOf(number: number, locale: Locale): Screen {
  return (locales.indexOf(locale) + number) % 2 === 0 ? 'desktop' : 'phone';
}

/**
 * Where axe looks of the widths that a page is held to: on the widest and the narrowest, or on one of them where each language
 * takes the same way (`screenOf`). Between 320 and 416 px no style changes.
 */
export function widthsForAxe(widths: readonly number[], screen?: Screen): number[] {
  const [desktop, phone] = [Math.max(...widths), Math.min(...widths)];
  if (screen === undefined) return [desktop, phone];
  return [screen === 'desktop' ? desktop : phone];
}
