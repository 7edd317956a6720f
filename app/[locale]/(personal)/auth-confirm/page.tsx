import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { accountFields, passwordResetForm, resendForm } from '@/app/_blocks/personal/account-forms';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { QuietLink } from '@/components/accounts/links';
import { confirmToken } from '@/lib/accounts/actions';
import { authPath } from '@/lib/accounts/auth-view';
import { readConfirmation } from '@/lib/accounts/confirmation';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { findProof } from '@/lib/accounts/server/confirmation-proof';
import { findPendingAddress } from '@/lib/accounts/server/pending-address';
import { currentLocale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/i18n/routes';

type Props = PageProps<'/[locale]/auth-confirm'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('AuthConfirm');
  const query = await searchParams;
  const type = readConfirmation(query)?.type;
  return {
    title: type ? t(`${type}.title`) : 'again' in query ? t('again.title') : t('incomplete.title'),
    robots: { index: false, follow: false },
    // The address of this page is a key. Without any referrer the form's origin would be "null", and refused.
    referrer: 'same-origin',
  };
}

/** Where the links of account mails lead. Opening it uses nothing up: scanners of mail open links too. */
export default async function AuthConfirmPage({ searchParams }: Props) {
  const query = await searchParams;
  const confirmation = readConfirmation(query);
  const locale = await currentLocale();
  const t = await getTranslations('AuthConfirm');
  const pending = (await findPendingAddress()) ?? undefined;

  if (!confirmation) {
    // Forms that ask for another link post here when no script runs, from wherever they stand.
    const about = 'again' in query ? 'again' : 'incomplete';
    return (
      <SiteFrame locale={locale} page="auth-confirm">
        <AccountPoster title={t(`${about}.title`)} text={t(`${about}.text`)}>
          <AccountForm {...(await resendForm(locale, pending))} />
          <p className="mt-4 flex flex-wrap gap-x-8">
            <QuietLink href={authPath(locale, { view: 'reset' })}>{t('forgotten')}</QuietLink>
            <QuietLink href={authPath(locale)}>{t('toSignIn')}</QuietLink>
          </p>
        </AccountPoster>
      </SiteFrame>
    );
  }

  const { type, tokenHash } = confirmation;
  const proof = await findProof(confirmation);
  const { newPassword, currentPassword } = await accountFields(locale);
  const asked = { press: [], newPassword: [newPassword], currentPassword: [currentPassword] }[proof];
  return (
    <SiteFrame locale={locale} page="auth-confirm">
      <AccountPoster
        title={t(`${type}.title`)}
        text={proof === 'press' ? t(`${type}.text`) : t(`elsewhere.${proof}.text`)}
      >
        <AccountForm
          id="confirm"
          action={confirmToken.bind(null, locale)}
          labels={await loadAccountFormLabels(locale)}
          submit={proof === 'newPassword' ? t('elsewhere.newPassword.submit') : t(`${type}.submit`)}
          busy={t('busy')}
          failure={t('failure')}
          fields={asked}
          hidden={{ token_hash: tokenHash, type }}
          rescue={
            type === 'email_change'
              ? undefined
              : {
                  reasons: ['expired'],
                  heading: t('again.heading'),
                  text: t('again.text'),
                  form:
                    type === 'recovery' ? await passwordResetForm(locale) : await resendForm(locale, pending),
                  replacesForm: true,
                }
          }
        />
        <p className="mt-6">
          {type === 'email_change' ? (
            <QuietLink href={pathTo('account', locale)}>{t('toAccount')}</QuietLink>
          ) : (
            <QuietLink href={authPath(locale)}>{t('toSignIn')}</QuietLink>
          )}
        </p>
      </AccountPoster>
    </SiteFrame>
  );
}
