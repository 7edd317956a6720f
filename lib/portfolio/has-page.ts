import type { Locale } from '@/lib/i18n/locales';
import { findCategory, findWork, worksOf } from './find-works';
import type { Portfolio } from './portfolio';
import { findPortion } from './portions';

/**
 * Whether a path below the portfolio's own has a page, or leads to one: a category, a work, a later page of a wall.
 *
 * @param rest without the portfolio's path: "enseignes/salon-ada"
 */
export function hasPage(portfolio: Portfolio, locale: Locale, rest: string): boolean {
  const [first = '', second, ...others] = rest.split('/');
  if (others.length > 0) return false;
  const category = findCategory(portfolio, locale, first);
  if (second === undefined) return category !== null || findPortion(portfolio.items.length, first) !== null;
  if (findWork(portfolio, locale, second)) return true;
  return category !== null && findPortion(worksOf(portfolio, category).length, second) !== null;
}
