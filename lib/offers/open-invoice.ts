import type { IssuedInvoice } from './invoice/invoice-record';
import { creditedGross } from './invoice/invoice-record';
import type { OfferPayment } from './payment';

/** An invoice of which something is to be paid yet. */
export interface OpenInvoice {
  reference: string;
  number: string;
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

/** What an invoice leaves to be paid now, in cents, and whether its day is over; nothing of a credit note. */
export function openOf(
  { invoice }: Pick<IssuedInvoice, 'invoice'>,
  issued: readonly IssuedInvoice[],
  payments: readonly Pick<OfferPayment, 'amount' | 'undone'>[],
  today: string,
): { cents: number; late: boolean } {
  if (invoice.kind === 'creditNote') return { cents: 0, late: false };
  const paid = payments.reduce((sum, { amount, undone }) => (undone === null ? sum + amount : sum), 0);
  const cents = Math.max(0, invoice.gross - creditedGross(issued, invoice.number) - paid);
  return { cents, late: cents > 0 && invoice.dueOn < today };
}
