import type { ComponentType, ReactNode } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import type { ContentSection } from '@/lib/content/page-content';
import type { Locale } from '@/lib/i18n/locales';
import type { bannerMaterials, Duration, RollUpFormat } from '@/lib/services/facts';
import type { PriceId } from '@/lib/services/prices';

/** What the sections say beside the page's own copy, in the page's language; facts and prices as text. */
export interface SectionLabels {
  popular: string;
  durability: string;
  applications: string;
  usage: string;
  price: (id: PriceId) => string;
  duration: (duration: Duration) => string;
  format: (id: RollUpFormat['id']) => string;
  banner: (id: keyof typeof bannerMaterials) => { weight: string; perforation: string | null };
}

type SectionOf<K extends ContentSection['kind']> = Extract<ContentSection, { kind: K }>;

interface SectionProps<K extends ContentSection['kind']> {
  section: SectionOf<K>;
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
  ground = 'paper',
  children,
}: {
  id: string;
  heading: string;
  intro?: string;
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
        </div>
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </section>
  );
}

function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="stack-1.5">
      {items.map((item) => (
        <li key={item} className="relative pl-5">
          <span aria-hidden="true" className="absolute top-[0.55em] left-0 size-2 bg-current" />
          {item}
        </li>
      ))}
    </ul>
  );
}

