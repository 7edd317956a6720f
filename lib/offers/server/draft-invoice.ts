import 'server-only';
import { company } from '@/lib/company/company';
import { answerJson } from '@/lib/security/api-answer';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import { depositInvoiceOf, withoutDeposit } from '../invoice/deposit';
import { type Invoice, invoiceOf } from '../invoice/invoice';
import {
  type IssuedInvoice,
  standingDeposit,
  standingDepositCents,
  standingInvoice,
} from '../invoice/invoice-record';
import { findBrokenRules } from '../invoice/invoice-rules';
import type { OfferAddress } from '../offer';
import { validUntil } from '../offer-dates';
import type { OfferRecord } from '../offer-record';
import { type OfferPayment, paidOf, paymentStateOf } from '../payment';
import { communicationOfOffer } from '../structured-communication';
import { findBilledOffer } from './billed-offer';
import { answerInvoiceFile } from './invoice-file';
import { findInvoices } from './invoice-store';
import { findPayments } from './payment-store';

const paymentDays = 30;
/** A deposit is asked for when the order is placed. */
const depositDays = 8;

/** Where staff fetch the draft invoice of an accepted offer, delivered on that day. */
export function invoicePath(reference: string, deliveredOn: string | null = null): string {
  const query = deliveredOn === null ? '' : `?${new URLSearchParams({ deliveredOn })}`;
  return `/api/admin/offers/${reference}/invoice${query}`;
}

export interface Delivery {
  /** As "2026-11-24"; null while it was not delivered. */
  on: string | null;
  /** Null is where the customer is. */
  to: OfferAddress['country'] | null;
}

export interface DraftInvoice {
  /** Null while the customer has no address. */
  invoice: Invoice | null;
  /** The rules that it breaks. */
  broken: string[];
  /** Cents that were paid when it was written. */
  paid: number;
}

interface Written {
  record: OfferRecord;
  payments: readonly Pick<OfferPayment, 'amount' | 'undone' | 'paidOn'>[];
  /** Before, on the same offer, the oldest first. */
  issued: readonly IssuedInvoice[];
  now: Date;
  delivery?: Delivery | undefined;
}

/** The day of the last payment that counts. */
const lastDayOf = (payments: Written['payments']): string | null =>
  payments
    .flatMap(({ undone, paidOn }) => (undone === null ? [paidOn] : []))
    .sort()
    .at(-1) ?? null;

/** What was accepted as one invoice, whatever was invoiced before; null while nothing is accepted. */
function wholeInvoice({ record, now, delivery }: Omit<Written, 'payments' | 'issued'>, days: number) {
  const version = record.versions.find(({ decision }) => decision?.kind === 'accepted');
  if (!version?.decision || record.number === null) return null;
  const { offer, decision } = version;
  const { gross, deposit } = decision;
  const invoice = invoiceOf(offer, decision.choice, company, {
    kind: 'invoice',
    number: record.number,
    issuedOn: validUntil(now, 0),
    dueOn: validUntil(now, days),
    deliveredOn: delivery?.on ?? null,
    deliveredTo: delivery?.to ?? null,
    requestReference: record.reference,
    offerNumber: record.number,
    preceding: null,
    prepaid: 0,
    communication: communicationOfOffer(record.number),
  });
  return { invoice, gross: gross ?? 0, deposit: deposit ?? 0 };
}

/**
 * The invoice of an accepted offer as a draft, without the deposit that was invoiced before; null while nothing is accepted. It carries
 * the number of the offer: the programme that sends it gives the number of the invoice.
 */
export function draftInvoice(written: Written): DraftInvoice | null {
  const { payments, issued } = written;
  const whole = wholeInvoice(written, paymentDays);
  if (whole === null) return null;
  const { paid, excess } = paymentStateOf(whole, payments);
  const rest = whole.invoice && withoutDeposit(whole.invoice, issued);
  // Of what was paid its deposit comes first; what goes beyond the total is sent back or agreed upon: an invoice has nothing to say about it.
  const prepaid = Math.max(0, paid - excess - standingDepositCents(issued));
  const invoice = rest && { ...rest, prepaid, prepaidOn: prepaid > 0 ? lastDayOf(payments) : null };
  return { invoice, broken: invoice === null ? ['BR-10'] : findBrokenRules(invoice), paid };
}

/** The invoice of the deposit of an accepted offer as a draft; null where there is none to be issued. */
export function draftDeposit(written: Omit<Written, 'delivery'>): DraftInvoice | null {
  const { payments, issued } = written;
  const whole = wholeInvoice(written, depositDays);
  if (whole === null || standingInvoice(issued) !== null || standingDeposit(issued) !== null) return null;
  const paid = paidOf(payments);
  if (whole.invoice === null) return null;
  const drawn = depositInvoiceOf(whole.invoice, whole.deposit, paid);
  const invoice = drawn && { ...drawn, prepaidOn: paid > 0 ? lastDayOf(payments) : null };
  return invoice && { invoice, broken: findBrokenRules(invoice), paid };
}

/** Hands the draft invoice to staff, as long as it keeps every rule. */
export async function answerInvoice(
  reference: string,
  deliveredOn: string | null,
  now = new Date(),
): Promise<Response> {
  const answer = await findStaffOf('requests');
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const [record, payments, issued] = await Promise.all([
    findBilledOffer(answer.staff, reference),
    findPayments(answer.staff, reference),
    findInvoices(answer.staff, reference),
  ]);
  const delivery = { on: deliveredOn, to: null };
  const draft = record && draftInvoice({ record, payments, issued, now, delivery });
  if (!draft) return answerJson({ error: 'missing' }, 404);
  if (draft.invoice === null || draft.broken.length > 0)
    return answerJson({ error: 'incomplete', rules: draft.broken }, 409);
  return answerInvoiceFile(draft.invoice, 'xml');
}
