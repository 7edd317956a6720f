import { type Locale, locales } from './locales';
import { type PageId, pathWithin } from './routes';

/**
 * The address of a page in each language, for the language switcher. What the page shows may depend on its query: the
 * parameters that are given go along, those that are not plain text do not. `rest` is the path below the page.
 */
export function languagePaths(
  page: PageId,
  query: Record<string, unknown> = {},
  rest = '',
): Record<Locale, string> {
  return Object.fromEntries(
    locales.map((locale) => [locale, pathWithin(page, locale, { rest, query })]),
  ) as Record<Locale, string>;
}
