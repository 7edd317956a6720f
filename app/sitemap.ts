import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo, routeOf } from '@/lib/i18n/routes';
import { absoluteUrl, alternateUrls } from '@/lib/seo/metadata';

/** Every open, indexable page in each language, with its alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageIds
    .filter((id) => routeOf(id).open && routeOf(id).indexable)
    .flatMap((id) =>
      locales.map((locale) => ({
        url: absoluteUrl(pathTo(id, locale)),
        alternates: { languages: alternateUrls(id) },
      })),
    );
}
