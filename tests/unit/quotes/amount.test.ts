import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatAmountField } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import {
  addVat,
  followAmount,
  maxAmountCents,
  parseAmount,
  readAmounts,
  removeVat,
} from '@/lib/quotes/amount';

describe('VAT', () => {
  test.each([
    [100_000, 21, 121_000],
    [1, 21, 1],
    [50, 21, 61],
    [250, 21, 303],
    [12_345, 6, 13_086],
    [99_999, 0, 99_999],
  ])('%i cents and %i %% are %i', (net, rate, gross) => {
    expect(addVat(net, rate)).toBe(gross);
  });

  test('taken off again gives the amount it was added to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: maxAmountCents }),
        fc.integer({ min: 0, max: 10_000 }),
        (net, rate) => {
          expect(removeVat(addVat(net, rate / 100), rate / 100)).toBe(net);
        },
      ),
    );
  });

  test('of an amount typed with it is off by one cent at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmountCents }), (gross) => {
        expect(Math.abs(addVat(removeVat(gross, 21), 21) - gross)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('An amount as it is typed', () => {
  test.each([
    ['1250', 125_000],
    ['1.250,50', 125_050],
    ['1,250.50', 125_050],
    ['1 250,5', 125_050],
    ['1\u202f250,00\u00a0€', 125_000],
    ['€ 1.250', 125_000],
    ['€1,250', 125_000],
    ['1.234.567,89', 123_456_789],
    ['0,05', 5],
    ['12.5', 1250],
    ['1250.00', 125_000],
    ['2.420,-', 242_000],
    ['€ 2420,--', 242_000],
    ['2.420,– €', 242_000],
    ['2420 EUR', 242_000],
    ['EUR 2.420,50', 242_050],
    ['2.420 euro', 242_000],
  ])('%s is %i cents', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents);
  });

  test.each([
    '',
    '-5',
    '1.2.3',
    '1,250,50',
    '12,3456',
    'abc',
    '1e9',
    '1.250.5',
    '999999999999',
    '٣',
    '5-',
    ',-',
    'EUR',
    '12,5,-',
    'EUR5EUR',
    // Neither a thousand nor cents.
    '0,125',
    '0.125',
    '012.500',
  ])('"%s" is none', (typed) => {
    expect(parseAmount(typed)).toBeNull();
  });

  test.each(locales)('is read back as it was written (%s)', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmountCents }), (cents) => {
        expect(parseAmount(formatAmount(cents, locale))).toBe(cents);
        expect(parseAmount(formatAmountField(cents, locale))).toBe(cents);
      }),
    );
  });
});

describe('Of two fields', () => {
  const shown = { net: '1.000,00', gross: '1.210,00' };

  test('the one that was changed counts', () => {
    expect(readAmounts({ net: '2000', gross: '1.210,00' }, shown, 21)).toEqual({ netCents: 200_000 });
    expect(readAmounts({ net: '1.000,00', gross: '2420' }, shown, 21)).toEqual({ netCents: 200_000 });
  });

  test('the one without VAT counts when both were', () => {
    expect(readAmounts({ net: '100', gross: '5' }, shown, 21)).toEqual({ netCents: 10_000 });
  });

  test('one that is emptied takes the amount away', () => {
    expect(readAmounts({ net: '1.000,00', gross: ' ' }, shown, 21)).toEqual({ netCents: null });
    expect(readAmounts({ net: '', gross: '' }, { net: '', gross: '' }, 21)).toEqual({ netCents: null });
  });

  test('one that is no amount is named', () => {
    expect(readAmounts({ net: '1.000,00', gross: 'veel' }, shown, 21)).toEqual({ error: 'gross' });
  });

  test('the one with VAT counts when the other is empty: nothing is taken away by what cannot be read', () => {
    expect(readAmounts({ net: '', gross: '2420' }, shown, 21)).toEqual({ netCents: 200_000 });
    expect(readAmounts({ net: '', gross: 'veel' }, shown, 21)).toEqual({ error: 'gross' });
    expect(readAmounts({ net: '', gross: 'veel' }, { net: '', gross: '' }, 21)).toEqual({ error: 'gross' });
    expect(readAmounts({ net: '', gross: '1.210,00' }, shown, 21)).toEqual({ netCents: null });
  });

  test('the one follows the other, and shows what it did while that cannot be read', () => {
    const write = (cents: number) => formatAmountField(removeVat(cents, 21), 'nl');
    expect(followAmount('2.420,-', shown.net, write)).toBe('2.000,00');
    expect(followAmount('2.420,5x', shown.net, write)).toBe(shown.net);
    expect(followAmount(' ', shown.net, write)).toBe('');
  });
});
