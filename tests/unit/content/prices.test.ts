import { describe, expect, test } from 'vitest';
import { formatPriceLabel, formatPriceOf, type PriceId, priceOf, prices } from '@/lib/content/prices';
import { formatPrice } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';

describe('an amount', () => {
  test.each<[number, Locale, string]>([
    [1500, 'fr', '1\u202f500\u00a0€'],
    [1500, 'nl', '€\u00a01.500'],
    [1500, 'en', '€1,500'],
    [25, 'fr', '25\u00a0€'],
    [25, 'nl', '€\u00a025'],
    [25, 'en', '€25'],
    [1499.5, 'fr', '1\u202f499,50\u00a0€'],
    [1499.5, 'nl', '€\u00a01.499,50'],
    [1499.5, 'en', '€1,499.50'],
    [12345, 'fr', '12\u202f345\u00a0€'],
    [0, 'en', '€0'],
  ])('of %d in %s reads %s', (amount, locale, text) => {
    expect(formatPrice(amount, locale)).toBe(text);
  });
});

test('the price list is the one of the specification', () => {
  const amounts = Object.fromEntries(Object.entries(prices).map(([id, { amount }]) => [id, amount]));
  expect(amounts).toEqual({
    signage: 150,
    'wrap-full': 1500,
    'wrap-partial': 300,
    'ppf-front': 1200,
    'ppf-full': 2800,
    'ppf-element': 150,
    'ppf-custom': null,
    'facade-sign': 500,
    'led-sign': 800,
    'solar-film-reflective': 25,
    'solar-film-selective': 45,
    'solar-film-frosted': 35,
    'brand-charter-basic': 890,
    'brand-charter-full': 1490,
    'brand-charter-extended': 2290,
    'logo-basic': 299,
    'logo-full': 599,
    'logo-extended': 999,
    'website-basic': 1200,
    'website-full': 2200,
    'website-extended': 3500,
  });
});

test('packs have one price, everything else starts from one', () => {
  for (const id of Object.keys(prices) as PriceId[]) {
    const { amount, from } = priceOf(id);
    expect(from, id).toBe(amount !== null && !/^(brand-charter|logo)-/.test(id));
  }
});

test('a label says where a price starts, what it is for, and when only a quote can tell', () => {
  expect(formatPriceLabel('wrap-full', 'fr')).toBe('dès 1\u202f500\u00a0€');
  expect(formatPriceLabel('wrap-full', 'nl')).toBe('vanaf €\u00a01.500');
  expect(formatPriceLabel('wrap-full', 'en')).toBe('from €1,500');
  expect(formatPriceLabel('solar-film-frosted', 'fr')).toBe('dès 35\u00a0€ le\u00a0m²');
  expect(formatPriceLabel('ppf-element', 'en')).toBe('from €150 per panel');
  expect(formatPriceLabel('logo-full', 'nl')).toBe('€\u00a0599');
  expect(formatPriceLabel('ppf-custom', 'fr')).toBe('sur devis');
});

test('a price within a sentence is the amount alone', () => {
  for (const locale of locales) expect(formatPriceOf('led-sign', locale)).toBe(formatPrice(800, locale));
});
