import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PortfolioWorkForm } from '@/app/_blocks/personal/portfolio-work';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { PageHeading } from '@/components/staff/page-heading';
import { currentLocale } from '@/lib/i18n/locale';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-portfolio');
}

/** A new work: a draft, whose pictures come after. */
export default async function NewWorkPage() {
  const locale = await currentLocale();
  const t = await getTranslations('StaffPortfolio');
  return (
    <StaffPage page="admin-portfolio" rest="new">
      {(staff) => (
        <>
          <PageHeading title={t('new')} lead={t('newLead')} />
          <PortfolioWorkForm
            locale={locale}
            staff={staff}
            id={null}
            defaults={{}}
            status="draft"
            isSample={false}
            video={null}
            version={0}
            from={null}
            images={[]}
            hiddenIds={[]}
            missing={[]}
          />
        </>
      )}
    </StaffPage>
  );
}
