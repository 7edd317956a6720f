import type { MetadataRoute } from 'next';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { type Localized, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathWithin, routeOf } from '@/lib/i18n/routes';
import { allInvented, categoryOf, workRest, worksOf } from '@/lib/portfolio/find-works';
import { absoluteUrl, alternateUrls } from '@/lib/seo/metadata';

export const revalidate = 3600;

/** A page, or what is below it, in each language, with its alternates. */
function entriesOf(id: PageId, rest?: Localized): MetadataRoute.Sitemap {
  return locales.map((locale) => ({
    url: absoluteUrl(pathWithin(id, locale, { rest: rest?.[locale] ?? '' })),
    alternates: { languages: alternateUrls(id, rest) },
  }));
}

/** Every indexable page, and every category and work of the portfolio that is not invented. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const portfolio = await loadPortfolio();
  return [
    ...pageIds.filter((id) => routeOf(id).indexable).flatMap((id) => entriesOf(id)),
    ...portfolio.categories
      .filter((category) => !allInvented(worksOf(portfolio, category)))
      .flatMap(({ slug }) => entriesOf('portfolio', slug)),
    ...portfolio.items
      .filter(({ sample }) => !sample)
      .flatMap((item) => entriesOf('portfolio', workRest(categoryOf(portfolio, item), item))),
  ];
}
