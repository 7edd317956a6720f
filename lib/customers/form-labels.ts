import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { customerRefusals } from './outcomes';

const errorKeys = ['required', 'tooLong', 'invalidText', 'invalidPhone', 'invalidChoice'] as const;
const ownErrorKeys = ['vatNumber', 'phoneTaken'] as const;

/** What forms about a customer say around their fields; the browser receives the strings. */
export async function loadCustomerFormLabels(locale: Locale, submit: string) {
  const t = await getTranslations({ locale, namespace: 'StaffCustomers' });
  const staff = await getTranslations({ locale, namespace: 'StaffRequest' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    submit,
    busy: staff('busy'),
    failure: t('failure'),
    interrupted: await loadInterruptionLabels(locale),
    errors: {
      ...Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
      ...Object.fromEntries(ownErrorKeys.map((key) => [key, t(`errors.${key}`)])),
    },
    refused: Object.fromEntries(customerRefusals.map((reason) => [reason, t(`refused.${reason}`)])),
  };
}
