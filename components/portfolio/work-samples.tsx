import { Fragment } from 'react';
import { ScenePicture } from '@/components/illustrations/scene-picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { type PortfolioFact, type PortfolioItem, portfolioFacts } from '@/lib/portfolio/portfolio';
import { WorkPicture } from './work-picture';

interface SamplesProps {
  locale: Locale;
  /** Each with its path below the portfolio. */
  samples: readonly { item: PortfolioItem; rest: string }[];
  heading: string;
  /** Says that there are invented ones among them, when there are. */
  notice: string | null;
  factLabels: Record<PortfolioFact, Localized>;
}

/**
 * Invented works that the home page shows are drawings of the file of pictures (app/_drawings/picture-file.tsx), which cost a page
 * next to nothing; everything else is a picture.
 */
function SamplePicture({
  item,
  locale,
  className,
}: {
  item: PortfolioItem;
  locale: Locale;
  className: string;
}) {
  const [image] = item.images;
  if (item.sample && item.featured && item.scene) {
    return <ScenePicture scene={item.scene} lettering={item.lettering ?? undefined} className={className} />;
  }
  return image ? (
    <WorkPicture
      image={image}
      locale={locale}
      sizes="(width < 40rem) 82vw, 50vw"
      className={className}
      isCut
    />
  ) : null;
}

function SampleCard({
  sample: { item, rest },
  locale,
  factLabels,
  wide = false,
  className = '',
}: {
  sample: SamplesProps['samples'][number];
  locale: Locale;
  /** Null leaves the facts to the page of the work. */
  factLabels: SamplesProps['factLabels'] | null;
  /** Alone in its row: the picture beside what it shows. */
  wide?: boolean;
  className?: string;
}) {
  const words = (
    <>
      <h3 className="mt-4 border-l-8 border-solid pl-3 text-lg leading-snug font-bold">
        <PageLink to="portfolio" locale={locale} rest={rest} className="underline-offset-4 hocus:underline">
          {item.title[locale]}
        </PageLink>
      </h3>
      <p className="mt-1 pl-5 text-ink-soft">{item.place[locale]}</p>
      {factLabels ? (
        <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-3 pl-5 text-sm">
          {portfolioFacts.map((fact) => (
            <Fragment key={fact}>
              <dt className="text-ink-soft">{factLabels[fact][locale]}</dt>
              <dd>{item.facts[fact][locale]}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </>
  );
  return (
    <li
      data-ink={item.group}
      className={`flex flex-col ${wide ? 'gap-x-8 lg:grid lg:grid-cols-12 lg:items-end' : ''} ${className}`}
    >
      <SamplePicture
        item={item}
        locale={locale}
        className={`block w-full ${wide ? 'aspect-4/3 lg:col-span-7' : 'aspect-4/3 sm:flex-1'}`}
      />
      {wide ? <div className="lg:col-span-5">{words}</div> : words}
    </li>
  );
}

/** Places of the eight samples in a wall of four columns: a large one in every row. */
const places = ['sm:col-span-2 sm:row-span-2', '', '', '', '', '', 'sm:col-span-2 sm:row-span-2', ''];

/** All samples: a wall on a wide screen, a strip to swipe on a phone; then the way to all works. */
export function SampleWall({
  locale,
  samples,
  heading,
  text,
  notice,
  factLabels,
  all,
}: SamplesProps & { text: string; all: string }) {
  return (
    <section aria-labelledby="samples-title" className="bg-paper py-16 lg:py-28">
      <div className="wrap-page">
        <SectionHeading id="samples-title" heading={heading} text={text} />
        {notice ? <p className="mt-4 text-sm text-ink-soft">{notice}</p> : null}
        <ul className="sample-wall mt-10 grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {samples.map((sample, index) => (
            <SampleCard
              key={sample.item.id}
              sample={sample}
              locale={locale}
              factLabels={places[index] ? factLabels : null}
              className={places[index]}
            />
          ))}
        </ul>
        <PageLink to="portfolio" locale={locale} className="sign link mt-10 text-2xl underline">
          {all}
        </PageLink>
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
        {notice ? <p className="mt-2 text-sm text-ink-soft">{notice}</p> : null}
        <ul className={`mt-8 grid gap-x-8 gap-y-10 ${samples.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          {samples.map((sample) => (
            <SampleCard
              key={sample.item.id}
              sample={sample}
              locale={locale}
              factLabels={factLabels}
              wide={samples.length === 1}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
