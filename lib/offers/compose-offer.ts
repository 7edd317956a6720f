import { readTextEntry } from '@/lib/forms/read-entry';
import { isUuid } from '@/lib/forms/uuid';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import {
  figuresOf,
  freeIds,
  type RowField,
  rowEntries,
  rowField,
  rowOf,
  type TypedRow,
  typeRow,
} from './compose-rows';
import {
  defaultValidDays,
  type Offer,
  type OfferAddress,
  type OfferLine,
  offerLimits,
  offerShape,
} from './offer';
import { priceBasisOf } from './price-basis';
import { entryPrice, type PriceBookEntry } from './price-book';
import { readVatNumber } from './vat-number';
import { vatTreatments } from './vat-treatment';

/** Fields of the form beside those of its rows. */
export const composeFields = [
  'locale',
  'kind',
  'name',
  'company',
  'vatNumber',
  'street',
  'postalCode',
  'city',
  'country',
  'depositPercent',
  'validDays',
  'deliveryMin',
  'deliveryMax',
  'words',
] as const;

export type ComposeField = (typeof composeFields)[number];

/** Everything that was typed, bounded: what comes back when it cannot be taken. */
export interface TypedOffer {
  values: Record<string, string>;
  /** Of its rows. */
  ids: readonly string[];
  /** Whether it had more rows than any form of ours. */
  hasMore: boolean;
}

type ReadOffer = { ok: true; offer: Offer } | { ok: false; fields: Record<string, string[]> };

const defaultDepositPercent = 30;

/** Rows that the form may have: lines, and some that are still empty. */
const maxRows = offerLimits.lines + 20;

/**
 * An offer as its fields show it.
 *
 * @param locale what the customer reads now; the offer may have been written in another
 */
export function typeOffer(offer: Offer, locale: Locale): Record<ComposeField, string> {
  const { customer, depositPercent, validDays, delivery, words } = offer;
  const { kind, name, company, vatNumber, address } = customer;
  return {
    locale,
    kind,
    name,
    company: company ?? '',
    vatNumber: vatNumber ?? '',
    street: address?.street ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? 'BE',
    depositPercent: String(depositPercent),
    validDays: String(validDays),
    deliveryMin: delivery ? String(delivery.min) : '',
    deliveryMax: delivery ? String(delivery.max) : '',
    words,
  };
}

/** The fields of an offer that nobody has written yet. Whoever names no company asks for themselves. */
export function beginOffer(customer: {
  name: string;
  company: string | null;
  locale: Locale;
  /** That is known of the company. */
  vatNumber: string | null;
  /** Of their record. */
  address?: OfferAddress | null;
}): Record<ComposeField, string> {
  const { name, company, locale, vatNumber, address } = customer;
  return {
    locale,
    kind: company === null ? 'consumer' : 'company',
    name,
    company: company ?? '',
    vatNumber: (company !== null && vatNumber) || '',
    street: address?.street ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? 'BE',
    depositPercent: String(defaultDepositPercent),
    validDays: String(defaultValidDays),
    deliveryMin: '',
    deliveryMax: '',
    words: '',
  };
}

/** A row with what the price book says where nothing was typed. */
function fillFromBook(
  row: TypedRow,
  book: readonly PriceBookEntry[],
  kind: 'consumer' | 'company',
  locale: Locale,
): TypedRow {
  const entry = book.find(({ id }) => id === row.entry);
  if (!entry) return row;
  const vat = vatTreatments.find((known) => known === row.vat) ?? 'standard';
  const cents = entryPrice(entry, priceBasisOf({ kind }), vat);
  return {
    ...row,
    text: row.text.trim() || entry.name[locale],
    unit: row.text.trim() === '' ? entry.unit : row.unit,
    price: row.price.trim() || (cents / 100).toFixed(2),
  };
}

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

function readLine(
  id: string,
  row: TypedRow,
  locale: Locale,
  wrong: (field: RowField) => void,
): Record<string, unknown> | null {
  const figures = figuresOf(row, locale);
  if (!figures) {
    const withPrice = { ...row, price: row.price.trim() === '' ? 'x' : row.price };
    if (figuresOf({ ...withPrice, quantity: '1' }, locale)) wrong('quantity');
    else if (figuresOf({ ...withPrice, discount: '' }, locale)) wrong('discount');
    else wrong('price');
    return null;
  }
  const isAlternative = row.role === 'alternative';
  return {
    id,
    text: row.text.trim(),
    ...figures,
    unit: row.unit,
    role: row.role,
    group: isAlternative ? row.group.trim().toUpperCase() || null : null,
    preselected: row.role !== 'fixed' && row.preselected !== '',
    ...(isUuid(row.design) ? { design: row.design } : {}),
  };
}

/** Who reads the offer that is being written, as far as prices and words go by it. */
export function readerOf(values: Readonly<Record<string, string>>): {
  kind: 'consumer' | 'company';
  locale: Locale;
} {
  return {
    kind: values.kind === 'company' ? 'company' : 'consumer',
    locale: locales.find((locale) => locale === values.locale) ?? defaultLocale,
  };
}

