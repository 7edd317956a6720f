import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PortfolioCategory } from '@/lib/portfolio/portfolio';

/** The filter: all works, or those of one category, each with its number of works. */
export function CategoryNav({
  locale,
  entries,
  total,
  current,
  labels,
}: {
  locale: Locale;
  entries: readonly { category: PortfolioCategory; count: number }[];
  total: number;
  /** The category that is shown; null for all. */
  current: PortfolioCategory | null;
  labels: { categories: string; all: string };
}) {
  const all = { key: 'all', rest: '', label: labels.all, count: total, isCurrent: current === null };
  const links = [
    all,
    ...entries.map(({ category, count }) => ({
      key: category.id,
      rest: category.slug[locale],
      label: category.title[locale],
      count,
      isCurrent: category.id === current?.id,
    })),
  ];
  return (
    <nav aria-label={labels.categories} className="works-nav">
      <ul>
        {links.map(({ key, rest, label, count, isCurrent }) => (
          <li key={key}>
            <PageLink
              to="portfolio"
              locale={locale}
              rest={rest}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span>{label}</span> <span>{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
