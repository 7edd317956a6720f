import { formatAmountField } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { EntryOption } from './compose-labels';
import { rowField, rowOf } from './compose-rows';
import { vatTreatments } from './vat-treatment';

// What the price list writes while the form of an offer is being written, as fields of text. The browser uses it, hence no schema.

/** The prices that the list wrote, by row, and of which entry they are. */
export type ListedPrices = ReadonlyMap<string, { entry: EntryOption; price: string }>;

interface TypedForm {
  values: Readonly<Record<string, string>>;
  /** Of its rows. */
  ids: readonly string[];
}

/** The price of an entry as the reader of the offer is told it, with the row's VAT. */
function priceOf({ price }: EntryOption, { values }: TypedForm, id: string, locale: Locale): string {
  const vat = vatTreatments.find((known) => known === rowOf(values, id).vat) ?? 'standard';
  const cents = values.kind === 'company' ? price.company : price.consumer[vat];
  return formatAmountField(cents, locale);
}

/** What is picked goes over nothing but what the list wrote there before; without what was picked the row stays as it is. */
function picked({ values }: TypedForm, id: string, list: readonly EntryOption[]): EntryOption | undefined {
  const { entry, text } = rowOf(values, id);
  if (text !== '' && list.every((one) => one.text !== text)) return undefined;
  return list.find(({ value }) => value === entry);
}

/**
 * What the list writes once a field has changed: the entry that was picked for a row, and prices again where the row's VAT or the kind
 * of customer is another now and the price is still the list's.
 *
 * @param changed the name of that field
 * @param listed what the list wrote before
 */
export function fillFromList(
  form: TypedForm,
  changed: string,
  list: readonly EntryOption[],
  listed: ListedPrices,
  locale: Locale,
): { fields: Record<string, string>; listed: ListedPrices } {
  const fields: Record<string, string> = {};
  const after = new Map(listed);
  const write = (id: string, entry: EntryOption) => {
    const price = priceOf(entry, form, id, locale);
    fields[rowField('price', id)] = price;
    after.set(id, { entry, price });
  };
  for (const id of form.ids) {
    const before = listed.get(id);
    const entry = changed === rowField('entry', id) ? picked(form, id, list) : undefined;
    if (entry) {
      fields[rowField('text', id)] = entry.text;
      fields[rowField('unit', id)] = entry.unit;
      write(id, entry);
    } else if (before && [rowField('vat', id), 'kind'].includes(changed)) {
      if (rowOf(form.values, id).price === before.price) write(id, before.entry);
    }
  }
  return { fields, listed: after };
}
