import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** The way from the requests to the mails that belong to none, with how many there are. */
export async function TrayLink({ count, locale }: { count: number; locale: Locale }) {
  const t = await getTranslations('StaffMail');
  return (
    <PageLink
      to="admin-mail"
      locale={locale}
      data-shortcut-go="i"
      className={`link min-h-11 ${count > 0 ? 'font-bold underline' : ''}`}
    >
      {t('waiting', { count })}
    </PageLink>
  );
}
