import { getTranslations } from 'next-intl/server';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { TrayLine } from '@/lib/mail-in/tray-mail';

/** Mails that belong to no request yet, the newest first; each is a link to all of it. */
export async function MailTray({ mails, locale }: { mails: readonly TrayLine[]; locale: Locale }) {
  const t = await getTranslations('StaffMail');
  return (
    <ul className="max-w-4xl border-t-2 border-ink">
      {mails.map(({ id, from, name, subject, beginning, reason, arrivedAt, files }) => (
        <li key={id} data-shortcut-row className="border-b border-line">
          <PageLink
            to="admin-mail"
            rest={id}
            locale={locale}
            data-shortcut-open
            className="block py-3 hocus:bg-paper-deep"
          >
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span dir="auto" className="min-w-0 font-bold break-words">
                {name ?? from ?? t('nobody')}
              </span>
              <time dateTime={arrivedAt.toISOString()} className="figures text-sm text-ink-soft">
                {formatShortMoment(arrivedAt, locale)}
              </time>
              {files > 0 ? <span className="text-sm">{t('files', { count: files })}</span> : null}
            </span>
            <span dir="auto" className="block break-words underline underline-offset-4">
              {subject ?? t('noSubject')}
            </span>
            <span dir="auto" className="line-clamp-2 block text-sm break-words text-ink-soft">
              {beginning}
            </span>
            <span className="block text-sm">{t(`reasons.${reason}`)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
