import { describe, expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { prices } from '@/lib/content/prices';
import { locales } from '@/lib/i18n/locales';
import { choiceFault, chosenLines, groupsOf, preselectedIds } from '@/lib/offers/choice';
import { countryOptions, isMemberState } from '@/lib/offers/countries';
import { findOfferFault, offerShape } from '@/lib/offers/offer';
import { deliveryDays, isExpired, validUntil } from '@/lib/offers/offer-dates';
import { priceBasisOf } from '@/lib/offers/price-basis';
import { entryPrice, publishedEntries } from '@/lib/offers/price-book';
import { totalsOf } from '@/lib/offers/totals';
import { addWorkingDays } from '@/lib/quotes/working-time';
import { exampleCompany, exampleLine, exampleOffer } from './example-offer';

const { lines } = exampleOffer;

test.each(locales)(
  'a customer can be in any member state and near it, the neighbours first: %s',
  (locale) => {
    const options = countryOptions(locale);
    expect(options.slice(0, 5).map(({ value }) => value)).toEqual(['BE', 'NL', 'LU', 'FR', 'DE']);
    expect(options.filter(({ value }) => isMemberState(value))).toHaveLength(27);
    const rest = options.slice(5).map(({ label }) => label);
    expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, locale)));
    expect(options.filter(({ label }) => /^[A-Z]{2}$/.test(label))).toEqual([]);
    expect(['CH', 'GB', 'NO'].map((value) => isMemberState(value as 'CH'))).toEqual([false, false, false]);
  },
);

describe('A choice', () => {
  test('takes fixed lines, what is ticked, and one alternative', () => {
    expect(choiceFault(lines, ['a3', 'a4'])).toBeNull();
    expect(chosenLines(lines, ['a3', 'a4']).map(({ id }) => id)).toEqual(['a1', 'a3', 'a4']);
    expect(totalsOf(chosenLines(lines, ['a3', 'a4']), 'withVat').gross).toBe(150_000 + 56_250 + 17_820);
  });

  test.each([
    [[], 'alternativeMissing'],
    [['a4'], 'alternativeMissing'],
    [['a2', 'a3'], 'alternativeDouble'],
    [['a2', 'a1'], 'unknownLine'],
    [['a2', 'a9'], 'unknownLine'],
    [['a2', 'a2'], 'unknownLine'],
  ] as const)('of %o is none: %s', (ids, fault) => {
    expect(choiceFault(lines, ids)).toBe(fault);
  });

  test('begins with what staff have ticked', () => {
    expect(preselectedIds(lines)).toEqual(['a2']);
    expect(groupsOf(lines)).toEqual(['A']);
  });
});

describe('An offer', () => {
  test('is read as it was written', () => {
    expect(offerShape.parse(JSON.parse(JSON.stringify(exampleOffer)))).toEqual(exampleOffer);
    expect(findOfferFault(exampleOffer)).toBeNull();
    expect(findOfferFault({ ...exampleOffer, customer: exampleCompany })).toBeNull();
  });

  test('shows consumers prices with VAT and companies without', () => {
    expect(priceBasisOf(exampleOffer.customer)).toBe('withVat');
    expect(priceBasisOf(exampleCompany)).toBe('withoutVat');
  });

  test.each([
    ['companyMissing', { customer: { ...exampleCompany, company: null } }],
    ['vatNumberWrong', { customer: { ...exampleCompany, vatNumber: 'BE0403019262' } }],
    ['vatNumberNeeded', { lines: [{ ...exampleLine, vat: 'reverseCharge' as const }] }],
    ['vatNumberNeeded', { lines: [{ ...exampleLine, vat: 'serviceAbroad' as const }] }],
    ['vatNumberNeeded', { lines: [{ ...exampleLine, vat: 'buildingAbroad' as const }] }],
    [
      'vatNumberNotAbroad',
      { customer: exampleCompany, lines: [{ ...exampleLine, vat: 'buildingAbroad' as const }] },
    ],
    [
      'vatNumberNotBelgian',
      {
        customer: { ...exampleCompany, vatNumber: 'NL853964632B01' },
        lines: [{ ...exampleLine, vat: 'reverseCharge' as const }],
      },
    ],
    [
      'vatNumberNotAbroad',
      { customer: exampleCompany, lines: [{ ...exampleLine, vat: 'intraCommunity' as const }] },
    ],
    [
      'vatNumberNotAbroad',
      {
        // Not of a member state any more.
        customer: { ...exampleCompany, vatNumber: 'GB980780684' },
        lines: [{ ...exampleLine, vat: 'serviceAbroad' as const }],
      },
    ],
    [
      'twoReverseCharges',
      {
        customer: { ...exampleCompany, vatNumber: 'NL853964632B01' },
        lines: [
          { ...exampleLine, vat: 'serviceAbroad' as const },
          { ...exampleLine, id: 'a2', vat: 'buildingAbroad' as const },
        ],
      },
    ],
    [
      'dwellingNeedsConsumer',
      { customer: exampleCompany, lines: [{ ...exampleLine, vat: 'dwelling' as const }] },
    ],
    ['groupMissing', { lines: [{ ...exampleLine, role: 'alternative' as const }] }],
    ['groupMissing', { lines: [{ ...exampleLine, group: 'A' }] }],
    [
      'groupAlone',
      { lines: [{ ...exampleLine, role: 'alternative' as const, group: 'A', preselected: true }] },
    ],
    ['preselection', { lines: lines.map((line) => ({ ...line, preselected: false })) }],
    ['sameLine', { lines: [exampleLine, exampleLine] }],
    ['deliveryOrder', { delivery: { min: 8, max: 5 } }],
  ] as const)('is not sent with %s', (fault, change) => {
    expect(findOfferFault({ ...exampleOffer, ...structuredClone(change) } as typeof exampleOffer)).toBe(
      fault,
    );
  });
});

