import type { ReactNode } from 'react';
import { SceneView } from '@/components/illustrations/scene-view';
import { ArrowIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { ServiceGroupId } from '@/lib/i18n/routes';
import type { Service } from '@/lib/services/service';
import { type ServicePageId, serviceLabels } from '@/lib/services/service-groups';
import { type SectionLabels, SectionView } from './sections';

interface ServiceViewProps {
  service: Service;
  page: ServicePageId;
  group: ServiceGroupId;
  locale: Locale;
  labels: SectionLabels & { quote: string; related: string };
  breadcrumb: ReactNode;
  /** Other pages of the same group, in menu order. */
  related: readonly ServicePageId[];
  /** Work of the same trade. */
  samples: ReactNode;
  quoteHref: string;
}

/** A service page from its record: head in the group's ink, sections in their order, related pages. */
export function ServiceView({
  service,
  page,
  group,
  locale,
  labels,
  breadcrumb,
  related,
  samples,
  quoteHref,
}: ServiceViewProps) {
  return (
    <article data-ink={group}>
      <header className="relative grid overflow-clip bg-solid text-on-solid lg:min-h-[36rem] lg:grid-cols-12">
        <div className="px-(--gutter) pt-6 pb-10 lg:col-span-7 lg:pb-16 2xl:pl-[max(var(--gutter),calc((100vw-96rem)/2+var(--gutter)))]">
          {breadcrumb}
          <p className="mt-8 font-bold lg:mt-14">{serviceLabels[page][locale]}</p>
          <h1 className="sign mt-2 max-w-[12ch] text-[clamp(3rem,min(12.5vw,2rem+4.4vw),7rem)] leading-[0.88]">
            {service.headline[locale]}
          </h1>
          <p className="mt-6 max-w-xl text-lg lg:text-xl">{service.lead[locale]}</p>
          <a
            href={quoteHref}
            className="sign mt-8 inline-flex min-h-14 items-center bg-ink px-7 text-xl text-paper hocus:underline"
          >
            {labels.quote}
          </a>
        </div>
        <div className="relative min-h-72 lg:col-span-5">
          <SceneView id={service.scene} className="absolute inset-0 size-full" />
        </div>
      </header>

      {service.sections.map((section, index) => (
        <SectionView
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order
          key={index}
          id={`section-${index + 1}`}
          section={section}
          locale={locale}
          labels={labels}
        />
      ))}

      {samples}

      {related.length > 0 ? (
        <nav aria-labelledby="related" className="bg-tint py-14 lg:py-20">
          <div className="wrap-page">
            <h2 id="related" className="sign text-board">
              {labels.related}
            </h2>
            <ul className="mt-6 grid gap-x-8 border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-3">
              {related.map((other) => (
                <li key={other} className="border-b border-ink/20">
                  <PageLink
                    to={other}
                    locale={locale}
                    className="sign flex min-h-16 items-center justify-between gap-4 text-xl underline-offset-4 hocus:underline"
                  >
                    {serviceLabels[other][locale]}
                    <ArrowIcon />
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      ) : null}
    </article>
  );
}
