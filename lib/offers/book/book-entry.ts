import { LocalizedFields } from '@/lib/forms/localized-fields';
import { formatAmountField } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { parseAmount } from '@/lib/quotes/amount';
import { offerLimits, offerUnits } from '../offer';
import { priceBases } from '../price-basis';
import type { PriceBookEntry } from '../price-book';
import { bookLimits } from './book-limits';

/** What staff sell beside the published list. */
export interface BookEntry extends PriceBookEntry {
  version: number;
}

/** What staff change of an entry, as save_price_book_entry takes it. */
export type BookEntryChange = Omit<PriceBookEntry, 'id'> & { id?: string; version?: number };

interface ReadBookEntry {
  entry: BookEntryChange;
  /** Error keys by field. */
  errors: Record<string, string[]>;
  /** All that was typed. */
  values: Record<string, string>;
}

/**
 * The form of an entry of the price book.
 *
 * @param id null for a new one
 */
export function readBookEntry(form: FormData, id: string | null): ReadBookEntry {
  const fields = new LocalizedFields(form);
  const price = fields.text('price', { max: 20, required: true });
  const cents = parseAmount(price);
  if (price !== '' && (cents === null || cents > offerLimits.unitPrice)) fields.errors.price = ['amount'];
  const entry: BookEntryChange = {
    ...(id ? { id, version: fields.number('version', 1, 1e9, 0) } : {}),
    code: fields.text('code', { max: bookLimits.code, required: false }),
    name: fields.localized('name', { max: bookLimits.name, required: true }),
    unit: fields.choice('unit', offerUnits),
    cents: cents ?? 0,
    basis: fields.choice('basis', priceBases),
  };
  return { entry, errors: fields.errors, values: fields.values };
}

/** The fields of the form of an entry, by their names. */
export function bookEntryValues(
  { code, name, unit, cents, basis }: Omit<PriceBookEntry, 'id'>,
  locale: Locale,
): Record<string, string> {
  return {
    code,
    ...Object.fromEntries(locales.map((each) => [`name.${each}`, name[each]])),
    unit,
    price: formatAmountField(cents, locale),
    basis,
  };
}
