import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { categoryOf, workRest } from '@/lib/portfolio/find-works';
import type { Portfolio, PortfolioItem } from '@/lib/portfolio/portfolio';
import { collectPassages, type PageNames } from '../collect-passages';
import type { Passage } from '../passage';
import { createSearchIndex, type SearchIndex } from '../search-index';
import { groupByPage, type PageResult } from '../search-results';

export interface SearchAnswer {
  pages: PageResult[];
  /** Works of the portfolio with their paths below it, the best first. */
  works: { item: PortfolioItem; rest: string }[];
}

const mostWorks = 6;
const mostSuggestions = 6;

/** What the pages say never changes while a process runs. */
const ofPages = new Map<Locale, SearchIndex>();

function indexOfPages(locale: Locale, nameOf: PageNames): SearchIndex {
  const known = ofPages.get(locale) ?? createSearchIndex(collectPassages(locale, nameOf), locale);
  ofPages.set(locale, known);
  return known;
}

/** The works as they were when they were last indexed: a new one is made when staff have published. */
const ofWorks = new Map<Locale, { state: string; index: SearchIndex }>();

function passageOfWork(portfolio: Portfolio, item: PortfolioItem, locale: Locale): Passage {
  const category = categoryOf(portfolio, item);
  const facts = Object.values(item.facts).map((fact) => fact[locale]);
  return {
    id: item.id,
    kind: 'work',
    page: 'portfolio',
    rest: workRest(category, item)[locale],
    anchor: null,
    pageName: category.title[locale],
    heading: item.title[locale],
    text: [item.place[locale], item.story?.[locale] ?? '', ...facts].join(' '),
    price: null,
  };
}

export function indexOfWorks(portfolio: Portfolio, locale: Locale): SearchIndex {
  const state = portfolio.items.map(({ id, version }) => `${id}.${version}`).join();
  const known = ofWorks.get(locale);
  if (known?.state === state) return known.index;
  const passages = portfolio.items.map((item) => passageOfWork(portfolio, item, locale));
  const index = createSearchIndex(passages, locale);
  ofWorks.set(locale, { state, index });
  return index;
}

/** Everything that answers a question: pages by their passages, and works. Both empty when nothing does. */
export function searchSite(
  query: string,
  locale: Locale,
  { portfolio, nameOf }: { portfolio: Portfolio; nameOf: PageNames },
): SearchAnswer {
  const works = new Map(portfolio.items.map((item) => [item.id, item]));
  return {
    pages: groupByPage(indexOfPages(locale, nameOf).find(query)),
    works: indexOfWorks(portfolio, locale)
      .find(query, mostWorks)
      .filter(({ covered }) => covered >= 0.5)
      .map(({ passage }) => ({ item: works.get(passage.id) as PortfolioItem, rest: passage.rest })),
  };
}

/** Headings that answer what has been typed so far, without repetition. */
export function suggestHeadings(query: string, locale: Locale, nameOf: PageNames): string[] {
  const hits = indexOfPages(locale, nameOf).find(query, mostSuggestions * 3);
  return [...new Set(hits.map(({ passage }) => passage.heading))].slice(0, mostSuggestions);
}
