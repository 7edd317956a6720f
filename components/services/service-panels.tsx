import { ScenePicture } from '@/components/illustrations/scene-picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { notePricesOf, type ServiceGroup, serviceLabels } from '@/lib/services/service-groups';

/** The six posters lean left and right in turn; in a row their pictures are as tall as one another. */
const spans = ['', 'narrow', 'narrow', '', '', 'narrow'];

interface ServicePanelsProps {
  locale: Locale;
  groups: readonly ServiceGroup[];
  heading: string;
  text: string;
}

export function ServicePanels({ locale, groups, heading, text }: ServicePanelsProps) {
  return (
    <section id="services" aria-labelledby="services-title" className="bg-paper pt-6 lg:pt-12">
      <div className="wrap-page">
        <SectionHeading id="services-title" heading={heading} text={text} />
      </div>
      <ul className="trades mt-6 lg:mt-16">
        {groups.map((group, index) => (
          <li key={group.id} data-ink={group.id} className={`bg-solid text-on-solid ${spans[index] ?? ''}`}>
            <ScenePicture scene={group.scene} />
            <div>
              <p className="font-bold">{group.label[locale]}</p>
              <h3 className="sign max-w-[14ch]">
                <PageLink
                  to={group.pages[0]}
                  locale={locale}
                  className="decoration-4 underline-offset-[0.12em] hocus:underline"
                >
                  {group.headline[locale]}
                </PageLink>
              </h3>
              <p className="max-w-prose leading-snug lg:text-lg">
                {group.blurb[locale]}
                {group.prices.length > 0 ? (
                  <small className="block text-sm">{notePricesOf(group, locale)}</small>
                ) : null}
              </p>
              <ul className="flex flex-wrap gap-x-5">
                {group.pages.slice(1).map((page) => (
                  <li key={page}>
                    <PageLink
                      to={page}
                      locale={locale}
                      className="link min-h-9 font-bold underline decoration-1 hocus:decoration-3"
                    >
                      {serviceLabels[page][locale]}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
