import { getTranslations } from 'next-intl/server';
import { type Column, DataTable } from '@/components/staff/data-table';
import { NewsMark } from '@/components/staff/news-mark';
import { formatAmount, formatLanguage, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { DueRow } from '@/lib/quotes/inbox/due-state';
import {
  directionOf,
  type InboxFilter,
  inboxQuery,
  nextSort,
  type SortingColumn,
} from '@/lib/quotes/inbox/inbox-filter';
import { DueMark } from './due-mark';
import { PickAll } from './pick-all.client';
import { SourceMark } from './source-mark';
import { SubjectMark } from './subject-mark';
import { WroteMark } from './wrote-mark';

/** The requests one below the other, sorted by what is chosen, with the columns that are. */
export async function InboxTable({
  locale,
  rows,
  filter,
  inFull,
  hrefOf,
}: {
  locale: Locale;
  rows: readonly DueRow[];
  filter: InboxFilter;
  /** Whoever looks begins with another view than what is open: links say what they show. */
  inFull: boolean;
  hrefOf: (changes: Partial<InboxFilter>) => string;
}) {
  const t = await getTranslations('Inbox');
  // So that a request leads back to the list.
  const query = inboxQuery(filter, inFull);
  const sortOf = (column: SortingColumn): Column<DueRow>['sort'] => ({
    href: hrefOf({ sort: nextSort(column, filter.sort) }),
    direction: directionOf(column, filter.sort),
  });
  const columns: Column<DueRow>[] = [
    {
      id: 'pick',
      heading: t('columns.pick'),
      headingCell: <PickAll label={t('pickAll')} bare />,
      cell: ({ reference, version, firstName, name }) => (
        <input
          type="checkbox"
          name="pick"
          value={`${reference}:${version}`}
          aria-label={t('pick', { reference, name: `${firstName} ${name}` })}
          className="size-6 accent-ink"
        />
      ),
    },
    {
      id: 'due',
      heading: t('columns.due'),
      sort: sortOf('due'),
      cell: (row) => <DueMark {...row} locale={locale} />,
    },
    {
      id: 'customer',
      heading: t('columns.customer'),
      isRowHeading: true,
      sort: sortOf('customer'),
      cell: ({ reference, firstName, name, company }) => (
        <>
          <PageLink
            to="admin-requests"
            rest={reference}
            query={query}
            locale={locale}
            data-shortcut-open=""
            className="line-clamp-2 font-bold underline-offset-4 hocus:underline"
          >
            {firstName} {name}
          </PageLink>
          {company ? <span className="line-clamp-2 text-sm text-ink-soft">{company}</span> : null}
        </>
      ),
    },
    {
      id: 'request',
      heading: t('columns.request'),
      cell: ({ subject, message, files, replyDueAt, source, isNews }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="font-medium">
              <SubjectMark subject={subject} />
            </span>
            <SourceMark source={source} />
            <WroteMark replyDueAt={replyDueAt} />
            <NewsMark isNews={isNews} />
            {files > 0 ? <span className="text-sm text-ink-soft">{t('files', { count: files })}</span> : null}
          </span>
          <span className="line-clamp-1 text-sm break-all text-ink-soft">{message}</span>
        </>
      ),
    },
    {
      id: 'amount',
      heading: t('columns.amount'),
      align: 'end',
      sort: sortOf('amount'),
      cell: ({ amountNetCents }) => (amountNetCents === null ? '–' : formatAmount(amountNetCents, locale)),
    },
    { id: 'status', heading: t('columns.status'), cell: ({ status }) => t(`statuses.${status}`) },
    {
      id: 'assignee',
      heading: t('columns.assignee'),
      cell: ({ assignee }) =>
        assignee ? assignee.name : <span className="text-ink-soft">{t('nobody')}</span>,
    },
    {
      id: 'received',
      heading: t('columns.received'),
      sort: sortOf('received'),
      cell: ({ submittedAt }) => (
        <time dateTime={submittedAt.toISOString()}>{formatShortMoment(submittedAt, locale)}</time>
      ),
    },
    { id: 'language', heading: t('columns.language'), cell: (row) => formatLanguage(row.locale, locale) },
    { id: 'reference', heading: t('columns.reference'), cell: ({ reference }) => reference },
  ];
  return (
    <>
      <PickAll label={t('pickAll')} />
      {/* More columns than there is room for move sideways by themselves. */}
      <div className="md:overflow-x-auto">
        <DataTable
          name="inbox"
          caption={t('caption', { order: t(`sort.${filter.sort}`) })}
          columns={columns.filter(
            ({ id }) => id === 'pick' || id === 'customer' || filter.columns.some((column) => column === id),
          )}
          rows={rows}
          rowKey={({ reference }) => reference}
          rowProps={({ due }) => ({ 'data-shortcut-row': '', 'data-due': due.kind })}
        />
      </div>
    </>
  );
}
