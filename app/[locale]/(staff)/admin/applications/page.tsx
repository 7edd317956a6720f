import type { Metadata } from 'next';
import { RegisterPage } from '@/app/_blocks/personal/register-page';
import { staffMetadata } from '@/app/_blocks/personal/staff-page';
import { ApplicationRegisterView } from '@/components/careers/application-register';
import { applicationRegister, deleteOutcomes } from '@/lib/careers/register/staff-application';
import { currentLocale } from '@/lib/i18n/locale';
import { readJobTitles } from '@/lib/showcase/server/read-showcase';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-applications');
}

/** The register of job applications. */
export default async function ApplicationsPage({ searchParams }: PageProps<'/[locale]/admin/applications'>) {
  const locale = await currentLocale();
  const [asked, titles] = await Promise.all([searchParams, readJobTitles()]);
  return (
    <RegisterPage register={applicationRegister} asked={asked}>
      {(found, query) => (
        <ApplicationRegisterView
          locale={locale}
          query={query}
          found={found}
          titles={titles}
          outcome={deleteOutcomes.find((known) => known === asked.outcome) ?? null}
        />
      )}
    </RegisterPage>
  );
}
