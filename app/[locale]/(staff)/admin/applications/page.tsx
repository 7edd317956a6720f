import type { Metadata } from 'next';
import { RegisterPage } from '@/app/_blocks/register-page';
import { staffMetadata } from '@/app/_blocks/staff-page';
import { ApplicationRegisterView } from '@/components/careers/application-register';
import { applicationRegister, deleteOutcomes } from '@/lib/careers/register/staff-application';
import { currentLocale } from '@/lib/i18n/locale';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-applications');
}

/** The register of job applications. */
export default async function ApplicationsPage({ searchParams }: PageProps<'/[locale]/admin/applications'>) {
  const locale = await currentLocale();
  const asked = await searchParams;
  return (
    <RegisterPage register={applicationRegister} asked={asked}>
      {(found, query) => (
        <ApplicationRegisterView
          locale={locale}
          query={query}
          found={found}
          outcome={deleteOutcomes.find((known) => known === asked.outcome) ?? null}
        />
      )}
    </RegisterPage>
  );
}
