import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { absoluteUrl } from '@/lib/seo/metadata';

const closed = ['admin', 'account', 'auth', 'logout'] as const;

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...closed.flatMap((id) => locales.map((locale) => pathTo(id, locale)))],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
