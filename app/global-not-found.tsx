import './globals.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SiteDocument } from '@/components/layout/site-document';
import { setCurrentLocale } from '@/lib/i18n/locale';
import { readRequestedPath } from '@/lib/i18n/unknown-path';
import { requestPathHeader } from '@/lib/security/request-path';
import { fontClassName } from './fonts';
import { NotFoundBlock } from './not-found-block';

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
  return (
    <SiteDocument locale={locale} fontClassName={fontClassName}>
      <NotFoundBlock locale={locale} address={address} nearest={nearest} />
    </SiteDocument>
  );
}
