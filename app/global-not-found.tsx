import '@/app/_styles/globals.css';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundBlock } from '@/app/_blocks/not-found-block';
import { fontClassName } from '@/app/_fonts/fonts';
import { SiteDocument } from '@/components/layout/site-document';
import { setCurrentLocale } from '@/lib/i18n/locale';
import { localeCookie } from '@/lib/i18n/locale-cookie';
import { readRequestedPath } from '@/lib/i18n/unknown-path';
import { requestPathHeader } from '@/lib/security/request-path';
import { siteIconAddress } from '@/lib/theme/site-icon';

async function requested() {
  const stored = (await cookies()).get(localeCookie)?.value;
  const path = readRequestedPath((await headers()).get(requestPathHeader), stored);
  setCurrentLocale(path.locale);
  return path;
}

export async function generateMetadata(): Promise<Metadata> {
  await requested();
  const t = await getTranslations('NotFound');
  return { title: t('title'), icons: siteIconAddress };
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
