import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { builtApp, readBuiltPages } from './built-pages';
import { absolute } from './public-pages';
import { type PageDocument, readDocument } from './read-document';

export interface PublicPage {
  id: PageId;
  locale: Locale;
  path: string;
  html: string;
  document: PageDocument;
}

/** The pages search engines may list, as they lie in the build; those below the portfolio are left to `readBuiltPages`. */
export const allPages: PublicPage[] = readBuiltPages()
  .filter(({ below }) => below === '')
  .map(({ id, locale, html }) => ({
    id,
    locale,
    path: pathTo(id, locale),
    html,
    document: readDocument(html),
  }));

/** Those of one language. */
export function pagesIn(locale: Locale): PublicPage[] {
  return allPages.filter((page) => page.locale === locale);
}

export function pageOf(id: PageId, locale: Locale): PublicPage {
  const found = allPages.find((page) => page.id === id && page.locale === locale);
  if (!found) throw new Error(`${id} is no public page in ${locale}.`);
  return found;
}

/** How many clicks from a home page the pages of the site are away, by their paths. */
export function clicksFrom(locale: Locale): Map<string, number> {
  const clicks = new Map([[pathTo('home', locale), 0]]);
  // A Map hands out what is added while it is walked.
  for (const [from, count] of clicks) {
    const links = allPages.find((page) => page.path === from)?.document.links ?? [];
    for (const { href } of links) {
      const { origin, pathname } = new URL(href, absolute(from));
      if (origin === new URL(absolute('/')).origin && !clicks.has(pathname)) clicks.set(pathname, count + 1);
    }
  }
  return clicks;
}

/** The picture that a share of a page shows: the build has drawn them all. */
export function readSharePicture(address: string): Buffer {
  return readFileSync(path.join(builtApp, `${new URL(address).pathname}.body`));
}
