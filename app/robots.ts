import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo, routeOf } from '@/lib/i18n/routes';
import { absoluteUrl } from '@/lib/seo/metadata';

// A path says all that is below it, too.
const closed = pageIds
  .filter((id) => routeOf(id).kind !== 'public')
  .flatMap((id) => locales.map((locale) => pathTo(id, locale)))
  .filter((path, _, paths) => !paths.some((other) => path.startsWith(`${other}/`)));

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...closed],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
