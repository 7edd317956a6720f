import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { ApplicationRegisterView } from '@/components/careers/application-register';
import {
  applicationFilters,
  applicationRegister,
  deleteOutcomes,
} from '@/lib/careers/register/staff-application';
import { currentLocale } from '@/lib/i18n/locale';
import { pageFilter, readRegisterQuery, registerAddress } from '@/lib/staff/register-query';
import { readRegister } from '@/lib/staff/server/read-register';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-applications');
}

/** The register of job applications. */
export default async function ApplicationsPage({ searchParams }: PageProps<'/[locale]/admin/applications'>) {
  const locale = await currentLocale();
  const asked = await searchParams;
  const query = readRegisterQuery(asked, applicationFilters);

  async function renderRegister(staff: Staff) {
    const filter = pageFilter(query);
    const register = await readRegister(staff, 'list_job_applications', applicationRegister, filter);
    if (register === null) throw new Error('The database does not answer');
    return (
      <ApplicationRegisterView
        locale={locale}
        query={query}
        register={register}
        outcome={deleteOutcomes.find((known) => known === asked.outcome) ?? null}
      />
    );
  }

  return (
    <StaffPage page="admin-applications" query={registerAddress(query.filters, query.page)}>
      {renderRegister}
    </StaffPage>
  );
}
