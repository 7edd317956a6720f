import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { InboxView } from '@/components/quotes/staff/inbox-view';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { currentLocale } from '@/lib/i18n/locale';
import { changeInbox, refreshInbox } from '@/lib/quotes/inbox/actions';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { inboxQuery, readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import {
  countWaitingRequests,
  listQuoteRequests,
  readAnswerTimes,
} from '@/lib/quotes/server/list-quote-requests';
import { listQuoteColleagues } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-requests');
}

/** The inbox of quote requests. */
export default async function InboxPage({ searchParams }: PageProps<'/[locale]/admin/requests'>) {
  const filter = readInboxFilter(await searchParams);
  const locale = await currentLocale();

  async function renderInbox(staff: Staff) {
    const now = new Date();
    const [list, waiting, times, colleagues] = await Promise.all([
      listQuoteRequests(staff, filter, now),
      countWaitingRequests(staff, now),
      readAnswerTimes(staff, now, isPublicHoliday),
      listQuoteColleagues(staff),
    ]);
    return (
      <InboxView
        locale={locale}
        filter={filter}
        list={list}
        rows={list.rows.map((row) => ({ ...row, due: dueStateOf(row, now, isPublicHoliday) }))}
        waiting={waiting}
        times={times}
        colleagues={colleagues}
        viewerId={staff.viewer.id}
        action={changeInbox.bind(null, locale)}
        refresh={refreshInbox}
      />
    );
  }

  return (
    <StaffPage page="admin-requests" query={inboxQuery(filter)}>
      {renderInbox}
    </StaffPage>
  );
}
