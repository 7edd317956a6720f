import { type Invoice, type InvoiceLine, type InvoiceTax, totalsBy, unitPrice } from './invoice';

// A credit note takes an invoice back, in whole or by lines. Whatever is credited in how many parts, all of them together are
// the invoice, to the cent: each part is what is credited with it less what was credited before.

/** What is wished to be credited of a line: thousandths of its unit. */
export interface CreditedLine {
  id: string;
  quantity: number;
}

const share = (amount: number, part: number, whole: number): number => {
  if (whole === 0) return 0;
  if (amount < 0) return -share(-amount, part, whole);
  const [product, by] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((2n * product + by) / (2n * by));
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const quantityIn = (notes: readonly Invoice[], id: string) =>
  sum(notes.flatMap(({ lines }) => lines.filter((line) => line.id === id).map(({ quantity }) => quantity)));

const taxableIn = (notes: readonly Invoice[], treatment: InvoiceTax['treatment']) =>
  sum(
    notes.flatMap(({ taxes }) =>
      taxes.filter((tax) => tax.treatment === treatment).map(({ taxable }) => taxable),
    ),
  );

/** The lines of an invoice with what is left of them to be credited. */
export function leftToCredit(invoice: Invoice, notes: readonly Invoice[]): InvoiceLine[] {
  return invoice.lines.map((line) => {
    const quantity = line.quantity - quantityIn(notes, line.id);
    const before = share(line.amount, line.quantity - quantity, line.quantity);
    return { ...line, quantity, amount: line.amount - before };
  });
}

function creditLine(line: InvoiceLine, left: number, quantity: number): InvoiceLine {
  const before = line.quantity - left;
  const amount =
    share(line.amount, before + quantity, line.quantity) - share(line.amount, before, line.quantity);
  return { ...line, quantity, amount, netPrice: unitPrice(amount, quantity) };
}

/** Whether so much is left of each line that is to be credited, and anything is. */
export function isLeft(
  invoice: Invoice,
  notes: readonly Invoice[],
  wanted: readonly CreditedLine[],
): boolean {
  const left = new Map(leftToCredit(invoice, notes).map((line) => [line.id, line.quantity]));
  const asked = wanted.filter(({ quantity }) => quantity !== 0);
  const isPossible = asked.every(({ id, quantity }) => quantity > 0 && quantity <= (left.get(id) ?? 0));
  return isPossible && asked.length > 0 && new Set(asked.map(({ id }) => id)).size === asked.length;
}

/**
 * The credit note of an invoice, without a number yet; null where it asks for more than is left, or for nothing, or for more at a rate than
 * the invoice does without the deposit that it takes off: the rest is credited on the invoice of that.
 *
 * @param notes what was credited before
 * @param issuedOn as "2026-11-24"
 */
export function creditNoteOf(
  invoice: Invoice,
  notes: readonly Invoice[],
  wanted: readonly CreditedLine[],
  issuedOn: string,
): Invoice | null {
  if (!isLeft(invoice, notes, wanted)) return null;
  const left = new Map(leftToCredit(invoice, notes).map((line) => [line.id, line.quantity]));
  const asked = wanted.filter(({ quantity }) => quantity !== 0);
  const lines = invoice.lines.flatMap((line) => {
    const one = asked.find(({ id }) => id === line.id);
    return one ? [creditLine(line, left.get(line.id) ?? 0, one.quantity)] : [];
  });
  let isWithin = true;
  const taxes = invoice.taxes.flatMap((tax): InvoiceTax[] => {
    const own = lines.filter(({ vat }) => vat === tax.treatment);
    if (own.length === 0) return [];
    const before = taxableIn(notes, tax.treatment);
    const taxable = sum(own.map(({ amount }) => amount));
    isWithin &&= taxable >= 0 && before + taxable <= tax.taxable;
    const vat = share(tax.vat, before + taxable, tax.taxable) - share(tax.vat, before, tax.taxable);
    return [{ ...tax, taxable, vat }];
  });
  const totals = totalsBy(taxes);
  if (!isWithin || totals.gross === 0) return null;
  return {
    ...invoice,
    kind: 'creditNote',
    isDeposit: false,
    number: '',
    issuedOn,
    dueOn: issuedOn,
    preceding: { number: invoice.number, issuedOn: invoice.issuedOn },
    lines,
    taxes,
    ...totals,
    prepaid: 0,
    prepaidOn: null,
    // Money goes back: to an account that we do not know.
    iban: null,
  };
}
