import { getTranslations } from 'next-intl/server';
import { ApplicationBlock } from '@/app/_blocks/application-block';
import { JobOffers } from '@/components/careers/job-offers';
import { ContentView } from '@/components/content/content-view';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { careersCopy } from '@/lib/careers/careers-copy';
import { loadJobLabels } from '@/lib/careers/job-labels';
import { type JobOffer, jobOffers } from '@/lib/careers/job-offers';
import { jobPosting } from '@/lib/careers/job-posting';
import type { Sample } from '@/lib/company/sample';
import { sampleNotice } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { loadSectionLabels } from '@/lib/services/section-labels';

// A job that does not exist must not be listed elsewhere.
const realOffers = jobOffers.filter(
  (offer: JobOffer & Partial<Sample>) => !offer.sample,
) as readonly JobOffer[];

export async function CareersPage({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  const crumbs: Crumb[] = [
    { page: 'home', label: t('Pages.home') },
    { page: 'careers', label: t('Pages.careers') },
  ];
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      {realOffers.map((offer) => (
        <JsonLd key={offer.id} data={jobPosting(offer, locale)} />
      ))}
      <ContentView
        content={careersCopy}
        ink="ink"
        name={t('Pages.careers')}
        locale={locale}
        labels={await loadSectionLabels(locale)}
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('ServicePage.breadcrumb')} />}
        action={{ href: '#job-offers', label: t('Careers.seeJobs') }}
      >
        <JobOffers
          offers={jobOffers}
          locale={locale}
          heading={t('Careers.jobs')}
          notice={realOffers.length < jobOffers.length ? sampleNotice[locale] : null}
          labels={await loadJobLabels(locale)}
        />
      </ContentView>
      <ApplicationBlock locale={locale} />
    </>
  );
}
