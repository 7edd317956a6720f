import { QrCode } from '@/components/staff/qr-code';
import { formatAmount } from '@/lib/i18n/format';
import { formatIban } from '@/lib/offers/bank-account';
import { offerCopy } from '@/lib/offers/offer-copy';
import type { OfferViewProps } from './offer-view';

/** How the deposit of an accepted offer is paid. */
export function OfferPayment({ version, payment, locale }: OfferViewProps) {
  const copy = offerCopy(locale);
  const deposit = version.decision?.deposit ?? 0;
  if (deposit === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="sign text-2xl">
        {copy.deposit} <span className="figures">{formatAmount(deposit, locale)}</span>
      </h3>
      <dl className="figures mt-3 grid gap-x-6 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{copy.account}</dt>
        <dd className="font-bold">{formatIban(payment.iban)}</dd>
        <dt className="text-ink-soft">{copy.communication}</dt>
        <dd className="font-bold">{payment.communication}</dd>
      </dl>
      {payment.code ? (
        <div className="mt-4">
          <QrCode text={payment.code} label={copy.scan} />
        </div>
      ) : null}
    </div>
  );
}
