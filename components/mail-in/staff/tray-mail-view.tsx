import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/staff/page-heading';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { TrayMail } from '@/lib/mail-in/tray-mail';
import { MailRest } from './mail-parts';

/** A mail of the tray: who wrote it, what, with which files, and why it is here. */
export async function TrayMailView({
  mail,
  files,
  locale,
}: {
  mail: TrayMail;
  /** Its files, as those of a request are shown. */
  files: ReactNode;
  locale: Locale;
}) {
  const t = await getTranslations('StaffMail');
  return (
    <>
      <p className="mb-2">
        <PageLink to="admin-mail" locale={locale} className="link min-h-11 font-medium">
          ← {t('back')}
        </PageLink>
      </p>
      <PageHeading
        title={mail.subject ?? t('noSubject')}
        lead={
          <span className="flex flex-wrap gap-x-4">
            <span dir="auto" className="min-w-0 break-words">
              {[mail.name, mail.from].filter(Boolean).join(', ') || t('nobody')}
            </span>
            <time dateTime={mail.arrivedAt.toISOString()} className="figures">
              {formatShortMoment(mail.arrivedAt, locale)}
            </time>
          </span>
        }
      />
      <p className="mb-4 max-w-prose border-l-8 border-ink bg-paper-deep px-4 py-2">
        {t(`reasons.${mail.reason}`)} {t('notProven')}
      </p>
      <section aria-label={t('text')} className="panel">
        <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
          {mail.body}
        </p>
        {mail.files.length > 0 ? <div className="mt-3">{files}</div> : null}
        <MailRest folded={mail.folded} refused={mail.refused} />
      </section>
    </>
  );
}
