import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { absolute, publicPages } from '@/tests/support/public-pages';
import { type PageDocument, readDocument } from '@/tests/support/read-document';
import { stack } from './stack';
import { test as base } from './test';

interface Visit {
  /** Path and query. */
  path: string;
  status: number;
  /** Empty unless the answer is a page. */
  html: string;
  document: PageDocument | null;
}

export interface PublicPage {
  id: PageId;
  locale: Locale;
  path: string;
  html: string;
  document: PageDocument;
}

/** One answer as a crawler without a language of its own gets it, redirects not followed. */
export function fetchOnce(path: string): Promise<Response> {
  return fetch(absolute(path), { redirect: 'manual', headers: { 'accept-language': '' } });
}

/** Path and query of a link on the site itself, else null. */
function internalPath(href: string, from: string): string | null {
  const url = new URL(href, absolute(from));
  return url.origin === stack.siteUrl ? url.pathname + url.search : null;
}

/** The site as far as links lead from its three home pages, read once. */
export class Site {
  private constructor(private readonly visits: ReadonlyMap<string, Visit>) {}

  static async crawl(): Promise<Site> {
    const visits = new Map<string, Visit>();
    let paths: string[] = locales.map((locale) => pathTo('home', locale));
    while (paths.length > 0) {
      const found = new Set<string>();
      for (const path of paths) {
        const response = await fetchOnce(path);
        const isPage = response.status === 200 && response.headers.get('content-type')?.includes('text/html');
        const html = isPage ? await response.text() : '';
        if (!isPage) await response.body?.cancel();
        const document = isPage ? readDocument(html) : null;
        visits.set(path, { path, status: response.status, html, document });
        for (const to of linksOf(path, document)) found.add(to);
      }
      paths = [...found].filter((path) => !visits.has(path));
    }
    if (visits.size <= publicPages.length * locales.length)
      throw new Error(`Links lead to ${visits.size} answers only.`);
    return new Site(visits);
  }

  /** Everything links lead to. */
  get answers(): Visit[] {
    return [...this.visits.values()];
  }

  /** The public pages of the route table in one language; throws when links lead to none or it is no page. */
  pages(locale: Locale): PublicPage[] {
    return publicPages.map((id) => {
      const path = pathTo(id, locale);
      const visit = this.visits.get(path);
      if (!visit?.document) throw new Error(`${path}: ${visit?.status ?? 'no link leads there'}`);
      return { id, locale, path, html: visit.html, document: visit.document };
    });
  }

  get allPages(): PublicPage[] {
    return locales.flatMap((locale) => this.pages(locale));
  }

  /** Links to a place on a page of the site, as "page -> link", and whether the place exists. */
  get linksToPlaces(): { link: string; isFound: boolean }[] {
    return this.answers.flatMap(({ path, document }) =>
      (document?.links ?? []).flatMap(({ href }) => {
        const to = internalPath(href, path);
        const place = decodeURIComponent(new URL(href, absolute(path)).hash.slice(1));
        const target = to === null ? null : this.visits.get(to)?.document;
        return place === '' || !target
          ? []
          : [{ link: `${path} -> ${href}`, isFound: target.ids.includes(place) }];
      }),
    );
  }
}

function linksOf(path: string, document: PageDocument | null): string[] {
  return (document?.links ?? []).flatMap(({ href }) => internalPath(href, path) ?? []);
}

/** Playwright's test with the whole site read, once for each worker. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from here
    async ({}, use) => {
      await use(await Site.crawl());
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
