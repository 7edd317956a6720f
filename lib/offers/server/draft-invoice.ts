import 'server-only';
import { company } from '@/lib/company/company';
import { answerJson } from '@/lib/security/api-answer';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import { type Invoice, invoiceOf } from '../invoice/invoice';
import { findBrokenRules } from '../invoice/invoice-rules';
import type { OfferAddress } from '../offer';
import { validUntil } from '../offer-dates';
import type { OfferRecord } from '../offer-record';
import { type OfferPayment, paymentStateOf } from '../payment';
import { communicationOfOffer } from '../structured-communication';
import { findBilledOffer } from './billed-offer';
import { answerInvoiceFile } from './invoice-file';
import { findPayments } from './payment-store';

const paymentDays = 30;

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

/**
 * The invoice of an accepted offer as a draft, with the rules that it breaks; null while nothing is accepted. It carries the
 * number of the offer: the programme that sends it gives the number of the invoice.
 */
export function draftInvoice(
  record: OfferRecord,
  payments: readonly Pick<OfferPayment, 'amount' | 'undone'>[],
  now: Date,
  delivery: Delivery = { on: null, to: null },
): { invoice: Invoice | null; broken: string[]; paid: number } | null {
  const version = record.versions.find(({ decision }) => decision?.kind === 'accepted');
  if (!version?.decision || record.number === null) return null;
  const { offer, decision } = version;
  const { gross, deposit } = decision;
  const { paid, excess } = paymentStateOf({ gross: gross ?? 0, deposit: deposit ?? 0 }, payments);
  const invoice = invoiceOf(offer, decision.choice, company, {
    kind: 'invoice',
    number: record.number,
    issuedOn: validUntil(now, 0),
    dueOn: validUntil(now, paymentDays),
    deliveredOn: delivery.on,
    deliveredTo: delivery.to,
    requestReference: record.reference,
    offerNumber: record.number,
    preceding: null,
    // What was paid beyond the total is sent back or agreed upon: an invoice has nothing to say about it.
    prepaid: paid - excess,
    communication: communicationOfOffer(record.number),
  });
  return { invoice, broken: invoice === null ? ['BR-10'] : findBrokenRules(invoice), paid };
}

/** Hands the draft invoice to staff, as long as it keeps every rule. */
export async function answerInvoice(
  reference: string,
  deliveredOn: string | null,
  now = new Date(),
): Promise<Response> {
  const answer = await findStaffOf('requests');
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const [record, payments] = await Promise.all([
    findBilledOffer(answer.staff, reference),
    findPayments(answer.staff, reference),
  ]);
  const draft = record && draftInvoice(record, payments, now, { on: deliveredOn, to: null });
  if (!draft) return answerJson({ error: 'missing' }, 404);
  if (draft.invoice === null || draft.broken.length > 0)
    return answerJson({ error: 'incomplete', rules: draft.broken }, 409);
  return answerInvoiceFile(draft.invoice, 'xml');
}
