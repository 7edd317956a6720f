import type { MetadataRoute } from 'next';
import { type Localized, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathWithin, routeOf } from '@/lib/i18n/routes';
import { categoryOf, workRest } from '@/lib/portfolio/find-works';
import { absoluteUrl, alternateUrls } from '@/lib/seo/metadata';
import { loadPortfolio } from './load-portfolio';

export const revalidate = 3600;

/** A page, or what is below it, in each language, with its alternates. */
function entriesOf(id: PageId, rest?: Localized): MetadataRoute.Sitemap {
  return locales.map((locale) => ({
    url: absoluteUrl(pathWithin(id, locale, { rest: rest?.[locale] ?? '' })),
    alternates: { languages: alternateUrls(id, rest) },
  }));
}

/** Every open, indexable page, and every category and work of the portfolio. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const portfolio = await loadPortfolio();
  return [
    ...pageIds.filter((id) => routeOf(id).open && routeOf(id).indexable).flatMap((id) => entriesOf(id)),
    ...portfolio.categories.flatMap(({ slug }) => entriesOf('portfolio', slug)),
    ...portfolio.items.flatMap((item) => entriesOf('portfolio', workRest(categoryOf(portfolio, item), item))),
  ];
}
