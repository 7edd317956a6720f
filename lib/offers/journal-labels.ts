import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { paymentMethods } from './payment';
import type { JournalLabels } from './payment-journal';

/** What the columns of the journal are called. */
export async function loadJournalLabels(locale: Locale): Promise<JournalLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffJournal' });
  const payment = await getTranslations({ locale, namespace: 'StaffPayment' });
  return {
    columns: {
      paidOn: t('paidOn'),
      amount: t('amount'),
      method: t('method'),
      number: t('number'),
      reference: t('reference'),
      name: t('name'),
      gross: t('gross'),
      source: t('source'),
    },
    methods: Object.fromEntries(
      paymentMethods.map((method) => [method, payment(`methods.${method}`)]),
    ) as JournalLabels['methods'],
    byBank: t('byBank'),
    byHand: t('byHand'),
  };
}
