import './drawn.css';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { LineDrawing } from '@/components/illustrations/line-drawing';
import { emWidth } from '@/components/illustrations/scene-parts';
import { AccordionItem } from '@/components/ui/accordion';
import { fillingColumns } from '@/components/ui/columns';
import type { DrawingId } from '@/lib/content/drawings/drawings';
import type { ContentSection } from '@/lib/content/page-content';
import type { PriceId } from '@/lib/content/prices';
import type { Duration } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { SectionLabels } from '@/lib/services/section-labels';

type SectionOf<K extends ContentSection['kind']> = Extract<ContentSection, { kind: K }>;

interface SectionProps<K extends ContentSection['kind']> {
  section: SectionOf<K>;
  /** Whose ink the page is printed in. */
  ink: string;
  locale: Locale;
  labels: SectionLabels;
  /** The id of the section's heading. */
  id: string;
}

const grounds = {
  paper: 'bg-paper',
  deep: 'bg-paper-deep',
  tint: 'bg-tint',
  ink: 'bg-ink text-paper',
  solid: 'bg-solid text-on-solid',
} as const;

function Band({
  id,
  heading,
  intro,
  drawing,
  ground = 'paper',
  children,
}: {
  id: string;
  heading: string;
  intro?: string;
  drawing?: ReactNode;
  ground?: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={`${grounds[ground]} py-16 lg:py-24`}>
      <div className="wrap-page">
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id={id} className="sign text-[clamp(2rem,5vw,4rem)] leading-[0.95] lg:col-span-7">
            {heading}
          </h2>
          {intro ? <p className="max-w-xl text-lg lg:col-span-5">{intro}</p> : null}
          {drawing}
        </div>
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </section>
  );
}

/** The title of a row with the drawing of it. */
function Title({
  text,
  drawing,
  ink,
  className,
}: {
  text: string;
  drawing?: DrawingId | undefined;
  ink: string;
  className: string;
}) {
  return (
    <h3 className={className}>
      {drawing ? <LineDrawing id={drawing} ink={ink} /> : null}
      {text}
    </h3>
  );
}

/** What the prices above it include. */
function PriceNote({ text }: { text: string }) {
  return <p className="mt-6 text-ink-soft">{text}</p>;
}

function headDrawing({ drawing }: { drawing?: DrawingId | undefined }, ink: string) {
  return drawing ? <LineDrawing id={drawing} ink={ink} className="drawn" /> : null;
}

/** A time that is a fact, or is said in words. */
function inWords(time: Localized | Duration, locale: Locale, labels: SectionLabels): string {
  return 'unit' in time ? labels.duration(time) : time[locale];
}

