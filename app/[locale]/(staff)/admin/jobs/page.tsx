import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { JobsView } from '@/components/jobs/staff/jobs-view';
import { SubjectMark } from '@/components/quotes/staff/subject-mark';
import { SavedViews } from '@/components/staff/saved-views';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { moveJobForm } from '@/lib/jobs/actions';
import { jobDueOf } from '@/lib/jobs/due-day';
import { loadJobFormLabels } from '@/lib/jobs/form-labels';
import {
  type JobFilter,
  jobQuery,
  jobViews,
  readJobFilter,
  saysNothing,
  withKnownStage,
} from '@/lib/jobs/job-filter';
import { listJobs } from '@/lib/jobs/server/job-store';
import { loadJobSteps } from '@/lib/jobs/server/stage-store';
import { changeJobView, keepJobView, renameJobView } from '@/lib/jobs/view-actions';
import { listChangedRequests } from '@/lib/notices/server/notice-store';
import { listQuoteColleagues } from '@/lib/quotes/server/staff-requests';
import { listSavedViews } from '@/lib/staff/server/saved-views';
import type { Staff } from '@/lib/staff/staff';
import { savedViewOutcomes } from '@/lib/staff/views/saved-view';
import { unlessAway } from '@/lib/supabase/ask';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-jobs');
}

/** The jobs of all orders. */
export default async function JobsPage({ searchParams }: PageProps<'/[locale]/admin/jobs'>) {
  const params = await searchParams;
  const asked = readJobFilter(params);
  const locale = await currentLocale();

  async function renderJobs(staff: Staff) {
    const steps = await loadJobSteps(locale);
    const withSteps = (filter: JobFilter) => withKnownStage(filter, steps);
    const kept = (await unlessAway('jobs.viewsUnread', listSavedViews(staff, jobViews))) ?? [];
    const views = kept.map((view) => ({ ...view, query: jobQuery(withSteps(readJobFilter(view.query))) }));
    const begun = views.find(({ isDefault }) => isDefault)?.query;
    const filter = withSteps(begun && saysNothing(params) ? readJobFilter(begun) : asked);
    const query = jobQuery({ ...filter, page: 1 });
    const inFull = begun !== undefined;
    const [list, colleagues] = await Promise.all([listJobs(staff, filter), listQuoteColleagues(staff)]);
    const now = new Date();
    const references = list.rows.map(({ reference }) => reference);
    const changed = await unlessAway('notices.newsUnread', listChangedRequests(staff, references));
    return (
      <JobsView
        locale={locale}
        filter={filter}
        list={list}
        steps={steps}
        stagesHref={staff.role === 'admin' ? pathWithin('admin-jobs', locale, { rest: 'stages' }) : null}
        rows={list.rows.map((row) => ({
          ...row,
          isNews: changed?.has(row.reference) ?? false,
          // What is done is not late any more.
          due: row.dueOn && row.stage !== 'done' ? jobDueOf(row.dueOn, now, isPublicHoliday) : null,
        }))}
        colleagues={colleagues}
        viewerId={staff.viewer.id}
        form={{
          action: moveJobForm.bind(null, locale),
          permalink: pathWithin('admin-jobs', locale, { query: jobQuery(filter, inFull) }),
          labels: await loadJobFormLabels(locale),
        }}
        now={now}
        subjectOf={(subject) => <SubjectMark subject={subject} />}
        saved={
          <SavedViews
            locale={locale}
            of={jobViews}
            views={views}
            query={query}
            outcome={savedViewOutcomes.find((known) => known === params.saved) ?? null}
            actions={{
              keep: keepJobView.bind(null, locale, query),
              rename: (id) => renameJobView.bind(null, locale, id),
              change: changeJobView.bind(null, locale, query),
            }}
          />
        }
        inFull={inFull}
      />
    );
  }

  return (
    <StaffPage page="admin-jobs" query={jobQuery(asked, params.stage === 'open')}>
      {renderJobs}
    </StaffPage>
  );
}
