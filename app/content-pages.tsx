import type { ReactNode } from 'react';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { type ServicePageId, serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { ServicePage } from './service-page';

interface ContentPage {
  seo: { title: Localized; description: Localized };
  /** What its Open Graph picture says. */
  headline: Localized;
  render: (locale: Locale) => ReactNode;
}

export type ContentPageId = ServicePageId;

function servicePage(page: ServicePageId): ContentPage {
  const { seo, headline } = services[page];
  return { seo, headline, render: (locale) => <ServicePage page={page} locale={locale} /> };
}

/** Every prerendered page of typed content, by its id in the route table. */
export const contentPages = Object.fromEntries(
  serviceGroups.flatMap(({ pages }) => pages.map((page) => [page, servicePage(page)])),
) as Record<ContentPageId, ContentPage>;

export function isContentPage(page: PageId): page is ContentPageId {
  return Object.hasOwn(contentPages, page);
}
