import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { accountFields, passwordResetForm, resendForm } from '@/app/_blocks/personal/account-forms';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { AuthTabs } from '@/components/accounts/auth-tabs';
import { ButtonLink, QuietLink } from '@/components/accounts/links';
import { Notice } from '@/components/accounts/notice';
import { SessionWatch } from '@/components/accounts/session-watch.client';
import { signIn, signUp } from '@/lib/accounts/actions';
import { type AuthView, authPath, googleSignInPath, readAuthQuery } from '@/lib/accounts/auth-view';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { isGoogleConfigured } from '@/lib/accounts/server/google';
import { findViewer } from '@/lib/accounts/server/viewer';
import type { Viewer } from '@/lib/accounts/viewer';
import { deskLabels } from '@/lib/alfred/desk-copy';
import { readKeptQuestion } from '@/lib/alfred/server/kept-question';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { isConnectionInsecure } from '@/lib/security/insecure-connection';
import { factorPath } from '@/lib/staff/second-factor';
import { findStaff } from '@/lib/staff/server/staff';

type Props = PageProps<'/[locale]/auth'>;

const messagesOf = { 'sign-in': 'signIn', 'sign-up': 'signUp', reset: 'reset' } as const satisfies Record<
  AuthView,
  string
>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('Auth');
  const { view } = readAuthQuery(await searchParams);
  return { title: t(`${messagesOf[view]}.title`), robots: { index: false, follow: false } };
}

/** Letters of a question that is kept meanwhile. */
const longestShown = 160;

/** Sign-in, sign-up and the forgotten password: three views of one address. */
export default async function AuthPage({ searchParams }: Props) {
  const query = readAuthQuery(await searchParams);
  const { view, redirect, notice, from } = query;
  const locale = await currentLocale();
  const t = await getTranslations('Auth');
  const viewer = await findViewer();

  // An account that only knows Google asks for its first password here.
  if (viewer && view !== 'reset')
    return <SignedInAlready locale={locale} viewer={viewer} redirect={redirect} />;

  const asked = from === 'assistant' && view !== 'reset' ? await readKeptQuestion() : null;
  const fields = await accountFields(locale);
  const labels = await loadAccountFormLabels(locale);
  const privacy = (text: ReactNode) => (
    <a href={pathTo('privacy', locale)} className="underline underline-offset-4">
      {text}
    </a>
  );
  return (
    <SiteFrame locale={locale} page="auth">
      <AccountPoster title={t(`${messagesOf[view]}.title`)} text={t(`${messagesOf[view]}.text`)}>
        {notice === 'expired' ? <SessionWatch ended /> : null}
        {view === 'reset' ? null : (
          <AuthTabs
            label={t('tabs')}
            tabs={(['sign-in', 'sign-up'] as const).map((tab) => ({
              href: authPath(locale, { view: tab, redirect, from }),
              label: t(`${messagesOf[tab]}.tab`),
              current: tab === view,
            }))}
          />
        )}
        {isConnectionInsecure() ? <Notice kind="error">{labels.refused.insecureConnection}</Notice> : null}
        {notice ? (
          <Notice kind={notice === 'googleFailed' ? 'error' : 'plain'}>{t(`notice.${notice}`)}</Notice>
        ) : null}
        {asked === null ? null : (
          <Notice>
            {deskLabels(locale).keptUntil}{' '}
            <q dir="auto" className="break-words">
              {asked.length > longestShown ? `${[...asked].slice(0, longestShown).join('')}…` : asked}
            </q>
          </Notice>
        )}
        {view === 'sign-in' ? (
          <AccountForm
            id="sign-in"
            action={signIn.bind(null, locale)}
            labels={labels}
            submit={t('signIn.submit')}
            busy={t('signIn.busy')}
            failure={t('signIn.failure')}
            fields={[fields.userName, fields.password]}
            hidden={{ redirect }}
            rescue={{
              reasons: ['unconfirmed'],
              heading: t('resend.heading'),
              form: await resendForm(locale),
            }}
          />
        ) : view === 'sign-up' ? (
          <AccountForm
            id="sign-up"
            action={signUp.bind(null, locale)}
            labels={labels}
            submit={t('signUp.submit')}
            busy={t('signUp.busy')}
            failure={t('signUp.failure')}
            fields={[fields.firstName, fields.lastName, fields.email, fields.firstPassword]}
            hidden={{ redirect, from }}
            honeypot
          />
        ) : (
          <AccountForm {...(await passwordResetForm(locale))} />
        )}
        {view === 'sign-up' ? (
          <p className="mt-4 text-sm text-ink-soft">{t.rich('signUp.privacy', { privacy })}</p>
        ) : null}
        {view === 'sign-in' ? (
          <p className="mt-3">
            <QuietLink href={authPath(locale, { view: 'reset', redirect, from })}>
              {t('signIn.forgotten')}
            </QuietLink>
          </p>
        ) : null}
        {view === 'reset' ? (
          <p className="mt-3">
            <QuietLink href={authPath(locale, { redirect, from })}>{t('reset.back')}</QuietLink>
          </p>
        ) : null}
        {view !== 'reset' && isGoogleConfigured() ? (
          <div className="mt-6 border-t border-line pt-6">
            <a
              href={googleSignInPath(locale, redirect)}
              rel="nofollow"
              className="button min-h-14 w-full border-2 border-ink px-8 text-xl hocus:bg-ink hocus:text-paper sm:w-auto"
            >
              {t('google')}
            </a>
          </div>
        ) : null}
      </AccountPoster>
    </SiteFrame>
  );
}

/** Where whoever is signed in goes on to; staff whose code is missing, or is one of twelve hours ago, to give it. */
async function SignedInAlready({
  locale,
  viewer,
  redirect,
}: {
  locale: Locale;
  viewer: Viewer;
  redirect: string | null;
}) {
  const t = await getTranslations('Auth');
  const code = await getTranslations('SecondFactor');
  const account = pathTo('account', locale);
  const isUnproven = (await findStaff()).status === 'unproven';
  const { email } = viewer;
  return (
    <SiteFrame locale={locale} page="auth">
      <AccountPoster
        title={t('already.title')}
        text={isUnproven ? code('page.text', { email }) : t('already.text', { email })}
      >
        <SessionWatch />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          {isUnproven ? (
            <>
              <ButtonLink href={factorPath(locale, redirect)}>{code('giveCode')}</ButtonLink>
              <QuietLink href={account}>{t('already.account')}</QuietLink>
            </>
          ) : (
            <ButtonLink href={redirect ?? account}>
              {redirect ? t('already.continue') : t('already.account')}
            </ButtonLink>
          )}
          <QuietLink href={pathTo('logout', locale)}>{t('already.signOut')}</QuietLink>
        </div>
      </AccountPoster>
    </SiteFrame>
  );
}
