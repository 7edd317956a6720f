import { type Locale, type Localized, locales } from './locales';
import { type PageId, pathWithin } from './routes';

/**
 * The address of a page in each language, for the language switcher. What the page shows may depend on its query: the
 * parameters that are given go along, those that are not plain text do not. `rest` is the path below the page, in each
 * language where it differs.
 */
export function languagePaths(
  page: PageId,
  query: Record<string, unknown> = {},
  rest: string | Localized = '',
): Record<Locale, string> {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      pathWithin(page, locale, { rest: typeof rest === 'string' ? rest : rest[locale], query }),
    ]),
  ) as Record<Locale, string>;
}
