import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BeyondEnd } from '@/components/staff/beyond-end';
import { EmptyState } from '@/components/staff/empty-state';
import { FilterBar, FilterSelect } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { isNarrowed, type JobFilter, jobPageSize, jobQuery } from '@/lib/jobs/job-filter';
import type { DueJobRow, JobList } from '@/lib/jobs/job-row';
import type { JobStep } from '@/lib/jobs/stage-list';
import type { RequestSubject } from '@/lib/quotes/project-types';
import type { JobFormProps } from './job-form.client';
import { JobsBoard } from './jobs-board';
import { JobsTable } from './jobs-table';

interface JobsViewProps {
  locale: Locale;
  filter: JobFilter;
  list: Pick<JobList, 'counts' | 'ownCounts' | 'total'>;
  steps: readonly JobStep[];
  /** The page of the stages, for those who may change them. */
  stagesHref: string | null;
  rows: readonly DueJobRow[];
  colleagues: readonly { id: string; name: string }[];
  viewerId: string;
  /** Moves cards of the board. */
  form: Omit<JobFormProps, 'version'>;
  now: Date;
  /** How something that was asked for is shown. */
  subjectOf: (subject: RequestSubject) => ReactNode;
  /** The views that are kept under a name. */
  saved: ReactNode;
  /** Addresses say what is open all the same: whoever looks begins with another view. */
  inFull: boolean;
}

/** The jobs of all orders: filters, and the jobs as a list or as a board. */
export async function JobsView(props: JobsViewProps) {
  const { locale, filter, list, rows, stagesHref, saved, inFull } = props;
  const t = await getTranslations('Jobs');
  const hrefOf = (wanted: JobFilter) => pathWithin('admin-jobs', locale, { query: jobQuery(wanted, inFull) });
  return (
    <>
      <PageHeading title={t('title')}>
        {stagesHref === null ? null : (
          <a href={stagesHref} className="link min-h-11 font-medium underline">
            {t('stages')}
          </a>
        )}
        <ul className="flex border-2 border-ink" aria-label={t('views.label')}>
          {(['list', 'board'] as const).map((view) => (
            <li key={view}>
              <PageLink
                to="admin-jobs"
                locale={locale}
                query={jobQuery({ ...filter, view, page: 1 }, inFull)}
                aria-current={filter.view === view ? 'true' : undefined}
                className="inline-flex min-h-9 items-center px-4 font-medium underline-offset-4 hocus:underline aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {t(`views.${view}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </PageHeading>
      {saved}
      <JobFilters {...props} hrefOf={hrefOf} />
      <div className="mt-4">
        <JobsContent {...props} hrefOf={hrefOf} />
      </div>
      {filter.view === 'list' && rows.length > 0 ? (
        <Pager
          page={filter.page}
          pageSize={jobPageSize}
          total={list.total}
          hrefOf={(page) => hrefOf({ ...filter, page })}
        />
      ) : null}
    </>
  );
}

type WithHref = JobsViewProps & { hrefOf: (filter: JobFilter) => string };

async function JobFilters({ locale, filter, list, steps, colleagues, viewerId, hrefOf }: WithHref) {
  const t = await getTranslations('Jobs');
  const { view, sort, descending } = jobQueryKept(filter);
  const all: JobFilter = { ...filter, stage: 'open', owner: null, blocked: false, page: 1 };
  return (
    <FilterBar
      action={pathTo('admin-jobs', locale)}
      label={t('filters.label')}
      kept={{ view, sort, order: descending }}
      clearHref={isNarrowed(filter) ? hrefOf(all) : null}
    >
      {filter.view === 'board' ? null : (
        <FilterSelect
          label={t('filters.stage')}
          all={t('filters.open')}
          name="stage"
          defaultValue={filter.stage === 'open' ? '' : filter.stage}
          options={steps.map(({ id, kind, isOwn, name }) => ({
            value: id,
            label: `${name} (${isOwn ? (list.ownCounts[id] ?? 0) : list.counts[kind]})`,
          }))}
        />
      )}
      <FilterSelect
        label={t('filters.owner')}
        all={t('filters.everybody')}
        name="owner"
        defaultValue={filter.owner === viewerId ? 'me' : (filter.owner ?? '')}
        options={[
          { value: 'me', label: t('me') },
          { value: 'none', label: t('nobody') },
          ...colleagues
            .filter(({ id }) => id !== viewerId)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <label className="flex min-h-10 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          name="blocked"
          value="yes"
          defaultChecked={filter.blocked}
          className="size-6 accent-ink"
        />
        {t('filters.blocked')}
      </label>
    </FilterBar>
  );
}

/** What the form of the filters carries along. */
function jobQueryKept(filter: JobFilter): { view?: string; sort?: string; descending?: string } {
  const { view, sort, order } = jobQuery(filter);
  return { ...(view ? { view } : {}), ...(sort ? { sort } : {}), ...(order ? { descending: order } : {}) };
}

async function JobsContent({ locale, filter, list, steps, rows, form, now, subjectOf, hrefOf }: WithHref) {
  const t = await getTranslations('Jobs');
  const shared = { locale, steps, rows, now, subjectOf };
  if (filter.view === 'board' && list.total > 0) return <JobsBoard {...shared} form={form} list={list} />;
  if (rows.length > 0) return <JobsTable {...shared} filter={filter} hrefOf={hrefOf} />;
  if (list.total > 0) return <BeyondEnd firstHref={hrefOf({ ...filter, page: 1 })} />;
  return isNarrowed(filter) ? (
    <EmptyState title={t('empty.filteredTitle')} text={t('empty.filteredText')} />
  ) : (
    <EmptyState title={t('empty.title')} text={t('empty.text')} />
  );
}
