import './globals.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { SiteDocument } from '@/components/layout/site-document';
import { setCurrentLocale } from '@/lib/i18n/locale';
import type { PageId } from '@/lib/i18n/routes';
import { readRequestedPath } from '@/lib/i18n/unknown-path';
import { requestPathHeader } from '@/lib/security/request-path';
import { serviceLabels } from '@/lib/services/service-groups';
import { fontClassName } from './fonts';
import { SiteFrame } from './site-frame';

async function requested() {
  const path = readRequestedPath((await headers()).get(requestPathHeader));
  setCurrentLocale(path.locale);
  return path;
}

export async function generateMetadata(): Promise<Metadata> {
  await requested();
  const t = await getTranslations('NotFound');
  return { title: t('title') };
}

/** No page has this address: either it is a page's address written otherwise, or there is nothing here. */
export default async function GlobalNotFound() {
  const { locale, address, canonical, nearest } = await requested();
  if (canonical) permanentRedirect(canonical);
  const pageName = await getTranslations('Pages');
  const label = (page: PageId) =>
    page in serviceLabels
      ? serviceLabels[page as keyof typeof serviceLabels][locale]
      : pageName(page as Parameters<typeof pageName>[0]);
  return (
    <SiteDocument locale={locale} fontClassName={fontClassName}>
      <SiteFrame locale={locale} page={null}>
        <NotFoundView locale={locale} address={address} nearest={nearest} label={label} />
      </SiteFrame>
    </SiteDocument>
  );
}
