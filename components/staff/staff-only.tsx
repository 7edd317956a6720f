import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** Says to an account without a role why the back office stays closed, and what to do about it. */
export async function StaffOnly({ locale, email }: { locale: Locale; email: string }) {
  const t = await getTranslations('Staff');
  return (
    <div className="wrap-page py-16 lg:py-28">
      <h1 className="sign max-w-4xl text-poster">{t('closed.title')}</h1>
      <p className="mt-6 max-w-xl text-lg">{t('closed.text', { email })}</p>
      <p className="mt-4 max-w-xl text-lg">{t('closed.remedy')}</p>
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
