import '@/components/services/tryouts/tryouts.css';
import { getTranslations } from 'next-intl/server';
import { PrintFoot } from '@/app/_blocks/print-foot';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { ShirtTeaser } from '@/app/_blocks/shirt-teaser';
import { WrapTeaser } from '@/app/_blocks/wrap-teaser';
import { ContentView } from '@/components/content/content-view';
import { SampleRow } from '@/components/portfolio/work-samples';
import { RelatedServices } from '@/components/services/related-services';
import { tryouts } from '@/components/services/tryouts/tryouts';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { withRests } from '@/lib/portfolio/find-works';
import { samplesForService } from '@/lib/portfolio/select-samples';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { arrange, openings } from '@/lib/services/openings';
import { loadSectionLabels } from '@/lib/services/section-labels';
import { groupOf, serviceLabels } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { faqData, serviceData } from '@/lib/services/structured-data';
import { loadPortfolio } from './load-portfolio';

/** The tool that a page leads to. */
function toolOf(page: ServicePageId, locale: Locale) {
  if (page === 'wrap-simulator') return <WrapTeaser locale={locale} />;
  return page === 'shirt-designer' ? <ShirtTeaser locale={locale} /> : null;
}

/** A service page: its record, drawn, with the way to it, work of the same trade and the quote form. */
export async function ServicePage({ page, locale }: { page: ServicePageId; locale: Locale }) {
  const t = await getTranslations('ServicePage');
  const pageName = await getTranslations('Pages');
  const service = services[page];
  const group = groupOf(page);
  const [groupPage] = group.pages;
  const crumbs: Crumb[] = [
    { page: 'home', label: pageName('home') },
    ...(groupPage === page ? [] : [{ page: groupPage, label: serviceLabels[groupPage][locale] }]),
    { page, label: serviceLabels[page][locale] },
  ];
  const portfolio = await loadPortfolio();
  const samples = samplesForService(portfolio, group.id, service.scene);
  const faq = faqData(service, locale);
  const opening = openings[page];
  const { sections, triedBefore } = arrange(service.sections, opening);
  const tryout = tryouts[page];
  const toTry = tryout ? <tryout.View locale={locale} /> : null;
  const works =
    samples.length > 0 ? (
      <SampleRow locale={locale} samples={withRests(portfolio, samples, locale)} heading={t('samples')} />
    ) : null;
  return (
    <>
      <JsonLd data={serviceData(service, page, locale)} />
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      {faq ? <JsonLd data={faq} /> : null}
      <ContentView
        content={{ ...service, sections }}
        ink={group.id}
        name={serviceLabels[page][locale]}
        locale={locale}
        labels={await loadSectionLabels(locale)}
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('breadcrumb')} />}
        action={{ href: `#${anchors.quoteForm}`, label: t('quote') }}
        tool={toolOf(page, locale)}
        opening={{ touch: toTry, works, price: null, readers: null }[opening]}
        inserts={toTry && triedBefore ? [{ before: triedBefore, view: toTry }] : []}
      >
        {opening === 'works' ? null : works}
        <RelatedServices
          pages={group.pages.filter((other) => other !== page)}
          locale={locale}
          heading={t('related')}
        />
        <PrintFoot page={page} locale={locale} />
      </ContentView>
      <QuoteBlock locale={locale} page={page} initialSubject={service.projectType} />
    </>
  );
}
