import { getTranslations } from 'next-intl/server';
import { QrCode } from '@/components/staff/qr-code';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatIban } from '@/lib/offers/bank-account';
import { documentKind, type Invoice } from '@/lib/offers/invoice/invoice';
import { invoiceCopy } from '@/lib/offers/invoice/invoice-copy';
import { offerCopy } from '@/lib/offers/offer-copy';
import type { AskedPayment, OfferPayment as Payment, PaymentState } from '@/lib/offers/payment';

/** An invoice or a credit note, and where it is. */
interface OwnInvoice extends Pick<Invoice, 'kind' | 'isDeposit' | 'number' | 'gross' | 'issuedOn' | 'dueOn'> {
  /** What is to be paid of it yet, in cents. */
  open: number;
  pdf: string;
  /** The structured file; null for whoever has no use for it. */
  xml: string | null;
}

/** Where to pay, and what was paid. */
export interface PaymentView {
  iban: string;
  communication: string;
  /** Null where nothing is to be paid now. */
  asked: AskedPayment | null;
  /** Of the QR code; null where nothing is to be paid now, or the account cannot exist. */
  code: string | null;
  invoices: readonly OwnInvoice[];
  payments: readonly Payment[];
  /** Null where nothing is asked for, because what was accepted is no order any more. */
  state: PaymentState | null;
}

/** How an accepted offer is paid, its deposit and then its invoice, what was paid, and what is open. */
export async function OfferPayment({ payment, locale }: { payment: PaymentView; locale: Locale }) {
  const { asked, payments, invoices } = payment;
  if (asked === null && payments.length === 0 && invoices.length === 0) return null;
  return (
    <div id="payment" className="mt-8">
      <PaymentHeading payment={payment} locale={locale} />
      {asked === null ? null : <HowToPay payment={payment} locale={locale} />}
      {invoices.length > 0 ? <OwnInvoices invoices={invoices} locale={locale} /> : null}
      {payments.length > 0 ? <Payments payment={payment} locale={locale} /> : null}
    </div>
  );
}

async function PaymentHeading({
  payment: { asked, state },
  locale,
}: {
  payment: PaymentView;
  locale: Locale;
}) {
  const t = await getTranslations('Offer.payment');
  const settled = () => {
    if (state === null) return t('payments');
    if (state.open > 0) return t('depositPaid');
    return t(state.paid > 0 ? 'allPaid' : 'nothingOpen');
  };
  return (
    <h3 className="sign text-2xl">
      {asked === null ? (
        settled()
      ) : (
        <>
          {asked.isDeposit ? offerCopy(locale).deposit : invoiceCopy[locale].payable}{' '}
          <span className="figures">{formatAmount(asked.amount, locale)}</span>
        </>
      )}
    </h3>
  );
}

function HowToPay({ payment, locale }: { payment: PaymentView; locale: Locale }) {
  const copy = offerCopy(locale);
  const { asked } = payment;
  return (
    <>
      <dl className="figures mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{copy.account}</dt>
        <dd className="font-bold">{formatIban(payment.iban)}</dd>
        <dt className="text-ink-soft">{copy.communication}</dt>
        <dd className="font-bold">{payment.communication}</dd>
        {asked?.dueOn ? (
          <>
            <dt className="text-ink-soft">{invoiceCopy[locale].dueOn}</dt>
            <dd className="font-bold">{formatDay(asked.dueOn, locale)}</dd>
          </>
        ) : null}
      </dl>
      {payment.code ? (
        <div className="mt-4">
          <QrCode text={payment.code} label={copy.scan} />
        </div>
      ) : null}
    </>
  );
}

async function OwnInvoices({ invoices, locale }: { invoices: readonly OwnInvoice[]; locale: Locale }) {
  const t = await getTranslations('Offer.payment');
  return (
    <ul className="figures mt-4 max-w-xl">
      {invoices.map(({ kind, isDeposit, number, gross, issuedOn, dueOn, open, pdf, xml }) => (
        <li
          key={number}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2"
        >
          <span className="flex flex-wrap gap-x-4">
            <a href={pdf} className="link min-h-11 font-bold underline">
              {invoiceCopy[locale].kinds[documentKind({ kind, isDeposit })]} {number}
            </a>
            {xml === null ? null : (
              <a href={xml} className="link min-h-11 underline" download>
                {t('structured')}
                <span className="sr-only"> {number}</span>
              </a>
            )}
          </span>
          <span className="flex flex-wrap gap-x-4">
            <span className="text-ink-soft">{formatDay(issuedOn, locale)}</span>
            <span className="font-bold">{formatAmount(kind === 'invoice' ? gross : -gross, locale)}</span>
          </span>
          {open > 0 ? (
            <span className="basis-full text-ink-soft">
              {t('openBy', { amount: formatAmount(open, locale), day: formatDay(dueOn, locale) })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

async function Payments({ payment: { payments, state }, locale }: { payment: PaymentView; locale: Locale }) {
  const t = await getTranslations('Offer.payment');
  return (
    <ul className="figures mt-4 max-w-xl">
      {payments.map(({ id, amount, paidOn }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
          <span>{t('received', { day: formatDay(paidOn, locale) })}</span>
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
          <span>{t(state.excess > 0 ? 'paidBack' : 'open')}</span>
          <span>{formatAmount(state.excess || state.open, locale)}</span>
        </li>
      ) : null}
    </ul>
  );
}
