import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { MailTray } from '@/components/mail-in/staff/mail-tray';
import { BeyondEnd } from '@/components/staff/beyond-end';
import { EmptyState } from '@/components/staff/empty-state';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { retention } from '@/lib/legal/retention';
import { listTray, takesMails, trayPageSize } from '@/lib/mail-in/server/tray-store';
import { trayOutcomes } from '@/lib/mail-in/tray-mail';
import { readPageNumber } from '@/lib/staff/page-number';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-mail');
}

/** Mails that belong to no request yet. */
export default async function MailPage({ searchParams }: PageProps<'/[locale]/admin/mail'>) {
  const query = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('StaffMail');
  const names = await getTranslations('Staff');
  const page = readPageNumber(query.page);
  const outcome = trayOutcomes.find((one) => one === query.outcome);

  async function renderTray(staff: Staff) {
    const { total, rows } = await listTray(staff, page);
    const isOn = takesMails();
    return (
      <>
        <p className="mb-2">
          <PageLink to="admin-requests" locale={locale} className="link min-h-11 font-medium">
            ← {names('areas.requests')}
          </PageLink>
        </p>
        <PageHeading title={names('areas.mail')} lead={t('lead', { days: retention.trayDays })} />
        {outcome ? (
          <OutcomeNotice isDone={outcome === 'deleted'}>{t(`outcome.${outcome}`)}</OutcomeNotice>
        ) : null}
        {rows.length > 0 ? (
          <MailTray mails={rows} locale={locale} />
        ) : total > 0 ? (
          <BeyondEnd firstHref={pathWithin('admin-mail', locale)} />
        ) : (
          <EmptyState title={t('empty')} text={isOn ? t('emptyText') : t('offText')} />
        )}
        {total > trayPageSize ? (
          <Pager
            page={page}
            pageSize={trayPageSize}
            total={total}
            hrefOf={(wanted) => pathWithin('admin-mail', locale, { query: { page: String(wanted) } })}
          />
        ) : null}
      </>
    );
  }

  return <StaffPage page="admin-mail">{renderTray}</StaffPage>;
}
