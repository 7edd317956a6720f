import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { WorkView } from '@/components/portfolio/work-view';
import { isUuid } from '@/lib/forms/uuid';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { listPortfolioForStaff } from '@/lib/portfolio/server/manage-portfolio';
import { loadWorkViewLabels } from '@/lib/portfolio/work-view-labels';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-portfolio');
}

/** How a work will look to visitors, in the language of the page; a draft too. */
export default async function WorkPreviewPage({
  params,
}: PageProps<'/[locale]/admin/portfolio/[id]/preview'>) {
  const [{ id }, locale] = await Promise.all([params, currentLocale()]);
  return (
    <StaffPage page="admin-portfolio" rest={`${id}/preview`}>
      {(staff) => <Preview staff={staff} id={id} locale={locale} />}
    </StaffPage>
  );
}

async function Preview({ staff, id, locale }: { staff: Staff; id: string; locale: Locale }) {
  if (!isUuid(id)) notFound();
  const t = await getTranslations('StaffPortfolio');
  const portfolio = await listPortfolioForStaff(staff);
  const item = portfolio.items.find((known) => known.id === id);
  if (!item) notFound();
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-x-6 border-l-8 border-ink bg-white px-4 py-2 font-medium">
        {t('previewNotice')}
        <PageLink
          to="admin-portfolio"
          rest={id}
          locale={locale}
          className="link min-h-11 font-bold underline"
        >
          {t('previewEdit')}
        </PageLink>
      </p>
      <div className="-mx-4 lg:-mx-6">
        <WorkView
          item={item}
          locale={locale}
          breadcrumb={null}
          labels={await loadWorkViewLabels(item, locale)}
        />
      </div>
    </>
  );
}
