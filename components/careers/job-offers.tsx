import { applyPath } from '@/lib/careers/apply-path';
import type { JobLabels } from '@/lib/careers/job-labels';
import type { JobOffer } from '@/lib/careers/job-offers';
import type { Locale } from '@/lib/i18n/locales';
import { ApplyLink } from './apply-link.client';
import { JobFacts } from './job-facts';

/** The open jobs, each whole, with a link to the form that starts with this job. */
export function JobOffers({
  offers,
  locale,
  heading,
  notice,
  labels,
}: {
  offers: readonly JobOffer[];
  locale: Locale;
  heading: string;
  /** Says that the offers are examples, while they are. */
  notice: string | null;
  labels: JobLabels;
}) {
  return (
    <section aria-labelledby="job-offers" className="bg-paper-deep py-16 lg:py-24">
      <div className="wrap-page">
        <h2 id="job-offers" className="sign text-poster">
          {heading}
        </h2>
        {notice ? <p className="mt-3 text-sm text-ink-soft">{notice}</p> : null}
        <ul className="mt-10 grid gap-6 lg:grid-cols-2">
          {offers.map((offer) => (
            <li
              key={offer.id}
              id={offer.id}
              className="flex flex-col border-t-[0.75rem] border-ink bg-white p-6 sm:p-10"
            >
              <h3 className="sign text-board">{offer.title[locale]}</h3>
              <JobFacts offer={offer} locale={locale} labels={labels} className="mt-5" />
              <p className="mt-5 max-w-prose">{offer.description[locale]}</p>
              <h4 className="mt-5 font-bold">{labels.skills}</h4>
              <ul className="mt-2 stack-1.5">
                {offer.skills.map((skill) => (
                  <li key={skill[locale]} className="relative pl-5">
                    <span aria-hidden="true" className="absolute top-[0.55em] left-0 size-2 bg-ink" />
                    {skill[locale]}
                  </li>
                ))}
              </ul>
              <p className="mt-auto pt-8">
                <ApplyLink
                  href={applyPath(offer.id, locale)}
                  position={offer.id}
                  className="button min-h-12 bg-ink px-6 text-lg text-paper hocus:underline"
                >
                  {labels.apply}
                </ApplyLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
