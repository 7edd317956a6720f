import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { beginOffer, readOffer, readTypedOffer, typeOffer } from '@/lib/offers/compose-offer';
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
import { type PriceBookEntry, publishedEntries } from '@/lib/offers/price-book';
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
  fields: typeOffer(from, from.locale),
  rows: Object.fromEntries(from.lines.map((line) => [line.id, typeRow(line, from.locale)])),
});
const begun = beginOffer({ name: 'Claire Dubois', company: null, locale: 'fr', vatNumber: null });

const hour: PriceBookEntry = {
  id: '0a000000-0000-4000-8000-000000000001',
  code: 'P-01',
  name: { fr: 'Heure de pose', nl: 'Uur plaatsing', en: 'Hour of fitting' },
  unit: 'hour',
  cents: 6500,
  basis: 'withoutVat',
};

const read = (form: FormData, locale: Locale = 'fr') =>
  readOffer(readTypedOffer(form), [hour, ...publishedEntries], locale);

describe('The form of an offer', () => {
  test('begins with the VAT number that is known of a company, and of nobody who asks for themselves', () => {
    const customer = { name: 'Claire Dubois', locale: 'fr', vatNumber: 'BE0403019261' } as const;
    const shown = beginOffer({ ...customer, company: 'Dubois' });
    expect(shown).toMatchObject({ kind: 'company', vatNumber: 'BE0403019261' });
    const lines = { l1: { entry: 'solar-film-selective', quantity: '1' } };
    for (const [typed, vatNumber] of [
      [shown.vatNumber, 'BE0403019261'],
      ['BE 0999.999.922', 'BE0999999922'],
      ['', null],
    ] as const)
      expect(read(formOf({ ...shown, vatNumber: typed }, lines))).toMatchObject({
        ok: true,
        offer: { customer: { vatNumber } },
      });
    expect(beginOffer({ ...customer, company: null })).toMatchObject({ kind: 'consumer', vatNumber: '' });
    expect(beginOffer({ ...customer, company: 'Dubois', vatNumber: null }).vatNumber).toBe('');
  });

  test.each(locales)('gives back what it shows, as %s writes figures', (locale) => {
    for (const customer of [offer.customer, exampleCompany]) {
      const { fields, rows } = typed({ ...offer, locale, customer });
      expect(read(formOf(fields, { ...rows, l9: blankRow }))).toMatchObject({
        ok: true,
        offer: { ...offer, locale, customer },
      });
    }
  });

  test('goes on in the language that its customer reads now', () => {
    const { rows } = typed(offer);
    expect(read(formOf(typeOffer(offer, 'nl'), rows))).toMatchObject({
      ok: true,
      offer: { ...offer, locale: 'nl' },
    });
  });

  test('takes a line from the price book, at the price of its reader', () => {
    const row = { entry: 'solar-film-selective', quantity: '12,5' };
    const readAs = (kind: string) => read(formOf({ ...begun, kind, company: 'Dubois' }, { l1: row }));
    expect(readAs('consumer')).toMatchObject({
      ok: true,
      offer: {
        lines: [
          { text: 'Film solaire sélectif, pose comprise', unit: 'm2', unitPrice: 4500, quantity: 12_500 },
        ],
      },
    });
    expect(readAs('company')).toMatchObject({ ok: true, offer: { lines: [{ unitPrice: 3719 }] } });
  });

  test('takes a line from staff’s own prices, with VAT for a consumer', () => {
    const row = { entry: hour.id, quantity: '2' };
    const readAs = (kind: string) => read(formOf({ ...begun, kind, company: 'Dubois' }, { l1: row }));
    const line = { text: 'Heure de pose', unit: 'hour', quantity: 2000 };
    expect(readAs('consumer')).toMatchObject({ ok: true, offer: { lines: [{ ...line, unitPrice: 7865 }] } });
    expect(readAs('company')).toMatchObject({ ok: true, offer: { lines: [{ ...line, unitPrice: 6500 }] } });
  });

  test('loses a line whose words are taken out', () => {
    const { fields, rows } = typed(offer);
    const result = read(formOf(fields, { ...rows, l4: { ...rows.l4, text: ' ' } }));
    expect(result.ok && result.offer.lines.map(({ id }) => id)).toEqual(['l1', 'l2', 'l3']);
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
    const form = formOf({ ...begun, ...fields }, { l1: { text: 'Pose', price: '10', ...row } });
    const result = read(form);
    expect(result).toMatchObject({ ok: false, fields: { [field]: ['invalid'] } });
    expect(readTypedOffer(form).values).toMatchObject({ ...fields, lines: 'l1', 'text-l1': 'Pose' });
  });

  test('without any line is asked for one', () => {
    expect(read(formOf(begun, { l1: {} }))).toMatchObject({
      ok: false,
      fields: { 'text-l1': ['invalid'] },
    });
  });
});

