import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import type { PortfolioItem } from '../portfolio';
import { workValues } from './work-difference';
import { readWorkForm } from './work-form';

/** The languages in which a work does not yet say all that a published one must. */
export function missingIn(item: PortfolioItem): Locale[] {
  const optional = [
    item.story,
    item.kind === 'video' ? (item.video?.text ?? null) : null,
    ...item.images.map(({ caption }) => caption),
  ];
  const texts: Localized[] = [
    item.title,
    // An example hangs nowhere.
    ...(item.sample ? [] : [item.place]),
    ...Object.values(item.facts),
    ...item.images.map(({ alt }) => alt),
    ...optional.filter((text) => text !== null),
  ];
  return locales.filter((locale) => texts.some((text) => text[locale].trim() === ''));
}

/** The fields of its form that a work must still fill before it can be published. */
export function missingFields(item: PortfolioItem): string[] {
  const form = new FormData();
  for (const [name, value] of Object.entries(workValues(item))) form.set(name, value);
  return Object.keys(readWorkForm(form, item, true, 'x').errors);
}
