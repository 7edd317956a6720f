import { type CsvTable, dayCell } from '@/lib/csv/to-csv';
import { isDay, type PaymentMethod } from './payment';

/** A payment as whoever keeps the accounts reads it. Amounts are cents. */
export interface JournalLine {
  /** As "2026-11-24". */
  paidOn: string;
  amount: number;
  method: PaymentMethod;
  /** Of the offer. */
  number: string;
  /** Null, and without a name, where the order is erased. */
  reference: string | null;
  name: string | null;
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

export interface ClosedPeriod extends Period {
  kind: 'month' | 'quarter' | 'year';
}

/**
 * What an accountant asks for: the last month, quarter and year that are over.
 *
 * @param today as "2026-11-24"
 */
export function closedPeriods(today: string): ClosedPeriod[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (ofMonth: number, ofDay: number) =>
    new Date(Date.UTC(year, ofMonth, ofDay)).toISOString().slice(0, 10);
  return (
    [
      ['month', 1],
      ['quarter', 3],
      ['year', 12],
    ] as const
  ).map(([kind, months]) => {
    // Months of a year count from 0; day 0 is the last of the month before.
    const end = Math.floor((month - 1) / months) * months;
    return { kind, from: day(end - months, 1), to: day(end, 0) };
  });
}

const columns = ['paidOn', 'amount', 'method', 'number', 'reference', 'name', 'gross', 'source'] as const;

export interface JournalLabels {
  columns: Record<(typeof columns)[number], string>;
  methods: Record<PaymentMethod, string>;
  byBank: string;
  byHand: string;
}

/** Payments as a table for a spreadsheet set up for Belgium. */
export function journalTable(lines: readonly JournalLine[], labels: JournalLabels): CsvTable {
  const rows = lines.map(({ paidOn, amount, method, number, reference, name, gross, byBank }) => [
    dayCell(paidOn),
    { cents: amount },
    labels.methods[method],
    number,
    reference,
    name,
    gross === null ? null : { cents: gross },
    byBank ? labels.byBank : labels.byHand,
  ]);
  return { header: columns.map((column) => labels.columns[column]), rows };
}
