import { getTranslations } from 'next-intl/server';
import { StaffPage } from '@/app/_blocks/personal/staff-page';
import { EmptyState } from '@/components/staff/empty-state';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';

/** A reference that no request has, or has no more. */
export default async function MissingRequest() {
  const locale = await currentLocale();
  const t = await getTranslations('StaffRequest');
  return (
    <StaffPage page="admin-requests">
      {() => (
        <EmptyState title={t('missing.title')} text={t('missing.text')}>
          <PageLink to="admin-requests" locale={locale} className="link min-h-11 font-bold">
            {t('back')}
          </PageLink>
        </EmptyState>
      )}
    </StaffPage>
  );
}
