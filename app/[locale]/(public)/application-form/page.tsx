import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { ApplicationBlock } from '@/app/_blocks/application-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { shownJobs } from '@/lib/careers/open-jobs';
import { findPositionId, positionsOf } from '@/lib/careers/positions';
import { returnedApplication } from '@/lib/careers/server/receive-application';
import { continueWith } from '@/lib/forms/returned-form';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { currentLocale } from '@/lib/i18n/locale';
import { readShowcaseAroundForm } from '@/lib/showcase/server/read-showcase';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Application');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/**
 * The application form by itself: for the job that the address names, and where a form that was sent without script
 * comes back with what is wrong.
 */
export default async function ApplicationFormPage({ searchParams }: PageProps<'/[locale]/application-form'>) {
  const locale = await currentLocale();
  const jar = await cookies();
  const { job } = await searchParams;
  const jobs = shownJobs(await readShowcaseAroundForm());
  const positions = positionsOf(jobs);
  const asked = findPositionId(job, positions);
  const kept = readReturnedForm(returnedApplication, (name) => jar.get(name)?.value);
  const returned = asked && kept ? continueWith(kept, { position: asked }) : kept;
  return (
    <SiteFrame locale={locale} page="application-form" query={{ job }}>
      <ApplicationBlock
        as="h1"
        locale={locale}
        jobs={jobs}
        position={asked ?? findPositionId(kept?.values.position, positions)}
        returned={returned}
      />
    </SiteFrame>
  );
}
