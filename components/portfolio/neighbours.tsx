import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { standingOf } from '@/lib/portfolio/specimens';
import { WorkPicture } from './work-picture';

/** The works before and after this one, to leaf through. */
export function Neighbours({
  locale,
  entries,
  label,
}: {
  locale: Locale;
  entries: readonly { item: PortfolioItem; rest: string; label: string }[];
  label: string;
}) {
  return (
    <nav aria-label={label} className="wrap-page work-neighbours">
      {entries.map(({ item, rest, label: direction }) => {
        const [image] = item.images;
        return (
          <PageLink key={direction} to="portfolio" locale={locale} rest={rest} data-ink={item.group}>
            {image ? (
              <WorkPicture
                image={{ ...image, alt: { fr: '', nl: '', en: '' } }}
                locale={locale}
                sizes="12rem"
              />
            ) : null}
            <span>
              <span className="work-direction">{direction}</span>
              <b>{item.title[locale]}</b>
              {item.sample ? <span className="block">{standingOf(item, locale)}</span> : null}
            </span>
          </PageLink>
        );
      })}
    </nav>
  );
}
