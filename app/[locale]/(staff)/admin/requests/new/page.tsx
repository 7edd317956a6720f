import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { EntryForm } from '@/components/quotes/staff/entry-form.client';
import { PageHeading } from '@/components/staff/page-heading';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { enterRequest } from '@/lib/quotes/desk/actions';
import { loadEntryLabels } from '@/lib/quotes/desk/form-labels';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-requests');
}

/** Where staff write down a request while somebody is on the telephone or at the counter. */
export default async function NewRequestPage() {
  const locale = await currentLocale();
  const t = await getTranslations('StaffEntry');

  async function renderEntry() {
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
