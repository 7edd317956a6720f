import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { resendForm } from '@/app/_blocks/personal/account-forms';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { Countdown } from '@/components/accounts/countdown.client';
import { ButtonLink, QuietLink } from '@/components/accounts/links';
import { authPath } from '@/lib/accounts/auth-view';
import { findPendingAddress } from '@/lib/accounts/server/pending-address';
import { findViewer } from '@/lib/accounts/server/viewer';
import { readSuccess, successRedirectSeconds } from '@/lib/accounts/success';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';
import { findStaffRole } from '@/lib/staff/server/staff';

type Props = PageProps<'/[locale]/auth-success'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('AuthSuccess');
  const { kind } = readSuccess(await searchParams);
  const lost = kind !== 'sign-up' && !(await findViewer());
  return { title: t(`${lost ? 'lost' : kind}.title`), robots: { index: false, follow: false } };
}

/** What has just worked, and where to go now. */
export default async function AuthSuccessPage({ searchParams }: Props) {
  const { kind, redirect } = readSuccess(await searchParams);
  const locale = await currentLocale();
  const t = await getTranslations('AuthSuccess');
  const viewer = await findViewer();
  const home = pathTo('home', locale);
  const leadOn = (target: string) => (
    <Countdown
      target={target}
      steps={Array.from({ length: successRedirectSeconds + 1 }, (_, seconds) =>
        t('countdown.before', { seconds }),
      )}
      stop={t('countdown.stop')}
      stopped={t('countdown.stopped')}
    />
  );

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
          <p className="mt-4 mb-6">
            <QuietLink href={home}>{t('actions.home')}</QuietLink>
          </p>
          {/* What was asked for opens once the address is confirmed. */}
          {leadOn(home)}
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

  const role = await findStaffRole(viewer);
  const isStaff = role !== null && role !== 'away';
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
                ['alfred', pathTo('alfred', locale)],
                ['requests', `${pathTo('account', locale)}#quotes`],
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
        {leadOn(redirect ?? (isStaff ? pathTo('admin', locale) : home))}
      </AccountPoster>
    </SiteFrame>
  );
}
