import type { Metadata } from 'next';
import { publicEnv } from '@/lib/env/public';
import { defaultLocale, type Locale, locales, openGraphLocale } from '@/lib/i18n/locales';
import { type PageId, pathTo, routeOf } from '@/lib/i18n/routes';

/** An absolute address of this site; the origin is SITE_URL, never the request's Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, publicEnv().SITE_URL).href;
}

/** The page's address in each language, for hreflang; `x-default` is the default language. */
export function alternateUrls(id: PageId): Record<Locale | 'x-default', string> {
  const urls = Object.fromEntries(
    locales.map((locale) => [locale, absoluteUrl(pathTo(id, locale))]),
  ) as Record<Locale, string>;
  return { ...urls, 'x-default': urls[defaultLocale] };
}

/** Title, description, canonical, alternates and Open Graph of a public page. */
export function pageMetadata(
  id: PageId,
  locale: Locale,
  copy: { title: string; description: string; siteName: string },
): Metadata {
  const url = absoluteUrl(pathTo(id, locale));
  const picture = absoluteUrl(`/og/${locale}/${id}`);
  return {
    title: copy.title,
    description: copy.description,
    alternates: { canonical: url, languages: alternateUrls(id) },
    robots: routeOf(id).indexable ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      url,
      title: copy.title,
      description: copy.description,
      siteName: copy.siteName,
      locale: openGraphLocale[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocale[other]),
      images: [{ url: picture, width: 1200, height: 630, alt: copy.title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
