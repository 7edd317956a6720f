import { ApplicationForm } from '@/components/careers/application-form.client';
import { JobFacts } from '@/components/careers/job-facts';
import { InkSection } from '@/components/ui/ink-section';
import { applicationIntro } from '@/lib/careers/careers-copy';
import { loadApplicationFormLabels } from '@/lib/careers/form-labels';
import { loadJobLabels } from '@/lib/careers/job-labels';
import type { JobOffer } from '@/lib/careers/job-offers';
import { applicationAnchor } from '@/lib/careers/limits';
import { positionsOf } from '@/lib/careers/positions';
import { company } from '@/lib/company/company';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import type { Locale } from '@/lib/i18n/locales';
import { uploadTarget } from '@/lib/uploads/upload-purposes';

/** The application form as it ends the careers page, or, on a page of its own, for one position. */
export async function ApplicationBlock({
  locale,
  jobs,
  as,
  position,
  returned,
}: {
  locale: Locale;
  /** What one may apply for, beside a job that is not offered. */
  jobs: readonly JobOffer[];
  as?: 'h1' | 'h2';
  /** The id of the position that is chosen at the start. */
  position?: string | null;
  returned?: ReturnedForm | null;
}) {
  const offer = jobs.find(({ id }) => id === position);
  return (
    <InkSection
      id={applicationAnchor}
      ink="wrapping"
      heading={(offer?.title ?? applicationIntro.heading)[locale]}
      aside={
        offer ? (
          <JobFacts offer={offer} locale={locale} labels={await loadJobLabels(locale)} />
        ) : (
          <p>{applicationIntro.text[locale]}</p>
        )
      }
      as={as}
    >
      <ApplicationForm
        labels={await loadApplicationFormLabels(locale, positionsOf(jobs))}
        locale={locale}
        contact={{
          phone: company.phone.display[locale],
          phoneHref: `tel:${company.phone.e164}`,
          email: company.email,
        }}
        uploadTarget={uploadTarget('application')}
        initialPosition={position ?? undefined}
        returned={returned}
      />
    </InkSection>
  );
}
