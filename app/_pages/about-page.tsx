import '@/components/about/about.css';
import { getTranslations } from 'next-intl/server';
import { MapBlock } from '@/app/_blocks/map-block';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { PapersSection } from '@/components/about/papers-section';
import { WorkshopSection } from '@/components/about/workshop-section';
import { ContentView } from '@/components/content/content-view';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { aboutCopy } from '@/lib/about/about-copy';
import { papersCopy } from '@/lib/about/papers-copy';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
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
        inserts={[
          { before: 'audience', view: <WorkshopSection locale={locale} /> },
          {
            before: 'call',
            view: <PapersSection locale={locale} samples={<SamplesLink locale={locale} />} />,
          },
        ]}
      />
      <MapBlock locale={locale} />
      <QuoteBlock locale={locale} page="about" />
    </>
  );
}

function SamplesLink({ locale }: { locale: Locale }) {
  return (
    <PageLink to="sample-card" locale={locale} className="link min-h-11 font-bold">
      {papersCopy.samples.action[locale]}
    </PageLink>
  );
}
