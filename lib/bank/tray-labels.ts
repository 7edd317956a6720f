import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';

/** What the forms of a movement say around their fields. */
export async function loadTrayLabels(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'StaffBank' });
  const payment = await getTranslations({ locale, namespace: 'StaffPayment' });
  const error = await getTranslations({ locale, namespace: 'errors' });
  return {
    submit: '',
    busy: payment('busy'),
    failure: payment('failure'),
    interrupted: await loadInterruptionLabels(locale),
    errors: {
      noOffer: t('errors.noOffer'),
      notAccepted: payment('refused.notAccepted'),
      invalidChoice: error('invalidChoice'),
    },
    refused: {
      settled: t('outcome.settled'),
      unknown: t('outcome.unknown'),
      invalid: t('outcome.invalid'),
      forbidden: t('outcome.forbidden'),
      unavailable: t('outcome.unavailable'),
      signedOut: payment('refused.signedOut'),
    },
  };
}
