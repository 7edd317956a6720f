import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { StaffRole } from '@/lib/staff/staff';

/** Says why a page of the back office stays closed to someone without a role, or with another one, and what helps. */
export async function StaffOnly({
  locale,
  email,
  otherRole,
}: {
  locale: Locale;
  email: string;
  /** The role of someone whom other areas are open to; null without one. */
  otherRole: StaffRole | null;
}) {
  const t = await getTranslations('Staff');
  return (
    <div className={otherRole ? 'py-8' : 'wrap-page py-16 lg:py-28'}>
      <h1 tabIndex={-1} className="sign max-w-4xl text-poster outline-none">
        {otherRole ? t('closed.areaTitle') : t('closed.title')}
      </h1>
      <p className="mt-6 max-w-xl text-lg break-words">
        {otherRole
          ? t('closed.areaText', { email, role: t(`roles.${otherRole}`) })
          : t('closed.text', { email })}
      </p>
      <p className="mt-4 max-w-xl text-lg">{t('closed.remedy')}</p>
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3">
        {(['account', 'logout'] as const).map((to) => (
          <PageLink
            key={to}
            to={to}
            locale={locale}
            className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
          >
            {t(`exits.${to}`)}
          </PageLink>
        ))}
      </p>
    </div>
  );
}
