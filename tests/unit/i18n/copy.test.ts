import { expect, test } from 'vitest';
import { asLabel, withLabel } from '@/lib/i18n/copy';
import { locales } from '@/lib/i18n/locales';

test('words behind a label are parted from it as their language does', () => {
  expect(locales.map((locale) => withLabel('T-shirt', '1, 2', locale))).toEqual([
    'T-shirt\u00a0: 1, 2',
    'T-shirt: 1, 2',
    'T-shirt: 1, 2',
  ]);
});

test('a label over what it names has the same colon', () => {
  expect(locales.map((locale) => asLabel('Alfred', locale))).toEqual(['Alfred\u00a0:', 'Alfred:', 'Alfred:']);
});
