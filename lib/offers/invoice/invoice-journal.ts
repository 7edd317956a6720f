import { type CsvTable, dayCell } from '@/lib/csv/to-csv';
import type { Invoice } from './invoice';

/** A document as whoever keeps the accounts reads it. */
export interface InvoiceLineOfJournal {
  invoice: Invoice;
  credits: string | null;
}

export const invoiceColumns = [
  'number',
  'kind',
  'issuedOn',
  'dueOn',
  'customer',
  'vatNumber',
  'country',
  'order',
  'taxable21',
  'vat21',
  'taxable6',
  'vat6',
  'taxable0',
  'net',
  'vat',
  'gross',
  'credits',
] as const;

export interface InvoiceJournalLabels {
  columns: Record<(typeof invoiceColumns)[number], string>;
  kinds: Record<Invoice['kind'], string>;
}

/** Invoices and credit notes as a table for a spreadsheet set up for Belgium: a credit note counts against, so a column adds up. */
export function invoiceTable(
  entries: readonly InvoiceLineOfJournal[],
  labels: InvoiceJournalLabels,
): CsvTable {
  const rows = entries.map(({ invoice, credits }) => {
    const sign = invoice.kind === 'creditNote' ? -1 : 1;
    // A number, so that a minus is no formula.
    const euros = (cents: number) => (sign * cents) / 100;
    const of = (percent: number, part: 'taxable' | 'vat') =>
      euros(invoice.taxes.filter((tax) => tax.percent === percent).reduce((sum, tax) => sum + tax[part], 0));
    return [
      invoice.number,
      labels.kinds[invoice.kind],
      dayCell(invoice.issuedOn),
      invoice.kind === 'invoice' ? dayCell(invoice.dueOn) : null,
      invoice.buyer.name,
      invoice.buyer.vatNumber,
      invoice.buyer.address.country,
      invoice.orderReference,
      of(21, 'taxable'),
      of(21, 'vat'),
      of(6, 'taxable'),
      of(6, 'vat'),
      of(0, 'taxable'),
      euros(invoice.net),
      euros(invoice.vat),
      euros(invoice.gross),
      credits,
    ];
  });
  return { header: invoiceColumns.map((column) => labels.columns[column]), rows };
}
