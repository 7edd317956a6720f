import { expect, test } from 'vitest';
import { languagePaths } from '@/lib/i18n/language-paths';

test('A page has an address in each language', () => {
  expect(languagePaths('home')).toEqual({ fr: '/', nl: '/nl', en: '/en' });
});

test('The query goes along, encoded; what is no plain text stays behind', () => {
  expect(
    languagePaths('quote-received', { request: 'a.b&c="d"', again: ['x', 'y'], none: undefined }),
  ).toEqual({
    fr: '/demande-recue?request=a.b%26c%3D%22d%22',
    nl: '/nl/aanvraag-ontvangen?request=a.b%26c%3D%22d%22',
    en: '/en/request-received?request=a.b%26c%3D%22d%22',
  });
});
