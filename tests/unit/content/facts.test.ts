import { expect, test } from 'vitest';
import { aboutCopy } from '@/lib/about/about-copy';
import {
  bannerMaterials,
  logoDelivery,
  readingDistance,
  rollUpDelivery,
  rollUpFormat,
  windLoad,
  wrapWarranty,
} from '@/lib/content/facts';
import { formatCount, formatDuration } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { services } from '@/lib/services/services';
import { collectTexts } from './collect-texts';

test('deliveries, warranty, formats and weights are those of the specification', () => {
  expect(rollUpDelivery).toEqual({ min: 5, max: 7, unit: 'workingDays' });
  expect(logoDelivery).toEqual({ min: 2, max: 3, unit: 'weeks' });
  expect(wrapWarranty).toEqual({ min: 5, max: 5, unit: 'years' });
  const formats = (['standard', 'wide', 'extra-wide'] as const).map(rollUpFormat);
  expect(formats.map(({ widthCm, heightCm }) => `${widthCm}x${heightCm}`)).toEqual([
    '85x200',
    '100x200',
    '150x200',
  ]);
  const weights = Object.values(bannerMaterials).map(({ weight }) => weight);
  expect(weights.sort()).toEqual([330, 440, 510]);
  expect(bannerMaterials.mesh).toMatchObject({ weight: 330, perforation: 50 });
});

test('a duration is written as a range, or as one number when both ends are the same', () => {
  expect(formatDuration(rollUpDelivery, 'fr')).toBe('5\u00a0à\u00a07\u00a0jours ouvrables');
  expect(formatDuration(rollUpDelivery, 'nl')).toBe('5\u00a0tot\u00a07\u00a0werkdagen');
  expect(formatDuration(rollUpDelivery, 'en')).toBe('5\u00a0to\u00a07\u00a0working days');
  expect(formatDuration(wrapWarranty, 'fr')).toBe('5\u00a0ans');
  expect(formatDuration(wrapWarranty, 'nl')).toBe('5\u00a0jaar');
});

test('every page that says how far letters read takes it from one rule', () => {
  expect(readingDistance(1)).toBe(3);
  const rule = `${readingDistance(1)}\u00a0m`;
  const farther = `${readingDistance(10)}\u00a0m`;
  for (const locale of locales) {
    for (const copy of [services.signage, services['point-of-sale'], aboutCopy]) {
      const texts = collectTexts(copy, 'copy').map(({ text }) => text[locale]);
      expect(texts.filter((text) => text.includes(rule)).length).toBeGreaterThan(0);
    }
    const signs = collectTexts(services['signs-banners'], 'copy').map(({ text }) => text[locale]);
    expect(signs.filter((text) => text.includes(farther)).length).toBeGreaterThan(0);
  }
});

test('one of a unit is singular', () => {
  expect(formatDuration({ min: 1, max: 1, unit: 'weeks' }, 'fr')).toBe('1\u00a0semaine');
  expect(formatDuration({ min: 1, max: 1, unit: 'workingDays' }, 'nl')).toBe('1\u00a0werkdag');
  expect(formatDuration({ min: 1, max: 1, unit: 'years' }, 'en')).toBe('1\u00a0year');
});

test('thousands are separated as each language does', () => {
  expect(formatCount(5000, 'fr')).toBe('5\u202f000');
  expect(formatCount(5000, 'nl')).toBe('5.000');
  expect(formatCount(5000, 'en')).toBe('5,000');
});

test('twice the wind pushes four times as hard, on the page and beside its drawing', () => {
  expect([36, 72].map(windLoad)).toEqual([6, 25]);
  expect(windLoad(0)).toBe(0);
});
