import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { ButtonLink, QuietLink } from '@/components/accounts/links';
import { signOutEverywhere } from '@/lib/accounts/actions';
import { authPath } from '@/lib/accounts/auth-view';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { readViewer } from '@/lib/accounts/server/viewer';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Logout');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Signing out is a button: opening an address must not end anything. */
export default async function LogoutPage({ searchParams }: PageProps<'/[locale]/logout'>) {
  const { failed } = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('Logout');
  const answer = await readViewer();
  const home = pathTo('home', locale);
  const labels = await loadAccountFormLabels(locale);

  if (answer.status === 'visitor') {
    return (
      <SiteFrame locale={locale} page="logout">
        <AccountPoster title={t('visitor.title')} text={t('visitor.text')}>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink href={authPath(locale)}>{t('signIn')}</ButtonLink>
            <QuietLink href={home}>{t('home')}</QuietLink>
          </div>
        </AccountPoster>
      </SiteFrame>
    );
  }

  return (
    <SiteFrame locale={locale} page="logout">
      <AccountPoster
        title={t('title')}
        text={answer.status === 'signedIn' ? t('text', { email: answer.viewer.email }) : t('textAway')}
      >
        {failed ? (
          <p role="alert" className="mb-6 border-l-8 border-danger bg-danger-tint px-5 py-4">
            <strong>{t('failure')}</strong> {labels.refused.unavailable}
          </p>
        ) : null}
        <AccountForm
          id="sign-out"
          action={signOutEverywhere.bind(null, locale)}
          labels={labels}
          submit={t('submit')}
          busy={t('busy')}
          failure={t('failure')}
          toast
        />
        <p className="mt-4">
          <QuietLink href={home}>{t('stay')}</QuietLink>
        </p>
      </AccountPoster>
    </SiteFrame>
  );
}
