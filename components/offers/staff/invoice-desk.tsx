import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { formatAmount, formatDay, formatDecimal } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { countryOptions, isMemberState } from '@/lib/offers/countries';
import { leftToCredit } from '@/lib/offers/invoice/credit-note';
import { documentKind, type Invoice } from '@/lib/offers/invoice/invoice';
import {
  doneInvoiceOutcomes,
  faultOfQuantity,
  type InvoiceOutcome,
  quantityField,
} from '@/lib/offers/invoice/invoice-form';
import {
  canBeInvoiced,
  creditedGross,
  creditReasons,
  type IssuedInvoice,
  notesOf,
  standingInvoice,
} from '@/lib/offers/invoice/invoice-record';
import type { OfferAddress } from '@/lib/offers/offer';
import { MailChoice, MailState } from './invoice-mail';

interface InvoiceDeskProps {
  issued: readonly IssuedInvoice[];
  /** Those whose day is over, and that something is open of. */
  late: readonly IssuedInvoice[];
  /** Whether the draft keeps every rule. */
  isComplete: boolean;
  outcome: InvoiceOutcome | null;
  /** What was typed into the form that could not be taken, by field; `credits` is empty in that of an invoice. */
  typed: Readonly<Record<string, string>> | null;
  /** Of the offer in cents, where it can be invoiced on its own; else null. */
  deposit: number | null;
  /** What was paid and invoiced as a deposit when the page was made, in cents: the forms say it again. */
  seen: { paid: number; deposits: number };
  /** Whether the request is won: of what was called off nothing more is invoiced. */
  isOrder: boolean;
  delivery: {
    /** Days as "2026-11-24": when the job was done, if it is, and the last that can be said. */
    doneOn: string | null;
    today: string;
    /** Where to, of a supply within the Community, which has to say the day too; undefined for any other. */
    country: OfferAddress['country'] | null | undefined;
  };
  /** Where the forms are sent to. */
  endpoint: string;
  /** Where the customer's mails go; null for one who can only be called. */
  recipient: string | null;
  /** A document to be read, or for programmes (UBL). */
  fileOf: (number: string, format: 'pdf' | 'xml') => string;
  /** New with each page, one for each form. */
  newKey: () => string;
  locale: Locale;
}

/** Invoices and credit notes of an accepted offer, and the forms that issue them. */
export async function InvoiceDesk(props: InvoiceDeskProps) {
  const { issued, outcome } = props;
  const t = await getTranslations('StaffInvoice');
  return (
    <section id="invoices" aria-labelledby="invoices-title" className="panel">
      <h2 id="invoices-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      {outcome ? (
        <p role="status" data-good={doneInvoiceOutcomes.includes(outcome)} className="status-notice">
          {t(`outcome.${outcome}`, { address: props.recipient ?? '' })}
        </p>
      ) : null}
      {issued.length > 0 ? (
        <ol className="mb-4">
          {issued.map((one) => (
            <Issued key={one.invoice.number} {...props} one={one} />
          ))}
        </ol>
      ) : null}
      {canBeInvoiced(issued) ? <IssueForm {...props} /> : null}
      {props.deposit === null ? null : <DepositForm {...props} deposit={props.deposit} />}
    </section>
  );
}

/** Issues the invoice of the work; where it cannot be, why. */
async function IssueForm(props: InvoiceDeskProps) {
  const { isOrder, isComplete, outcome, typed, endpoint, newKey, delivery, locale } = props;
  const t = await getTranslations('StaffInvoice');
  if (!isOrder) return <p>{t('outcome.noOrder')}</p>;
  if (!isComplete) return <p>{t('outcome.incomplete')}</p>;
  return (
    <form action={endpoint} method="post" className="grid max-w-prose gap-4">
      <input type="hidden" name="key" value={newKey()} />
      <Seen {...props.seen} />
      <p>{t('issueText')}</p>
      <TextField
        id="invoice-delivered"
        name="deliveredOn"
        type="date"
        label={t('deliveredOn')}
        {...(delivery.country === undefined ? { optional: t('deliveredLater') } : {})}
        max={delivery.today}
        defaultValue={typed?.deliveredOn ?? delivery.doneOn ?? ''}
        errors={outcome === 'dayWrong' ? [t('outcome.dayWrong')] : []}
      />
      {delivery.country === undefined ? null : (
        <SelectField
          id="invoice-country"
          name="deliveredTo"
          label={t('deliveredTo')}
          placeholder={t('chooseCountry')}
          options={countryOptions(locale).filter(({ value }) => value !== 'BE' && isMemberState(value))}
          defaultValue={typed?.deliveredTo ?? (delivery.country === 'BE' ? '' : (delivery.country ?? ''))}
        />
      )}
      <MailChoice id="invoice-mail" recipient={props.recipient} isChosen={typed?.mail !== ''} />
      <p>
        <button type="submit" className="work-button work-button-ink">
          {t('issue')}
        </button>
      </p>
    </form>
  );
}

const Seen = ({ paid, deposits }: InvoiceDeskProps['seen']) => (
  <>
    <input type="hidden" name="paid" value={paid} />
    <input type="hidden" name="deposits" value={deposits} />
  </>
);

