import type { Metadata } from 'next';
import { RegisterPage } from '@/app/_blocks/personal/register-page';
import { staffMetadata } from '@/app/_blocks/personal/staff-page';
import { SubscriberRegisterView } from '@/components/newsletter/subscriber-register';
import { currentLocale } from '@/lib/i18n/locale';
import { endSubscriptionFor } from '@/lib/newsletter/register/actions';
import { leaveOutcomes, subscriberRegister } from '@/lib/newsletter/register/subscriber';
import { registerAddress } from '@/lib/staff/register-query';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-subscribers');
}

/** The register of newsletter subscribers. */
export default async function SubscribersPage({ searchParams }: PageProps<'/[locale]/admin/subscribers'>) {
  const locale = await currentLocale();
  const asked = await searchParams;
  return (
    <RegisterPage register={subscriberRegister} asked={asked}>
      {(found, query) => (
        <SubscriberRegisterView
          locale={locale}
          query={query}
          found={found}
          outcome={leaveOutcomes.find((known) => known === asked.outcome) ?? null}
          leave={endSubscriptionFor.bind(null, locale, registerAddress(query.filters, query.page))}
        />
      )}
    </RegisterPage>
  );
}
