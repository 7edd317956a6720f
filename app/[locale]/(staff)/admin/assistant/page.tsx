import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HandoverDue } from '@/app/_blocks/personal/handover-due';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { AssistantView } from '@/components/alfred/staff/assistant-view';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { handoversPerPage, listGaps, listHandovers } from '@/lib/alfred/server/handovers';
import { readTodaysSpending } from '@/lib/alfred/server/spending';
import { listStaffAnswers } from '@/lib/alfred/server/staff-answers';
import { alfredStaffLabels, staffOutcomes } from '@/lib/alfred/staff/staff-copy';
import { formatAmount, formatCount } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { readPageNumber } from '@/lib/staff/page-number';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-assistant');
}

/** What Alfred hands over, what he was taught, what the site lacks. */
export default async function AssistantPage({ searchParams }: PageProps<'/[locale]/admin/assistant'>) {
  const query = await searchParams;
  const locale = await currentLocale();
  const labels = alfredStaffLabels(locale);
  const names = await getTranslations('Staff');
  const status = query.view === 'done' ? ('done' as const) : ('open' as const);
  const page = readPageNumber(query.page);
  const outcome = staffOutcomes.find((known) => known === query.done);
  const pathOf = (rest: string, parameters: Record<string, string> = {}) =>
    pathWithin('admin-assistant', locale, { rest, query: parameters });

  async function renderAssistant(staff: Staff) {
    const now = new Date();
    const [list, answers, gaps, spending] = await Promise.all([
      listHandovers(staff, { status, page }),
      listStaffAnswers(staff),
      listGaps(staff, now),
      staff.role === 'admin' ? readTodaysSpending(now) : null,
    ]);
    const view: Record<string, string> = status === 'done' ? { view: 'done' } : {};
    return (
      <>
        <PageHeading title={names('areas.assistant')} lead={labels.lead} />
        {outcome ? <OutcomeNotice isDone={outcome !== 'failed'}>{labels[outcome]}</OutcomeNotice> : null}
        <AssistantView
          status={status}
          counts={list}
          rows={list.rows}
          answers={answers}
          gaps={gaps}
          spending={
            spending && {
              value: formatAmount(Math.ceil(spending.micros / 10_000), locale),
              note:
                spending.ceilingMicros === null
                  ? labels.noModel
                  : labels.spentNote
                      .replace('{count}', formatCount(spending.answers, locale))
                      .replace(
                        '{ceiling}',
                        formatAmount(Math.round(spending.ceilingMicros / 10_000), locale),
                      ),
            }
          }
          locale={locale}
          pathOf={pathOf}
          dueMark={(row) => <HandoverDue row={row} locale={locale} now={now} />}
          pager={
            list[status] > handoversPerPage ? (
              <Pager
                page={page}
                pageSize={handoversPerPage}
                total={list[status]}
                hrefOf={(wanted) => pathOf('', { ...view, page: String(wanted) })}
              />
            ) : null
          }
          labels={labels}
        />
      </>
    );
  }

  return <StaffPage page="admin-assistant">{renderAssistant}</StaffPage>;
}
