import type { JobOffer } from '@/lib/careers/job-offers';
import type { Locale } from '@/lib/i18n/locales';

interface JobOfferLabels {
  department: string;
  location: string;
  type: string;
  experience: string;
  skills: string;
  apply: string;
}

/** The open jobs, each whole, with a link to the form below that starts with this job. */
export function JobOffers({
  offers,
  locale,
  heading,
  notice,
  labels,
  applyHref,
}: {
  offers: readonly JobOffer[];
  locale: Locale;
  heading: string;
  /** Says that the offers are examples, while they are. */
  notice: string | null;
  labels: JobOfferLabels;
  applyHref: string;
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
              <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
                {(['department', 'location', 'type', 'experience'] as const).map((fact) => (
                  <div key={fact} className="col-span-2 grid grid-cols-subgrid">
                    <dt className="text-ink-soft">{labels[fact]}</dt>
                    <dd className="font-bold">
                      {fact === 'type' ? offer.type.label[locale] : offer[fact][locale]}
                    </dd>
                  </div>
                ))}
              </dl>
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
                <a
                  href={applyHref}
                  className="sign inline-flex min-h-12 items-center bg-ink px-6 text-lg text-paper hocus:underline"
                >
                  {labels.apply}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
