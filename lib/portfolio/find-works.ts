import type { Locale, Localized } from '@/lib/i18n/locales';
import { locales } from '@/lib/i18n/locales';
import type { Portfolio, PortfolioCategory, PortfolioItem } from './portfolio';

/** The path of a work below the portfolio's own, in each language. */
export function workRest(category: PortfolioCategory, item: PortfolioItem): Localized {
  const entries = locales.map((locale) => [locale, `${category.slug[locale]}/${item.slug[locale]}`]);
  return Object.fromEntries(entries) as Localized;
}

/** The category with this segment in its address, however it is written; that of another language only as a second best. */
export function findCategory(
  { categories }: Portfolio,
  locale: Locale,
  segment: string,
): PortfolioCategory | null {
  return findBySlug(categories, locale, segment);
}

/** The work with this segment in its address, in whatever category; that of a former address only when nothing else is. */
export function findWork({ items }: Portfolio, locale: Locale, segment: string): PortfolioItem | null {
  const wanted = segment.toLowerCase();
  return (
    findBySlug(items, locale, segment) ??
    items.find(({ formerSlugs }) => formerSlugs.includes(wanted)) ??
    null
  );
}

function findBySlug<T extends { slug: Localized }>(
  entries: readonly T[],
  locale: Locale,
  segment: string,
): T | null {
  const wanted = segment.toLowerCase();
  return (
    entries.find(({ slug }) => slug[locale] === wanted) ??
    entries.find(({ slug }) => locales.some((other) => slug[other] === wanted)) ??
    null
  );
}

/** @throws Error when there is none: every work has its category */
export function categoryOf({ categories }: Portfolio, item: PortfolioItem): PortfolioCategory {
  const category = categories.find(({ id }) => id === item.categoryId);
  if (!category) throw new Error(`The work ${item.id} has no category`);
  return category;
}

export function worksOf({ items }: Portfolio, category: PortfolioCategory): PortfolioItem[] {
  return items.filter(({ categoryId }) => categoryId === category.id);
}

/** The works before and after one, in a ring; null for a work alone. */
export function neighboursOf(
  items: readonly PortfolioItem[],
  item: PortfolioItem,
): { previous: PortfolioItem; next: PortfolioItem } | null {
  const at = items.findIndex(({ id }) => id === item.id);
  const previous = items.at(at - 1);
  const next = items[(at + 1) % items.length];
  return at < 0 || items.length < 2 || !previous || !next ? null : { previous, next };
}

/** Works with their paths below the portfolio. */
export function withRests(
  portfolio: Portfolio,
  items: readonly PortfolioItem[],
  locale: Locale,
): { item: PortfolioItem; rest: string }[] {
  return items.map((item) => ({ item, rest: workRest(categoryOf(portfolio, item), item)[locale] }));
}

/** The portfolio of real works alone; a shelf of samples stays while there is something on it. */
export function withoutSamples({ categories, items }: Portfolio): Portfolio {
  const real = items.filter(({ sample }) => !sample);
  return {
    categories: categories.filter(
      ({ id, sample }) => !sample || real.some(({ categoryId }) => categoryId === id),
    ),
    items: real,
  };
}

/** Whether there is a real work among them: a page without one is nothing that search engines should find. */
export const hasRealWork = (items: readonly PortfolioItem[]): boolean => items.some(({ sample }) => !sample);

/** Whether these are specimens of the house and nothing else. */
export function allInvented(items: readonly PortfolioItem[]): boolean {
  return items.length > 0 && items.every(({ sample }) => sample);
}
