import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { specimenOf, standingOf } from '@/lib/portfolio/specimens';
import { slipOf } from '@/lib/portfolio/work-facts';
import { WorkPicture } from './work-picture';

/** As portfolio.css lays them out: a whole phone, two thirds or a third of anything wider. */
const wide = '(width < 48rem) 100vw, 66vw';
const narrow = '(width < 48rem) 100vw, 42vw';
const sizes = [wide, narrow, narrow, wide, narrow, wide];

/** Works on a wall that no two rows of hang alike. */
export function WorkWall({
  locale,
  works,
  kindLabels,
}: {
  locale: Locale;
  works: readonly { item: PortfolioItem; rest: string }[];
  /** Said of works that are more than pictures. */
  kindLabels: Record<'before-after' | 'video', string>;
}) {
  return (
    <ul className="works">
      {works.map(({ item, rest }, index) => {
        const [image] = item.images;
        return (
          <li key={item.id} data-ink={item.group} className="work">
            {image ? (
              <WorkPicture
                image={image}
                locale={locale}
                sizes={sizes[index % sizes.length] ?? wide}
                eager={index === 0}
              />
            ) : null}
            <div className="work-label">
              <h2>
                <PageLink to="portfolio" locale={locale} rest={rest} className="work-link">
                  {item.title[locale]}
                </PageLink>
              </h2>
              <p>
                {standingOf(item, locale)}
                {item.kind === 'gallery' ? null : ` · ${kindLabels[item.kind]}`}
              </p>
              {specimenOf(item) ? <p className="figures">{slipOf(item, locale)}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
