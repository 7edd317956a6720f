import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { CategoriesList } from '@/components/portfolio/staff/categories-list';
import { PortfolioNotice } from '@/components/portfolio/staff/portfolio-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { listPortfolioForStaff } from '@/lib/portfolio/server/manage-portfolio';
import { changeDeleted, moveEntry, putInOrder, saveCategory } from '@/lib/portfolio/staff/actions';
import { readOutcome, readUndo } from '@/lib/portfolio/staff/outcomes';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-portfolio');
}

/** The categories of the portfolio, in their order. */
export default async function CategoriesPage({
  searchParams,
}: PageProps<'/[locale]/admin/portfolio/categories'>) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return (
    <StaffPage page="admin-portfolio" rest="categories">
      {(staff) => (
        <>
          <Categories locale={locale} staff={staff} />
          <PortfolioNotice
            outcome={readOutcome(query.outcome)}
            undo={readUndo(query.undo)}
            restore={changeDeleted.bind(null, locale, 'categories')}
          />
        </>
      )}
    </StaffPage>
  );
}

async function Categories({ locale, staff }: { locale: Locale; staff: Staff }) {
  const t = await getTranslations('StaffPortfolio');
  const { categories, items } = await listPortfolioForStaff(staff);
  return (
    <>
      <PageHeading title={t('categories')} lead={t('categoriesLead')}>
        <PageLink to="admin-portfolio" locale={locale} className="link min-h-11 font-medium underline">
          {t('back')}
        </PageLink>
      </PageHeading>
      <CategoriesList
        locale={locale}
        categories={categories}
        countOf={(id) => items.filter((item) => item.categoryId === id).length}
        save={(id) => saveCategory.bind(null, locale, id)}
        move={moveEntry.bind(null, locale, 'categories')}
        remove={changeDeleted.bind(null, locale, 'categories')}
        reorder={putInOrder}
      />
    </>
  );
}
