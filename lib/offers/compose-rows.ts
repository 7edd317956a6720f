import { formatAmountField, formatDecimal } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { parseAmount } from '@/lib/quotes/amount';
import type { OfferLine } from './offer';
import { priceBasisOf } from './price-basis';
import { type Totals, totalsOf } from './totals';
import { type VatTreatment, vatTreatments } from './vat-treatment';

// The form that staff write an offer with, as fields of text. The browser uses this too, hence no schema.

/** What a row has; its field is called `text-l3`. */
export const rowFields = [
  'entry',
  'text',
  'quantity',
  'unit',
  'price',
  'discount',
  'vat',
  'role',
  'group',
  'preselected',
] as const;

export type RowField = (typeof rowFields)[number];

/** Everything that is sent of a row: its fields, and the design that it was filled in from, which nobody types. */
export const rowEntries = [...rowFields, 'design'] as const;

type RowEntry = (typeof rowEntries)[number];

export type TypedRow = Record<RowEntry, string>;

export const rowField = (field: RowEntry, id: string) => `${field}-${id}`;

// What parts thousands in each language; the other one is its decimal sign.
const thousands = {
  fr: /^[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/,
  nl: /^[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/,
  en: /^[1-9]\d{0,2}(?:,\d{3})+(?=\.|$)/,
} as const satisfies Record<Locale, RegExp>;

/**
 * A decimal as somebody types it, "12,5" or "12.5", in parts of one: 12500 thousandths. Null for anything else.
 *
 * @param locale of the page it was typed on: whether the three figures of "1.000" and "1,000" are thousands goes by it
 */
export function parseDecimal(typed: string, figures: 2 | 3, locale: Locale): number | null {
  const text = typed
    .replace(/[\s\u00a0\u202f%]/g, '')
    .replace(thousands[locale], (group) => group.replace(/[.,]/g, ''))
    .replace(',', '.');
  const parts = /^(\d{1,7})(?:\.(\d+))?$/.exec(text);
  if (!parts || (parts[2] ?? '').length > figures) return null;
  return Number(parts[1]) * 10 ** figures + Number((parts[2] ?? '').padEnd(figures, '0'));
}

const writeDecimal = (value: number, figures: 2 | 3, locale: Locale) =>
  formatDecimal(value / 10 ** figures, locale, figures, true);

/** A line as its fields show it. */
export function typeRow(line: OfferLine, locale: Locale): TypedRow {
  const { text, quantity, unit, unitPrice, discount, vat, role, group, preselected, design } = line;
  return {
    entry: '',
    text,
    quantity: writeDecimal(quantity, 3, locale),
    unit,
    price: formatAmountField(unitPrice, locale),
    discount: discount === 0 ? '' : writeDecimal(discount, 2, locale),
    vat,
    role,
    group: group ?? '',
    preselected: preselected ? 'on' : '',
    design: design ?? '',
  };
}

export const blankRow: TypedRow = {
  entry: '',
  text: '',
  quantity: '1',
  unit: 'item',
  price: '',
  discount: '',
  vat: 'standard',
  role: 'fixed',
  group: '',
  preselected: '',
  design: '',
};

/** Ids for rows that are still empty, none of which a line has. */
export function freeIds(taken: readonly string[], count: number): string[] {
  const highest = Math.max(0, ...taken.map((id) => Number(/^l(\d+)$/.exec(id)?.[1] ?? 0)));
  return Array.from({ length: count }, (_, at) => `l${highest + 1 + at}`);
}

/** The row of an id in what was typed. */
export function rowOf(values: Readonly<Record<string, string>>, id: string): TypedRow {
  return Object.fromEntries(
    rowEntries.map((field) => [field, values[rowField(field, id)] ?? '']),
  ) as TypedRow;
}

/** Figures of a row that was typed on a page in this language, or null while they are none. */
export function figuresOf(
  row: TypedRow,
  locale: Locale,
): Pick<OfferLine, 'quantity' | 'unitPrice' | 'discount' | 'vat'> | null {
  const quantity = parseDecimal(row.quantity, 3, locale);
  const unitPrice = parseAmount(row.price);
  const discount = row.discount.trim() === '' ? 0 : parseDecimal(row.discount, 2, locale);
  const vat: VatTreatment | undefined = vatTreatments.find((known) => known === row.vat);
  if (!quantity || unitPrice === null || discount === null || discount > 10_000 || !vat) return null;
  return { quantity, unitPrice, discount, vat };
}

/** Totals while the form is being written: of what belongs to the offer and what is suggested. */
export function totalsWhileTyping(
  values: Readonly<Record<string, string>>,
  ids: readonly string[],
  kind: 'consumer' | 'company',
  locale: Locale,
): Totals {
  const rows = ids.map((id) => rowOf(values, id)).filter(({ text }) => text.trim() !== '');
  const counted = rows.filter(({ role, preselected }) => role === 'fixed' || preselected !== '');
  return totalsOf(
    counted.flatMap((row) => figuresOf(row, locale) ?? []),
    priceBasisOf({ kind }),
  );
}
