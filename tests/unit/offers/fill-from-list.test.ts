import { describe, expect, test } from 'vitest';
import { entryOption } from '@/lib/offers/compose-labels';
import { beginOffer, readOffer, readTypedOffer } from '@/lib/offers/compose-offer';
import { blankRow, rowField, type TypedRow } from '@/lib/offers/compose-rows';
import { fillFromList, type ListedPrices } from '@/lib/offers/fill-from-list';
import type { PriceBookEntry } from '@/lib/offers/price-book';
import { vatTreatments } from '@/lib/offers/vat-treatment';

const entry = (id: string, cents: number): PriceBookEntry => ({
  id,
  code: '',
  name: { fr: `Pose ${id}`, nl: `Plaatsing ${id}`, en: `Fitting ${id}` },
  unit: 'hour',
  cents,
  basis: 'withoutVat',
});
const book = [entry('hour', 10_000), entry('day', 60_000)];
const list = book.map((one) => entryOption(one, 'en', 'fr'));

const customer = { name: 'Claire Dubois', company: null, locale: 'fr', vatNumber: null } as const;

/** The form in a browser: what is typed into it, and what the list writes then. */
function openForm(ids: readonly string[] = ['l1']) {
  const rows = ids.flatMap((id) =>
    Object.entries(blankRow).map(([field, value]) => [rowField(field as 'text', id), value] as const),
  );
  let values: Record<string, string> = { ...beginOffer(customer), ...Object.fromEntries(rows) };
  let listed: ListedPrices = new Map();
  const type = (name: string, value: string) => {
    values = { ...values, [name]: value };
    const filled = fillFromList({ values, ids }, name, list, listed, 'fr');
    values = { ...values, ...filled.fields };
    listed = filled.listed;
  };
  const shows = (id: string, ...fields: (keyof TypedRow)[]) =>
    fields.map((field) => values[rowField(field, id)]);
  return { type, shows };
}

/** What the server makes of a row that says nothing but its entry. */
function priceOfServer(kind: string, vat: string): number | undefined {
  const form = new FormData();
  const fields = { ...beginOffer(customer), kind, company: 'Dubois', line: 'l1' };
  const row = {
    'entry-l1': 'hour',
    'quantity-l1': '1',
    'unit-l1': 'item',
    'vat-l1': vat,
    'role-l1': 'fixed',
  };
  for (const [name, value] of Object.entries({ ...fields, ...row })) form.set(name, value);
  const read = readOffer(readTypedOffer(form), book, 'fr');
  return read.ok ? read.offer.lines[0]?.unitPrice : undefined;
}

describe('What is picked from the price list', () => {
  test('is written with the VAT of its line', () => {
    const { type, shows } = openForm();
    type('vat-l1', 'dwelling');
    type('entry-l1', 'hour');
    expect(shows('l1', 'text', 'unit', 'price')).toEqual(['Pose hour', 'hour', '106,00']);
  });

  test.each(['consumer', 'company'])('costs a %s what the server says, whatever its VAT', (kind) => {
    for (const vat of vatTreatments) {
      const { type, shows } = openForm();
      type('kind', kind);
      type('vat-l1', vat);
      type('entry-l1', 'hour');
      const [price = ''] = shows('l1', 'price');
      expect(Number(price.replace(',', '.')) * 100, vat).toBe(priceOfServer(kind, vat));
    }
  });

  test('follows its VAT and the kind of customer', () => {
    const { type, shows } = openForm(['l1', 'l2']);
    type('entry-l1', 'hour');
    type('entry-l2', 'hour');
    type('vat-l1', 'dwelling');
    expect([shows('l1', 'price'), shows('l2', 'price')]).toEqual([['106,00'], ['121,00']]);
    type('kind', 'company');
    expect([shows('l1', 'price'), shows('l2', 'price')]).toEqual([['100,00'], ['100,00']]);
    type('kind', 'consumer');
    expect([shows('l1', 'price'), shows('l2', 'price')]).toEqual([['106,00'], ['121,00']]);
  });

  test('leaves a price alone that somebody typed', () => {
    const { type, shows } = openForm();
    type('entry-l1', 'hour');
    type('price-l1', '99');
    type('vat-l1', 'dwelling');
    type('kind', 'company');
    expect(shows('l1', 'text', 'price')).toEqual(['Pose hour', '99']);
  });

  test('goes over what the list wrote, never over words of somebody’s own', () => {
    const { type, shows } = openForm();
    type('entry-l1', 'hour');
    type('entry-l1', 'day');
    expect(shows('l1', 'text', 'price')).toEqual(['Pose day', '726,00']);
    type('text-l1', 'Deux jours');
    type('entry-l1', 'hour');
    type('vat-l1', 'dwelling');
    // Still the price of a day.
    expect(shows('l1', 'text', 'price')).toEqual(['Deux jours', '636,00']);
  });
});