function readLines(
  values: Record<string, string>,
  ids: readonly string[],
  book: readonly PriceBookEntry[],
  writtenIn: Locale,
  wrong: (field: string) => void,
): unknown[] {
  const { kind, locale } = readerOf(values);
  return ids.flatMap((id) => {
    const row = fillFromBook(rowOf(values, id), book, kind, locale);
    // A row without words is no line: so one is left out, or taken out again.
    if (row.text.trim() === '') return [];
    return readLine(id, row, writtenIn, (field) => wrong(rowField(field, id))) ?? [];
  });
}

function readCustomer(values: Record<string, string>, wrong: (field: string) => void): unknown {
  const said = (name: string) => values[name]?.trim() || null;
  const typedNumber = said('vatNumber');
  const vatNumber = typedNumber === null ? null : readVatNumber(typedNumber);
  if (typedNumber !== null && vatNumber === null) wrong('vatNumber');
  const parts = ['street', 'postalCode', 'city'] as const;
  const missing = parts.filter((name) => said(name) === null);
  if (missing.length > 0 && missing.length < parts.length) for (const name of missing) wrong(name);
  return {
    kind: values.kind,
    name: values.name ?? '',
    company: values.kind === 'company' ? said('company') : null,
    vatNumber,
    address:
      missing.length > 0
        ? null
        : {
            street: said('street'),
            postalCode: said('postalCode')?.toUpperCase(),
            city: said('city'),
            country: values.country,
          },
  };
}

/** The form that staff write an offer with. */
export function readTypedOffer(form: FormData): TypedOffer {
  const all = form
    .getAll('line')
    .filter((id): id is string => typeof id === 'string' && /^l\d{1,4}$/.test(id));
  const ids = [...new Set(all)].slice(0, maxRows);
  const names = [...composeFields, ...ids.flatMap((id) => rowEntries.map((field) => rowField(field, id)))];
  const values = Object.fromEntries(
    names.map((name) => [name, readTextEntry(form, name).slice(0, 4 * offerLimits.words)]),
  );
  return { values: { ...values, lines: ids.join(' ') }, ids, hasMore: all.length > ids.length };
}

/** What was typed, on a page in this language, with more lines below it. */
export function addLines(
  { values, ids, hasMore }: TypedOffer,
  lines: readonly Omit<OfferLine, 'id'>[],
  locale: Locale,
): TypedOffer {
  const more = freeIds(ids, lines.length);
  const rows = lines.flatMap((line, at) => {
    const id = more[at] ?? '';
    const row = typeRow({ ...line, id }, locale);
    return rowEntries.map((field) => [rowField(field, id), row[field]] as const);
  });
  const all = [...ids, ...more];
  return { values: { ...values, ...Object.fromEntries(rows), lines: all.join(' ') }, ids: all, hasMore };
}

/** The field of the form that a fault of the schema is about. */
function fieldOf(path: readonly PropertyKey[], lines: readonly unknown[]): string {
  const [first, second, third] = path.map(String);
  if (first === 'lines' && second !== undefined) {
    const { id } = lines[Number(second)] as { id: string };
    return rowField(third === 'unitPrice' ? 'price' : ((third ?? 'text') as RowField), id);
  }
  if (first === 'customer') return third ?? second ?? 'name';
  if (first === 'delivery') return second === 'max' ? 'deliveryMax' : 'deliveryMin';
  return first ?? 'words';
}

/**
 * An offer as staff typed it, or what is wrong with which field; every error is `invalid` beside its field.
 *
 * @param book what a row that names an entry, and says nothing else, is filled in from
 * @param locale of the page it was typed on, which its figures go by; its customer may read another
 */
export function readOffer(
  { values, ids, hasMore }: TypedOffer,
  book: readonly PriceBookEntry[],
  locale: Locale,
): ReadOffer {
  const fields: Record<string, string[]> = {};
  const wrong = (field: string) => {
    fields[field] = ['invalid'];
  };
  const lines = readLines(values, ids, book, locale, wrong);
  const [min, max] = [values.deliveryMin ?? '', values.deliveryMax ?? ''];
  const isAgreed = min.trim() !== '' || max.trim() !== '';
  const read = offerShape.safeParse({
    locale: values.locale,
    customer: readCustomer(values, wrong),
    lines,
    depositPercent: wholeNumber(values.depositPercent ?? ''),
    validDays: wholeNumber(values.validDays ?? ''),
    delivery: isAgreed ? { min: wholeNumber(min || max), max: wholeNumber(max || min) } : null,
    words: (values.words ?? '').replace(/\r\n?/g, '\n').trim(),
  });
  if (!read.success)
    for (const { path } of read.error.issues)
      if (!(path.length === 1 && path[0] === 'lines')) wrong(fieldOf(path, lines));
  // One line too many is said beside the last one: none is left out unseen.
  const last = ids.at(-1);
  if (last && (hasMore || lines.length > offerLimits.lines)) wrong(rowField('text', last));
  if (lines.length === 0 && Object.keys(fields).length === 0 && ids[0]) wrong(rowField('text', ids[0]));
  return read.success && Object.keys(fields).length === 0
    ? { ok: true, offer: read.data }
    : { ok: false, fields };
}
