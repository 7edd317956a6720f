import type { Invoice } from './invoice/invoice';
import { creditedGross, type IssuedInvoice } from './invoice/invoice-record';
import { type OfferPayment, paidOf } from './payment';

/** An invoice of which something is to be paid yet. */
export interface OpenInvoice {
  reference: string;
  number: string;
  /** Of the deposit of an order. */
  isDeposit: boolean;
  /** Of the customer or their company. */
  name: string;
  /** What is open, in cents. */
  cents: number;
  /** As "2026-12-24". */
  dueOn: string;
  /** Whether that day is over. */
  late: boolean;
  mail: IssuedInvoice['mail'];
}

export interface OpenInvoices {
  count: number;
  cents: number;
  lateCount: number;
  lateCents: number;
  /** The longest due first. */
  rows: OpenInvoice[];
}

/** How an invoice stands now. */
export interface OpenAmount {
  /** What is left to be paid, in cents; nothing of a credit note. */
  cents: number;
  /** Whether its day is over. */
  late: boolean;
  /** Nothing is left, and not because all of it was credited. */
  paid: boolean;
}

/**
 * What is open of a document: of several invoices of an offer the oldest is paid first.
 *
 * @param issued with it on the same offer, the oldest first
 * @param today in Brussels, as "2026-11-24"
 */
export function openOf(
  { invoice }: Pick<IssuedInvoice, 'invoice'>,
  issued: readonly IssuedInvoice[],
  payments: readonly Pick<OfferPayment, 'amount' | 'undone'>[],
  today: string,
): OpenAmount {
  if (invoice.kind === 'creditNote') return { cents: 0, late: false, paid: false };
  const owedOf = ({ number, gross }: Invoice) => gross - creditedGross(issued, number);
  const before = issued
    .slice(
      0,
      issued.findIndex((one) => one.invoice.number === invoice.number),
    )
    .filter((one) => one.invoice.kind === 'invoice')
    .reduce((sum, one) => sum + owedOf(one.invoice), 0);
  const owed = owedOf(invoice);
  const cents = Math.max(0, owed - Math.max(0, paidOf(payments) - before));
  return { cents, late: cents > 0 && invoice.dueOn < today, paid: owed > 0 && cents === 0 };
}
