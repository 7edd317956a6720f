import { ScenePicture } from '@/components/illustrations/scene-picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { standingOf } from '@/lib/portfolio/specimens';
import { slipOf } from '@/lib/portfolio/work-facts';
import { WorkPicture } from './work-picture';

interface SamplesProps {
  locale: Locale;
  /** Each with its path below the portfolio. */
  samples: readonly { item: PortfolioItem; rest: string }[];
  heading: string;
}

/**
 * Invented works that the home page shows are drawings of a file of pictures (app/_drawings/picture-file.tsx), which cost a page
 * next to nothing; everything else is a picture.
 */
function SamplePicture({
  item,
  locale,
  className,
  hasOwnFile,
}: {
  item: PortfolioItem;
  locale: Locale;
  className: string;
  hasOwnFile: boolean;
}) {
  const [image] = item.images;
  if (item.sample && item.featured && item.scene) {
    return (
      <ScenePicture
        scene={item.scene}
        lettering={item.lettering ?? undefined}
        className={className}
        hasOwnFile={hasOwnFile}
      />
    );
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
  wide = false,
  hasOwnFile = false,
}: {
  sample: SamplesProps['samples'][number];
  locale: Locale;
  /** Alone in its row: the picture beside what it shows. */
  wide?: boolean;
  /** Its drawing, when it is one. */
  hasOwnFile?: boolean;
}) {
  const words = (
    <>
      <h3 className="mt-4 border-l-8 border-solid pl-3 text-lg leading-snug font-bold">
        <PageLink to="portfolio" locale={locale} rest={rest} className="underline-offset-4 hocus:underline">
          {item.title[locale]}
        </PageLink>
      </h3>
      <p className="mt-1 pl-5 text-ink-soft">
        {/* A list of all facts would cost every service page more than it has to spend; the page of the work has them. */}
        {`${standingOf(item, locale)} · ${slipOf(item, locale)}`}
      </p>
    </>
  );
  return (
    <li
      data-ink={item.group}
      className={`flex flex-col ${wide ? 'gap-x-8 lg:grid lg:grid-cols-12 lg:items-end' : ''}`}
    >
      <SamplePicture
        item={item}
        locale={locale}
        hasOwnFile={hasOwnFile}
        className={`block w-full ${wide ? 'aspect-4/3 lg:col-span-7' : 'aspect-4/3 sm:flex-1'}`}
      />
      {wide ? <div className="lg:col-span-5">{words}</div> : words}
    </li>
  );
}

/** All samples: a wall on a wide screen, a strip to swipe on any other; then the way to all works. */
export function SampleWall({
  locale,
  samples,
  heading,
  text,
  all,
}: SamplesProps & { text: string; all: string }) {
  return (
    <section aria-labelledby="samples-title" className="bg-paper py-10 lg:py-28">
      <div className="wrap-page">
        <SectionHeading id="samples-title" heading={heading} text={text} />
        <ul className="sample-wall strip mt-4 gap-x-5 lg:mt-10">
          {samples.map((sample) => (
            <SampleCard key={sample.item.id} sample={sample} locale={locale} />
          ))}
        </ul>
        <PageLink to="portfolio" locale={locale} className="sign link mt-4 text-2xl lg:mt-10 underline">
          {all}
        </PageLink>
      </div>
    </section>
  );
}

/** One or two samples below a service. */
export function SampleRow({ locale, samples, heading }: SamplesProps) {
  return (
    <section aria-labelledby="samples-title" className="bg-paper py-14 lg:py-20">
      <div className="wrap-page">
        <h2 id="samples-title" className="sign text-board">
          {heading}
        </h2>
        <ul className={`mt-8 grid gap-x-8 gap-y-10 ${samples.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          {samples.map((sample) => (
            <SampleCard
              key={sample.item.id}
              sample={sample}
              locale={locale}
              wide={samples.length === 1}
              hasOwnFile
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
