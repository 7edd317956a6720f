import { describe, expect, test } from 'vitest';
import { aboutCopy } from '@/lib/about/about-copy';
import {
  allPricesNote,
  formatPriceNote,
  type PriceId,
  priceOf,
  prices,
  publishedVatPercent,
  vatMark,
} from '@/lib/content/prices';
import { faq } from '@/lib/home/faq';
import * as homeCopy from '@/lib/home/home-copy';
import { formatPrice } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { terms } from '@/lib/legal/terms';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { serviceData } from '@/lib/services/structured-data';
import { collectTexts } from './collect-texts';

const pages = Object.keys(services) as ServicePageId[];

const euro = /€\u00a0?\d+(?:[.,]\d+)*|\d+(?:[\u202f,]\d+)*\u00a0€/gu;

/** The amounts a text names, each once, as they are written. */
const amountsIn = (text: string) => [...new Set(text.match(euro) ?? [])].sort();

const written = (ids: readonly PriceId[], locale: Locale) =>
  [...new Set(ids.map((id) => formatPrice(priceOf(id).amount ?? 0, locale)))].sort();

test('what is fitted is said of every price, and films and vehicles are', () => {
  const by = (fitting: string) =>
    (Object.keys(prices) as PriceId[]).filter((id) => priceOf(id).fitting === fitting);
  expect(by('included').every((id) => /^(wrap|ppf|solar-film)-/.test(id))).toBe(true);
  expect(by('excluded')).toEqual(['signage', 'facade-sign', 'led-sign']);
  expect(by('none').every((id) => /^(brand-charter|logo|website)-/.test(id))).toBe(true);
});

test('the line below prices says VAT, and fitting and travel where there is any', () => {
  expect(formatPriceNote(['wrap-full', 'ppf-element'], 'fr')).toBe('TVA de 21\u202f% et pose comprises.');
  expect(formatPriceNote(['solar-film-frosted'], 'nl')).toBe(
    'Inclusief 21% btw en plaatsing, verplaatsing apart.',
  );
  expect(formatPriceNote(['signage', 'led-sign'], 'en')).toBe(
    'Including 21% VAT; fitting and travel are extra.',
  );
  expect(formatPriceNote(['logo-basic'], 'en')).toBe('Including 21% VAT.');
});

test('one line never speaks for prices that differ', () => {
  expect(() => formatPriceNote(['wrap-full', 'led-sign'], 'en')).toThrow(/wrap-full, led-sign/);
  expect(() => formatPriceNote([], 'en')).toThrow();
});

describe.each(pages)('%s', (page) => {
  const { lead, leadPrices = [], sections, seo } = services[page];

  test.each(locales)('has a line for every amount its lead names in %s', (locale) => {
    expect(amountsIn(lead[locale])).toEqual(written(leadPrices, locale));
    if (leadPrices.length > 0) expect(formatPriceNote(leadPrices, locale)).not.toBe('');
  });

  test.each(locales)('has one line below each block of prices in %s', (locale) => {
    for (const section of sections) {
      if (section.kind !== 'films' && section.kind !== 'packages' && section.kind !== 'pricing') continue;
      expect(
        formatPriceNote(
          section.items.map(({ price }) => price),
          locale,
        ),
      ).toContain('21');
    }
  });

  test.each(locales)('says VAT beside every other amount in %s', (locale) => {
    const others = sections.filter(({ kind }) => !['films', 'packages', 'pricing'].includes(kind));
    const bare = collectTexts({ description: seo.description, others }, page).filter(
      ({ text }) => amountsIn(text[locale]).length > 0 && !text[locale].includes(vatMark[locale]),
    );
    expect(bare.map(({ path, text }) => `${path}: ${text[locale]}`)).toEqual([]);
  });

  test('tells search engines that VAT is in each price', () => {
    const { offers } = serviceData(services[page], page, 'fr') as unknown as {
      offers: { priceSpecification: { valueAddedTaxIncluded?: boolean } }[];
    };
    expect(
      offers.filter(({ priceSpecification }) => priceSpecification.valueAddedTaxIncluded !== true),
    ).toEqual([]);
  });
});

test.each(locales)('the home page has a line for every amount of a group in %s', (locale) => {
  for (const { id, blurb, prices: named } of serviceGroups) {
    expect(amountsIn(blurb[locale]), id).toEqual(written(named, locale));
    if (named.length > 0) expect(formatPriceNote(named, locale), id).toContain(String(publishedVatPercent));
  }
  const bare = collectTexts({ ...homeCopy, faq, aboutCopy }, 'home').filter(
    ({ text }) => amountsIn(text[locale]).length > 0 && !text[locale].includes(vatMark[locale]),
  );
  expect(bare).toEqual([]);
});

test.each(locales)('the terms of sale say the same of published prices in %s', (locale) => {
  const orders = terms.articles.find(({ id }) => id === 'prices');
  const text = orders?.paragraphs.map((paragraph) => paragraph[locale]).join(' ');
  expect(text).toContain(allPricesNote[locale]);
});
