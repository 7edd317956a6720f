import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { codeField } from '@/app/_blocks/personal/second-factor';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { ButtonLink, QuietLink } from '@/components/accounts/links';
import { authPath } from '@/lib/accounts/auth-view';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { safeRedirect } from '@/lib/accounts/safe-redirect';
import { readViewer } from '@/lib/accounts/server/viewer';
import { serverEnv } from '@/lib/env/server';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';
import { giveSecondFactor } from '@/lib/staff/factor-actions';
import { afterFactor, factorHome, factorPath, missingFactor } from '@/lib/staff/second-factor';
import { readOwnFactor } from '@/lib/staff/server/second-factor';
import { findSessionId } from '@/lib/staff/server/staff';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SecondFactor');
  return { title: t('page.title'), robots: { index: false, follow: false } };
}

/** What stands between a password and the back office for whoever has a second factor, or needs one. */
export default async function CodePage({ searchParams }: PageProps<'/[locale]/auth-code'>) {
  const asked = safeRedirect((await searchParams).redirect);
  const locale = await currentLocale();
  const t = await getTranslations('SecondFactor');
  const answer = await readViewer();
  const session = await findSessionId();
  if (answer.status === 'away') throw new Error('The backend cannot say who is asking');
  if (answer.status === 'visitor' || !session)
    redirect(authPath(locale, { redirect: factorPath(locale, asked), notice: 'signInNeeded' }));
  const { viewer } = answer;
  const own = await readOwnFactor({ viewer, session });
  const policy = serverEnv().STAFF_SECOND_FACTOR;
  const missing = own && missingFactor({ ...own, factor: own.since !== null, policy });
  const target = own ? afterFactor(locale, asked) : pathTo('account', locale);
  const query = asked ? { redirect: asked } : {};

  if (missing !== 'code')
    return (
      <SiteFrame locale={locale} page="auth-code" query={query}>
        <AccountPoster
          title={t(missing ? 'page.needed' : 'page.fine')}
          text={t(missing ? 'page.neededText' : 'page.fineText')}
        >
          {missing ? (
            <ButtonLink href={factorHome(locale)}>{t('page.setUp')}</ButtonLink>
          ) : (
            <ButtonLink href={target}>{t('page.goOn')}</ButtonLink>
          )}
        </AccountPoster>
      </SiteFrame>
    );
  return (
    <SiteFrame locale={locale} page="auth-code" query={query}>
      <AccountPoster title={t('page.title')} text={t('page.text', { email: viewer.email })}>
        <AccountForm
          id="give-code"
          action={giveSecondFactor.bind(null, locale)}
          labels={await loadAccountFormLabels(locale)}
          submit={t('page.submit')}
          busy={t('page.busy')}
          failure={t('page.failure')}
          fields={[await codeField(locale, 'either')]}
          hidden={{ redirect: asked }}
        />
        <p className="mt-6">{t('page.lost')}</p>
        <p className="mt-3">
          <QuietLink href={pathTo('logout', locale)}>{t('page.signOut')}</QuietLink>
        </p>
      </AccountPoster>
    </SiteFrame>
  );
}
