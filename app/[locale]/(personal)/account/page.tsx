import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { accountFields } from '@/app/_blocks/personal/account-forms';
import { SecondFactor } from '@/app/_blocks/personal/second-factor';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { AccountSection } from '@/components/accounts/account-section';
import { QuietLink } from '@/components/accounts/links';
import { Notice } from '@/components/accounts/notice';
import { SessionWatch } from '@/components/accounts/session-watch.client';
import { OwnDesigns } from '@/components/designs/own-designs';
import { OwnQuoteRequests } from '@/components/quotes/own-quote-requests';
import { readAccountDone } from '@/lib/accounts/account-done';
import {
  changeEmail,
  changeName,
  changePassword,
  deleteAccount,
  signOutEverywhere,
} from '@/lib/accounts/actions';
import { authPath } from '@/lib/accounts/auth-view';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { readViewer } from '@/lib/accounts/server/viewer';
import { deskLabels } from '@/lib/alfred/desk-copy';
import { pathToAccountDesign } from '@/lib/designs/server/answer-own';
import { listOwnDesigns } from '@/lib/designs/server/design-store';
import { formatDay } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';
import { listOwnQuoteRequests } from '@/lib/quotes/server/own-quote-requests';
import { statusPath, statusTokens } from '@/lib/quotes/server/status-link';
import { factorPath } from '@/lib/staff/second-factor';
import { findStaff } from '@/lib/staff/server/staff';
import { unlessAway } from '@/lib/supabase/ask';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('AccountPage');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** One's own space: requests, data, devices, and the way out. */
export default async function AccountPage({ searchParams }: PageProps<'/[locale]/account'>) {
  const done = readAccountDone(await searchParams);
  const locale = await currentLocale();
  const t = await getTranslations('AccountPage');
  const labels = await loadAccountFormLabels(locale);
  const answer = await readViewer();
  if (answer.status === 'visitor') {
    redirect(authPath(locale, { redirect: pathTo('account', locale), notice: 'signInNeeded' }));
  }
  if (answer.status === 'away') {
    return (
      <SiteFrame locale={locale} page="account">
        <AccountPoster title={t('title')}>
          <p className="text-lg">{labels.refused.unavailable}</p>
        </AccountPoster>
      </SiteFrame>
    );
  }
  const { viewer } = answer;
  const form = await getTranslations('AccountForms');
  const desk = deskLabels(locale);
  const logout = await getTranslations('Logout');
  const fields = await accountFields(locale);
  const requests = await listOwnQuoteRequests(viewer);
  const references = requests?.map(({ reference }) => reference) ?? [];
  const tokens = await unlessAway('quotes.ownLinksNotListed', statusTokens(references));
  const pathOfRequest = (reference: string) => {
    const token = tokens?.get(reference);
    return token ? statusPath(locale, token) : pathTo('quote-status', locale);
  };
  const designs = await listOwnDesigns(viewer);
  const asksForCode = (await findStaff()).status === 'unproven';
  const here = (anchor: string) => `${pathTo('account', locale)}#${anchor}`;
  const change = { labels, busy: form('saving'), failure: t('failure') };

  return (
    <SiteFrame locale={locale} page="account">
      <SessionWatch />
      <div className="wrap-page pt-10 pb-12 lg:pt-20 lg:pb-20">
        <h1 tabIndex={-1} className="sign text-poster break-words outline-none">
          {viewer.firstName ? t('greeting', { name: viewer.firstName }) : t('title')}
        </h1>
        <p className="mt-5 text-lg break-words">{t('signedInAs', { email: viewer.email })}</p>
        {viewer.createdAt ? (
          <p className="text-ink-soft">
            {t('since', { day: formatDay(new Date(viewer.createdAt), locale) })}
          </p>
        ) : null}
        {done ? (
          <div className="mt-8 max-w-2xl">
            <Notice>{t(`done.${done}`, { email: viewer.email })}</Notice>
          </div>
        ) : null}

        <div className="mt-10 lg:mt-16">
          <AccountSection id="quotes" heading={t('quotes.heading')}>
            <OwnQuoteRequests locale={locale} requests={tokens && requests} pathOf={pathOfRequest} />
          </AccountSection>

          <AccountSection id="alfred" heading={desk.conversations} text={desk.software}>
            <QuietLink href={pathTo('alfred', locale)}>{desk.talk}</QuietLink>
          </AccountSection>

          <AccountSection id="designs" heading={t('designs.heading')}>
            <OwnDesigns
              locale={locale}
              designs={
                designs?.map((design) => ({
                  ...design,
                  href: pathToAccountDesign(design.kind, locale, design.id),
                })) ?? null
              }
            />
          </AccountSection>

          <AccountSection id="name" heading={t('name.heading')}>
            <AccountForm
              {...change}
              id="name-form"
              action={changeName.bind(null, locale)}
              permalink={here('name')}
              submit={t('name.submit')}
              fields={[
                { ...fields.firstName, value: viewer.firstName },
                { ...fields.lastName, value: viewer.lastName },
              ]}
              done={{ text: t('name.done') }}
            />
          </AccountSection>

          <AccountSection
            id="email"
            heading={t('email.heading')}
            text={t('email.text', { email: viewer.email })}
          >
            {viewer.pendingEmail ? (
              <Notice>{t('email.pending', { email: viewer.pendingEmail })}</Notice>
            ) : null}
            {viewer.hasPassword ? (
              <AccountForm
                {...change}
                id="email-form"
                action={changeEmail.bind(null, locale)}
                permalink={here('email')}
                submit={t('email.submit')}
                fields={[fields.newEmail, fields.currentPassword]}
                done={{ text: t('email.done', { email: '{email}' }) }}
              />
            ) : (
              <p>{labels.refused.googleOnly}</p>
            )}
          </AccountSection>

          <AccountSection
            id="password"
            heading={t('password.heading')}
            text={viewer.hasPassword ? t('password.text') : t('password.google')}
          >
            {viewer.hasPassword ? (
              <AccountForm
                {...change}
                id="password-form"
                action={changePassword.bind(null, locale)}
                permalink={here('password')}
                submit={t('password.submit')}
                fields={[fields.currentPassword, fields.newPassword]}
                done={{ text: t('password.done') }}
              />
            ) : (
              <QuietLink href={authPath(locale, { view: 'reset' })}>{t('password.googleLink')}</QuietLink>
            )}
          </AccountSection>

          <SecondFactor locale={locale} viewer={viewer} />

          <AccountSection id="data" heading={t('data.heading')} text={t('data.text')}>
            <a
              {...(asksForCode
                ? { href: factorPath(locale, here('data')) }
                : { href: `/api/account/export?language=${locale}`, download: true })}
              rel="nofollow"
              className="button min-h-14 w-full border-2 border-ink px-6 text-center text-xl hocus:bg-ink hocus:text-paper sm:w-auto"
            >
              {t('data.export')}
            </a>
          </AccountSection>

          <AccountSection id="sessions" heading={t('sessions.heading')} text={t('sessions.text')}>
            <AccountForm
              id="sessions-form"
              action={signOutEverywhere.bind(null, locale)}
              permalink={here('sessions')}
              labels={labels}
              submit={logout('submit')}
              busy={logout('busy')}
              failure={logout('failure')}
              toast
            />
          </AccountSection>

          <AccountSection id="delete" heading={t('delete.heading')} text={t('delete.text')}>
            <AccountForm
              id="delete-form"
              action={deleteAccount.bind(null, locale)}
              permalink={here('delete')}
              labels={labels}
              submit={t('delete.submit')}
              busy={t('delete.busy')}
              failure={t('delete.failure')}
              danger
              fields={[
                ...(viewer.hasPassword ? [fields.currentPassword] : []),
                { name: 'confirm', label: t('delete.confirm'), kind: 'checkbox' },
              ]}
            />
          </AccountSection>
        </div>
      </div>
    </SiteFrame>
  );
}
