import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { SubscriberRegisterView } from '@/components/newsletter/subscriber-register';
import { currentLocale } from '@/lib/i18n/locale';
import { endSubscriptionFor } from '@/lib/newsletter/register/actions';
import { leaveOutcomes, subscriberFilters, subscriberRegister } from '@/lib/newsletter/register/subscriber';
import { pageFilter, readRegisterQuery, registerAddress } from '@/lib/staff/register-query';
import { readRegister } from '@/lib/staff/server/read-register';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-subscribers');
}

/** The register of newsletter subscribers. */
export default async function SubscribersPage({ searchParams }: PageProps<'/[locale]/admin/subscribers'>) {
  const locale = await currentLocale();
  const asked = await searchParams;
  const query = readRegisterQuery(asked, subscriberFilters);
  const here = registerAddress(query.filters, query.page);

  async function renderRegister(staff: Staff) {
    const filter = pageFilter(query);
    const register = await readRegister(staff, 'list_newsletter_subscriptions', subscriberRegister, filter);
    if (register === null) throw new Error('The database does not answer');
    return (
      <SubscriberRegisterView
        locale={locale}
        query={query}
        register={register}
        outcome={leaveOutcomes.find((known) => known === asked.outcome) ?? null}
        leave={endSubscriptionFor.bind(null, locale, here)}
      />
    );
  }

  return (
    <StaffPage page="admin-subscribers" query={here}>
      {renderRegister}
    </StaffPage>
  );
}
