import 'server-only';
import type { JobOffer } from '@/lib/careers/job-offers';
import type { Locale } from '@/lib/i18n/locales';
import { categoryOf, workRest } from '@/lib/portfolio/find-works';
import type { Portfolio, PortfolioItem } from '@/lib/portfolio/portfolio';
import { standingOf } from '@/lib/portfolio/specimens';
import { factsOf } from '@/lib/portfolio/work-facts';
import { collectPassages, type PageNames } from '../collect-passages';
import type { Passage } from '../passage';
import { createSearchIndex, type SearchIndex } from '../search-index';
import { groupByPage, type PageResult } from '../search-results';

export interface SearchAnswer {
  pages: PageResult[];
  /** Works of the portfolio with their paths below it, the best first. */
  works: { item: PortfolioItem; rest: string }[];
}

/** What pages are made of beside their own copy. */
interface PageContents {
  nameOf: PageNames;
  /** Those that are really open. */
  jobs: readonly JobOffer[];
}

const mostWorks = 6;
const mostSuggestions = 6;

/** What the pages say changes while a process runs only by the jobs that are open. */
const ofPages = new Map<Locale, { jobs: string; index: SearchIndex }>();

function indexOfPages(locale: Locale, { nameOf, jobs }: PageContents): SearchIndex {
  const state = JSON.stringify(jobs);
  const known = ofPages.get(locale);
  if (known?.jobs === state) return known.index;
  const index = createSearchIndex(collectPassages(locale, nameOf, 'sections', jobs), locale);
  ofPages.set(locale, { jobs: state, index });
  return index;
}

/** The works as they were when they were last indexed: a new one is made when staff have published. */
const ofWorks = new Map<Locale, { state: string; index: SearchIndex }>();

export function passageOfWork(portfolio: Portfolio, item: PortfolioItem, locale: Locale): Passage {
  const category = categoryOf(portfolio, item);
  const facts = factsOf(item, locale).map(({ value }) => value);
  return {
    id: item.id,
    kind: 'work',
    page: 'portfolio',
    rest: workRest(category, item)[locale],
    anchor: null,
    pageName: category.title[locale],
    heading: item.title[locale],
    text: [standingOf(item, locale), item.story?.[locale] ?? '', ...facts].join(' '),
    price: null,
    ...(item.sample ? { invented: true } : {}),
  };
}

export function indexOfWorks(portfolio: Portfolio, locale: Locale): SearchIndex {
  // A passage names the category of its work.
  const state = [...portfolio.categories, ...portfolio.items]
    .map(({ id, version }) => `${id}.${version}`)
    .join();
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
  { portfolio, ...contents }: PageContents & { portfolio: Portfolio },
): SearchAnswer {
  const works = new Map(portfolio.items.map((item) => [item.id, item]));
  return {
    pages: groupByPage(indexOfPages(locale, contents).find(query)),
    works: indexOfWorks(portfolio, locale)
      .find(query, mostWorks)
      .filter(({ covered }) => covered >= 0.5)
      .map(({ passage }) => ({ item: works.get(passage.id) as PortfolioItem, rest: passage.rest })),
  };
}

/** Headings that answer what has been typed so far, without repetition. */
export function suggestHeadings(query: string, locale: Locale, contents: PageContents): string[] {
  const hits = indexOfPages(locale, contents).find(query, mostSuggestions * 3);
  return [...new Set(hits.map(({ passage }) => passage.heading))].slice(0, mostSuggestions);
}
