import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathWithin } from '@/lib/i18n/routes';
import { absoluteUrl } from './metadata';

/** The breadcrumb as the page shows it. */
export function breadcrumbList(
  crumbs: readonly { page: PageId; rest?: string; label: string }[],
  locale: Locale,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ page, rest, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(pathWithin(page, locale, { rest: rest ?? '' })),
    })),
  };
}
