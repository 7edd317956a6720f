import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerView } from '@/app/_blocks/personal/customer-view';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { readSearch } from '@/lib/customers/customer-filter';
import { readCustomerOutcome } from '@/lib/customers/outcomes';
import { readPlaced } from '@/lib/customers/placing';
import { findCustomer, listCustomers } from '@/lib/customers/server/customer-store';
import { currentLocale } from '@/lib/i18n/locale';
import { isUuid } from '@/lib/staff/row';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-customers');
}

/** One customer: who they are, what they asked for, what is open, and what colleagues noted. */
export default async function CustomerPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/customers/[id]'>) {
  const [{ id }, query, locale] = await Promise.all([params, searchParams, currentLocale()]);
  if (!isUuid(id)) notFound();
  const text = readSearch(query.with);
  const colleague = readSearch(query.colleague);

  async function renderCustomer(staff: Staff) {
    const find = async (wanted: string) =>
      wanted === '' ? [] : (await listCustomers(staff, { text: wanted, page: 1 }, 8)).rows;
    const [customer, others, colleagues] = await Promise.all([
      findCustomer(staff, id),
      find(text),
      find(colleague),
    ]);
    if (!customer) notFound();
    const outcome = readCustomerOutcome(query.outcome);
    const besides = (rows: typeof others) => rows.filter((other) => other.id !== customer.id);
    return (
      <CustomerView
        staff={staff}
        customer={customer}
        search={{ text, found: besides(others) }}
        colleagueSearch={{ text: colleague, found: besides(colleagues) }}
        outcome={outcome}
        merged={isUuid(query.other) ? query.other : null}
        placed={outcome === 'joined' || outcome === 'left' ? readPlaced(query) : null}
        locale={locale}
      />
    );
  }

  return (
    <StaffPage
      page="admin-customers"
      rest={id}
      query={{ ...(text === '' ? {} : { with: text }), ...(colleague === '' ? {} : { colleague }) }}
    >
      {renderCustomer}
    </StaffPage>
  );
}
