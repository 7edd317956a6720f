import { Fragment, type ReactNode } from 'react';
import { SceneView } from '@/components/illustrations/scene-view';
import type { ContentSection, PageContent } from '@/lib/content/page-content';
import type { Locale } from '@/lib/i18n/locales';
import type { SectionLabels } from '@/lib/services/section-labels';
import { SectionView } from './sections';

interface ContentViewProps {
  content: PageContent;
  /** Whose ink the page is printed in: a service group's, or plain ink. */
  ink: string;
  /** What menus call the page. */
  name: string;
  locale: Locale;
  labels: SectionLabels;
  breadcrumb: ReactNode;
  /** The button of the head. */
  action: { href: string; label: string };
  /** What comes before the sections, such as a tool. */
  tool?: ReactNode;
  /** What comes first after them. */
  opening?: ReactNode;
  /** What is more than words, each before the first section of a kind: a thing to try, a drawing. */
  inserts?: readonly { before: ContentSection['kind']; view: ReactNode }[];
  /** What follows the sections. */
  children?: ReactNode;
}

/** A page from its content: a head in its ink beside its picture, then the sections in their order. */
export function ContentView({
  content,
  ink,
  name,
  locale,
  labels,
  breadcrumb,
  action,
  tool,
  opening,
  inserts = [],
  children,
}: ContentViewProps) {
  const { sections } = content;
  const insertsAt = (index: number) =>
    inserts.filter(({ before }) => sections.findIndex(({ kind }) => kind === before) === index);
  return (
    <article data-ink={ink}>
      <header
        id="hero"
        className="relative grid overflow-clip bg-solid text-on-solid lg:min-h-[36rem] lg:grid-cols-12 2xl:min-h-[42rem]"
      >
        <div className="px-(--gutter) pt-6 pb-10 lg:col-span-6 lg:pb-14 2xl:pl-[max(var(--gutter),calc((100vw-96rem)/2+var(--gutter)))]">
          {breadcrumb}
          <h1 className="mt-8 lg:mt-12">
            <span className="block font-bold">{name}</span>{' '}
            <span className="sign mt-2 block max-w-[12ch] lg:max-w-[14ch] text-[clamp(3rem,min(12.5vw,2rem+4.4vw),7rem)] leading-[0.88]">
              {content.headline[locale]}
            </span>
          </h1>
          <p className="mt-6 max-w-xl text-lg lg:text-xl">{content.lead[locale]}</p>
          {content.leadPrices ? (
            <p className="mt-3 max-w-xl">{labels.priceNote(content.leadPrices)}</p>
          ) : null}
          <a
            href={action.href}
            className="button mt-8 min-h-14 bg-paper px-7 text-xl text-ink hocus:underline"
          >
            {action.label}
          </a>
        </div>
        <div className="relative min-h-72 sm:max-lg:aspect-4/3 lg:col-span-6">
          <SceneView id={content.scene} className="absolute inset-0 size-full" />
        </div>
      </header>

      {tool}
      {opening}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order
        <Fragment key={index}>
          {insertsAt(index).map(({ before, view }) => (
            <Fragment key={before}>{view}</Fragment>
          ))}
          <SectionView
            id={`section-${index + 1}`}
            section={section}
            ink={ink}
            locale={locale}
            labels={labels}
          />
        </Fragment>
      ))}
      {children}
    </article>
  );
}