function Audience({ section, locale, id }: SectionProps<'audience'>) {
  return (
    <Band id={id} heading={section.heading[locale]}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map(({ title, text }) => (
          <li key={title[locale]} className="border-t-4 border-solid pt-4">
            <h3 className="sign text-xl">{title[locale]}</h3>
            <p className="mt-2 max-w-prose text-ink-soft">{text[locale]}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Deliverables({ section, locale, id }: SectionProps<'deliverables'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="tint">
      <ul className="grid gap-x-10 sm:grid-cols-2">
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

function Materials({ section, locale, labels, id }: SectionProps<'materials'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]}>
      <ul className="border-t-2 border-ink">
        {section.items.map((item) => (
          <li
            key={item.title[locale]}
            className="grid gap-x-8 gap-y-3 border-b border-line-strong py-6 lg:grid-cols-12"
          >
            <h3 className="sign text-2xl lg:col-span-3">{item.title[locale]}</h3>
            <p className="max-w-prose lg:col-span-4">{item.description[locale]}</p>
            <div className="text-ink-soft lg:col-span-3">
              <Ticks items={item.features.map((feature) => feature[locale])} />
            </div>
            <p className="figures lg:col-span-2">
              <span className="block text-sm text-ink-soft">{labels.durability}</span>
              <span className="font-bold">{item.durability[locale]}</span>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** A column of an offer: name, what stands large, description, features; the popular one stands on the ink. */
function Offer({
  name,
  large,
  description,
  features,
  popular,
  children,
}: {
  name: string;
  large: string;
  description: string;
  features: readonly string[];
  popular: string | null;
  children?: ReactNode;
}) {
  return (
    <li
      className={`flex flex-col p-6 sm:p-8 ${popular ? 'bg-solid text-on-solid' : 'bg-white [box-shadow:inset_0_0_0_2px_var(--line)]'}`}
    >
      <p className="flex min-h-7 items-center text-sm font-bold">{popular}</p>
      <h3 className="sign text-2xl">{name}</h3>
      <p className="sign figures mt-3 text-[clamp(1.75rem,3vw,2.5rem)] leading-none">{large}</p>
      <p className="mt-4">{description}</p>
      {children}
      <div className="mt-5 border-t border-current/30 pt-5">
        <Ticks items={features} />
      </div>
    </li>
  );
}

function OfferColumns({ count, children }: { count: number; children: ReactNode }) {
  const columns =
    count === 4 ? 'sm:grid-cols-2 xl:grid-cols-4' : count === 2 ? 'sm:grid-cols-2' : 'lg:grid-cols-3';
  return <ul className={`grid gap-5 ${columns}`}>{children}</ul>;
}

function Films({ section, locale, labels, id }: SectionProps<'films'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="deep">
      <OfferColumns count={section.items.length}>
        {section.items.map((item) => (
          <Offer
            key={item.name[locale]}
            name={item.name[locale]}
            large={labels.price(item.price)}
            description={item.description[locale]}
            features={item.features.map((feature) => feature[locale])}
            popular={item.popular ? labels.popular : null}
          >
            <p className="mt-3">
              <span className="font-bold">{labels.applications}</span>{' '}
              {item.applications.map((application) => application[locale]).join(', ')}
            </p>
          </Offer>
        ))}
      </OfferColumns>
    </Band>
  );
}

function Formats({ section, locale, labels, id }: SectionProps<'formats'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="deep">
      <OfferColumns count={section.items.length}>
        {section.items.map((item) => (
          <Offer
            key={item.format}
            name={item.name[locale]}
            large={labels.format(item.format)}
            description={item.description[locale]}
            features={item.features.map((feature) => feature[locale])}
            popular={item.popular ? labels.popular : null}
          />
        ))}
      </OfferColumns>
    </Band>
  );
}

function Banners({ section, locale, labels, id }: SectionProps<'banners'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="deep">
      <OfferColumns count={section.items.length}>
        {section.items.map((item) => {
          const { weight, perforation } = labels.banner(item.material);
          return (
            <Offer
              key={item.material}
              name={item.name[locale]}
              large={weight}
              description={item.description[locale]}
              features={[
                ...(perforation === null ? [] : [perforation]),
                ...item.specs.map((spec) => spec[locale]),
              ]}
              popular={null}
            >
              <p className="mt-3">
                <span className="font-bold">{labels.usage}</span> {item.usage[locale]}
              </p>
            </Offer>
          );
        })}
      </OfferColumns>
    </Band>
  );
}

function Packages({ section, locale, labels, id }: SectionProps<'packages'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="deep">
      <OfferColumns count={section.items.length}>
        {section.items.map((item) => (
          <Offer
            key={item.name[locale]}
            name={item.name[locale]}
            large={labels.price(item.price)}
            description={item.description[locale]}
            features={item.features.map((feature) => feature[locale])}
            popular={item.popular ? labels.popular : null}
          />
        ))}
      </OfferColumns>
    </Band>
  );
}

function Pricing({ section, locale, labels, id }: SectionProps<'pricing'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="deep">
      <ul className="border-t-2 border-ink">
        {section.items.map((item) => (
          <li
            key={item.title[locale]}
            className="grid gap-x-8 gap-y-2 border-b border-line-strong py-6 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="sign text-2xl lg:col-span-4">{item.title[locale]}</h3>
            <div className="text-ink-soft lg:col-span-5">
              <Ticks items={item.features.map((feature) => feature[locale])} />
            </div>
            <p className="sign figures text-2xl lg:col-span-3 lg:text-right">{labels.price(item.price)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Benefits({ section, locale, id }: SectionProps<'benefits'>) {
  return (
    <Band id={id} heading={section.heading[locale]} ground="ink">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map((item) => (
          <li key={item.title[locale]} className="border-l border-paper/50 pl-5">
            <p className="sign figures text-[clamp(2.25rem,4vw,3.5rem)] leading-none">
              {item.metric[locale]}
            </p>
            <h3 className="mt-3 text-lg font-bold">{item.title[locale]}</h3>
            <p className="mt-1 text-paper/80">{item.text[locale]}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Process({ section, locale, labels, id }: SectionProps<'process'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]}>
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {section.steps.map((step, index) => (
          <li key={step.title[locale]} className="border-t-2 border-ink pt-4">
            <span aria-hidden="true" className="sign figures block text-5xl leading-none text-deep">
              {index + 1}
            </span>
            <h3 className="sign mt-3 text-xl">{step.title[locale]}</h3>
            <p className="figures font-bold">
              {'unit' in step.duration ? labels.duration(step.duration) : step.duration[locale]}
            </p>
            <p className="mt-2 text-ink-soft">{step.text[locale]}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Prose({ section, locale, id }: SectionProps<'prose'>) {
  return (
    <section aria-labelledby={id} className="bg-paper">
      <div className="wrap-page">
        <div className="grid gap-x-8 gap-y-6 border-t border-line py-12 lg:grid-cols-12 lg:py-16">
          <h2 id={id} className="sign text-board lg:col-span-5">
            {section.heading[locale]}
          </h2>
          <div className="max-w-prose stack-4 text-lg lg:col-span-7">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph[locale]}>{paragraph[locale]}</p>
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

function Cities({ section, locale, id }: SectionProps<'cities'>) {
  return (
    <Band id={id} heading={section.heading[locale]} intro={section.intro[locale]} ground="ink">
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

function Call({ section, locale, id }: SectionProps<'call'>) {
  return (
    <section aria-labelledby={id} className="bg-solid py-16 text-on-solid lg:py-24">
      <div className="wrap-page grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <h2 id={id} className="sign text-poster">
            {section.heading[locale]}
          </h2>
          <p className="mt-5 max-w-2xl text-lg">{section.text[locale]}</p>
        </div>
        <p className="lg:col-span-4 lg:text-right">
          <a
            href="#quote-form-start"
            className="sign inline-flex min-h-14 items-center bg-ink px-7 text-xl text-paper hocus:underline"
          >
            {section.action[locale]}
          </a>
        </p>
      </div>
    </section>
  );
}

function Faq({ section, locale, id }: SectionProps<'faq'>) {
  return (
    <Band id={id} heading={section.heading[locale]}>
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
