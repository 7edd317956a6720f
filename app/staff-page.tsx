import type { ReactNode } from 'react';
import { StaffOnly } from '@/components/staff/staff-only';
import { currentLocale } from '@/lib/i18n/locale';
import type { PageId } from '@/lib/i18n/routes';
import { requireStaff } from '@/lib/staff/server/staff';
import type { Staff, StaffRole } from '@/lib/staff/staff';
import { SiteFrame } from './site-frame';

/**
 * A page of the back office. Its content is made only for someone whose role was read for this very request; another
 * account reads why the page stays closed, and the middleware has answered 403 then.
 */
export async function StaffPage({
  page,
  roles,
  children,
}: {
  page: PageId;
  /** Who may, beside an admin; every role when left out. */
  roles?: readonly StaffRole[];
  children: (staff: Staff) => ReactNode;
}) {
  const locale = await currentLocale();
  const entry = await requireStaff(locale, page, roles);
  return (
    <SiteFrame locale={locale} page={page}>
      {'staff' in entry ? children(entry.staff) : <StaffOnly locale={locale} email={entry.closedTo.email} />}
    </SiteFrame>
  );
}