function Ticks({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={`ticks stack-1.5 ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Audience({ section, ink, locale, id }: SectionProps<'audience'>) {
  return (
    <Band id={id} heading={section.heading[locale]} drawing={headDrawing(section, ink)}>
      <ul className={`grid gap-x-8 gap-y-8 ${fillingColumns(section.items.length)}`}>
        {section.items.map(({ title, text, drawing }) => (
          <li key={title[locale]} className="border-t-4 border-solid pt-4">
            <Title text={title[locale]} drawing={drawing} ink={ink} className="sign text-xl" />
            <p className="mt-2 max-w-prose text-ink-soft">{text[locale]}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Deliverables({ section, ink, locale, id }: SectionProps<'deliverables'>) {
  return (
    <Band
      id={id}
      heading={section.heading[locale]}
      intro={section.intro[locale]}
      drawing={headDrawing(section, ink)}
      ground="tint"
    >
      <ul className="grid gap-x-10 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
        {section.items.map((item) => (
          <li key={item[locale]} className="flex gap-4 border-b border-ink/20 py-3 text-lg">
            <span aria-hidden="true" className="mt-2 size-3 shrink-0 bg-solid" />
            {item[locale]}
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Materials({ section, ink, locale, labels, id }: SectionProps<'materials'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]}>
      <ul className="border-t-2 border-ink">
        {section.items.map((item) => (
          <li
            key={item.title[locale]}
            className="grid gap-x-8 gap-y-3 border-b border-line-strong py-6 lg:grid-cols-12"
          >
            <Title
              text={item.title[locale]}
              drawing={item.drawing}
              ink={ink}
              className="sign text-2xl lg:col-span-3"
            />
            <p className="max-w-prose lg:col-span-4">{item.description[locale]}</p>
            <Ticks items={textsIn(locale, item.features)} className="text-ink-soft lg:col-span-3" />
            <p className="figures hyphens-auto wrap-break-word lg:col-span-2">
              <span className="block text-sm text-ink-soft">{labels.durability}</span>
              <span className="block font-bold first-letter:uppercase">
                {inWords(item.durability, locale, labels)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** What a column of offers shows of an entry, whatever kind of thing it is. */
interface Offer {
  name: Localized;
  drawing?: DrawingId;
  /** What stands large: a price, a size or a weight. */
  large: string;
  description: string;
  note?: { label: string; texts: readonly string[] };
  features: readonly string[];
  popular?: boolean;
}

/** Offers side by side; the popular one stands on the ink. */
function Offers({
  section,
  ink,
  locale,
  labels,
  id,
  offers,
  priceNote,
}: Omit<SectionProps<'packages'>, 'section'> & {
  section: { heading: Localized; intro: Localized };
  offers: readonly Offer[];
  priceNote?: string;
}) {
  const columns =
    offers.length === 4
      ? 'sm:grid-cols-2 xl:grid-cols-4'
      : offers.length === 2
        ? 'sm:grid-cols-2'
        : 'lg:grid-cols-3';
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="deep">
      <ul data-count={offers.length} className={`grid gap-5 ${columns}`}>
        {offers.map(({ name, drawing, large, description, note, features, popular }) => (
          <li
            key={name[locale]}
            className={`relative flex flex-col p-6 sm:p-8 ${popular ? 'bg-solid text-on-solid' : 'bg-white [box-shadow:inset_0_0_0_2px_var(--line)]'}`}
          >
            {popular ? (
              <p className="absolute top-0 bg-ink px-3 py-0.5 text-sm font-bold text-paper">
                {labels.popular}
              </p>
            ) : null}
            <Title text={name[locale]} drawing={drawing} ink={ink} className="sign text-2xl" />
            <p className="sign figures mt-3 text-[clamp(1.75rem,3vw,2.5rem)] leading-none">{large}</p>
            <p className="mt-4">{description}</p>
            {note ? (
              <p className="mt-4">
                <span className="block text-sm">{note.label}</span>
                {note.texts.map((text) => (
                  <span key={text} className="block font-bold">
                    {text}
                  </span>
                ))}
              </p>
            ) : null}
            <Ticks items={features} className="mt-5 border-t border-current/30 pt-5" />
          </li>
        ))}
      </ul>
      {priceNote ? <PriceNote text={priceNote} /> : null}
    </Band>
  );
}

function textsIn(locale: Locale, texts: readonly Localized[]): string[] {
  return texts.map((text) => text[locale]);
}

function blockNote(items: readonly { price: PriceId }[], labels: SectionLabels): string {
  return labels.priceNote(items.map(({ price }) => price));
}

function Films(props: SectionProps<'films'>) {
  const { section, locale, labels } = props;
  const offers = section.items.map((item) => ({
    ...item,
    large: labels.price(item.price),
    description: item.description[locale],
    note: { label: labels.applications, texts: textsIn(locale, item.applications) },
    features: textsIn(locale, item.features),
  }));
  return <Offers {...props} offers={offers} priceNote={blockNote(section.items, labels)} />;
}

function Formats(props: SectionProps<'formats'>) {
  const { section, locale, labels } = props;
  const offers = section.items.map((item) => ({
    ...item,
    large: labels.format(item.format),
    description: item.description[locale],
    features: textsIn(locale, item.features),
  }));
  return <Offers {...props} offers={offers} />;
}

function Banners(props: SectionProps<'banners'>) {
  const { section, locale, labels } = props;
  const offers = section.items.map((item) => {
    const { weight, perforation } = labels.banner(item.material);
    return {
      name: item.name,
      drawing: item.drawing,
      large: weight,
      description: item.description[locale],
      note: { label: labels.usage, texts: [item.usage[locale]] },
      features: [...(perforation === null ? [] : [perforation]), ...textsIn(locale, item.specs)],
    };
  });
  return <Offers {...props} offers={offers} />;
}

function Packages(props: SectionProps<'packages'>) {
  const { section, locale, labels } = props;
  const offers = section.items.map((item) => ({
    ...item,
    large: labels.price(item.price),
    description: item.description[locale],
    features: textsIn(locale, item.features),
  }));
  return <Offers {...props} offers={offers} priceNote={blockNote(section.items, labels)} />;
}

function Pricing({ section, ink, locale, labels, id }: SectionProps<'pricing'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="deep">
      <ul className="border-t-2 border-ink">
        {section.items.map((item) => (
          <li
            key={item.title[locale]}
            className="grid gap-x-8 gap-y-2 border-b border-line-strong py-6 lg:grid-cols-12 lg:items-baseline"
          >
            <Title
              text={item.title[locale]}
              drawing={item.drawing}
              ink={ink}
              className="sign text-2xl lg:col-span-4"
            />
            <Ticks items={textsIn(locale, item.features)} className="text-ink-soft lg:col-span-5" />
            <p className="sign figures text-2xl lg:col-span-3 lg:text-right">{labels.price(item.price)}</p>
          </li>
        ))}
      </ul>
      <PriceNote text={blockNote(section.items, labels)} />
    </Band>
  );
}

/** Columns narrower than this would set a figure smaller than the words below it. */
const narrowestFigure = 2.5;

/** A range may break where its second figure begins: both stand the larger. */
function breakRange(figure: string): string {
  return figure.replace(/\s(à|tot|to)\s/u, '\u00a0$1 ');
}

/** Ems of the longest piece of these figures that no line breaks: all are set as large as that one fits its column. */
function widestPiece(figures: readonly string[]): number {
  const pieces = figures.flatMap((figure) => figure.split(/[ \u200b]/));
  return Math.max(narrowestFigure, ...pieces.map((piece) => emWidth(piece.replaceAll(/\s/gu, ' '))));
}

function Benefits({ section, ink, locale, id }: SectionProps<'benefits'>) {
  const figures = textsIn(
    locale,
    section.items.map(({ metric }) => metric),
  ).map(breakRange);
  const ems = widestPiece(figures);
  return (
    <Band id={id} heading={section.heading[locale]} drawing={headDrawing(section, ink)} ground="ink">
      <ul className={`grid gap-x-8 gap-y-10 ${fillingColumns(section.items.length)}`}>
        {section.items.map((item, index) => (
          // What wraps onto a second line takes its neighbours along.
          <li key={item.title[locale]} className="row-span-3 grid grid-rows-subgrid gap-y-0">
            <p className="@container leading-none">
              <span
                className="sign figures"
                style={{ fontSize: `min(100cqi / ${ems}, 3.25rem + 2.6vw, 5.5rem)` }}
              >
                {figures[index]}
              </span>
            </p>
            <Title
              text={item.title[locale]}
              drawing={item.drawing}
              ink={ink}
              className="mt-3 text-lg font-bold"
            />
            <p className="mt-1 text-paper/80">{item.text[locale]}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Process({ section, ink, locale, labels, id }: SectionProps<'process'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]}>
      <ol className={`grid gap-x-8 gap-y-8 ${fillingColumns(section.steps.length)}`}>
        {section.steps.map((step, index) => (
          <li key={step.title[locale]} className="border-t-2 border-ink pt-4">
            <span aria-hidden="true" className="sign figures block text-5xl leading-none text-deep">
              {index + 1}
            </span>
            <Title text={step.title[locale]} drawing={step.drawing} ink={ink} className="sign mt-3 text-xl" />
            <p className="figures font-bold first-letter:uppercase">
              {inWords(step.duration, locale, labels)}
            </p>
            <p className="mt-2 text-ink-soft">{step.text[locale]}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Prose({ section, ink, locale, id }: SectionProps<'prose'>) {
  const { drawing } = section;
  return (
    <section aria-labelledby={id} data-kind="prose" className="bg-paper">
      <div className="wrap-page">
        <div className="grid gap-x-8 gap-y-6 border-line py-12 lg:grid-cols-12 lg:py-16">
          <h2 id={id} className="sign text-board lg:col-span-5">
            {section.heading[locale]}
          </h2>
          <div className="max-w-prose stack-4 text-lg lg:col-span-7">
            {section.paragraphs.map((paragraph, index) => (
              <Fragment key={paragraph[locale]}>
                {index === (drawing?.before ?? 0) ? headDrawing({ drawing: drawing?.id }, ink) : null}
                <p>{paragraph[locale]}</p>
              </Fragment>
            ))}
            {section.note ? (
              <p className="border-l-8 border-solid bg-tint px-5 py-4 text-base">{section.note[locale]}</p>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}

function Cities({ section, ink, locale, id }: SectionProps<'cities'>) {
  return (
    <Band
      id={id}
      heading={section.heading[locale]}
      intro={section.intro[locale]}
      drawing={headDrawing(section, ink)}
      ground="ink"
    >
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {section.cities.map((city) => (
          <li key={city[locale]} className="sign text-[clamp(1.5rem,3.4vw,2.75rem)] leading-tight">
            {city[locale]}
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Call({ section, ink, locale, id }: SectionProps<'call'>) {
  return (
    <section aria-labelledby={id} className="bg-solid py-16 text-on-solid lg:py-24">
      <div className="wrap-page grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <h2 id={id} className="sign text-poster">
            {section.heading[locale]}
          </h2>
          <p className="mt-5 max-w-2xl text-lg">{section.text[locale]}</p>
          {headDrawing(section, ink)}
        </div>
        <p className="lg:col-span-4 lg:text-right">
          <a
            href="#quote-form-start"
            className="button min-h-14 bg-paper px-7 text-xl text-ink hocus:underline"
          >
            {section.action[locale]}
          </a>
        </p>
      </div>
    </section>
  );
}

function Faq({ section, ink, locale, id }: SectionProps<'faq'>) {
  return (
    <Band id={id} heading={section.heading[locale]} drawing={headDrawing(section, ink)}>
      <div className="border-t-2 border-ink">
        {section.items.map((item) => (
          <AccordionItem key={item.question[locale]} title={item.question[locale]}>
            <p className="max-w-prose pb-8 text-lg text-ink-soft">{item.answer[locale]}</p>
          </AccordionItem>
        ))}
      </div>
    </Band>
  );
}

const sectionViews: { [K in ContentSection['kind']]: ComponentType<SectionProps<K>> } = {
  audience: Audience,
  deliverables: Deliverables,
  materials: Materials,
  films: Films,
  formats: Formats,
  banners: Banners,
  packages: Packages,
  pricing: Pricing,
  benefits: Benefits,
  process: Process,
  prose: Prose,
  cities: Cities,
  call: Call,
  faq: Faq,
};

/** Draws a section by its kind. */
export function SectionView<K extends ContentSection['kind']>(props: SectionProps<K>) {
  const View = sectionViews[props.section.kind] as ComponentType<SectionProps<K>>;
  return <View {...props} />;
}
