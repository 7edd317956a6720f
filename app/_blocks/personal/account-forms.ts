import { getTranslations } from 'next-intl/server';
import type { AccountField, AccountFormProps } from '@/components/accounts/account-form.client';
import { requestPasswordReset, resendConfirmation } from '@/lib/accounts/actions';
import { authPath } from '@/lib/accounts/auth-view';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import { personLimits } from '@/lib/forms/person-limits';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';

/** The fields that several forms of an account ask for, in one language. */
export async function accountFields(locale: Locale) {
  const field = await getTranslations({ locale, namespace: 'AccountForms' });
  return {
    firstName: {
      name: 'firstName',
      label: field('firstName'),
      kind: 'text',
      autoComplete: 'given-name',
      maxLength: personLimits.firstName.max,
      half: true,
    },
    lastName: {
      name: 'lastName',
      label: field('lastName'),
      kind: 'text',
      autoComplete: 'family-name',
      maxLength: personLimits.name.max,
      half: true,
    },
    email: {
      name: 'email',
      label: field('email'),
      kind: 'email',
      autoComplete: 'email',
      maxLength: personLimits.email.max,
    },
    /** The address by which someone signs in: what password managers look for. */
    userName: {
      name: 'email',
      label: field('email'),
      kind: 'email',
      autoComplete: 'username',
      maxLength: personLimits.email.max,
    },
    newEmail: {
      name: 'email',
      label: field('newEmail'),
      kind: 'email',
      autoComplete: 'email',
      maxLength: personLimits.email.max,
    },
    password: {
      name: 'password',
      label: field('password'),
      kind: 'password',
      autoComplete: 'current-password',
    },
    firstPassword: {
      name: 'password',
      label: field('password'),
      kind: 'password',
      autoComplete: 'new-password',
      hint: field('passwordHint'),
    },
    newPassword: {
      name: 'password',
      label: field('newPassword'),
      kind: 'password',
      autoComplete: 'new-password',
      hint: field('passwordHint'),
    },
    currentPassword: {
      name: 'currentPassword',
      label: field('currentPassword'),
      kind: 'password',
      autoComplete: 'current-password',
    },
  } satisfies Record<string, AccountField>;
}

/** The form that asks for a link to choose a new password. */
export async function passwordResetForm(locale: Locale): Promise<AccountFormProps> {
  const t = await getTranslations({ locale, namespace: 'Auth' });
  const form = await getTranslations({ locale, namespace: 'AccountForms' });
  return {
    id: 'reset',
    action: requestPasswordReset.bind(null, locale),
    labels: await loadAccountFormLabels(locale),
    permalink: authPath(locale, { view: 'reset' }),
    submit: t('reset.submit'),
    busy: form('sending'),
    failure: form('failure'),
    unanswered: t('reset.failed'),
    refusals: { unavailable: t('reset.failed') },
    fields: [(await accountFields(locale)).email],
    done: { title: t('reset.sent'), text: t('reset.sentText', { email: '{email}' }), replacesForm: true },
  };
}

/** The form that asks for another link to confirm an address. */
export async function resendForm(locale: Locale, email?: string): Promise<AccountFormProps> {
  const t = await getTranslations({ locale, namespace: 'Auth' });
  const form = await getTranslations({ locale, namespace: 'AccountForms' });
  return {
    id: 'resend',
    action: resendConfirmation.bind(null, locale),
    labels: await loadAccountFormLabels(locale),
    permalink: `${pathTo('auth-confirm', locale)}?again=1`,
    submit: t('resend.submit'),
    busy: form('sending'),
    failure: form('failure'),
    unanswered: t('reset.failed'),
    refusals: { unavailable: t('reset.failed') },
    fields: [{ ...(await accountFields(locale)).email, value: email }],
    done: { title: t('resend.sent'), text: t('resend.sentText', { email: '{email}' }), replacesForm: true },
  };
}
