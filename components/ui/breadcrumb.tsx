import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/i18n/routes';

export interface Crumb {
  page: PageId;
  /** The path below the page. */
  rest?: string;
  label: string;
}

const onWide = 'max-sm:hidden';

/** The way from the home page to this one; the last crumb is the page itself, which on a phone its heading says right below. */
export function Breadcrumb({
  crumbs,
  locale,
  label,
}: {
  crumbs: readonly Crumb[];
  locale: Locale;
  label: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap text-sm">
        {crumbs.map(({ page, rest, label: name }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={name} className={`flex items-center ${last ? onWide : ''}`}>
              <PageLink
                to={page}
                rest={rest ?? ''}
                locale={locale}
                aria-current={last ? 'page' : undefined}
                className="link min-h-8"
              >
                {name}
              </PageLink>
              {last ? null : (
                <span aria-hidden="true" className={`px-2 ${index === crumbs.length - 2 ? onWide : ''}`}>
                  /
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
