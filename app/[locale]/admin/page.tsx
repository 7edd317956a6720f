import type { Metadata } from 'next';
import { WaitingFigures } from '@/components/quotes/staff/inbox-figures';
import { StaffHome } from '@/components/staff/staff-home';
import { currentLocale } from '@/lib/i18n/locale';
import { countWaitingRequests } from '@/lib/quotes/server/list-quote-requests';
import { mayOpen } from '@/lib/staff/areas';
import { StaffPage, staffMetadata } from '../../staff-page';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin');
}

/** The back office: its areas, each with what waits there. */
export default async function AdminPage() {
  const locale = await currentLocale();
  return (
    <StaffPage page="admin">
      {async (staff) => {
        const waiting = mayOpen(staff.role, 'requests')
          ? await countWaitingRequests(staff, new Date())
          : null;
        return (
          <StaffHome
            locale={locale}
            staff={staff}
            figures={{ requests: waiting && <WaitingFigures waiting={waiting} /> }}
          />
        );
      }}
    </StaffPage>
  );
}
