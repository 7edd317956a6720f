import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { requestErrorKeys } from '@/lib/quotes/request/form-labels';

/** What the form says that makes a request of a mail, around its fields. */
export async function loadMailRequestLabels(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'StaffMail' });
  const entry = await getTranslations({ locale, namespace: 'StaffEntry.form' });
  const request = await getTranslations({ locale, namespace: 'StaffRequest.refused' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    submit: t('make'),
    busy: entry('busy'),
    failure: entry('failure'),
    interrupted: await loadInterruptionLabels(locale),
    errors: Object.fromEntries(requestErrorKeys.map((key) => [key, errors(key)])),
    refused: {
      unknown: t('outcome.unknown'),
      invalid: t('outcome.invalid'),
      forbidden: t('outcome.forbidden'),
      unavailable: t('outcome.unavailable'),
      signedOut: request('signedOut'),
    },
  };
}
