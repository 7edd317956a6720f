import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { deliveryCountries } from '../countries';
import { offerUnits } from '../offer';
import { vatTreatments } from '../vat-treatment';
import type { Invoice } from './invoice';

export const creditReasons = ['cancelled', 'returned', 'price', 'mistake'] as const;

export type CreditReason = (typeof creditReasons)[number];

const partyShape = z.object({
  name: z.string(),
  address: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.enum(deliveryCountries),
  }),
  vatNumber: z.string().nullable(),
  electronicAddress: z.object({ scheme: z.string(), id: z.string() }).nullable(),
  // Documents of before say none.
  legalForm: z.string().nullable().default(null),
});

/** A document as it is kept: all of it but its number, which the database gives it. */
export const invoiceShape = z.object({
  kind: z.enum(['invoice', 'creditNote']),
  // Before, a deposit was not invoiced on its own.
  isDeposit: z.boolean().default(false),
  issuedOn: z.string(),
  dueOn: z.string(),
  deliveredOn: z.string().nullable(),
  deliveredTo: z.enum(deliveryCountries).nullable().default(null),
  locale: z.enum(locales),
  buyerReference: z.string(),
  orderReference: z.string(),
  preceding: z.object({ number: z.string(), issuedOn: z.string() }).nullable(),
  seller: partyShape,
  buyer: partyShape,
  lines: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      quantity: z.number(),
      unit: z.enum(offerUnits),
      netPrice: z.number(),
      // Documents of before say the price after it alone.
      discount: z.object({ share: z.number(), listPrice: z.number() }).nullable().default(null),
      amount: z.number(),
      vat: z.enum(vatTreatments),
    }),
  ),
  taxes: z.array(
    z.object({ treatment: z.enum(vatTreatments), percent: z.number(), taxable: z.number(), vat: z.number() }),
  ),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  prepaid: z.number(),
  // Documents of before do not say it.
  prepaidOn: z.string().nullable().default(null),
  iban: z.string().nullable(),
  communication: z.string(),
}) satisfies z.ZodType<Omit<Invoice, 'number'>>;

/** An invoice or a credit note that was issued. */
export interface IssuedInvoice {
  invoice: Invoice;
  /** The number of the invoice that it takes back. */
  credits: string | null;
  reason: CreditReason | null;
  author: string | null;
  at: Date;
  /** How the last mail that brings it stands; null while there was none. */
  mail: { state: 'queued' | 'sent' | 'failed'; at: Date } | null;
}

/** The credit notes of an invoice. */
export function notesOf(issued: readonly IssuedInvoice[], number: string): Invoice[] {
  return issued.filter(({ credits }) => credits === number).map(({ invoice }) => invoice);
}

/** The first of them, the oldest first, that come to so many cents together; null where no number of them does. */
export function notesUpTo(notes: readonly Invoice[], cents: number): readonly Invoice[] | null {
  let sum = 0;
  for (const [at, { gross }] of notes.entries()) {
    if (sum >= cents) return sum === cents ? notes.slice(0, at) : null;
    sum += gross;
  }
  return sum === cents ? notes : null;
}

/** What was credited of an invoice, in cents with VAT. */
export function creditedGross(issued: readonly IssuedInvoice[], number: string): number {
  return notesOf(issued, number).reduce((sum, { gross }) => sum + gross, 0);
}

/** The last invoice of the work, or of its deposit, if something of it is not credited: there is one of each at most. */
function standing(issued: readonly IssuedInvoice[], isDeposit: boolean): Invoice | null {
  const last = issued.findLast(
    ({ invoice }) => invoice.kind === 'invoice' && invoice.isDeposit === isDeposit,
  )?.invoice;
  return last && creditedGross(issued, last.number) < last.gross ? last : null;
}

/** The invoice of the work of which something is not credited. */
export const standingInvoice = (issued: readonly IssuedInvoice[]) => standing(issued, false);

/** The invoice of the deposit of which something is not credited. */
export const standingDeposit = (issued: readonly IssuedInvoice[]) => standing(issued, true);

/** What was invoiced as a deposit and is not credited, in cents with VAT. */
export function standingDepositCents(issued: readonly IssuedInvoice[]): number {
  const deposit = standingDeposit(issued);
  return deposit ? deposit.gross - creditedGross(issued, deposit.number) : 0;
}

/** Whether an offer can be invoiced: its work is not, or all of it was credited. */
export function canBeInvoiced(issued: readonly IssuedInvoice[]): boolean {
  return standingInvoice(issued) === null;
}

/** What is owed on an accepted offer, in cents with VAT. */
export interface Owed {
  gross: number;
  deposit: number;
  /** Of that, what was credited and not invoiced again. */
  credited: number;
}

const grossOf = (issued: readonly IssuedInvoice[], kind: Invoice['kind']): number =>
  issued.reduce((sum, { invoice }) => (invoice.kind === kind ? sum + invoice.gross : sum), 0);

/**
 * What is owed now: of an order all that was agreed, until its work is invoiced; then, and of what is no order any more, what was invoiced.
 *
 * @param agreed total and deposit, in cents with VAT
 */
export function owedNow(
  agreed: { gross: number; deposit: number },
  issued: readonly IssuedInvoice[],
  isOrder: boolean,
): Owed {
  // A deposit that was credited is not awaited once the invoice of the work asks for all.
  const isReplaced = standingInvoice(issued) !== null && issued.some(({ invoice }) => invoice.isDeposit);
  const deposit = standingDepositCents(issued) || (isOrder && !isReplaced ? agreed.deposit : 0);
  const [invoiced, credited] = [grossOf(issued, 'invoice'), grossOf(issued, 'creditNote')];
  if (!isOrder) return { gross: invoiced, deposit, credited };
  const isInvoiced = issued.some(({ invoice }) => invoice.kind === 'invoice' && !invoice.isDeposit);
  const { gross } = agreed;
  return { gross, deposit, credited: isInvoiced ? gross - (invoiced - credited) : 0 };
}
