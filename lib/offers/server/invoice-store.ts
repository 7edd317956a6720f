import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { retention } from '@/lib/legal/retention';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { Invoice } from '../invoice/invoice';
import type { InvoiceLineOfJournal } from '../invoice/invoice-journal';
import {
  type CreditReason,
  creditReasons,
  type IssuedInvoice,
  invoiceShape,
} from '../invoice/invoice-record';
import type { OpenInvoices } from '../open-invoice';

const timeoutMilliseconds = 10_000;

const mailStateShape = z
  .object({ state: z.enum(['queued', 'sent', 'failed']), at: z.coerce.date() })
  .nullable();

const issuedShape = z
  .object({
    number: z.string(),
    credits: z.string().nullable(),
    document: invoiceShape,
    reason: z.enum(creditReasons).nullable(),
    author: z.string().nullable(),
    at: z.coerce.date(),
    mail: mailStateShape,
  })
  .transform(({ number, document, ...row }): IssuedInvoice => ({ ...row, invoice: { ...document, number } }));

function find(reference: string): Promise<IssuedInvoice[]> {
  const args = { wanted_reference: reference };
  return ask('find_offer_invoices', args, z.array(issuedShape), timeoutMilliseconds);
}

/**
 * Invoices and credit notes of a request, the oldest first. Asked once for each page.
 *
 * @throws DatabaseAwayError
 */
export const findInvoices = cache((_: Staff, reference: string): Promise<IssuedInvoice[]> => find(reference));

/**
 * The same for whoever has the private link of the request.
 *
 * @throws DatabaseAwayError
 */
export const findOwnInvoices = (reference: string): Promise<IssuedInvoice[]> => find(reference);

const outcomeShape = z
  .object({
    status: z.enum([
      'ok',
      'exists',
      'conflict',
      'tooMuch',
      'notAccepted',
      'noOrder',
      'unknown',
      'invalid',
      'forbidden',
    ]),
  })
  .transform(({ status }) => status);

interface Issuing {
  reference: string;
  /** Of the form: sent twice, it is one document. */
  key: string;
  invoice: Invoice;
  /** Whether its customer is mailed it, where there is an address. */
  mail?: boolean;
  /** Of an invoice: cents that were paid when it was written. */
  paid?: number;
  /** Of an invoice of the work: cents that it takes off as a deposit that was invoiced. */
  deposits?: number;
  /** Of a credit note: what it takes back, what was credited on the page, and why. */
  credit?: { number: string; seen: number; reason: CreditReason };
}

/**
 * Issues an invoice or a credit note: the database gives its number, in the transaction that keeps it.
 *
 * @throws DatabaseAwayError
 */
export function issueInvoice(
  staff: Staff,
  { reference, key, invoice, mail = false, paid, deposits, credit }: Issuing,
) {
  const { number: _, ...document } = invoice;
  const { kind, isDeposit, issuedOn, net, vat, gross } = invoice;
  const issuing = {
    ...{ reference, key, kind, isDeposit, issuedOn, document, net, vat, gross, mail },
    ...(paid === undefined ? {} : { paid }),
    ...(deposits === undefined ? {} : { deposits }),
    ...(credit ? { credits: credit.number, seen: credit.seen, reason: credit.reason } : {}),
  };
  const args = { actor: staff.viewer.id, issuing };
  return ask('issue_offer_invoice', args, outcomeShape, timeoutMilliseconds);
}

const mailingShape = z
  .object({ status: z.enum(['ok', 'noAddress', 'unknown', 'forbidden']) })
  .transform(({ status }) => status);

/**
 * Mails an invoice or a credit note to its customer, once a minute at most.
 *
 * @throws DatabaseAwayError
 */
export function mailInvoice(staff: Staff, { reference, number }: { reference: string; number: string }) {
  const args = { actor: staff.viewer.id, wanted_reference: reference, wanted_number: number };
  return ask('mail_offer_invoice', args, mailingShape, timeoutMilliseconds);
}

const openShape = z.object({
  count: z.number(),
  cents: z.number(),
  lateCount: z.number(),
  lateCents: z.number(),
  rows: z.array(
    z.object({
      reference: z.string(),
      number: z.string(),
      isDeposit: z.boolean(),
      name: z.string(),
      cents: z.number(),
      dueOn: z.string(),
      late: z.boolean(),
      mail: mailStateShape,
    }),
  ),
}) satisfies z.ZodType<OpenInvoices>;

/**
 * Invoices that something is open of.
 *
 * @param today in Brussels, as "2026-11-24"
 * @param mostRows of those that are named; the sums are of all
 * @throws DatabaseAwayError
 */
export function listOpenInvoices(_: Staff, today: string, mostRows = 200): Promise<OpenInvoices> {
  return ask('list_open_invoices', { today, max_count: mostRows }, openShape, timeoutMilliseconds);
}

const journalShape = z
  .object({ number: z.string(), credits: z.string().nullable(), document: invoiceShape })
  .transform(
    ({ number, credits, document }): InvoiceLineOfJournal => ({ credits, invoice: { ...document, number } }),
  );

/**
 * Invoices and credit notes of a period, both days included.
 *
 * @throws DatabaseAwayError
 */
export function listInvoices(_: Staff, { from, to }: { from: string; to: string }) {
  return ask('list_offer_invoices', { from_day: from, to_day: to }, z.array(journalShape), 20_000);
}

/**
 * Deletes invoices, and payments on erased orders, that no law asks for any more.
 *
 * @returns how many invoices
 * @throws DatabaseAwayError
 */
export function purgeInvoices(now: Date): Promise<number> {
  // Years are those of the accounts: the one of the invoice ends first.
  const before = `${now.getUTCFullYear() - retention.customerYears}-01-01`;
  return ask('purge_offer_invoices', { before }, z.number(), timeoutMilliseconds);
}
