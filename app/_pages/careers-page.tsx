import { getTranslations } from 'next-intl/server';
import { ApplicationBlock } from '@/app/_blocks/application-block';
import { JobOffers } from '@/components/careers/job-offers';
import { ContentView } from '@/components/content/content-view';
import { WorkshopBand } from '@/components/illustrations/workshop/workshop-band';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { workshopCopy } from '@/lib/about/workshop-copy';
import { careersCopy } from '@/lib/careers/careers-copy';
import { loadJobLabels } from '@/lib/careers/job-labels';
import { jobPosting } from '@/lib/careers/job-posting';
import { applicationAnchor } from '@/lib/careers/limits';
import { shownJobs } from '@/lib/careers/open-jobs';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { loadSectionLabels } from '@/lib/services/section-labels';
import { loadShowcase } from './load-showcase';

export async function CareersPage({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  const offers = shownJobs(await loadShowcase());
  const crumbs: Crumb[] = [
    { page: 'home', label: t('Pages.home') },
    { page: 'careers', label: t('Pages.careers') },
  ];
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      {/* A job that does not exist must not be listed elsewhere. */}
      {offers
        .filter(({ sample }) => !sample)
        .map((offer) => (
          <JsonLd key={offer.id} data={jobPosting(offer, locale)} />
        ))}
      <ContentView
        content={careersCopy}
        ink="ink"
        name={t('Pages.careers')}
        locale={locale}
        labels={await loadSectionLabels(locale)}
        breadcrumb={<Breadcrumb crumbs={crumbs} locale={locale} label={t('ServicePage.breadcrumb')} />}
        action={
          offers.length > 0
            ? { href: '#job-offers', label: t('Careers.seeJobs') }
            : { href: `#${applicationAnchor}`, label: t('Careers.applyAnyway') }
        }
        inserts={[{ before: 'benefits', view: <WorkshopBand at={46} alt={workshopCopy.picture[locale]} /> }]}
      >
        <JobOffers
          offers={offers}
          locale={locale}
          heading={t('Careers.jobs')}
          labels={await loadJobLabels(locale)}
        />
      </ContentView>
      <ApplicationBlock locale={locale} jobs={offers} />
    </>
  );
}
