import '@/components/home/below-fold.css';
import '@/components/home/hero-scene.css';
import '@/components/home/sections.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { loadPortfolio } from '@/app/_pages/load-portfolio';
import { loadShowcase } from '@/app/_pages/load-showcase';
import { Farewell } from '@/components/accounts/farewell.client';
import { Testimonials } from '@/components/company/testimonials';
import { About } from '@/components/home/about';
import { Faq } from '@/components/home/faq';
import { Figures } from '@/components/home/figures';
import { Hero } from '@/components/home/hero';
import { Process } from '@/components/home/process';
import { NameField } from '@/components/nameplate/name-field';
import { SampleWall } from '@/components/portfolio/work-samples';
import { ServicePanels } from '@/components/services/service-panels';
import { JsonLd } from '@/components/ui/json-ld';
import { company } from '@/lib/company/company';
import { localBusiness } from '@/lib/company/local-business';
import {
  clientsIntro,
  homeSeo,
  samplesIntro,
  servicesIntro,
  specimensText,
  testimonialsIntro,
} from '@/lib/home/home-copy';
import { formatLanguage } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { allInvented, withRests } from '@/lib/portfolio/find-works';
import { samplesForHome } from '@/lib/portfolio/select-samples';
import { pageMetadata } from '@/lib/seo/metadata';
import { serviceGroups } from '@/lib/services/service-groups';
import { shownClients, shownTestimonials } from '@/lib/showcase/showcase';
import { siteIcon } from '@/lib/theme/site-icon';

// What is no language is no page; the layout leaves that to its pages, because some of theirs are made on demand.
export const dynamicParams = false;
// The works change while the site runs (decision 0007). Seconds.
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const metadata = pageMetadata('home', locale, {
    title: homeSeo.title[locale],
    description: homeSeo.description[locale],
    siteName: company.name,
  });
  return { ...metadata, icons: siteIcon };
}

export default async function HomePage() {
  const locale = await currentLocale();
  const t = await getTranslations('Home');
  const portfolio = await loadPortfolio();
  const samples = samplesForHome(portfolio);
  const isDrawn = allInvented(samples);
  const showcase = await loadShowcase();
  const farewell = await getTranslations('Farewell');
  return (
    <SiteFrame locale={locale} page="home">
      <Farewell
        signedOut={{ title: farewell('signedOut.title'), text: farewell('signedOut.text') }}
        deleted={{ title: farewell('deleted.title'), text: farewell('deleted.text') }}
        kept={{ title: farewell('kept.title'), text: farewell('kept.text') }}
      />
      <JsonLd data={localBusiness(company, locale, homeSeo.description[locale])} />
      <Hero locale={locale} groups={serviceGroups} field={<NameField locale={locale} />} />
      <Figures locale={locale} />
      <ServicePanels
        locale={locale}
        groups={serviceGroups}
        heading={servicesIntro.heading[locale]}
        text={servicesIntro.text[locale]}
      />
      <Process locale={locale} durationLabel={t('stepDuration')} />
      {samples.length > 0 ? (
        <SampleWall
          locale={locale}
          samples={withRests(portfolio, samples, locale)}
          heading={samplesIntro.heading[locale]}
          text={(isDrawn ? specimensText : samplesIntro.text)[locale]}
          all={t(isDrawn ? 'allSpecimens' : 'allWork')}
        />
      ) : null}
      <Testimonials
        locale={locale}
        testimonials={shownTestimonials(showcase)}
        clients={shownClients(showcase)}
        heading={testimonialsIntro.heading[locale]}
        text={testimonialsIntro.text[locale]}
        clientsHeading={clientsIntro.heading[locale]}
        clientsText={clientsIntro.text[locale]}
        ratingLabel={(rating) => t('rating', { rating })}
        translatedFrom={(language) => t('translatedFrom', { language: formatLanguage(language, locale) })}
      />
      <About locale={locale} />
      <Faq locale={locale} />
      <QuoteBlock locale={locale} page="home" />
    </SiteFrame>
  );
}
