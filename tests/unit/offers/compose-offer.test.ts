import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { beginOffer, readOffer, typeOffer } from '@/lib/offers/compose-offer';
import {
  blankRow,
  freeIds,
  parseDecimal,
  rowField,
  type TypedRow,
  totalsWhileTyping,
  typeRow,
} from '@/lib/offers/compose-rows';
import type { Offer } from '@/lib/offers/offer';
import { exampleCompany, exampleOffer } from './example-offer';

const offer: Offer = {
  ...exampleOffer,
  lines: exampleOffer.lines.map((line, at) => ({ ...line, id: `l${at + 1}` })),
};

function formOf(fields: Record<string, string>, rows: Record<string, Partial<TypedRow>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [id, row] of Object.entries(rows)) {
    form.append('line', id);
    for (const [field, value] of Object.entries({ ...blankRow, ...row }))
      form.set(rowField(field as 'text', id), value);
  }
  return form;
}

const typed = (from: Offer) => ({
  fields: typeOffer(from),
  rows: Object.fromEntries(from.lines.map((line) => [line.id, typeRow(line, from.locale)])),
});
const begun = beginOffer({ name: 'Claire Dubois', company: null, locale: 'fr' });

describe('The form of an offer', () => {
  test.each(locales)('gives back what it shows, as %s writes figures', (locale) => {
    for (const customer of [offer.customer, exampleCompany]) {
      const { fields, rows } = typed({ ...offer, locale, customer });
      expect(readOffer(formOf(fields, { ...rows, l9: blankRow }))).toMatchObject({
        ok: true,
        data: { ...offer, locale, customer },
      });
    }
  });

  test('takes a line from the price book, at the price of its reader', () => {
    const row = { entry: 'solar-film-selective', quantity: '12,5' };
    const read = (kind: string) => readOffer(formOf({ ...begun, kind, company: 'Dubois' }, { l1: row }));
    expect(read('consumer')).toMatchObject({
      ok: true,
      data: {
        lines: [
          { text: 'Film solaire sélectif, pose comprise', unit: 'm2', unitPrice: 4500, quantity: 12_500 },
        ],
      },
    });
    expect(read('company')).toMatchObject({ ok: true, data: { lines: [{ unitPrice: 3719 }] } });
  });

  test('loses a line whose words are taken out', () => {
    const { fields, rows } = typed(offer);
    const read = readOffer(formOf(fields, { ...rows, l4: { ...rows.l4, text: ' ' } }));
    expect(read.ok && read.data.lines.map(({ id }) => id)).toEqual(['l1', 'l2', 'l3']);
  });

  test.each([
    [rowField('quantity', 'l1'), {}, { quantity: 'deux' }],
    [rowField('quantity', 'l1'), {}, { quantity: '0' }],
    [rowField('price', 'l1'), {}, { price: '' }],
    [rowField('price', 'l1'), {}, { price: '1,2,3' }],
    [rowField('discount', 'l1'), {}, { discount: '101' }],
    [rowField('unit', 'l1'), {}, { unit: 'mile' }],
    [rowField('group', 'l1'), {}, { role: 'alternative', group: '12' }],
    ['vatNumber', { vatNumber: 'BE 0403.019.262' }, {}],
    ['city', { street: 'Rue Haute 3', postalCode: '1000' }, {}],
    ['depositPercent', { depositPercent: '130' }, {}],
    ['validDays', { validDays: '' }, {}],
    ['deliveryMin', { deliveryMin: 'x' }, {}],
    ['name', { name: ' ' }, {}],
  ] as const)('says what is wrong beside %s, and gives back what was typed', (field, fields, row) => {
    const read = readOffer(formOf({ ...begun, ...fields }, { l1: { text: 'Pose', price: '10', ...row } }));
    expect(read).toMatchObject({ ok: false, fields: { [field]: ['invalid'] } });
    expect(read.values).toMatchObject({ ...fields, lines: 'l1', 'text-l1': 'Pose' });
  });

  test('without any line is asked for one', () => {
    expect(readOffer(formOf(begun, { l1: {} }))).toMatchObject({
      ok: false,
      fields: { 'text-l1': ['invalid'] },
    });
  });
});

test('decimals are read as people type them', () => {
  expect([parseDecimal('12,5', 3), parseDecimal('12.5', 3), parseDecimal('1', 3)]).toEqual([
    12_500, 12_500, 1000,
  ]);
  expect([parseDecimal('12,5 %', 2), parseDecimal('0,05', 2)]).toEqual([1250, 5]);
  expect(['', '-1', '1,2345', '1.2.3', '1e3'].map((text) => parseDecimal(text, 3))).toEqual(
    Array(5).fill(null),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (thousandths) => {
      expect(parseDecimal((thousandths / 1000).toFixed(3), 3)).toBe(thousandths);
    }),
  );
});

test('the total while typing is that of the lines that are suggested', () => {
  const { rows } = typed(offer);
  const values = Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]) =>
      Object.entries(row).map(([field, value]) => [rowField(field as 'text', id), value]),
    ),
  );
  const ids = offer.lines.map(({ id }) => id);
  expect(totalsWhileTyping(values, ids, 'consumer').gross).toBe(181_250);
  expect(totalsWhileTyping({ ...values, 'price-l1': '1' }, ids, 'consumer').gross).toBe(31_350);
});

test('rows that are still empty have ids of their own', () => {
  expect(freeIds(['l2', 'l11'], 2)).toEqual(['l12', 'l13']);
  expect(freeIds([], 1)).toEqual(['l1']);
});
