import type { Browser, Page } from '@playwright/test';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { serviceGroupIds, servicesOf } from '@/lib/i18n/service-catalogue';
import type { MeasuredPage } from './list-pages';
import type { ResultsRow } from './results-row';

const phone = { width: 390, height: 844 };
/** Pixels of the home page, and of any page from one picture to the next. */
const homeLimit = 10_000;
const stretchLimit = 1_200;
/** Pixels either way: less is a mark, not a picture. */
const leastPicture = 80;

interface PageKind {
  name: string;
  pages: readonly PageId[];
}

const pageKinds: PageKind[] = [
  { name: 'home', pages: ['home'] },
  ...serviceGroupIds.map((group): PageKind => ({ name: group, pages: servicesOf(group) })),
  { name: 'the house', pages: ['about', 'careers'] },
];

/** Where something begins and ends, in pixels down the page. */
interface Span {
  top: number;
  bottom: number;
}

export interface PageLength {
  path: string;
  /** Pixels. */
  length: number;
  /** The most of them that go by without a picture. */
  stretch: number;
}

/** The longest way between two pictures, or from an end to the nearest. */
export function longestStretch(words: Span, pictures: readonly Span[]): number {
  let seen = words.top;
  let longest = 0;
  for (const { top, bottom } of [...pictures].sort((one, other) => one.top - other.top)) {
    longest = Math.max(longest, top - seen);
    seen = Math.max(seen, bottom);
  }
  return Math.max(longest, words.bottom - seen);
}

/** One row for pages of a kind in one language: the longest of them, and the one that goes on longest without a picture. */
export function judgeLengths(name: string, locale: Locale, pages: readonly PageLength[]): ResultsRow {
  const most = (of: 'length' | 'stretch') =>
    pages.reduce((found, page) => (page[of] > found[of] ? page : found), pages[0] as PageLength);
  const longest = most('length');
  const barest = most('stretch');
  const pixels = (count: number) => `${Math.round(count).toLocaleString('en')} px`;
  const isHome = name === 'home';
  return {
    check: 'lengths',
    what: `${name} (${locale}), ${phone.width} px wide: length, and longest stretch without a picture`,
    figure: `${pixels(longest.length)} (${longest.path}), ${pixels(barest.stretch)} (${barest.path})`,
    limit: `${isHome ? `≤ ${pixels(homeLimit)}, ` : ''}stretch ≤ ${pixels(stretchLimit)}`,
    holds: (!isHome || longest.length <= homeLimit) && barest.stretch <= stretchLimit,
  };
}

async function measurePage(tab: Page, path: string): Promise<PageLength> {
  await tab.evaluate(() => document.fonts.ready);
  const { length, words, pictures } = await tab.evaluate(
    ({ least, form }) => {
      const spanOf = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      };
      // What is filled in and the links of the foot come after the page's own words.
      const article = document.querySelector('article');
      const place = article ?? document.querySelector('main') ?? document.body;
      const after = article ? null : document.getElementById(form);
      const { top, bottom } = spanOf(place);
      const words = { top, bottom: after ? spanOf(after).top : bottom };
      const pictures = [...place.querySelectorAll('svg, img, video')]
        .filter((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          return width >= least && height >= least;
        })
        .map(spanOf);
      return { length: document.documentElement.scrollHeight, words, pictures };
    },
    { least: leastPicture, form: anchors.quoteForm },
  );
  const within = pictures.filter((picture) => picture.top < words.bottom);
  return { path, length, stretch: longestStretch(words, within) };
}

/** How long pages are on a phone, and how long they go on without a picture, in one language. */
export async function measureLengths(
  browser: Browser,
  siteUrl: string,
  locale: Locale,
  isMeasured: (page: MeasuredPage) => boolean,
): Promise<ResultsRow[]> {
  const context = await browser.newContext({ viewport: phone, locale });
  try {
    const tab = await context.newPage();
    const rows: ResultsRow[] = [];
    for (const { name, pages } of pageKinds) {
      const measured: PageLength[] = [];
      for (const id of pages) {
        const path = pathTo(id, locale);
        if (!isMeasured({ id, locale, path })) continue;
        // Whoever is led to a place of a page gets all of it laid out at once (app/_styles/globals.css).
        await tab.goto(`${siteUrl}${path}#main`, { waitUntil: 'load' });
        measured.push(await measurePage(tab, path));
      }
      if (measured.length > 0) rows.push(judgeLengths(name, locale, measured));
    }
    return rows;
  } finally {
    await context.close();
  }
}
