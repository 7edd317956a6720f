import { getTranslations } from 'next-intl/server';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { Staff } from '@/lib/staff/staff';

/** The first page of the back office: who you are here, and what your role opens. */
export async function StaffHome({ locale, staff }: { locale: Locale; staff: Staff }) {
  const t = await getTranslations('Staff');
  const { viewer, role } = staff;
  const since = viewer.createdAt ? new Date(viewer.createdAt) : null;
  const facts = [
    [t('account'), viewer.email],
    [t('role'), t(`roles.${role}`)],
    ...(since
      ? [[t('since'), since.toLocaleDateString(formattingLocale[locale], { dateStyle: 'long' })] as const]
      : []),
  ] as const;
  return (
    <div className="wrap-page py-16 lg:py-28">
      <h1 className="sign max-w-4xl text-poster">
        {viewer.firstName ? t('greeting', { name: viewer.firstName }) : t('greetingUnnamed')}
      </h1>
      <p className="mt-6 max-w-xl text-lg">{t(`may.${role}`)}</p>
      <dl className="mt-12 max-w-3xl border-t-2 border-ink">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-1 border-b border-line py-4 sm:grid-cols-[14rem_1fr] sm:items-baseline sm:gap-8"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-lg font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3">
        <PageLink
          to="account"
          locale={locale}
          className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          {t('toAccount')}
        </PageLink>
        <PageLink
          to="logout"
          locale={locale}
          className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          {t('signOut')}
        </PageLink>
      </p>
    </div>
  );
}
