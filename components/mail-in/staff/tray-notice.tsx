import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** Says on the overview that mails wait which belong to no request; nothing where none does. */
export async function TrayNotice({ count, locale }: { count: number; locale: Locale }) {
  if (count === 0) return null;
  const t = await getTranslations('StaffMail');
  return (
    <PageLink
      to="admin-mail"
      locale={locale}
      data-shortcut-go="i"
      className="mb-4 flex min-h-11 items-baseline justify-between gap-4 border-2 border-ink bg-white px-4 py-2.5 hocus:bg-ink hocus:text-paper"
    >
      <span className="font-bold">{t('waiting', { count })}</span>
      <span aria-hidden="true">→</span>
    </PageLink>
  );
}
