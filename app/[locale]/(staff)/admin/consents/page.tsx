import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { ConsentRegisterView } from '@/components/consent/consent-register';
import { consentFilters, consentRegister } from '@/lib/consent/consent-register';
import { currentLocale } from '@/lib/i18n/locale';
import { pageFilter, readRegisterQuery, registerAddress } from '@/lib/staff/register-query';
import { readRegister } from '@/lib/staff/server/read-register';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-consents');
}

/** The register of consents. */
export default async function ConsentsPage({ searchParams }: PageProps<'/[locale]/admin/consents'>) {
  const locale = await currentLocale();
  const query = readRegisterQuery(await searchParams, consentFilters);

  async function renderRegister(staff: Staff) {
    const register = await readRegister(staff, 'list_cookie_consents', consentRegister, pageFilter(query));
    if (register === null) throw new Error('The database does not answer');
    return <ConsentRegisterView locale={locale} query={query} register={register} />;
  }

  return (
    <StaffPage page="admin-consents" query={registerAddress(query.filters, query.page)}>
      {renderRegister}
    </StaffPage>
  );
}
