import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { bookEntryValues, readBookEntry } from '@/lib/offers/book/book-entry';
import { publishedEntries } from '@/lib/offers/price-book';

const id = '0a000000-0000-4000-8000-000000000001';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const typed = {
  code: ' P-01 ',
  'name.fr': 'Heure de pose',
  'name.nl': 'Uur plaatsing',
  'name.en': 'Hour of fitting',
  unit: 'hour',
  price: '65,50',
  basis: 'withoutVat',
};

test('a price is read as it was typed', () => {
  const { entry, errors } = readBookEntry(formOf({ ...typed, version: '3' }), id);
  expect(errors).toEqual({});
  expect(entry).toEqual({
    id,
    version: 3,
    code: 'P-01',
    name: { fr: 'Heure de pose', nl: 'Uur plaatsing', en: 'Hour of fitting' },
    unit: 'hour',
    cents: 6550,
    basis: 'withoutVat',
  });
});

test.each(locales)('what the form shows in %s is read as the same price', (locale) => {
  for (const { id: published, ...entry } of publishedEntries) {
    expect(readBookEntry(formOf(bookEntryValues(entry, locale)), null).entry, published).toEqual(entry);
  }
});

test.each([
  ['price', '', 'required'],
  ['price', 'beaucoup', 'amount'],
  ['price', '-5', 'amount'],
  ['price', '1000000,01', 'amount'],
  ['name.nl', ' ', 'required'],
  ['code', 'x'.repeat(25), 'tooLong'],
  ['unit', 'dozen', 'invalidChoice'],
  ['basis', '', 'invalidChoice'],
])('%s as "%s" is refused: %s', (field, value, error) => {
  expect(readBookEntry(formOf({ ...typed, [field]: value }), null).errors).toEqual({ [field]: [error] });
});
