import type { ActionResult } from '@/lib/actions/result';

/** Characters of a file: three hundred prices are a fifth of it. */
export const maxImportLength = 200_000;

/** Entries of the book (save_price_book_entry). */
export const maxBookEntries = 300;

/** A line of the file in words. */
interface PreviewRow {
  line: number;
  kind: 'new' | 'changed' | 'same';
  label: string;
  /** Its price, and what it was where that changes. */
  price: string;
  before: string | null;
}

/** What a file would do to the price book. */
export interface BookPreview {
  /** The file itself: a form of plain HTML comes back with it. */
  csv: string;
  rows: PreviewRow[];
  /** Each says its line; with one of them nothing is taken. */
  faults: string[];
  /** How many there are of each kind, in words. */
  summary: string;
  /** Of exactly this preview: what is kept is what was seen. */
  seen: string;
  /** Somebody changed the book since it was looked at. */
  isStale: boolean;
  /** There is something to keep, and nothing wrong. */
  canKeep: boolean;
}

export const importRefusals = [
  'signedOut',
  'forbidden',
  'unavailable',
  'conflict',
  'codeTaken',
  'full',
  'unknown',
  'invalid',
] as const;

export type ImportResult = ActionResult<BookPreview, (typeof importRefusals)[number]>;
