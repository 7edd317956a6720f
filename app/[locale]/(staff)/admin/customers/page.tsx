import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { CustomersTable } from '@/components/customers/staff/customers-table';
import { BeyondEnd } from '@/components/staff/beyond-end';
import { EmptyState } from '@/components/staff/empty-state';
import { FilterBar, FilterSearch } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { companiesPath } from '@/lib/customers/company';
import { customerPageSize, customerQuery, readCustomerFilter } from '@/lib/customers/customer-filter';
import { listCustomers } from '@/lib/customers/server/customer-store';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-customers');
}

/** Everybody who has asked for something. */
export default async function CustomersPage({ searchParams }: PageProps<'/[locale]/admin/customers'>) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const filter = readCustomerFilter(query);
  const t = await getTranslations('StaffCustomers');
  const hrefOf = (page: number) =>
    pathWithin('admin-customers', locale, { query: customerQuery({ ...filter, page }) });

  async function renderCustomers(staff: Staff) {
    const { total, rows } = await listCustomers(staff, filter);
    return (
      <>
        <PageHeading title={t('title')} lead={t('lead')}>
          <PageLink
            to="admin-customers"
            rest={companiesPath}
            locale={locale}
            className="link min-h-11 font-medium underline"
          >
            {t('companies')}
          </PageLink>
        </PageHeading>
        <FilterBar
          action={pathTo('admin-customers', locale)}
          label={t('search')}
          clearHref={filter.text === '' ? null : pathTo('admin-customers', locale)}
        >
          <FilterSearch label={t('search')} name="q" defaultValue={filter.text} data-shortcut-search="" />
        </FilterBar>
        <div className="mt-4">
          {rows.length > 0 ? (
            <CustomersTable rows={rows} locale={locale} />
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
    <StaffPage page="admin-customers" query={customerQuery(filter)}>
      {renderCustomers}
    </StaffPage>
  );
}
