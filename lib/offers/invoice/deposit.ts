import { formatDay, formatPercent } from '@/lib/i18n/format';
import { shareOut, splitVat } from '../totals';
import { type Invoice, type InvoiceLine, type InvoiceTax, totalsBy, unitPrice } from './invoice';
import { invoiceCopy } from './invoice-copy';
import { type IssuedInvoice, notesOf, standingDeposit } from './invoice-record';

// A deposit invoice comes before the work, and the invoice of the work takes it off by treatment: both together are the order, to the cent.

/** One of something, as quantities are written: thousandths. */
const one = 1000;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const lineOf = (treatment: InvoiceTax['treatment'], text: string, amount: number): InvoiceLine => ({
  id: `deposit-${treatment}`,
  text,
  quantity: one,
  unit: 'lump',
  netPrice: unitPrice(amount, one),
  discount: null,
  amount,
  vat: treatment,
});

/**
 * The invoice of the deposit of an order, shared out over its treatments by what is to be paid for each; null where there is none to be
 * invoiced: without a deposit, where it is all there is to pay, and before goods go to another member state (VAT Code, article 53, § 1, 2°).
 *
 * @param whole the order as one invoice
 * @param deposit in cents with VAT
 * @param paid of it already, in cents
 */
export function depositInvoiceOf(whole: Invoice, deposit: number, paid: number): Invoice | null {
  if (deposit <= 0 || deposit >= whole.gross) return null;
  if (whole.taxes.some(({ treatment }) => treatment === 'intraCommunity')) return null;
  const shares = shareOut(
    deposit,
    whole.taxes.map(({ taxable, vat }) => taxable + vat),
  );
  const taxes = whole.taxes.flatMap(({ treatment, percent }, at): InvoiceTax[] => {
    const { net, vat } = splitVat(shares[at] ?? 0, percent, 'withVat');
    return net + vat === 0 ? [] : [{ treatment, percent, taxable: net, vat }];
  });
  const text = invoiceCopy[whole.locale].depositOf(whole.orderReference);
  // What is sold is named beside each rate (Royal Decree no. 1, article 5, § 1, 6°).
  const soldAt = (treatment: InvoiceTax['treatment']) =>
    whole.lines.filter(({ vat }) => vat === treatment).map((line) => line.text.split('\n', 1)[0]);
  return {
    ...whole,
    isDeposit: true,
    // Nothing was delivered yet.
    deliveredOn: null,
    lines: taxes.map(({ treatment, taxable }) =>
      lineOf(treatment, [text, ...soldAt(treatment)].join('\n'), taxable),
    ),
    taxes,
    ...totalsBy(taxes),
    prepaid: Math.min(paid, deposit),
  };
}

/**
 * The invoice of an order without the deposit that was invoiced before.
 *
 * @param whole the order as one invoice
 */
export function withoutDeposit(whole: Invoice, issued: readonly IssuedInvoice[]): Invoice {
  const deposit = standingDeposit(issued);
  if (deposit === null) return whole;
  const notes = notesOf(issued, deposit.number).flatMap((note) => note.taxes);
  const left = deposit.taxes.map((tax) => {
    const credited = notes.filter(({ treatment }) => treatment === tax.treatment);
    return {
      ...tax,
      taxable: tax.taxable - sum(credited.map(({ taxable }) => taxable)),
      vat: tax.vat - sum(credited.map(({ vat }) => vat)),
    };
  });
  const taxes = whole.taxes.map((tax) => {
    const off = left.find(({ treatment }) => treatment === tax.treatment);
    return off ? { ...tax, taxable: tax.taxable - off.taxable, vat: tax.vat - off.vat } : tax;
  });
  const { number, issuedOn } = deposit;
  const text = invoiceCopy[whole.locale].takenOff(number, formatDay(issuedOn, whole.locale));
  const deductions = left.filter(({ taxable }) => taxable > 0);
  const textAt = (percent: number) =>
    deductions.length > 1 ? `${text} (${formatPercent(percent, whole.locale)})` : text;
  return {
    ...whole,
    preceding: { number, issuedOn },
    lines: [
      ...whole.lines,
      ...deductions.map(({ treatment, percent, taxable }) => lineOf(treatment, textAt(percent), -taxable)),
    ],
    taxes,
    ...totalsBy(taxes),
  };
}
