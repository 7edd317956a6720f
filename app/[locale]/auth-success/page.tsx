import '../../personal.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { Countdown } from '@/components/accounts/countdown.client';
import { ButtonLink, QuietLink } from '@/components/accounts/links';
import { authPath, type SearchParams } from '@/lib/accounts/auth-view';
import { findPendingAddress } from '@/lib/accounts/server/pending-address';
import { findViewer } from '@/lib/accounts/server/viewer';
import { readSuccess, successRedirectSeconds } from '@/lib/accounts/success';
import { currentLocale } from '@/lib/i18n/locale';
import { assistantAnchor, pathTo } from '@/lib/i18n/routes';
import { resendForm } from '../../account-forms';
import { SiteFrame } from '../../site-frame';

interface Props {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('AuthSuccess');
  const { kind } = readSuccess(await searchParams);
  return { title: t(`${kind}.title`), robots: { index: false, follow: false } };
}

/** What has just worked, and where to go now. */
export default async function AuthSuccessPage({ searchParams }: Props) {
  const { kind, redirect } = readSuccess(await searchParams);
  const locale = await currentLocale();
  const t = await getTranslations('AuthSuccess');
  const viewer = await findViewer();
  const home = pathTo('home', locale);

  if (!viewer && kind === 'sign-up') {
    const pending = await findPendingAddress();
    return (
      <SiteFrame locale={locale} page="auth-success">
        <AccountPoster
          title={t('sign-up.title')}
          text={pending ? t('sign-up.text', { email: pending }) : t('sign-up.textUnknown')}
        >
          <p className="mb-6">{t('sign-up.again')}</p>
          <AccountForm {...(await resendForm(locale, pending ?? undefined))} />
          <p className="mt-4">
            <QuietLink href={home}>{t('actions.home')}</QuietLink>
          </p>
        </AccountPoster>
      </SiteFrame>
    );
  }

  if (!viewer) {
    return (
      <SiteFrame locale={locale} page="auth-success">
        <AccountPoster title={t('lost.title')} text={t('lost.text')}>
          <ButtonLink href={authPath(locale, { redirect })}>{t('actions.signIn')}</ButtonLink>
        </AccountPoster>
      </SiteFrame>
    );
  }

  const text =
    kind === 'confirmed' || kind === 'password'
      ? t(`${kind}.text`)
      : viewer.firstName
        ? t('sign-in.text', { name: viewer.firstName })
        : t('sign-in.textUnnamed');
  return (
    <SiteFrame locale={locale} page="auth-success">
      <AccountPoster title={t(`${kind}.title`)} text={text}>
        <div className="flex flex-col items-start gap-3">
          {redirect ? <ButtonLink href={redirect}>{t('actions.continue')}</ButtonLink> : null}
          <ul className="mb-6">
            {(
              [
                ['chat', `${home}#${assistantAnchor}`],
                ['home', home],
                ['admin', pathTo('admin', locale)],
              ] as const
            ).map(([action, href]) => (
              <li key={action}>
                <a
                  href={href}
                  rel="nofollow"
                  className="sign inline-flex min-h-12 items-center text-2xl underline-offset-4 hocus:underline"
                >
                  {t(`actions.${action}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Countdown
          target={redirect ?? home}
          steps={Array.from({ length: successRedirectSeconds + 1 }, (_, seconds) =>
            t('countdown.before', { seconds }),
          )}
          stop={t('countdown.stop')}
          stopped={t('countdown.stopped')}
        />
      </AccountPoster>
    </SiteFrame>
  );
}
