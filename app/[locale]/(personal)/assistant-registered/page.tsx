import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { resendForm } from '@/app/_blocks/personal/account-forms';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { ButtonLink, QuietLink } from '@/components/accounts/links';
import { findPendingAddress } from '@/lib/accounts/server/pending-address';
import { findViewer } from '@/lib/accounts/server/viewer';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('AssistantRegistered');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Where signing up to talk to the assistant ends. */
export default async function AssistantRegisteredPage() {
  const locale = await currentLocale();
  const t = await getTranslations('AssistantRegistered');
  const success = await getTranslations('AuthSuccess');
  const viewer = await findViewer();
  const home = pathTo('home', locale);
  return (
    <SiteFrame locale={locale} page="assistant-registered">
      <AccountPoster title={t('title')} text={viewer ? t('ready') : t('text')}>
        {viewer ? (
          <ButtonLink href={pathTo('alfred', locale)}>{t('talk')}</ButtonLink>
        ) : (
          <>
            <p className="mb-6">{success('sign-up.again')}</p>
            <AccountForm {...(await resendForm(locale, (await findPendingAddress()) ?? undefined))} />
          </>
        )}
        <p className="mt-6 text-ink-soft">{t('promise')}</p>
        <p className="mt-2">
          <QuietLink href={home}>{success('actions.home')}</QuietLink>
        </p>
      </AccountPoster>
    </SiteFrame>
  );
}
