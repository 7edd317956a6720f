import { locales } from '@/lib/i18n/locales';
import { type PortfolioItem, portfolioStatuses } from '../portfolio';

/** What of the works is listed; an empty text leaves nothing out. */
export interface WorkFilter {
  category: string;
  status: string;
  /** Words of a title or a place, in any language. */
  q: string;
}

export function readWorkFilter(query: Record<string, string | string[] | undefined>): WorkFilter {
  const text = (name: string) => String(query[name] ?? '').slice(0, 100);
  return {
    category: /^[0-9a-f-]{36}$/.test(text('category')) ? text('category') : '',
    status: portfolioStatuses.find((status) => status === query.status) ?? '',
    q: text('q').trim(),
  };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');

/** A portfolio is a few hundred works at most, which are read whole. */
export function filterWorks(
  items: readonly PortfolioItem[],
  { category, status, q }: WorkFilter,
): PortfolioItem[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (category && item.categoryId !== category) return false;
    if (status && item.status !== status) return false;
    const text = plain(locales.map((locale) => `${item.title[locale]} ${item.place[locale]}`).join(' '));
    return words.every((word) => text.includes(word));
  });
}
