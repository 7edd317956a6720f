import { describe, expect, test } from 'vitest';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { formatFileSize } from '@/lib/uploads/format-file-size';

/** Unbreakable spaces are told apart from others by the tests that are about them. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a deadline', () => {
  const afternoon = new Date('2026-11-24T14:05:59Z');

  test('is written as each language says it, in Brussels time', () => {
    expect(plain(formatAnswerDue(afternoon, 'fr'))).toBe('mardi 24 novembre à 15 h 05');
    expect(plain(formatAnswerDue(afternoon, 'nl'))).toBe('dinsdag 24 november om 15.05 uur');
    expect(plain(formatAnswerDue(afternoon, 'en'))).toBe('Tuesday 24 November at 15:05');
  });

  test('follows summer time', () => {
    expect(plain(formatAnswerDue(new Date('2026-07-14T14:05:00Z'), 'en'))).toBe('Tuesday 14 July at 16:05');
  });

  test('leaves out the minutes of a whole hour where people do', () => {
    const opening = new Date('2026-11-24T08:00:00Z');
    expect(plain(formatAnswerDue(opening, 'fr'))).toBe('mardi 24 novembre à 9 h');
    expect(plain(formatAnswerDue(opening, 'nl'))).toBe('dinsdag 24 november om 9 uur');
    expect(plain(formatAnswerDue(opening, 'en'))).toBe('Tuesday 24 November at 9:00');
  });

  test('says "1er" in French only', () => {
    const first = new Date('2026-12-01T10:30:00Z');
    expect(plain(formatAnswerDue(first, 'fr'))).toBe('mardi 1er décembre à 11 h 30');
    expect(plain(formatAnswerDue(first, 'nl'))).toBe('dinsdag 1 december om 11.30 uur');
  });

  test('keeps the hour on one line', () => {
    expect(formatAnswerDue(afternoon, 'fr')).toContain('15\u00a0h\u00a005');
    expect(formatAnswerDue(afternoon, 'nl')).toContain('15.05\u00a0uur');
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