test('decimals are read as people type them', () => {
  for (const locale of locales) {
    const of = (typed: string, figures: 2 | 3 = 3) => parseDecimal(typed, figures, locale);
    expect([of('12,5'), of('12.5'), of('1')]).toEqual([12_500, 12_500, 1000]);
    expect([of('12,5 %', 2), of('0,05', 2)]).toEqual([1250, 5]);
    expect(['', '-1', '1,2345', '1.2.3', '1e3'].map((text) => of(text))).toEqual(Array(5).fill(null));
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (thousandths) => {
      expect(parseDecimal((thousandths / 1000).toFixed(3), 3, 'en')).toBe(thousandths);
    }),
  );
});

describe('Three figures behind a sign', () => {
  test.each<[string, Locale, number | null]>([
    ['1.000', 'fr', 1_000_000],
    ['1.000', 'nl', 1_000_000],
    ['1,000', 'en', 1_000_000],
    ['1.250,5', 'nl', 1_250_500],
    ['1,250.5', 'en', 1_250_500],
    ['2.500.000', 'fr', 2_500_000_000],
    ['1,125', 'fr', 1125],
    ['1,125', 'nl', 1125],
    ['1.125', 'en', 1125],
    // Nothing that begins with 0 is a thousand.
    ['0.125', 'nl', 125],
    ['0,125', 'en', 125],
    ['1.250.5', 'nl', null],
    ['1,000.5', 'fr', null],
  ])('of the quantity "%s" are read as %s writes them', (typed, locale, thousandths) => {
    expect(parseDecimal(typed, 3, locale)).toBe(thousandths);
  });

  test.each(locales)('are in quantity and price of one row the same (%s)', (locale) => {
    const thousand = locale === 'en' ? '1,000' : '1.000';
    const form = formOf(begun, { l1: { text: 'Pose', quantity: thousand, price: thousand } });
    expect(read(form, locale)).toMatchObject({
      ok: true,
      offer: { lines: [{ quantity: 1_000_000, unitPrice: 100_000 }] },
    });
  });

  test.each(locales)('come back as they were saved (%s)', (locale) => {
    const [line] = offer.lines;
    if (!line) throw new Error('no line');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (quantity) => {
        const shown = typeRow({ ...line, quantity }, locale).quantity;
        expect(parseDecimal(shown, 3, locale)).toBe(quantity);
      }),
    );
  });
});

test('the total while typing is that of the lines that are suggested', () => {
  const { rows } = typed(offer);
  const values = Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]) =>
      Object.entries(row).map(([field, value]) => [rowField(field as 'text', id), value]),
    ),
  );
  const ids = offer.lines.map(({ id }) => id);
  expect(totalsWhileTyping(values, ids, 'consumer', 'fr').gross).toBe(181_250);
  expect(totalsWhileTyping({ ...values, 'price-l1': '1' }, ids, 'consumer', 'fr').gross).toBe(31_350);
});

test('rows that are still empty have ids of their own', () => {
  expect(freeIds(['l2', 'l11'], 2)).toEqual(['l12', 'l13']);
  expect(freeIds([], 1)).toEqual(['l1']);
});
