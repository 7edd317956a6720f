import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerLimits } from '@/lib/offers/offer';
import { depositOf, lineAmount, rateOf, shareOut, splitVat, totalsOf } from '@/lib/offers/totals';
import { type VatTreatment, vatTreatments } from '@/lib/offers/vat-treatment';

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
  vat: fc.constantFrom(...vatTreatments),
});
const anyLines = fc.array(anyLine, { maxLength: 20 });
const anyBasis = fc.constantFrom('withVat' as const, 'withoutVat' as const);

describe('A line', () => {
  test.each([
    // 12.5 m² at 25 €.
    [{ quantity: 12_500, unitPrice: 2500, discount: 0 }, 31_250],
    // Half a cent goes up.
    [{ quantity: 500, unitPrice: 1, discount: 0 }, 1],
    [{ quantity: 1000, unitPrice: 1, discount: 5001 }, 0],
    [{ quantity: 2000, unitPrice: 9900, discount: 1250 }, 17_325],
    [{ quantity: 1000, unitPrice: 9900, discount: 10_000 }, 0],
  ])('%o is %i cents', (line, cents) => {
    expect(lineAmount(line)).toBe(cents);
  });

  test('is exact at the limits of the form', () => {
    const { quantity, unitPrice } = offerLimits;
    expect(lineAmount({ quantity, unitPrice, discount: 1 })).toBe(99_990_000_000_000);
  });
});

describe('Totals', () => {
  test('of prices with VAT are what the lines say', () => {
    const { gross, net, vat } = totalsOf(
      [{ quantity: 12_000, unitPrice: 2500, discount: 0, vat: 'standard' }],
      'withVat',
    );
    expect({ gross, net, vat }).toEqual({ gross: 30_000, net: 24_793, vat: 5207 });
  });

  test('round VAT once for each rate, not for each line', () => {
    const line = { quantity: 1000, unitPrice: 2, discount: 0, vat: 'standard' as const };
    // 21 % of two cents would be nothing ten times.
    expect(totalsOf(Array(10).fill(line), 'withoutVat').vat).toBe(4);
  });

  test('keep rates apart', () => {
    const line = { quantity: 1000, unitPrice: 10_000, discount: 0 };
    const { treatments, gross } = totalsOf(
      [
        { ...line, vat: 'reverseCharge' },
        { ...line, vat: 'standard' },
        { ...line, vat: 'dwelling' },
      ],
      'withoutVat',
    );
    expect(treatments.map(({ treatment, vat }) => [treatment, vat])).toEqual([
      ['standard', 2100],
      ['dwelling', 600],
      ['reverseCharge', 0],
    ]);
    expect(gross).toBe(32_700);
  });

  test('are net plus VAT to the cent, together and by rate, and the sum of the lines in their basis', () => {
    fc.assert(
      fc.property(anyLines, anyBasis, (lines, basis) => {
        const totals = totalsOf(lines, basis);
        for (const { net, vat, gross } of [...totals.treatments, totals]) expect(net + vat).toBe(gross);
        const sum = (field: 'net' | 'vat' | 'gross') =>
          totals.treatments.reduce((all, part) => all + part[field], 0);
        expect([sum('net'), sum('vat'), sum('gross')]).toEqual([totals.net, totals.vat, totals.gross]);
        const ofLines = lines.reduce((all, line) => all + lineAmount(line), 0);
        expect(basis === 'withVat' ? totals.gross : totals.net).toBe(ofLines);
      }),
    );
  });

  test('do not depend on the order of the lines', () => {
    const shuffled = anyLines.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, anyBasis, ([lines, others], basis) => {
        expect(totalsOf(others, basis)).toEqual(totalsOf(lines, basis));
      }),
    );
  });

  test('tax a sum within half a cent of the exact rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(0, 6, 21),
        anyBasis,
        (amount, percent, basis) => {
          const { net, vat } = splitVat(amount, percent, basis);
          expect(Math.abs(vat - (net * percent) / 100)).toBeLessThanOrEqual(0.5 + percent / 200);
        },
      ),
    );
  });
});

test('a deposit is its share of the total, half a cent up', () => {
  expect(depositOf(181_250, 30)).toBe(54_375);
  expect(depositOf(5, 50)).toBe(3);
  expect(depositOf(181_250, 0)).toBe(0);
  expect(depositOf(181_250, 100)).toBe(181_250);
});

describe('A total that is shared out', () => {
  test('is all there, each part within a cent of its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
        (total, weights) => {
          const parts = shareOut(total, weights);
          expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
          const all = weights.reduce((sum, weight) => sum + weight, 0);
          if (all > 0)
            parts.forEach((part, at) => {
              expect(Math.abs(part - (total * (weights[at] ?? 0)) / all)).toBeLessThan(1.001);
            });
        },
      ),
    );
  });

  test('gives the spare cent to the largest remainder', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [1, 8])).toEqual([1, 9]);
    expect(shareOut(7, [0, 0])).toEqual([7, 0]);
  });
});

test('an amount has a rate of VAT where all of its lines have the same', () => {
  const line = { quantity: 1000, unitPrice: 10_000, discount: 0 };
  const rate = (...treatments: VatTreatment[]) =>
    rateOf(
      totalsOf(
        treatments.map((vat) => ({ ...line, vat })),
        'withoutVat',
      ),
    );
  expect([rate('standard', 'standard'), rate('dwelling')]).toEqual([21, 6]);
  // Two treatments at one rate.
  expect(rate('reverseCharge', 'export')).toBe(0);
  expect([rate('standard', 'dwelling'), rate('dwelling', 'export'), rate()]).toEqual([null, null, null]);
});
