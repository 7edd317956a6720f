import type { Metadata } from 'next';
import { RegisterPage } from '@/app/_blocks/personal/register-page';
import { staffMetadata } from '@/app/_blocks/personal/staff-page';
import { ConsentRegisterView } from '@/components/consent/consent-register';
import { consentRegister } from '@/lib/consent/consent-register';
import { currentLocale } from '@/lib/i18n/locale';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-consents');
}

/** The register of consents. */
export default async function ConsentsPage({ searchParams }: PageProps<'/[locale]/admin/consents'>) {
  const locale = await currentLocale();
  return (
    <RegisterPage register={consentRegister} asked={await searchParams}>
      {(found, query) => <ConsentRegisterView locale={locale} query={query} found={found} />}
    </RegisterPage>
  );
}
