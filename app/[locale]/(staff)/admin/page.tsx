import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { WaitingFigures } from '@/components/quotes/staff/inbox-figures';
import { NextRequests } from '@/components/quotes/staff/next-requests';
import { StaffHome } from '@/components/staff/staff-home';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { currentLocale } from '@/lib/i18n/locale';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { countWaitingRequests, listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { mayOpen } from '@/lib/staff/areas';

/** Requests that the overview names; the inbox has the others. */
const shownFirst = 5;

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin');
}

/** The back office: what to answer first, and its areas, each with what waits there. */
export default async function AdminPage() {
  const locale = await currentLocale();
  return (
    <StaffPage page="admin">
      {async (staff) => {
        if (!mayOpen(staff.role, 'requests')) return <StaffHome locale={locale} staff={staff} />;
        const now = new Date();
        const [waiting, list] = await Promise.all([
          countWaitingRequests(staff, now),
          listQuoteRequests(staff, readInboxFilter({ status: 'all' }), now),
        ]);
        const rows = list.rows
          .map((row) => ({ ...row, due: dueStateOf(row, now, isPublicHoliday) }))
          .filter(({ due }) => 'milliseconds' in due)
          .slice(0, shownFirst);
        return (
          <StaffHome
            locale={locale}
            staff={staff}
            first={<NextRequests locale={locale} rows={rows} />}
            figures={{ requests: <WaitingFigures waiting={waiting} /> }}
          />
        );
      }}
    </StaffPage>
  );
}
