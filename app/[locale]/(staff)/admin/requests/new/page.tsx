import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { EntryForm } from '@/components/quotes/staff/entry-form.client';
import { PageHeading } from '@/components/staff/page-heading';
import { findCustomer } from '@/lib/customers/server/customer-store';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { enterRequest } from '@/lib/quotes/desk/actions';
import { enteredAgain } from '@/lib/quotes/desk/entered-again';
import { loadEntryLabels } from '@/lib/quotes/desk/form-labels';
import { isUuid } from '@/lib/staff/row';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-requests');
}

/** Where staff write down a request while somebody is on the telephone or at the counter. */
export default async function NewRequestPage({ searchParams }: PageProps<'/[locale]/admin/requests/new'>) {
  const [locale, { customer: id }] = await Promise.all([currentLocale(), searchParams]);
  const t = await getTranslations('StaffEntry');

  async function renderEntry(staff: Staff) {
    const customer = isUuid(id) ? await findCustomer(staff, id) : null;
    return (
      <>
        <PageHeading title={t('title')} lead={t('lead')}>
          <PageLink to="admin-requests" locale={locale} className="link min-h-11 font-medium underline">
            {t('back')}
          </PageLink>
        </PageHeading>
        <EntryForm
          action={enterRequest.bind(null, locale)}
          permalink={pathWithin('admin-requests', locale, { rest: 'new' })}
          formKey={randomUUID()}
          language={locale}
          {...(customer ? { known: enteredAgain(customer, locale) } : {})}
          labels={await loadEntryLabels(locale)}
        />
      </>
    );
  }

  return (
    <StaffPage page="admin-requests" rest="new">
      {renderEntry}
    </StaffPage>
  );
}
