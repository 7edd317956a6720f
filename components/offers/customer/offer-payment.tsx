import { getTranslations } from 'next-intl/server';
import { QrCode } from '@/components/staff/qr-code';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatIban } from '@/lib/offers/bank-account';
import { offerCopy } from '@/lib/offers/offer-copy';
import type { OfferPayment as Payment, PaymentState } from '@/lib/offers/payment';

/** Where to pay, and what was paid. */
export interface PaymentView {
  iban: string;
  communication: string;
  /** Of the QR code; null where nothing is to be paid now, or the account cannot exist. */
  code: string | null;
  payments: readonly Payment[];
  /** Null where nothing is asked for, because what was accepted is no order any more. */
  state: PaymentState | null;
}

/** How the deposit of an accepted offer is paid, what was paid, and what is open. */
export async function OfferPayment({ payment, locale }: { payment: PaymentView; locale: Locale }) {
  const t = await getTranslations('Offer.payment');
  const copy = offerCopy(locale);
  const { state, payments } = payment;
  const openDeposit = state?.openDeposit ?? 0;
  if (openDeposit === 0 && payments.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="sign text-2xl">
        {openDeposit > 0 ? (
          <>
            {copy.deposit} <span className="figures">{formatAmount(openDeposit, locale)}</span>
          </>
        ) : (
          t(state === null ? 'payments' : state.open === 0 ? 'allPaid' : 'depositPaid')
        )}
      </h3>
      {openDeposit > 0 ? (
        <dl className="figures mt-3 grid gap-x-6 sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-soft">{copy.account}</dt>
          <dd className="font-bold">{formatIban(payment.iban)}</dd>
          <dt className="text-ink-soft">{copy.communication}</dt>
          <dd className="font-bold">{payment.communication}</dd>
        </dl>
      ) : null}
      {payment.code ? (
        <div className="mt-4">
          <QrCode text={payment.code} label={copy.scan} />
        </div>
      ) : null}
      {payments.length > 0 ? (
        <ul className="figures mt-4 max-w-xl">
          {payments.map(({ id, amount, paidOn }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
              <span>{t('received', { day: formatDay(new Date(`${paidOn}T12:00:00Z`), locale) })}</span>
              <span className="font-bold">{formatAmount(amount, locale)}</span>
            </li>
          ))}
          {state && state.credited > 0 ? (
            <li className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
              <span>{t('credited')}</span>
              <span className="font-bold">{formatAmount(state.credited, locale)}</span>
            </li>
          ) : null}
          {state ? (
            <li className="flex flex-wrap justify-between gap-x-6 border-t-2 border-ink py-2 font-bold">
              <span>{t('open')}</span>
              <span>{formatAmount(state.open, locale)}</span>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
