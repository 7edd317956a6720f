import { type CsvTable, dayCell } from '@/lib/csv/to-csv';
import type { VatTreatment } from '../vat-treatment';
import { type DocumentKind, documentKind, type Invoice } from './invoice';

/** A document as whoever keeps the accounts reads it. */
export interface InvoiceLineOfJournal {
  invoice: Invoice;
  credits: string | null;
}

/** What bears no VAT, apart: each goes into a box of its own in the Belgian return (45, 44, 46, 47 and 47). */
const untaxed = [
  'reverseCharge',
  'serviceAbroad',
  'intraCommunity',
  'buildingAbroad',
  'export',
] as const satisfies VatTreatment[];

export const invoiceColumns = [
  'number',
  'kind',
  'issuedOn',
  'deliveredOn',
  'dueOn',
  'customer',
  'vatNumber',
  'country',
  'order',
  'taxable21',
  'vat21',
  'taxable6',
  'vat6',
  ...untaxed,
  'net',
  'vat',
  'gross',
  'prepaid',
  'payable',
  'communication',
  'credits',
] as const;

export interface InvoiceJournalLabels {
  columns: Record<(typeof invoiceColumns)[number], string>;
  kinds: Record<DocumentKind, string>;
}

/** Invoices and credit notes as a table for a spreadsheet set up for Belgium: a credit note counts against, so a column adds up. */
export function invoiceTable(
  entries: readonly InvoiceLineOfJournal[],
  labels: InvoiceJournalLabels,
): CsvTable {
  const rows = entries.map(({ invoice, credits }) => {
    const sign = invoice.kind === 'creditNote' ? -1 : 1;
    const euros = (cents: number) => ({ cents: sign * cents });
    const of = (treatment: VatTreatment, part: 'taxable' | 'vat') =>
      euros(
        invoice.taxes.filter((tax) => tax.treatment === treatment).reduce((sum, tax) => sum + tax[part], 0),
      );
    const isInvoice = invoice.kind === 'invoice';
    return [
      invoice.number,
      labels.kinds[documentKind(invoice)],
      dayCell(invoice.issuedOn),
      invoice.deliveredOn === null ? null : dayCell(invoice.deliveredOn),
      isInvoice ? dayCell(invoice.dueOn) : null,
      invoice.buyer.name,
      invoice.buyer.vatNumber,
      invoice.buyer.address.country,
      invoice.orderReference,
      of('standard', 'taxable'),
      of('standard', 'vat'),
      of('dwelling', 'taxable'),
      of('dwelling', 'vat'),
      ...untaxed.map((treatment) => of(treatment, 'taxable')),
      euros(invoice.net),
      euros(invoice.vat),
      euros(invoice.gross),
      isInvoice ? euros(invoice.prepaid) : null,
      isInvoice ? euros(invoice.gross - invoice.prepaid) : null,
      // Without its signs, which a spreadsheet would calculate.
      isInvoice ? invoice.communication.replaceAll('+', '') : null,
      credits,
    ];
  });
  return { header: invoiceColumns.map((column) => labels.columns[column]), rows };
}
