import { StaffOnly } from '@/components/staff/staff-only';
import { findViewer } from '@/lib/accounts/server/viewer';
import { currentLocale } from '@/lib/i18n/locale';
import { SiteFrame } from '../../site-frame';

/** What an account without a role gets, with a 403. */
export default async function AdminForbidden() {
  const locale = await currentLocale();
  const viewer = await findViewer();
  return (
    <SiteFrame locale={locale} page="admin">
      <StaffOnly locale={locale} email={viewer?.email ?? ''} />
    </SiteFrame>
  );
}
