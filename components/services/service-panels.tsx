import { ScenePicture } from '@/components/illustrations/scene-picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { notePricesOf, type ServiceGroup, serviceLabels } from '@/lib/services/service-groups';

/** Widths of the six posters on a wide screen, in twelfths: they lean left and right in turn. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5',
  'lg:col-span-5',
  'lg:col-span-7',
  'lg:col-span-7',
  'lg:col-span-5',
];

interface ServicePanelsProps {
  locale: Locale;
  groups: readonly ServiceGroup[];
  heading: string;
  text: string;
}

export function ServicePanels({ locale, groups, heading, text }: ServicePanelsProps) {
  return (
    <section id="services" aria-labelledby="services-title" className="bg-paper pt-16 lg:pt-28">
      <div className="wrap-page">
        <SectionHeading id="services-title" heading={heading} text={text} />
      </div>
      <ul className="mt-10 grid lg:mt-16 lg:grid-cols-12">
        {groups.map((group, index) => (
          <li
            key={group.id}
            data-ink={group.id}
            className={`poster grid content-between bg-solid text-on-solid ${spans[index] ?? ''}`}
          >
            <div className="p-(--gutter) pb-6">
              <p className="font-bold">{group.label[locale]}</p>
              <h3 className="sign mt-3 max-w-[14ch] text-[clamp(2.25rem,4.4vw,4rem)] leading-[0.95]">
                <PageLink
                  to={group.pages[0]}
                  locale={locale}
                  className="decoration-4 underline-offset-[0.12em] hocus:underline"
                >
                  {group.headline[locale]}
                </PageLink>
              </h3>
              <p className="mt-5 max-w-prose text-lg leading-snug">{group.blurb[locale]}</p>
              {group.prices.length > 0 ? <p className="mt-2">{notePricesOf(group, locale)}</p> : null}
              <ul className="mt-5 flex flex-wrap gap-x-6">
                {group.pages.slice(1).map((page) => (
                  <li key={page}>
                    <PageLink
                      to={page}
                      locale={locale}
                      className="link leads-on min-h-10 font-bold underline decoration-1 hocus:decoration-3"
                    >
                      {serviceLabels[page][locale]}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
            <ScenePicture scene={group.scene} className="poster-scene block w-full" />
          </li>
        ))}
      </ul>
    </section>
  );
}
