import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { PaymentDesk } from '@/components/offers/staff/payment-desk';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { enterPayment, takePaymentBack } from '@/lib/offers/actions';
import { type IssuedInvoice, owedNow } from '@/lib/offers/invoice/invoice-record';
import { validUntil } from '@/lib/offers/offer-dates';
import { acceptedDecision, type OfferRecord } from '@/lib/offers/offer-record';
import { type OfferPayment, paymentStateOf } from '@/lib/offers/payment';
import { paymentRefusals } from '@/lib/offers/payment-result';
import { communicationOfOffer } from '@/lib/offers/structured-communication';

/** What was paid on the accepted offer of a request, on its page in the back office. */
export async function RequestPayments({
  record,
  isOrder,
  payments,
  invoices,
  locale,
  now,
}: {
  record: OfferRecord;
  /** Whether the request is won. */
  isOrder: boolean;
  payments: readonly OfferPayment[];
  /** Issued on it, the oldest first. */
  invoices: readonly IssuedInvoice[];
  locale: Locale;
  now: Date;
}) {
  const agreed = acceptedDecision(record);
  if (agreed === null || record.number === null) return null;
  const { reference, number } = record;
  const t = await getTranslations('StaffPayment');
  const error = await getTranslations('errors');
  return (
    <PaymentDesk
      isOrder={isOrder}
      payments={payments}
      state={paymentStateOf(owedNow(agreed, invoices, isOrder), payments)}
      communication={communicationOfOffer(number)}
      today={validUntil(now, 0)}
      formKey={randomUUID()}
      enter={enterPayment.bind(null, locale, reference)}
      takeBackOf={(id) => takePaymentBack.bind(null, locale, reference, id)}
      labels={{
        submit: t('submit'),
        busy: t('busy'),
        failure: t('failure'),
        done: t('done'),
        interrupted: await loadInterruptionLabels(locale),
        errors: {
          amount: t('errors.amount'),
          day: t('errors.day'),
          dayToCome: t('errors.dayToCome'),
          invalidChoice: error('invalidChoice'),
        },
        refused: Object.fromEntries(paymentRefusals.map((reason) => [reason, t(`refused.${reason}`)])),
      }}
      locale={locale}
    />
  );
}
