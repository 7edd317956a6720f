import type { ReactNode } from 'react';
import { aboutCopy } from '@/lib/about/about-copy';
import { careersCopy } from '@/lib/careers/careers-copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { ContentPageId, PageId } from '@/lib/i18n/routes';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { legalNotice } from '@/lib/legal/legal-notice';
import { privacy } from '@/lib/legal/privacy';
import { terms } from '@/lib/legal/terms';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { AboutPage } from './about-page';
import { CareersPage } from './careers-page';
import { LegalPage, type LegalPageId } from './legal-page';
import { ServicePage } from './service-page';

interface ContentPage {
  seo: { title: Localized; description: Localized };
  render: (locale: Locale) => ReactNode;
}

function servicePage(page: ServicePageId): ContentPage {
  return { seo: services[page].seo, render: (locale) => <ServicePage page={page} locale={locale} /> };
}

const legalDocuments = { terms: terms, 'legal-notice': legalNotice, privacy: privacy };

function legalPage(page: LegalPageId): ContentPage {
  const document = legalDocuments[page];
  return {
    seo: document.seo,
    render: (locale) => <LegalPage page={page} document={document} locale={locale} />,
  };
}

const servicePages = Object.fromEntries(
  serviceGroups.flatMap(({ pages }) => pages.map((page) => [page, servicePage(page)])),
) as Record<ServicePageId, ContentPage>;

/** Every prerendered page of typed content, by its id in the route table. */
export const contentPages: Record<ContentPageId, ContentPage> = {
  ...servicePages,
  about: { ...aboutCopy, render: (locale) => <AboutPage locale={locale} /> },
  careers: { ...careersCopy, render: (locale) => <CareersPage locale={locale} /> },
  terms: legalPage('terms'),
  'legal-notice': legalPage('legal-notice'),
  privacy: legalPage('privacy'),
};

export function isContentPage(page: PageId): page is ContentPageId {
  return Object.hasOwn(contentPages, page);
}