describe('The price book', () => {
  test('has every published price once', () => {
    const priced = Object.entries(prices).filter(([, { amount }]) => amount !== null);
    expect(publishedEntries.map(({ id }) => id).sort()).toEqual(priced.map(([id]) => id).sort());
  });

  test('offers consumers the published price, and companies one that leads to it or a cent beside it', () => {
    for (const entry of publishedEntries) {
      const published = (prices[entry.id as keyof typeof prices].amount ?? 0) * 100;
      expect(entryPrice(entry, 'withVat')).toBe(published);
      const line = {
        quantity: 1000,
        unitPrice: entryPrice(entry, 'withoutVat'),
        discount: 0,
        vat: 'standard' as const,
      };
      expect(Math.abs(totalsOf([line], 'withoutVat').gross - published)).toBeLessThanOrEqual(1);
    }
  });

  test('takes the standard rate out before another one is put in', () => {
    // 45 € are 37.19 € and 21 %; with 6 % they are 39.42 €.
    const entry = { cents: 4500, basis: 'withVat' } as const;
    expect(entryPrice(entry, 'withVat', 'dwelling')).toBe(3942);
    expect(entryPrice(entry, 'withoutVat', 'dwelling')).toBe(3719);
  });

  test('gives companies a price without VAT as it was entered, and consumers with VAT at the rate of the line', () => {
    const entry = { cents: 6500, basis: 'withoutVat' } as const;
    expect(entryPrice(entry, 'withoutVat')).toBe(6500);
    expect(entryPrice(entry, 'withoutVat', 'dwelling')).toBe(6500);
    expect(entryPrice(entry, 'withVat')).toBe(7865);
    expect(entryPrice(entry, 'withVat', 'dwelling')).toBe(6890);
  });
});

describe('Dates', () => {
  test('an offer can be accepted until its last day is over in Brussels', () => {
    const lastDay = validUntil(new Date('2026-11-22T23:30:00Z'), 30);
    expect(lastDay).toBe('2026-12-23');
    expect(isExpired(lastDay, new Date('2026-12-23T22:59:59Z'))).toBe(false);
    expect(isExpired(lastDay, new Date('2026-12-23T23:00:00Z'))).toBe(true);
  });

  test('the clock’s change takes no day away', () => {
    const lastDay = validUntil(new Date('2026-03-28T22:30:00Z'), 1);
    expect(lastDay).toBe('2026-03-29');
    expect(isExpired(lastDay, new Date('2026-03-29T21:59:59Z'))).toBe(false);
    expect(isExpired(lastDay, new Date('2026-03-29T22:00:00Z'))).toBe(true);
  });

  test('delivery counts working days', () => {
    // From Thursday 24 December: Christmas and the weekend are none.
    expect(deliveryDays(new Date('2026-12-24T10:00:00Z'), { min: 1, max: 5 }, isPublicHoliday)).toEqual({
      from: '2026-12-28',
      to: '2027-01-04',
    });
    expect(addWorkingDays('2026-11-20', 0, isPublicHoliday)).toBe('2026-11-20');
  });
});
