import type { ReactNode } from 'react';
import { ScenePicture } from '@/components/illustrations/scene-picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PageId, ServiceGroupId } from '@/lib/i18n/routes';
import type { WorkSample } from '@/lib/portfolio/work-samples';

interface SamplesProps {
  locale: Locale;
  samples: readonly WorkSample[];
  heading: string;
  /** Says that the samples are invented. */
  notice: string;
  factLabels: Record<keyof WorkSample['facts'], Localized>;
}

function SampleCard({
  sample,
  locale,
  factLabels,
  title,
  wide = false,
  className = '',
}: {
  sample: WorkSample;
  locale: Locale;
  factLabels: SamplesProps['factLabels'];
  title: ReactNode;
  /** Alone in its row: the picture beside what it shows. */
  wide?: boolean;
  className?: string;
}) {
  return (
    <li
      data-ink={sample.ink}
      className={`flex flex-col ${wide ? 'gap-x-8 lg:grid lg:grid-cols-12 lg:items-end' : ''} ${className}`}
    >
      <ScenePicture
        scene={sample.scene}
        lettering={sample.lettering}
        className={`block w-full ${wide ? 'aspect-4/3 lg:col-span-7' : 'aspect-4/3 sm:flex-1'}`}
      />
      <div className={wide ? 'lg:col-span-5' : ''}>
        <h3 className="mt-4 border-l-8 border-solid pl-3 text-lg leading-snug font-bold">{title}</h3>
        <p className="mt-1 pl-5 text-ink-soft">{sample.place[locale]}</p>
        <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-3 pl-5 text-sm">
          {(['material', 'size', 'time'] as const).map((fact) => (
            <div key={fact} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{factLabels[fact][locale]}</dt>
              <dd>{sample.facts[fact][locale]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** Places of the eight samples in a wall of four columns: a large one in every row. */
const places = ['sm:col-span-2 sm:row-span-2', '', '', '', '', '', 'sm:col-span-2 sm:row-span-2', ''];

/** All samples: a wall on a wide screen, a strip to swipe on a phone; each leads to its service. */
export function SampleWall({
  locale,
  samples,
  heading,
  text,
  notice,
  factLabels,
  pageOf,
}: SamplesProps & { text: string; pageOf: (group: ServiceGroupId) => PageId }) {
  return (
    <section aria-labelledby="samples-title" className="bg-paper py-16 lg:py-28">
      <div className="wrap-page">
        <SectionHeading id="samples-title" heading={heading} text={text} />
        <p className="mt-4 text-sm text-ink-soft">{notice}</p>
        <ul className="sample-wall mt-10 grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {samples.map((sample, index) => (
            <SampleCard
              key={sample.id}
              sample={sample}
              locale={locale}
              factLabels={factLabels}
              className={places[index]}
              title={
                <PageLink
                  to={pageOf(sample.group)}
                  locale={locale}
                  className="underline-offset-4 hocus:underline"
                >
                  {sample.title[locale]}
                </PageLink>
              }
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One or two samples below a service. */
export function SampleRow({ locale, samples, heading, notice, factLabels }: SamplesProps) {
  return (
    <section aria-labelledby="samples-title" className="bg-paper py-14 lg:py-20">
      <div className="wrap-page">
        <h2 id="samples-title" className="sign text-board">
          {heading}
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{notice}</p>
        <ul className={`mt-8 grid gap-x-8 gap-y-10 ${samples.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          {samples.map((sample) => (
            <SampleCard
              key={sample.id}
              sample={sample}
              locale={locale}
              factLabels={factLabels}
              title={sample.title[locale]}
              wide={samples.length === 1}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
