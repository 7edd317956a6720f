import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/layout/site-document';
import { publicEnv } from '@/lib/env/public';
import { isLocale, locales } from '@/lib/i18n/locales';
import { fontClassName } from '../fonts';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(publicEnv().SITE_URL), formatDetection: { telephone: false } };
}

export const viewport: Viewport = { themeColor: '#16130f', colorScheme: 'light' };

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <SiteDocument locale={locale} fontClassName={fontClassName}>
      {children}
    </SiteDocument>
  );
}
