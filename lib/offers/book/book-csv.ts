import { type CsvLine, readCsv } from '@/lib/csv/read-csv';
import type { CsvTable } from '@/lib/csv/to-csv';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import { type OfferUnit, offerUnits } from '../offer';
import { offerCopy } from '../offer-copy';
import { type PriceBasis, priceBases } from '../price-basis';
import { type BookEntry, type BookEntryChange, readBookEntry } from './book-entry';

/** The columns of a file of prices, in the order in which it is written. */
const bookColumns = ['code', 'name.fr', 'name.nl', 'name.en', 'unit', 'price', 'basis'] as const;

export type BookColumn = (typeof bookColumns)[number];

/** As the first line of a file says them; read in any of the three languages, whatever the page's. */
export const bookHeadings: Record<BookColumn, Localized> = {
  code: { fr: 'Numéro', nl: 'Nummer', en: 'Number' },
  'name.fr': { fr: 'Description en français', nl: 'Omschrijving in het Frans', en: 'Description in French' },
  'name.nl': {
    fr: 'Description en néerlandais',
    nl: 'Omschrijving in het Nederlands',
    en: 'Description in Dutch',
  },
  'name.en': { fr: 'Description en anglais', nl: 'Omschrijving in het Engels', en: 'Description in English' },
  unit: { fr: 'Unité', nl: 'Eenheid', en: 'Unit' },
  price: { fr: 'Prix unitaire', nl: 'Eenheidsprijs', en: 'Unit price' },
  basis: { fr: 'TVA', nl: 'Btw', en: 'VAT' },
};

const basisWords: Record<PriceBasis, Localized> = {
  withoutVat: { fr: 'hors TVA', nl: 'zonder btw', en: 'without VAT' },
  withVat: { fr: 'TVA comprise', nl: 'met btw', en: 'with VAT' },
};

/** The price book as a file: what is read back without loss. */
export function bookCsv(entries: readonly BookEntry[], locale: Locale): CsvTable {
  const { units } = offerCopy(locale);
  return {
    header: bookColumns.map((column) => bookHeadings[column][locale]),
    rows: entries.map(({ code, name, unit, cents, basis }) => [
      code,
      ...locales.map((language) => name[language]),
      units[unit][0],
      cents / 100,
      basisWords[basis][locale],
    ]),
  };
}

/** Letters and figures alone, so that "Pièces" is "pieces" and "m²" is "m2". */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function unitOf(typed: string): OfferUnit | undefined {
  return offerUnits.find((unit) =>
    [unit, ...locales.flatMap((locale) => offerCopy(locale).units[unit])].some(
      (word) => fold(word) === fold(typed),
    ),
  );
}

function basisOf(typed: string): PriceBasis | undefined {
  return priceBases.find((basis) =>
    [basis, ...Object.values(basisWords[basis])].some((word) => fold(word) === fold(typed)),
  );
}

/** A line of a file as it would go into the book. */
export interface BookRow {
  line: number;
  kind: 'new' | 'changed' | 'same';
  entry: BookEntryChange;
  /** What it takes the place of. */
  before: BookEntry | null;
}

/** What is wrong with a line; the key names a sentence, as those of the form of an entry do. */
export interface BookFault {
  line: number;
  column: BookColumn;
  fault: string;
  typed: string;
}

export type ReadBook =
  | { status: 'empty' | 'broken' }
  | { status: 'columns'; missing: BookColumn[] }
  | { status: 'read'; rows: BookRow[]; faults: BookFault[] };

/** Which cell of a line each column is. */
function placesOf({ cells }: CsvLine): Map<BookColumn, number> {
  const places = new Map<BookColumn, number>();
  for (const [place, cell] of cells.entries()) {
    const column = bookColumns.find((known) =>
      [known, ...Object.values(bookHeadings[known])].some((heading) => fold(heading) === fold(cell)),
    );
    if (column && !places.has(column)) places.set(column, place);
  }
  return places;
}

/** The entry that a line is about: of its number, else of its words, where neither has a number. */
function findEntry(read: (column: BookColumn) => string, entries: readonly BookEntry[]) {
  const code = read('code').trim().toLowerCase();
  if (code !== '') return entries.find((entry) => entry.code.toLowerCase() === code);
  return entries.find((entry) => entry.code === '' && fold(entry.name.fr) === fold(read('name.fr')));
}

const isSame = (before: BookEntry, { code, name, unit, cents, basis }: BookEntryChange) =>
  before.code === code &&
  locales.every((locale) => before.name[locale] === name[locale]) &&
  before.unit === unit &&
  before.cents === cents &&
  before.basis === basis;

function readLine(
  { line, cells }: CsvLine,
  places: ReadonlyMap<BookColumn, number>,
  entries: readonly BookEntry[],
): { row: BookRow; faults: BookFault[] } {
  const read = (column: BookColumn) => cells[places.get(column) ?? -1] ?? '';
  const before = findEntry(read, entries) ?? null;
  const form = new FormData();
  for (const column of bookColumns) form.set(column, read(column));
  form.set('unit', unitOf(read('unit')) ?? read('unit'));
  form.set('basis', basisOf(read('basis')) ?? read('basis'));
  if (before) form.set('version', String(before.version));
  const { entry, errors } = readBookEntry(form, before?.id ?? null);
  const kind = before === null ? 'new' : isSame(before, entry) ? 'same' : 'changed';
  const faults = bookColumns.flatMap((column) =>
    (errors[column] ?? []).map((fault) => ({ line, column, fault, typed: read(column) })),
  );
  return { row: { line, kind, entry, before }, faults };
}

/** Lines about the same entry, or with the same number: nobody can tell which of them is meant. */
function findTwice(rows: readonly BookRow[]): BookFault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, entry }): BookFault[] => {
    const keys = [
      ...(entry.id === undefined ? [] : [`id ${entry.id}`]),
      entry.code === '' ? `name ${fold(entry.name.fr)}` : `code ${entry.code.toLowerCase()}`,
    ];
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    const column = entry.code === '' ? 'name.fr' : 'code';
    return isTwice ? [{ line, column, fault: 'twice', typed: entry.code || entry.name.fr }] : [];
  });
}

/** A file of prices beside the book as it is: what each line would do, and what is wrong with it. */
export function readBookCsv(text: string, entries: readonly BookEntry[]): ReadBook {
  const lines = readCsv(text);
  if (lines === null) return { status: 'broken' };
  const [head, ...body] = lines;
  if (!head || body.length === 0) return { status: 'empty' };
  const places = placesOf(head);
  const missing = bookColumns.filter((column) => column !== 'code' && !places.has(column));
  if (missing.length > 0) return { status: 'columns', missing };
  const read = body.map((line) => readLine(line, places, entries));
  const rows = read.map(({ row }) => row);
  const faults = [...read.flatMap((one) => one.faults), ...findTwice(rows)];
  return { status: 'read', rows, faults: faults.toSorted((one, other) => one.line - other.line) };
}
