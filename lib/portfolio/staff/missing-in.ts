import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import type { PortfolioItem } from '../portfolio';

/** The languages in which a work does not yet say all that a published one must. */
export function missingIn(item: PortfolioItem): Locale[] {
  const optional = [
    item.story,
    item.kind === 'video' ? (item.video?.text ?? null) : null,
    ...item.images.map(({ caption }) => caption),
  ];
  const texts: Localized[] = [
    item.title,
    item.place,
    ...Object.values(item.facts),
    ...item.images.map(({ alt }) => alt),
    ...optional.filter((text) => text !== null),
  ];
  return locales.filter((locale) => texts.some((text) => text[locale].trim() === ''));
}
