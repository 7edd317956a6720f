import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BeyondEnd } from '@/components/staff/beyond-end';
import { CsvLink } from '@/components/staff/csv-link';
import { EmptyState } from '@/components/staff/empty-state';
import { FilterBar, FilterSearch, FilterSelect } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { StayFresh } from '@/components/staff/stay-fresh.client';
import type { FormAction } from '@/components/ui/use-action-form';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import type { DueRow } from '@/lib/quotes/inbox/due-state';
import { loadInboxFormLabels } from '@/lib/quotes/inbox/form-labels';
import {
  countOf,
  type InboxFilter,
  inboxPageSize,
  inboxQuery,
  inboxSorts,
  isNarrowed,
} from '@/lib/quotes/inbox/inbox-filter';
import type { AnswerTimes, InboxList, WaitingRequests } from '@/lib/quotes/inbox/inbox-list';
import type { InboxResult } from '@/lib/quotes/inbox/inbox-result';
import { requestSubjects } from '@/lib/quotes/project-types';
import type { QuoteColleague } from '@/lib/quotes/staff-request';
import { BulkBar } from './bulk-bar';
import { ColumnChoice } from './column-choice';
import { InboxBoard } from './inbox-board';
import { InboxFigures } from './inbox-figures';
import { InboxForm } from './inbox-form.client';
import { InboxTable } from './inbox-table';
import { StatusTabs } from './status-tabs';

export type InboxAction = FormAction<InboxResult>;

/** The inbox of quote requests: figures, filters, and the requests as a list or as a board. */
export async function InboxView({
  locale,
  filter,
  list,
  rows,
  waiting,
  times,
  colleagues,
  viewerId,
  tray,
  action,
  refresh,
  saved,
  inFull,
}: {
  locale: Locale;
  filter: InboxFilter;
  list: InboxList;
  rows: readonly DueRow[];
  /** Whatever the filter. */
  waiting: WaitingRequests;
  times: AnswerTimes;
  colleagues: readonly QuoteColleague[];
  viewerId: string;
  /** The way to mails that belong to no request. */
  tray: ReactNode;
  action: InboxAction;
  /** Loads the page's data again. */
  refresh: () => Promise<void>;
  /** The views that are kept under a name. */
  saved: ReactNode;
  /** Whoever looks begins with another view than what is open: links say what they show. */
  inFull: boolean;
}) {
  const t = await getTranslations('Inbox');
  const subjects = await getTranslations('ProjectTypes');
  const hrefOf = (changes: Partial<InboxFilter>) =>
    pathWithin('admin-requests', locale, { query: inboxQuery({ ...filter, page: 1, ...changes }, inFull) });
  const total = countOf(filter, list);
  const exportQuery = new URLSearchParams({ ...inboxQuery({ ...filter, page: 1 }), locale });

  const views: [InboxFilter['view'], string][] = [
    ['list', t('views.list')],
    ['board', t('views.board')],
  ];
  let content: ReactNode;
  if (filter.view === 'board' && total > 0) {
    const query = inboxQuery(filter, inFull);
    content = <InboxBoard locale={locale} rows={rows} counts={list.counts} query={query} hrefOf={hrefOf} />;
  } else if (rows.length > 0) {
    content = (
      <>
        <InboxTable locale={locale} rows={rows} filter={filter} inFull={inFull} hrefOf={hrefOf} />
        <BulkBar colleagues={colleagues} viewerId={viewerId} />
      </>
    );
  } else if (total > 0) {
    content = <BeyondEnd firstHref={hrefOf({})} />;
  } else if (isNarrowed(filter)) {
    content = (
      <EmptyState title={t('empty.filteredTitle')} text={t('empty.filteredText')}>
        {filter.status === 'all' && filter.subject === null && filter.assignee === null ? null : (
          <a
            href={hrefOf({ subject: null, assignee: null, status: 'all' })}
            className="link min-h-11 font-bold underline"
          >
            {t('empty.all')}
          </a>
        )}
      </EmptyState>
    );
  } else {
    content = <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  }

  return (
    <>
      <PageHeading title={t('title')}>
        <ul className="flex border-2 border-ink" aria-label={t('views.label')}>
          {views.map(([view, label]) => (
            <li key={view}>
              <PageLink
                to="admin-requests"
                locale={locale}
                query={inboxQuery({ ...filter, view, page: 1 }, inFull)}
                aria-current={filter.view === view ? 'true' : undefined}
                className="inline-flex min-h-9 items-center px-4 font-medium underline-offset-4 hocus:underline aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink
          to="admin-requests"
          rest="new"
          locale={locale}
          className="button button-ink inline-flex min-h-11 items-center px-5"
        >
          {t('enter')}
        </PageLink>
        {tray}
        <CsvLink href={`/api/admin/requests/export?${exportQuery}`} />
      </PageHeading>
      <InboxFigures locale={locale} waiting={waiting} times={times} />
      <div className="mt-5">
        <FilterBar
          action={pathTo('admin-requests', locale)}
          label={t('filters.label')}
          kept={{
            view: filter.view === 'board' ? 'board' : undefined,
            status: filter.status === 'open' ? undefined : filter.status,
            columns: inboxQuery(filter).columns,
          }}
          clearHref={isNarrowed(filter) ? hrefOf({ subject: null, assignee: null, text: '' }) : null}
        >
          <FilterSearch
            label={t('filters.text')}
            name="q"
            defaultValue={filter.text}
            data-shortcut-search=""
          />
          <FilterSelect
            label={t('filters.subject')}
            all={t('filters.allSubjects')}
            name="subject"
            defaultValue={filter.subject ?? ''}
            options={requestSubjects.map((value) => ({ value, label: subjects(value) }))}
          />
          <FilterSelect
            label={t('filters.assignee')}
            all={t('filters.everybody')}
            name="assignee"
            defaultValue={filter.assignee === viewerId ? 'me' : (filter.assignee ?? '')}
            options={[
              { value: 'me', label: t('me') },
              { value: 'none', label: t('nobody') },
              ...colleagues
                .filter(({ id }) => id !== viewerId)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <FilterSelect
            label={t('sort.label')}
            all={null}
            name="sort"
            defaultValue={filter.sort}
            options={inboxSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        </FilterBar>
      </div>
      {saved}
      {filter.view === 'list' ? (
        <>
          <StatusTabs locale={locale} filter={filter} list={list} inFull={inFull} />
          {rows.length > 0 ? (
            <ColumnChoice locale={locale} filter={filter} inFull={inFull} hrefOf={hrefOf} />
          ) : null}
        </>
      ) : null}
      <div className="mt-4">
        <InboxForm
          action={action}
          labels={await loadInboxFormLabels(locale)}
          permalink={hrefOf({ page: filter.page })}
        >
          {content}
        </InboxForm>
      </div>
      <StayFresh refresh={refresh} />
      {filter.view === 'list' && rows.length > 0 ? (
        <Pager
          page={filter.page}
          pageSize={inboxPageSize}
          total={total}
          hrefOf={(page) => hrefOf({ page })}
        />
      ) : null}
    </>
  );
}
