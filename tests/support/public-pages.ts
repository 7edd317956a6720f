import { type Localized, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathWithin, routeOf } from '@/lib/i18n/routes';

/** `npm test` says it; whoever runs one file by hand has built the site for its usual address. */
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

function pagesThat(isMeant: (id: PageId) => boolean): PageId[] {
  const found = pageIds.filter(isMeant);
  // A sweep over no page would find nothing wrong.
  if (found.length < 10)
    throw new Error(`Only ${found.length} pages: the route table is not read as it should be.`);
  return found;
}

/** The pages search engines may list, each in every language. */
export const publicPages = pagesThat((id) => routeOf(id).indexable);

/** The pages they may not: answers to forms, accounts, the back office. */
export const unlistedPages = pagesThat((id) => !routeOf(id).indexable);

/** The address of a path as the site itself writes it. */
export function absolute(path: string): string {
  return new URL(path, siteUrl).href;
}

/** The addresses of a page in all languages as a page names them, sorted: "nl https://…". */
export function alternatesOf(id: PageId, rest: Localized = { fr: '', nl: '', en: '' }): string[] {
  return [
    ...locales.map((locale) => [locale, absolute(pathWithin(id, locale, { rest: rest[locale] }))]),
    ['x-default', absolute(pathWithin(id, 'fr', { rest: rest.fr }))],
  ]
    .map(([language, href]) => `${language} ${href}`)
    .sort();
}
