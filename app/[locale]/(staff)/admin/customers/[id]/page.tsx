import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerView } from '@/app/_blocks/customer-view';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { readCustomerOutcome } from '@/lib/customers/outcomes';
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
  const text = typeof query.with === 'string' ? query.with.trim().slice(0, 100) : '';

  async function renderCustomer(staff: Staff) {
    const [customer, others] = await Promise.all([
      findCustomer(staff, id),
      text === '' ? null : listCustomers(staff, { text, page: 1 }, 8),
    ]);
    if (!customer) notFound();
    return (
      <CustomerView
        staff={staff}
        customer={customer}
        search={{ text, found: (others?.rows ?? []).filter((other) => other.id !== customer.id) }}
        outcome={readCustomerOutcome(query.outcome)}
        merged={isUuid(query.other) ? query.other : null}
        locale={locale}
      />
    );
  }

  return (
    <StaffPage page="admin-customers" rest={id} query={text === '' ? {} : { with: text }}>
      {renderCustomer}
    </StaffPage>
  );
}
