import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { countOf, type InboxFilter, inboxQuery } from '@/lib/quotes/inbox/inbox-filter';
import type { InboxList } from '@/lib/quotes/inbox/inbox-list';
import { quoteStatuses } from '@/lib/quotes/quote-status';

/** The statuses as tabs, each with how many requests it holds under the other filters. */
export async function StatusTabs({
  locale,
  filter,
  list,
  inFull,
}: {
  locale: Locale;
  filter: InboxFilter;
  /** Whoever looks begins with another view than what is open. */
  inFull: boolean;
  list: Pick<InboxList, 'counts' | 'wrote'>;
}) {
  const t = await getTranslations('Inbox');
  return (
    <nav
      aria-label={t('filters.status')}
      className="mt-5 border-b-2 border-ink max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4"
    >
      <ul className="-mb-0.5 flex sm:flex-wrap">
        {(['wrote', 'open', ...quoteStatuses, 'all'] as const).map((status) => {
          const shown = { ...filter, status, page: 1 };
          const number = countOf(shown, list);
          return (
            <li key={status}>
              <PageLink
                to="admin-requests"
                locale={locale}
                query={inboxQuery(shown, inFull)}
                aria-current={filter.status === status ? 'true' : undefined}
                className="inline-flex min-h-9 whitespace-nowrap items-baseline gap-1.5 border-2 border-transparent px-3 py-1 underline-offset-4 hocus:underline aria-[current]:border-ink aria-[current]:border-b-paper aria-[current]:font-bold"
              >
                {t(`statuses.${status}`)}
                <span className="figures text-sm text-ink-soft">{number}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
