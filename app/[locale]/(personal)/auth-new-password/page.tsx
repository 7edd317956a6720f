import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { accountFields, passwordResetForm } from '@/app/_blocks/personal/account-forms';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AccountForm } from '@/components/accounts/account-form.client';
import { AccountPoster } from '@/components/accounts/account-poster';
import { setNewPassword } from '@/lib/accounts/actions';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { mayChooseNewPassword } from '@/lib/accounts/server/password-reset';
import { findViewer } from '@/lib/accounts/server/viewer';
import { currentLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewPassword');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Where a reset link ends: the choice of another password, for a quarter of an hour. */
export default async function NewPasswordPage() {
  const locale = await currentLocale();
  const t = await getTranslations('NewPassword');
  const viewer = await findViewer();
  const mayChoose = viewer !== null && (await mayChooseNewPassword(viewer));
  const again = await passwordResetForm(locale);
  const { newPassword } = await accountFields(locale);
  return (
    <SiteFrame locale={locale} page="auth-new-password">
      <AccountPoster title={t('title')} text={mayChoose ? t('text', { email: viewer.email }) : t('expired')}>
        {mayChoose ? (
          <AccountForm
            id="new-password"
            action={setNewPassword.bind(null, locale)}
            labels={await loadAccountFormLabels(locale)}
            submit={t('submit')}
            busy={(await getTranslations('AccountForms'))('saving')}
            failure={t('failure')}
            fields={[newPassword]}
            rescue={{
              reasons: ['expired', 'signedOut'],
              heading: (await getTranslations('AuthConfirm'))('again.heading'),
              form: again,
              replacesForm: true,
            }}
          />
        ) : (
          <AccountForm {...again} />
        )}
      </AccountPoster>
    </SiteFrame>
  );
}
