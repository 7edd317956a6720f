import { type CsvTable, dayCell } from '@/lib/csv/to-csv';
import { isDay, type PaymentMethod } from './payment';

/** A payment as whoever keeps the accounts reads it. Amounts are cents. */
export interface JournalLine {
  /** As "2026-11-24". */
  paidOn: string;
  amount: number;
  method: PaymentMethod;
  number: string;
  reference: string;
  name: string;
  /** Of the accepted offer, with VAT. */
  gross: number | null;
  byBank: boolean;
}

export interface Period {
  from: string;
  to: string;
}

/**
 * The period that an address asks for, both days included; without one, or with one that ends before it begins, this month.
 *
 * @param today as "2026-11-24"
 */
export function readPeriod({ from, to }: { from?: unknown; to?: unknown }, today: string): Period {
  if (typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from <= to)
    return { from, to };
  return { from: `${today.slice(0, 7)}-01`, to: today };
}

const columns = ['paidOn', 'amount', 'method', 'number', 'reference', 'name', 'gross', 'source'] as const;

export interface JournalLabels {
  columns: Record<(typeof columns)[number], string>;
  methods: Record<PaymentMethod, string>;
  byBank: string;
  byHand: string;
}

/** Two figures behind the comma, however round: a text of figures alone is no formula. */
const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Payments as a table for a spreadsheet set up for Belgium. */
export function journalTable(lines: readonly JournalLine[], labels: JournalLabels): CsvTable {
  const rows = lines.map(({ paidOn, amount, method, number, reference, name, gross, byBank }) => [
    dayCell(paidOn),
    euros(amount),
    labels.methods[method],
    number,
    reference,
    name,
    gross === null ? null : euros(gross),
    byBank ? labels.byBank : labels.byHand,
  ]);
  return { header: columns.map((column) => labels.columns[column]), rows };
}
