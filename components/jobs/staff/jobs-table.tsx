import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '@/components/staff/data-table';
import { NewsMark } from '@/components/staff/news-mark';
import { formatAmount, formatLanguage } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { checklistOf } from '@/lib/jobs/checklists';
import { daysSince } from '@/lib/jobs/due-day';
import { type JobFilter, type JobSort, sortedBy } from '@/lib/jobs/job-filter';
import type { DueJobRow, JobRow } from '@/lib/jobs/job-row';
import { type JobStep, stepOf } from '@/lib/jobs/stage-list';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { JobDueMark, ProofMark } from './job-marks';

/** The jobs one below the other, sorted by what is chosen. */
export async function JobsTable({
  locale,
  steps,
  rows,
  filter,
  hrefOf,
  now,
  subjectOf,
}: {
  locale: Locale;
  steps: readonly JobStep[];
  rows: readonly DueJobRow[];
  filter: JobFilter;
  hrefOf: (filter: JobFilter) => string;
  now: Date;
  /** How something that was asked for is shown. */
  subjectOf: (subject: RequestSubject) => ReactNode;
}) {
  const t = await getTranslations('Jobs');
  const sortOf = (sort: JobSort): Column<DueJobRow>['sort'] => ({
    href: hrefOf(sortedBy(filter, sort)),
    direction: filter.sort === sort ? (filter.descending ? 'descending' : 'ascending') : null,
  });
  const columns: Column<DueJobRow>[] = [
    {
      id: 'due',
      heading: t('columns.due'),
      sort: sortOf('due'),
      cell: ({ dueOn, due }) => <JobDueMark dueOn={dueOn} due={due} locale={locale} />,
    },
    {
      id: 'customer',
      heading: t('columns.customer'),
      isRowHeading: true,
      cell: (row) => <JobName row={row} locale={locale} />,
    },
    {
      id: 'subject',
      heading: t('columns.subject'),
      cell: ({ subject, blocked, isNews }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-4">
            {subjectOf(subject)}
            <NewsMark isNews={isNews} />
          </span>
          {blocked === null ? null : (
            <span className="block font-bold break-words text-danger">
              {t('blocked', { reason: blocked })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'stage',
      heading: t('columns.stage'),
      sort: sortOf('stage'),
      cell: ({ stage, ownStage, stageSince, subject, checks }) => (
        <>
          <span className="font-medium">{stepOf(steps, { stage, ownStage }).name}</span>
          <span className="figures block text-sm text-ink-soft">
            {t('inStage', { count: daysSince(stageSince, now) })},{' '}
            {t('checks', { done: checks, total: checklistOf(subject).length })}
          </span>
        </>
      ),
    },
    { id: 'proof', heading: t('columns.proof'), cell: ({ proof }) => <ProofMark proof={proof} /> },
    {
      id: 'owner',
      heading: t('columns.owner'),
      cell: ({ owner }) => owner?.name ?? <span className="text-ink-soft">{t('nobody')}</span>,
    },
    {
      id: 'age',
      heading: t('columns.age'),
      sort: sortOf('age'),
      cell: ({ createdAt }) => t('days', { count: daysSince(createdAt, now) }),
    },
    {
      id: 'amount',
      heading: t('columns.amount'),
      align: 'end',
      sort: sortOf('amount'),
      cell: ({ amountNetCents }) => (amountNetCents === null ? '–' : formatAmount(amountNetCents, locale)),
    },
    {
      id: 'language',
      heading: t('columns.language'),
      cell: (row) => formatLanguage(row.locale, locale),
    },
  ];
  return (
    <DataTable
      name="jobs"
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ reference }) => reference}
      rowProps={() => ({ 'data-shortcut-row': '' })}
    />
  );
}

/** Whose job it is, as the way to it. */
export function JobName({ row, locale }: { row: JobRow; locale: Locale }) {
  const { reference, firstName, name, company } = row;
  return (
    <>
      <PageLink
        to="admin-requests"
        rest={reference}
        hash="job"
        locale={locale}
        data-shortcut-open=""
        className="line-clamp-2 font-bold underline-offset-4 hocus:underline"
      >
        {firstName} {name}
      </PageLink>
      {company ? <span className="line-clamp-2 text-sm text-ink-soft">{company}</span> : null}
      <span className="figures block text-sm text-ink-soft">{reference}</span>
    </>
  );
}
