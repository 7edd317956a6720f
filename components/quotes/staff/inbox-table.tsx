import { getTranslations } from 'next-intl/server';
import { type Column, DataTable } from '@/components/staff/data-table';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { DueRow } from '@/lib/quotes/inbox/due-state';
import { DueMark } from './due-mark';
import { PickAll } from './pick-all.client';
import { SubjectMark } from './subject-mark';
import { WroteMark } from './wrote-mark';

/** The requests one below the other, the most pressing first. */
export async function InboxTable({
  locale,
  rows,
  query,
}: {
  locale: Locale;
  rows: readonly DueRow[];
  /** Of the list, so that a request leads back to it. */
  query: Record<string, string>;
}) {
  const t = await getTranslations('Inbox');
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
      cell: (row) => <DueMark {...row} locale={locale} />,
    },
    {
      id: 'customer',
      heading: t('columns.customer'),
      isRowHeading: true,
      cell: ({ reference, firstName, name, company }) => (
        <>
          <PageLink
            to="admin-requests"
            rest={reference}
            query={query}
            locale={locale}
            data-shortcut-open=""
            className="line-clamp-2 font-bold break-words underline-offset-4 hocus:underline"
          >
            {firstName} {name}
          </PageLink>
          {company ? <span className="line-clamp-2 text-sm break-words text-ink-soft">{company}</span> : null}
        </>
      ),
    },
    {
      id: 'request',
      heading: t('columns.request'),
      cell: ({ subject, message, files, replyDueAt }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="font-medium">
              <SubjectMark subject={subject} />
            </span>
            <WroteMark replyDueAt={replyDueAt} />
            {files > 0 ? <span className="text-sm text-ink-soft">{t('files', { count: files })}</span> : null}
          </span>
          <span className="line-clamp-1 text-sm break-all text-ink-soft">{message}</span>
        </>
      ),
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
      cell: ({ submittedAt }) => (
        <time dateTime={submittedAt.toISOString()}>{formatShortMoment(submittedAt, locale)}</time>
      ),
    },
    { id: 'reference', heading: t('columns.reference'), cell: ({ reference }) => reference },
  ];
  return (
    <>
      <PickAll label={t('pickAll')} />
      <DataTable
        name="inbox"
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={({ reference }) => reference}
        rowProps={({ due }) => ({ 'data-shortcut-row': '', 'data-due': due.kind })}
      />
    </>
  );
}
