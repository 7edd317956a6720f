import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CompanyView } from '@/app/_blocks/personal/company-view';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { companyPath } from '@/lib/customers/company';
import { readSearch } from '@/lib/customers/customer-filter';
import { readCustomerOutcome } from '@/lib/customers/outcomes';
import { readPlaced } from '@/lib/customers/placing';
import { findCompany } from '@/lib/customers/server/company-store';
import { listCustomers } from '@/lib/customers/server/customer-store';
import { currentLocale } from '@/lib/i18n/locale';
import { readPageNumber } from '@/lib/staff/page-number';
import { isUuid } from '@/lib/staff/row';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-customers');
}

/** One company: its people, and what all of them asked for, owe and told. */
export default async function CompanyPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/customers/companies/[id]'>) {
  const [{ id }, query, locale] = await Promise.all([params, searchParams, currentLocale()]);
  if (!isUuid(id)) notFound();
  const text = readSearch(query.colleague);
  const page = readPageNumber(query.page);

  async function renderCompany(staff: Staff) {
    const [company, others] = await Promise.all([
      findCompany(staff, id, page),
      text === '' ? [] : listCustomers(staff, { text, page: 1 }, 8).then(({ rows }) => rows),
    ]);
    if (!company) notFound();
    const outcome = readCustomerOutcome(query.outcome);
    const known = new Set(company.people.map((person) => person.id));
    return (
      <CompanyView
        company={company}
        page={page}
        search={{ text, found: others.filter((other) => !known.has(other.id)) }}
        outcome={outcome}
        placed={outcome === 'joined' || outcome === 'left' ? readPlaced(query) : null}
        locale={locale}
      />
    );
  }

  return (
    <StaffPage
      page="admin-customers"
      rest={companyPath(id)}
      query={{ ...(text === '' ? {} : { colleague: text }), ...(page > 1 ? { page: String(page) } : {}) }}
    >
      {renderCompany}
    </StaffPage>
  );
}
