import { type Locale, locales } from './locales';
import { type PageId, pathTo } from './routes';

/**
 * The address of a page in each language, for the language switcher. What the page shows may depend on its query: the
 * parameters that are given go along, those that are not plain text do not.
 */
export function languagePaths(page: PageId, query: Record<string, unknown> = {}): Record<Locale, string> {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return Object.fromEntries(locales.map((locale) => [locale, pathTo(page, locale) + search])) as Record<
    Locale,
    string
  >;
}
