import { WorkshopBand } from '@/components/illustrations/workshop/workshop-band';
import { ExampleMark } from '@/components/ui/example-mark';
import { applyPath } from '@/lib/careers/apply-path';
import type { JobLabels } from '@/lib/careers/job-labels';
import type { JobOffer } from '@/lib/careers/job-offers';
import { spontaneousId } from '@/lib/careers/limits';
import type { Shown } from '@/lib/company/sample';
import type { Locale } from '@/lib/i18n/locales';
import { ApplyLink } from './apply-link.client';
import { JobFacts } from './job-facts';

/** Middles of the rooms of the workshop, in hundredths of its street: each job has one, no two beside each other the same. */
const rooms = [100, 22, 48, 72, 0];

/** The open jobs, each whole, with a link to the form that starts with this job. */
export function JobOffers({
  offers,
  locale,
  heading,
  labels,
}: {
  offers: readonly Shown<JobOffer>[];
  locale: Locale;
  heading: string;
  labels: JobLabels;
}) {
  return (
    <section aria-labelledby="job-offers" className="bg-paper-deep py-16 lg:py-24">
      <div className="wrap-page">
        <h2 id="job-offers" className="sign text-poster">
          {heading}
        </h2>
        {offers.length === 0 ? (
          <>
            <p className="mt-5 max-w-prose text-lg">{labels.none}</p>
            <p className="mt-8">
              <ApplyLink
                href={applyPath(spontaneousId, locale)}
                position={spontaneousId}
                className="button min-h-12 bg-ink px-6 text-lg text-paper hocus:underline"
              >
                {labels.applyAnyway}
              </ApplyLink>
            </p>
          </>
        ) : (
          <ul className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-2">
            {offers.map((offer, index) => (
              <li
                key={offer.id}
                id={offer.id}
                className="flex flex-col border-t-[0.75rem] border-ink bg-white p-6 sm:p-10"
              >
                <div className="-mx-6 -mt-6 mb-6 sm:-mx-10 sm:-mt-10 sm:mb-8">
                  <WorkshopBand at={rooms[index % rooms.length] ?? 0} alt="" />
                </div>
                {offer.sample ? (
                  <p className="mb-3">
                    <ExampleMark label={labels.example} />
                  </p>
                ) : null}
                <h3 className="sign text-board">{offer.title[locale]}</h3>
                <JobFacts offer={offer} locale={locale} labels={labels} className="mt-5" />
                <p className="mt-5 max-w-prose whitespace-pre-line">{offer.description[locale]}</p>
                <h4 className="mt-5 font-bold">{labels.skills}</h4>
                <ul className="ticks mt-2 stack-1.5">
                  {offer.skills.map((skill) => (
                    <li key={skill[locale]}>{skill[locale]}</li>
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
        )}
      </div>
    </section>
  );
}