async function DepositForm({
  deposit,
  seen,
  typed,
  endpoint,
  recipient,
  newKey,
  locale,
}: InvoiceDeskProps & { deposit: number }) {
  const t = await getTranslations('StaffInvoice');
  return (
    <Folded
      title={t('deposit.of', { amount: formatAmount(deposit, locale) })}
      isOpen={Boolean(typed?.deposit)}
    >
      <form action={endpoint} method="post" className="grid gap-4 border-t-2 border-ink p-3">
        <p>{t('deposit.text')}</p>
        <input type="hidden" name="key" value={newKey()} />
        <input type="hidden" name="deposit" value="yes" />
        <Seen {...seen} />
        <MailChoice id="deposit-mail" recipient={recipient} isChosen={typed?.mail !== ''} />
        <p>
          <button type="submit" className="work-button work-button-ink">
            {t('deposit.issue')}
          </button>
        </p>
      </form>
    </Folded>
  );
}

/** A form that is asked for: a box that opens. */
function Folded({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="mt-4 max-w-prose border-2 border-ink">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}

async function Issued({ one, ...props }: InvoiceDeskProps & { one: IssuedInvoice }) {
  const { issued, fileOf, locale } = props;
  const t = await getTranslations('StaffInvoice');
  const { invoice, credits, reason, author } = one;
  const { number, kind, gross, issuedOn } = invoice;
  const left = kind === 'invoice' ? gross - creditedGross(issued, number) : 0;
  return (
    <li className="border-t border-line py-2">
      <p className="figures flex flex-wrap gap-x-4">
        <a href={fileOf(number, 'pdf')} className="link font-bold">
          {number}
        </a>
        <span>{t(`kinds.${documentKind(invoice)}`)}</span>
        <a href={fileOf(number, 'xml')} className="link" download>
          {t('structured')}
          <span className="sr-only"> {number}</span>
        </a>
        <span className="font-bold">{formatAmount(kind === 'invoice' ? gross : -gross, locale)}</span>
        <span className="wrap-anywhere text-ink-soft">
          {formatDay(issuedOn, locale)}
          {author ? `, ${author}` : ''}
        </span>
      </p>
      {credits && reason ? (
        <p className="text-sm text-ink-soft">
          {t('ofInvoice', { number: credits, reason: t(`reasons.${reason}`) })}
        </p>
      ) : null}
      <MailState
        number={number}
        mail={one.mail}
        isLate={props.late.includes(one)}
        recipient={props.recipient}
        endpoint={props.endpoint}
        formKey={props.newKey()}
        locale={locale}
      />
      {left > 0 ? <CreditForm {...props} invoice={invoice} /> : null}
    </li>
  );
}

/** Begins with everything that is left: a credit note of the whole is one press. */
async function CreditForm({
  issued,
  invoice,
  typed: returned,
  endpoint,
  recipient,
  newKey,
  locale,
}: InvoiceDeskProps & { invoice: Invoice }) {
  const t = await getTranslations('StaffInvoice');
  const { number } = invoice;
  const lines = leftToCredit(invoice, notesOf(issued, number)).filter(({ quantity }) => quantity > 0);
  const typed = returned?.credits === number ? returned : null;
  const write = (quantity: number) => formatDecimal(quantity / 1000, locale, 3, true);
  const errorsOf = (line: string, left: number) => {
    const fault = typed && faultOfQuantity(typed[quantityField(line)] ?? '', left, locale);
    return fault ? [t(`faults.${fault}`, { left: write(left) })] : [];
  };
  return (
    <Folded
      title={
        <>
          {t('credit')}
          <span className="sr-only"> {number}</span>
        </>
      }
      isOpen={typed !== null}
    >
      <form action={endpoint} method="post" noValidate className="grid gap-4 border-t-2 border-ink p-3">
        <p>{t('creditText')}</p>
        {invoice.isDeposit && standingInvoice(issued) ? (
          <p className="font-bold">
            {t('creditedDeposit', { number: standingInvoice(issued)?.number ?? '' })}
          </p>
        ) : null}
        <input type="hidden" name="key" value={newKey()} />
        <input type="hidden" name="credits" value={number} />
        <input type="hidden" name="seen" value={creditedGross(issued, number)} />
        {lines.map(({ id, text, quantity, amount }) => (
          <TextField
            key={id}
            id={`credit-${number}-${id}`}
            name={quantityField(id)}
            inputMode="decimal"
            label={text.split('\n', 1)[0] ?? ''}
            optional={t('quantity')}
            hint={t('leftOf', { amount: formatAmount(amount, locale) })}
            maxLength={14}
            defaultValue={typed?.[quantityField(id)] ?? write(quantity)}
            errors={errorsOf(id, quantity)}
          />
        ))}
        <SelectField
          id={`credit-${number}-reason`}
          name="reason"
          label={t('reason')}
          placeholder={t('chooseReason')}
          options={creditReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          defaultValue={creditReasons.find((known) => known === typed?.reason) ?? ''}
          errors={typed && !typed.reason ? [t('outcome.reasonNeeded')] : []}
        />
        <MailChoice id={`credit-${number}-mail`} recipient={recipient} isChosen={typed?.mail !== ''} />
        <p>
          <button type="submit" className="work-button work-button-ink">
            {t('issueCredit')}
          </button>
        </p>
      </form>
    </Folded>
  );
}
