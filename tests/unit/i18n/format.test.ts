import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatAmountField,
  formatChange,
  formatCount,
  formatDay,
  formatDays,
  formatDuration,
  formatFileSize,
  formatMoment,
  formatMonth,
  formatPrice,
  formatRate,
  formatRecordedMoment,
  formatSeconds,
  formatShare,
  formatShortMoment,
  formatStopwatch,
  formatTimeBetween,
  formatWeekday,
  formatWeekdayMoment,
} from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import { locales } from '@/lib/i18n/locales';

/** Unbreakable spaces are told apart from others by the tests that are about them. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
const inEach = (say: (locale: (typeof locales)[number]) => string) =>
  locales.map((locale) => plain(say(locale)));

describe('a moment in a sentence', () => {
  const afternoon = new Date('2026-11-24T14:05:59Z');

  test('is written as each language says it, in Brussels time', () => {
    expect(plain(formatMoment(afternoon, 'fr'))).toBe('mardi 24 novembre à 15 h 05');
    expect(plain(formatMoment(afternoon, 'nl'))).toBe('dinsdag 24 november om 15.05 uur');
    expect(plain(formatMoment(afternoon, 'en'))).toBe('Tuesday 24 November at 15:05');
  });

  test('follows summer time', () => {
    expect(plain(formatMoment(new Date('2026-07-14T14:05:00Z'), 'en'))).toBe('Tuesday 14 July at 16:05');
  });

  test('leaves out the minutes of a whole hour where people do', () => {
    const opening = new Date('2026-11-24T08:00:00Z');
    expect(plain(formatMoment(opening, 'fr'))).toBe('mardi 24 novembre à 9 h');
    expect(plain(formatMoment(opening, 'nl'))).toBe('dinsdag 24 november om 9 uur');
    expect(plain(formatMoment(opening, 'en'))).toBe('Tuesday 24 November at 9:00');
  });

  test('says "1er" in French only', () => {
    const first = new Date('2026-12-01T10:30:00Z');
    expect(plain(formatMoment(first, 'fr'))).toBe('mardi 1er décembre à 11 h 30');
    expect(plain(formatMoment(first, 'nl'))).toBe('dinsdag 1 december om 11.30 uur');
  });

  test('keeps the hour on one line', () => {
    expect(formatMoment(afternoon, 'fr')).toContain('15\u00a0h\u00a005');
    expect(formatMoment(afternoon, 'nl')).toContain('15.05\u00a0uur');
  });
});

describe('a phone number', () => {
  test.each([
    ['+3227200000', 'fr', '02 720 00 00'],
    ['+32475123456', 'nl', '0475 12 34 56'],
    ['+32475123456', 'en', '+32 475 12 34 56'],
    ['+33612345678', 'fr', '+33 6 12 34 56 78'],
    ['not a number', 'fr', 'not a number'],
  ] as const)('%s reads in %s as %s', (e164, locale, expected) => {
    expect(formatPhone(e164, locale)).toBe(expected);
  });
});

describe('a file size', () => {
  test.each([
    [0, 'fr', '1 ko'],
    [348_160, 'fr', '340 ko'],
    [348_160, 'nl', '340 kB'],
    [1_258_291, 'fr', '1,2 Mo'],
    [1_258_291, 'nl', '1,2 MB'],
    [1_258_291, 'en', '1.2 MB'],
    [10_485_760, 'en', '10 MB'],
  ] as const)('of %i bytes reads in %s as %s', (bytes, locale, expected) => {
    expect(plain(formatFileSize(bytes, locale))).toBe(expected);
  });
});

test.each([
  [45 * 60_000, '45 min'],
  [130 * 60_000, '2 h 10 min'],
  [120 * 60_000, '2 h'],
  [(26 * 60 + 59) * 60_000, '1 j 2 h'],
  [-90 * 60_000, '1 h 30 min'],
  [1, '1 min'],
])('the time of %d ms is %s', (milliseconds, text) => {
  expect(plain(formatTimeBetween(milliseconds, 'fr'))).toBe(text);
});

test('moments of a list are in Brussels time, as each language writes them', () => {
  const moment = new Date('2026-11-24T14:05:00Z');
  expect(plain(formatShortMoment(moment, 'fr'))).toBe('24/11 15 h 05');
  expect(plain(formatShortMoment(moment, 'nl'))).toBe('24/11 15.05');
  expect(plain(formatWeekdayMoment(moment, 'en'))).toBe('Tue 24/11 15:05');
  expect(plain(formatWeekdayMoment(moment, 'fr'))).toBe('mar. 24/11 15 h 05');
  const nine = new Date('2026-11-24T09:00:00+01:00');
  expect(inEach((locale) => formatShortMoment(nine, locale))).toEqual([
    '24/11 9 h',
    '24/11 9.00',
    '24/11 9:00',
  ]);
  expect(plain(formatTimeBetween(30 * 3_600_000, 'nl'))).toBe('1 d 6 u');
});

test('counts and shares are written as Belgium writes them', () => {
  expect(plain(formatCount(12_345, 'fr'))).toBe('12 345');
  expect(formatCount(12_345, 'nl')).toBe('12.345');
  expect(formatCount(12_345, 'en')).toBe('12,345');
  expect(plain(formatShare(0.0456, 'fr'))).toBe('4,6 %');
  expect(formatShare(0.456, 'en')).toBe('46%');
  expect(plain(formatChange(12, 'fr'))).toBe('+12 %');
  expect(plain(formatChange(0, 'nl'))).toBe('0%');
});

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [65, '1 min 05'],
  [3600, '1 h'],
  [3720, '1 h 02'],
])('%i seconds are %s', (seconds, text) => {
  expect(plain(formatStopwatch(seconds))).toBe(text);
});

test('a day has its year, and "1er" in French', () => {
  // Half past midnight in Brussels.
  const first = new Date('2026-11-30T23:30:00Z');
  expect(inEach((locale) => formatMonth('2026-11-01', locale))).toEqual([
    'novembre 2026',
    'november 2026',
    'November 2026',
  ]);
  expect(inEach((locale) => formatDay(first, locale))).toEqual([
    '1er décembre 2026',
    '1 december 2026',
    '1 December 2026',
  ]);
});

test('a day that is waited for has its weekday', () => {
  const day = new Date('2026-12-01T12:00:00Z');
  expect(inEach((locale) => formatWeekday(day, locale))).toEqual([
    'mardi 1er décembre 2026',
    'dinsdag 1 december 2026',
    'Tuesday 1 December 2026',
  ]);
});

test('days are named once, and together when they are several', () => {
  expect(formatDays('2026-11-24', '2026-11-24', 'en')).toBe('24 Nov 2026');
  expect(plain(formatDays('2026-11-23', '2026-11-29', 'en')).replaceAll(/\s/g, '')).toBe('23–29Nov2026');
});

test('a moment of a record is as exact as it is asked for', () => {
  const at = new Date('2026-11-21T08:12:05Z');
  expect(inEach((locale) => formatRecordedMoment(at, locale, { day: 'medium', time: 'short' }))).toEqual([
    '21 nov. 2026, 09:12',
    '21 nov 2026, 09:12',
    '21 Nov 2026, 09:12',
  ]);
  expect(formatRecordedMoment(at, 'nl', { day: 'short', time: 'medium' })).toContain('09:12:05');
});

test('how long something takes is one number or two, with its unit', () => {
  const days = { min: 5, max: 7, unit: 'workingDays' } as const;
  expect(inEach((locale) => formatDuration(days, locale))).toEqual([
    '5 à 7 jours ouvrables',
    '5 tot 7 werkdagen',
    '5 to 7 working days',
  ]);
  expect(inEach((locale) => formatDuration({ min: 1, max: 1, unit: 'years' }, locale))).toEqual([
    '1 an',
    '1 jaar',
    '1 year',
  ]);
});

test.each([
  [0, ['0 s', '0 sec', '0 secs']],
  [80, ['1 min 20 s', '1 min 20 sec', '1 min 20 secs']],
  [60, ['1 min', '1 min', '1 min']],
  [3725, ['1 h 2 min', '1 uur 2 min', '1 hr 2 mins']],
])('%i seconds in a sentence name each unit', (seconds, texts) => {
  expect(inEach((locale) => formatSeconds(seconds, locale))).toEqual(texts);
});

test('money has cents where they are asked for or there are any', () => {
  expect(inEach((locale) => formatPrice(1500, locale))).toEqual(['1 500 €', '€ 1.500', '€1,500']);
  expect(inEach((locale) => formatPrice(12.5, locale))).toEqual(['12,50 €', '€ 12,50', '€12.50']);
  expect(inEach((locale) => formatAmount(125_050, locale))).toEqual([
    '1 250,50 €',
    '€ 1.250,50',
    '€1,250.50',
  ]);
  expect(inEach((locale) => formatAmountField(125_000, locale))).toEqual([
    '1 250,00',
    '1.250,00',
    '1,250.00',
  ]);
  expect(formatAmountField(null, 'fr')).toBe('');
  expect(inEach((locale) => formatRate(6.5, locale))).toEqual(['6,5', '6,5', '6.5']);
});
