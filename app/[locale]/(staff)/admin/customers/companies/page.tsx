import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { CompaniesTable } from '@/components/customers/staff/companies-table';
import { BeyondEnd } from '@/components/staff/beyond-end';
import { EmptyState } from '@/components/staff/empty-state';
import { FilterBar, FilterSearch } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { companiesPath } from '@/lib/customers/company';
import { customerPageSize, customerQuery, readCustomerFilter } from '@/lib/customers/customer-filter';
import { listCompanies } from '@/lib/customers/server/company-store';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-customers');
}

/** The companies that customers work for. */
export default async function CompaniesPage({
  searchParams,
}: PageProps<'/[locale]/admin/customers/companies'>) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const filter = readCustomerFilter(query);
  const t = await getTranslations('StaffCompany.list');
  const customers = await getTranslations('StaffCustomers');
  const list = pathWithin('admin-customers', locale, { rest: companiesPath });
  const hrefOf = (page: number) =>
    pathWithin('admin-customers', locale, { rest: companiesPath, query: customerQuery({ ...filter, page }) });

  async function renderCompanies(staff: Staff) {
    const { total, rows } = await listCompanies(staff, filter);
    return (
      <>
        <PageHeading title={t('title')} lead={t('lead')}>
          <PageLink to="admin-customers" locale={locale} className="link min-h-11 font-medium underline">
            {customers('back')}
          </PageLink>
        </PageHeading>
        <FilterBar action={list} label={t('search')} clearHref={filter.text === '' ? null : list}>
          <FilterSearch label={t('search')} name="q" defaultValue={filter.text} data-shortcut-search="" />
        </FilterBar>
        <div className="mt-4">
          {rows.length > 0 ? (
            <CompaniesTable rows={rows} locale={locale} />
          ) : total > 0 ? (
            <BeyondEnd firstHref={hrefOf(1)} />
          ) : filter.text === '' ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <EmptyState title={t('empty.filteredTitle')} text={t('empty.filteredText')} />
          )}
        </div>
        {rows.length > 0 ? (
          <Pager page={filter.page} pageSize={customerPageSize} total={total} hrefOf={hrefOf} />
        ) : null}
      </>
    );
  }

  return (
    <StaffPage page="admin-customers" rest={companiesPath} query={customerQuery(filter)}>
      {renderCompanies}
    </StaffPage>
  );
}
