import '@/app/_styles/globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { fontClassName } from '@/app/_fonts/fonts';
import { SiteDocument } from '@/components/layout/site-document';
import { publicEnv } from '@/lib/env/public';
import { isLocale, locales } from '@/lib/i18n/locales';
import { colors } from '@/lib/theme/colors';
import { siteIconAddress } from '@/lib/theme/site-icon';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(publicEnv().SITE_URL),
    formatDetection: { telephone: false },
    icons: siteIconAddress,
  };
}

export const viewport: Viewport = { themeColor: colors.ink, colorScheme: 'light' };

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <SiteDocument locale={locale} fontClassName={fontClassName}>
      {children}
    </SiteDocument>
  );
}
