import { getTranslations } from 'next-intl/server';
import { BellIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** More than this is "many". */
const shown = 99;

/** The way to what a colleague was told, in the header of the back office, with how much of it is unread. */
export async function NoticeLink({
  unread,
  isOpen,
  locale,
}: {
  /** Null while the database does not say. */
  unread: number | null;
  /** The list is the page that is open. */
  isOpen: boolean;
  locale: Locale;
}) {
  const t = await getTranslations('StaffNotices');
  return (
    <PageLink
      to="admin-notices"
      locale={locale}
      aria-current={isOpen ? 'page' : undefined}
      data-shortcut-go="m"
      className="inline-flex size-11 shrink-0 items-center justify-center gap-1 underline-offset-4 hocus:underline aria-[current]:bg-paper aria-[current]:text-ink data-[many]:w-auto data-[many]:px-2"
      data-many={unread ? '' : undefined}
    >
      <BellIcon />
      <span className="sr-only">
        {t('title')}
        {unread ? `, ${t('unread', { count: unread })}` : ''}
      </span>
      {unread ? (
        <span aria-hidden="true" className="figures bg-paper px-1.5 text-sm font-bold text-ink">
          {unread > shown ? `${shown}+` : unread}
        </span>
      ) : null}
    </PageLink>
  );
}
