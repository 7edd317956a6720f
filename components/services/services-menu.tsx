import { ArrowIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/i18n/routes';
import { type ServiceGroup, serviceLabels } from '@/lib/services/service-groups';

interface ServicesMenuProps {
  groups: readonly ServiceGroup[];
  locale: Locale;
  current: PageId | null;
  portfolioLabel: string;
}

function current(page: PageId, now: PageId | null) {
  return page === now ? 'page' : undefined;
}

/** The two columns behind the services button on a wide screen. */
export function ServicesMenuColumns({ groups, locale, current: now, portfolioLabel }: ServicesMenuProps) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-10 gap-y-px">
        {groups.map((group) => (
          <li key={group.id} data-ink={group.id} className="menu-group relative py-4 pl-8">
            <PageLink
              to={group.pages[0]}
              locale={locale}
              aria-current={current(group.pages[0], now)}
              className="sign text-xl text-ink underline-offset-4 hocus:underline aria-[current]:text-deep aria-[current]:underline"
            >
              {group.label[locale]}
            </PageLink>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {group.pages
                .filter((page) => page !== group.pages[0])
                .map((page) => (
                  <li key={page}>
                    <PageLink
                      to={page}
                      locale={locale}
                      aria-current={current(page, now)}
                      className="menu-link"
                    >
                      {serviceLabels[page][locale]}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <PageLink
        to="portfolio"
        locale={locale}
        aria-current={current('portfolio', now)}
        className="sign -mx-8 mt-4 -mb-6 flex items-center justify-between bg-ink px-8 py-4 text-xl text-paper hocus:underline"
      >
        {portfolioLabel}
        <ArrowIcon />
      </PageLink>
    </>
  );
}

/** The same links as an accordion for a phone; the group of the page being read stands open. */
export function ServicesMenuAccordion({ groups, locale, current: now, portfolioLabel }: ServicesMenuProps) {
  return (
    <div className="border-t-2 border-ink">
      {groups.map((group) => (
        <details
          key={group.id}
          name="menu-groups"
          data-ink={group.id}
          open={now !== null && (group.pages as readonly PageId[]).includes(now)}
          className="border-b border-line open:bg-tint"
        >
          <summary className="opens ink-bar flex min-h-14 cursor-pointer items-center gap-4 pr-2 text-2xl">
            <h3 className="sign flex-1 text-xl">{group.label[locale]}</h3>
          </summary>
          <ul className="pb-3 pl-7">
            {group.pages.map((page) => (
              <li key={page}>
                <PageLink
                  to={page}
                  locale={locale}
                  aria-current={current(page, now)}
                  className="phone-menu-link"
                >
                  {serviceLabels[page][locale]}
                </PageLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <PageLink
        to="portfolio"
        locale={locale}
        aria-current={current('portfolio', now)}
        className="ink-bar sign flex min-h-14 items-center gap-4 border-b border-line text-xl"
      >
        {portfolioLabel}
      </PageLink>
    </div>
  );
}
