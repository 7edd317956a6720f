import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { StaffApplicationView } from '@/components/careers/staff-application-view';
import { findPositionTitle } from '@/lib/careers/positions';
import { deleteApplication } from '@/lib/careers/register/actions';
import { applicationReference, applicationRegister } from '@/lib/careers/register/staff-application';
import { formatPhone } from '@/lib/i18n/format-phone';
import { currentLocale } from '@/lib/i18n/locale';
import { readJobTitles } from '@/lib/showcase/server/read-showcase';
import { readRegister } from '@/lib/staff/server/read-register';
import type { Staff } from '@/lib/staff/staff';
import { attachmentUrl } from '@/lib/uploads/server/receipts';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-applications');
}

/** One application. */
export default async function ApplicationPage({
  params,
}: PageProps<'/[locale]/admin/applications/[reference]'>) {
  const locale = await currentLocale();
  const asked = applicationReference.safeParse((await params).reference);
  if (!asked.success) notFound();
  const reference = asked.data;

  async function renderApplication(staff: Staff) {
    const filter = { reference, status: 'all', limit: 1 };
    const register = await readRegister(staff, applicationRegister, filter);
    if (register === null) throw new Error('The database does not answer');
    const [application] = register.rows;
    if (!application) notFound();
    const now = new Date();
    return (
      <StaffApplicationView
        locale={locale}
        application={application}
        title={findPositionTitle(application.position, await readJobTitles())[locale]}
        phone={application.phone && formatPhone(application.phone, locale)}
        hrefOfFile={(id) => attachmentUrl('application', id, now)}
        deleteNow={deleteApplication.bind(null, locale)}
      />
    );
  }

  return (
    <StaffPage page="admin-applications" rest={reference}>
      {renderApplication}
    </StaffPage>
  );
}
