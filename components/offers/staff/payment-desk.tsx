import { getTranslations } from 'next-intl/server';
import { StaffForm, type StaffFormLabels } from '@/components/staff/staff-form.client';
import type { FormAction } from '@/components/ui/use-action-form';
import type { ActionResult } from '@/lib/actions/result';
import { formatAmount, formatAmountField, formatDay, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  nextAmount,
  type OfferPayment,
  type PaymentState,
  paymentMethods,
  undoReasons,
} from '@/lib/offers/payment';

type PaymentAction = FormAction<ActionResult<unknown, string>>;

interface PaymentDeskProps {
  /** Whether what was accepted is an order still: for one that is none, nothing is awaited. */
  isOrder: boolean;
  payments: readonly OfferPayment[];
  state: PaymentState;
  /** As the customer writes it to the bank. */
  communication: string;
  /** As "2026-11-24". */
  today: string;
  /** New with each page. */
  formKey: string;
  enter: PaymentAction;
  takeBackOf: (id: string) => PaymentAction;
  labels: StaffFormLabels;
  locale: Locale;
}

/** What was paid on an accepted offer, what is open, and the form that enters a payment. */
export async function PaymentDesk(props: PaymentDeskProps) {
  const { payments, isOrder, state, communication, today, formKey, enter, labels, locale } = props;
  const t = await getTranslations('StaffPayment');
  const { gross, deposit, credited, paid, openDeposit, open, excess } = state;
  const figures: readonly (readonly [label: string, cents: number])[] = [
    [t('total'), gross],
    ...(deposit > 0 ? [[t('deposit'), deposit] as const] : []),
    ...(credited > 0 ? [[t('credited'), credited] as const] : []),
    [t('paid'), paid],
    ...(excess > 0 ? [[t('excess'), excess] as const] : [[t('open'), open] as const]),
  ];
  const said = () => {
    if (!isOrder && gross === 0) return t('state.noOrder');
    if (excess > 0) return t('state.excess');
    if (open === 0) return t(isOrder ? 'state.paid' : 'state.noOrder');
    if (!isOrder) return t('state.noOrderOpen', { amount: formatAmount(open, locale) });
    return openDeposit > 0
      ? t('state.depositOpen', { amount: formatAmount(openDeposit, locale) })
      : t('state.restOpen');
  };
  return (
    <section id="payments" aria-labelledby="payments-title" className="panel">
      <h2 id="payments-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-3 font-bold">{said()}</p>
      <dl className="figures mb-3 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
        {figures.map(([label, cents]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-bold">{formatAmount(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mb-4 text-sm text-ink-soft">
        {t('communication')} <span className="whitespace-nowrap">{communication}</span>
      </p>
      {payments.length > 0 ? (
        <ol className="mb-4">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} {...props} />
          ))}
        </ol>
      ) : null}
      {open > 0 ? (
        <>
          <h3 className="mb-2 font-bold">{t('enter')}</h3>
          <StaffForm
            id="payment"
            action={enter}
            fields={[
              {
                name: 'amount',
                label: t('amount'),
                kind: 'amount',
                maxLength: 20,
                value: formatAmountField(nextAmount(state), locale),
              },
              { name: 'paidOn', label: t('paidOn'), kind: 'date', max: today, value: today },
              {
                name: 'method',
                label: t('method'),
                kind: 'select',
                value: 'transfer',
                options: paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) })),
              },
            ]}
            hidden={{ key: formKey, seen: String(paid) }}
            labels={labels}
          />
        </>
      ) : null}
    </section>
  );
}

async function Payment({
  payment: { id, amount, paidOn, method, author, undone },
  takeBackOf,
  labels,
  locale,
}: PaymentDeskProps & { payment: OfferPayment }) {
  const t = await getTranslations('StaffPayment');
  const said = `${formatAmount(amount, locale)}, ${formatDay(paidOn, locale)}`;
  return (
    <li className="border-t border-line py-2">
      <p className="figures flex flex-wrap gap-x-4">
        {undone ? <del className="font-bold">{said}</del> : <span className="font-bold">{said}</span>}
        <span>{t(`methods.${method}`)}</span>
        {author ? <span className="wrap-anywhere text-ink-soft">{author}</span> : null}
      </p>
      {undone ? (
        <p className="text-sm">
          {t('undone', { at: formatMoment(undone.at, locale), reason: t(`reasons.${undone.reason}`) })}
          {undone.author ? ` ${undone.author}` : null}
        </p>
      ) : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            <span>
              {t('undo')}
              <span className="sr-only"> {said}</span>
            </span>
          </summary>
          <StaffForm
            id={`undo-${id}`}
            action={takeBackOf(id)}
            fields={[
              {
                name: 'reason',
                label: t('reason'),
                kind: 'select',
                placeholder: t('chooseReason'),
                options: undoReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
              },
            ]}
            labels={{ ...labels, submit: t('undo') }}
            danger
          />
        </details>
      )}
    </li>
  );
}
