import { getTranslations } from 'next-intl/server';
import { MapBlock } from '@/app/_blocks/map-block';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { ContentView } from '@/components/content/content-view';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { aboutCopy } from '@/lib/about/about-copy';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { loadSectionLabels } from '@/lib/services/section-labels';

export async function AboutPage({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  const crumbs: Crumb[] = [
    { page: 'home', label: t('Pages.home') },
    { page: 'about', label: t('Pages.about') },
  ];
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      <ContentView
        content={aboutCopy}
        ink="ink"
        name={t('Pages.about')}
        locale={locale}
        labels={await loadSectionLabels(locale)}
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('ServicePage.breadcrumb')} />}
        action={{ href: `#${anchors.quoteForm}`, label: t('ServicePage.quote') }}
      />
      <MapBlock locale={locale} />
      <QuoteBlock locale={locale} page="about" />
    </>
  );
}
