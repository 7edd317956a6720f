import type { JobLabels } from '@/lib/careers/job-labels';
import type { JobOffer } from '@/lib/careers/job-offers';
import type { Locale } from '@/lib/i18n/locales';

/** Team, place, contract and experience of a job. */
export function JobFacts({
  offer,
  locale,
  labels,
  className = '',
}: {
  offer: JobOffer;
  locale: Locale;
  labels: JobLabels;
  className?: string;
}) {
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 ${className}`}>
      {(['department', 'location', 'type', 'experience'] as const).map((fact) => (
        <div key={fact} className="col-span-2 grid grid-cols-subgrid">
          <dt className="opacity-80">{labels[fact]}</dt>
          <dd className="font-bold">{fact === 'type' ? offer.type.label[locale] : offer[fact][locale]}</dd>
        </div>
      ))}
    </dl>
  );
}
