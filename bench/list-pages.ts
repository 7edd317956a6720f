import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathTo, pathWithin, routeOf } from '@/lib/i18n/routes';

export interface MeasuredPage {
  id: PageId;
  locale: Locale;
  path: string;
}

function inLocale(id: PageId, locale: Locale): MeasuredPage {
  return { id, locale, path: pathTo(id, locale) };
}

const quickIds: PageId[] = ['home', 'car-wrapping', 'privacy'];
// One of each kind of page; the home page in every language.
const comparedIds: PageId[] = ['wrapping-ppf', 'car-wrapping', 'about', 'careers', 'privacy'];

/** Every page that search engines may list, in every language; with `quick` three of them in French. */
export function listPages(quick: boolean): MeasuredPage[] {
  if (quick) return quickIds.map((id) => inLocale(id, 'fr'));
  return pageIds
    .filter((id) => routeOf(id).indexable)
    .flatMap((id) => locales.map((locale) => inLocale(id, locale)));
}

/**
 * The path of every page that is finished before anyone asks: those that search engines may list, and the later pages,
 * categories and works of the portfolio.
 *
 * @param build its folder, `.next`
 */
export function listFinishedPaths(build: string): string[] {
  const belowPortfolio = locales.flatMap((locale) =>
    readdirSync(path.join(build, 'server', 'app', locale, 'works'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => pathWithin('portfolio', locale, { rest: name.slice(0, -'.html'.length) })),
  );
  return [...listPages(false).map((page) => page.path), ...belowPortfolio];
}

/** The pages that are measured side by side with the same page without scripts and with a bare one. */
export function listComparedPages(quick: boolean): MeasuredPage[] {
  if (quick) return listPages(true);
  return [
    ...locales.map((locale) => inLocale('home', locale)),
    ...comparedIds.map((id) => inLocale(id, 'fr')),
  ];
}
