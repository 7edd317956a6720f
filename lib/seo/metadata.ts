import type { Metadata } from 'next';
import { publicEnv } from '@/lib/env/public';
import { defaultLocale, type Locale, type Localized, locales, openGraphLocale } from '@/lib/i18n/locales';
import { type PageId, pathWithin, routeOf } from '@/lib/i18n/routes';

/** An absolute address of this site; the origin is SITE_URL, never the request's Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, publicEnv().SITE_URL).href;
}

/** The page's address in each language, for hreflang; `x-default` is the default language. */
export function alternateUrls(id: PageId, rest?: Localized): Record<Locale | 'x-default', string> {
  const urls = Object.fromEntries(
    locales.map((locale) => [locale, absoluteUrl(pathWithin(id, locale, { rest: rest?.[locale] ?? '' }))]),
  ) as Record<Locale, string>;
  return { ...urls, 'x-default': urls[defaultLocale] };
}

/**
 * Title, description, canonical, alternates and Open Graph of a public page.
 *
 * @param rest the path below the page in each language
 */
export function pageMetadata(
  id: PageId,
  locale: Locale,
  copy: {
    title: string;
    description: string;
    siteName: string;
    /** Path of the picture of shared links and its size in pixels; the page's drawn one when left out. */
    picture?: { path: string; width: number; height: number; alt: string } | undefined;
    /** All it shows is invented: not for search engines. */
    invented?: boolean;
  },
  rest?: Localized,
): Metadata {
  const url = absoluteUrl(pathWithin(id, locale, { rest: rest?.[locale] ?? '' }));
  const { path, ...picture } = copy.picture ?? {
    path: `/og/${locale}/${id}`,
    width: 1200,
    height: 630,
    alt: copy.title,
  };
  return {
    title: copy.title,
    description: copy.description,
    alternates: { canonical: url, languages: alternateUrls(id, rest) },
    robots: routeOf(id).indexable && !copy.invented ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      url,
      title: copy.title,
      description: copy.description,
      siteName: copy.siteName,
      locale: openGraphLocale[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocale[other]),
      images: [{ url: absoluteUrl(path), ...picture }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
