import type { MetadataRoute } from 'next';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { type Localized, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathWithin, routeOf } from '@/lib/i18n/routes';
import { categoryOf, hasRealWork, workRest, worksOf } from '@/lib/portfolio/find-works';
import { laterPortions, portionOf, portionRest } from '@/lib/portfolio/portions';
import { absoluteUrl, alternateUrls } from '@/lib/seo/metadata';

export const revalidate = 3600;

/** A page, or what is below it, in each language, with its alternates. */
function entriesOf(id: PageId, rest?: Localized): MetadataRoute.Sitemap {
  return locales.map((locale) => ({
    url: absoluteUrl(pathWithin(id, locale, { rest: rest?.[locale] ?? '' })),
    alternates: { languages: alternateUrls(id, rest) },
  }));
}

/** Every indexable page, and every later page, category and work of the portfolio that is not invented. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const portfolio = await loadPortfolio();
  return [
    ...pageIds
      // A bare wall is nothing to find.
      .filter((id) => routeOf(id).indexable && (id !== 'portfolio' || portfolio.items.length > 0))
      .flatMap((id) => entriesOf(id)),
    ...laterPortions(portfolio.items.length)
      .filter((number) => hasRealWork(portionOf(portfolio.items, number)))
      .flatMap((number) => entriesOf('portfolio', portionRest(number))),
    ...portfolio.categories.flatMap((category) => {
      const works = worksOf(portfolio, category);
      if (!hasRealWork(works)) return [];
      return [
        ...entriesOf('portfolio', category.slug),
        ...laterPortions(works.length)
          .filter((number) => hasRealWork(portionOf(works, number)))
          .flatMap((number) => entriesOf('portfolio', portionRest(number, category.slug))),
      ];
    }),
    ...portfolio.items
      .filter(({ sample }) => !sample)
      .flatMap((item) => entriesOf('portfolio', workRest(categoryOf(portfolio, item), item))),
  ];
}
