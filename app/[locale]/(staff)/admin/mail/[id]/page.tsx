import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { AttachMail } from '@/components/mail-in/staff/attach-mail';
import { TrayMailView } from '@/components/mail-in/staff/tray-mail-view';
import { RequestFiles } from '@/components/quotes/staff/request-files';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { StaffForm } from '@/components/staff/staff-form.client';
import { StaffSection } from '@/components/staff/staff-section';
import { currentLocale } from '@/lib/i18n/locale';
import { attachMail, deleteMail, makeRequest } from '@/lib/mail-in/actions';
import { loadMailRequestLabels } from '@/lib/mail-in/form-labels';
import { findTrayMail } from '@/lib/mail-in/server/tray-store';
import { splitName, type TrayMail, trayOutcomes } from '@/lib/mail-in/tray-mail';
import { loadEntryLabels } from '@/lib/quotes/desk/form-labels';
import { quoteLimits } from '@/lib/quotes/limits';
import { linkFiles } from '@/lib/quotes/server/link-files';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-mail');
}

/** One mail of the tray, and what can be done about it. */
export default async function TrayMailPage({ params, searchParams }: PageProps<'/[locale]/admin/mail/[id]'>) {
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('StaffMail');
  const outcome = trayOutcomes.find((one) => one === query.outcome);
  const words = typeof query.q === 'string' ? query.q.slice(0, 100).trim() : '';

  async function fieldsOf(mail: TrayMail) {
    const entry = await loadEntryLabels(locale);
    const { optional, choose } = entry;
    const split = splitName(mail.name);
    return [
      { name: 'firstName', label: entry.firstName, kind: 'text' as const, value: split.firstName },
      { name: 'name', label: entry.name, kind: 'text' as const, value: split.name },
      { name: 'email', label: entry.email, kind: 'email' as const, value: mail.from ?? '', optional },
      { name: 'phone', label: entry.phone, kind: 'text' as const, optional },
      { name: 'company', label: entry.company, kind: 'text' as const, optional },
      {
        name: 'language',
        label: entry.language,
        kind: 'select' as const,
        options: entry.languages,
        placeholder: choose,
      },
      {
        name: 'subject',
        label: entry.subject,
        kind: 'select' as const,
        options: entry.subjects,
        placeholder: choose,
      },
      {
        name: 'message',
        label: t('message'),
        kind: 'textarea' as const,
        maxLength: quoteLimits.message.max,
        value: [...mail.body].slice(0, quoteLimits.message.max).join(''),
      },
    ];
  }

  async function renderMail(staff: Staff) {
    const mail = await findTrayMail(staff, id, words);
    if (!mail) notFound();
    const files = linkFiles(
      staff,
      mail.files.map((file) => ({ ...file, message: null, addedBy: null })),
      new Date(),
    );
    const subject = mail.subject ?? t('noSubject');
    return (
      <>
        {outcome ? (
          <OutcomeNotice isDone={outcome === 'deleted'}>{t(`outcome.${outcome}`)}</OutcomeNotice>
        ) : null}
        <TrayMailView mail={mail} files={<RequestFiles files={files} locale={locale} />} locale={locale} />
        <StaffSection id="attach" title={t('attachTitle')}>
          <AttachMail
            mail={mail}
            words={words}
            attach={attachMail.bind(null, locale, mail.id)}
            locale={locale}
          />
        </StaffSection>
        <StaffSection id="make" title={t('makeTitle')}>
          <StaffForm
            id="mail-request"
            action={makeRequest.bind(null, locale, mail.id)}
            fields={await fieldsOf(mail)}
            labels={await loadMailRequestLabels(locale)}
          />
        </StaffSection>
        <StaffSection id="delete" title={t('deleteTitle')}>
          <ConfirmButton
            action={deleteMail.bind(null, locale)}
            id={mail.id}
            label={t('delete')}
            about={subject}
            text={t('deleteText')}
            confirm={t('delete')}
          />
        </StaffSection>
      </>
    );
  }

  return (
    <StaffPage page="admin-mail" rest={id}>
      {renderMail}
    </StaffPage>
  );
}
