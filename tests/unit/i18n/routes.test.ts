import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { findPage, findPageInAnyLocale, pageIds, pathTo, routeOf } from '@/lib/i18n/routes';

/** Every path of the specification, section 2. */
const specified = [
  '/',
  '/auth',
  '/auth/confirm',
  '/auth/success',
  '/logout',
  '/chatbot/register-success',
  '/portfolio',
  '/a-propos',
  '/carrieres',
  '/admin',
  '/lettrage-signaletique',
  '/lettrage-publicitaire',
  '/signaletique',
  '/covering-ppf',
  '/car-wrapping',
  '/protection-ppf',
  '/simulateur-covering',
  '/enseignes-baches',
  '/enseignes',
  '/baches',
  '/rollup',
  '/broderies-impressions-textiles',
  '/broderie',
  '/impression-textile',
  '/createur-tshirt',
  '/decoration-murale-films-solaires',
  '/decoration-murale',
  '/films-solaires',
  '/chartes-design-graphique',
  '/chartes-graphiques',
  '/creation-logo',
  '/creation-site-internet',
  '/lichtreclame-signalisatie-belgique',
  '/pos-communication-visuelle',
  '/cgv',
  '/mentions-legales',
  '/politique-confidentialite',
];

test('French has exactly the paths of the specification, without a prefix', () => {
  const paths = pageIds.map((id) => pathTo(id, 'fr'));
  for (const path of specified) expect(paths).toContain(path);
  expect(findPage('fr', 'roll-up')).toBeNull();
});

test.each(locales)('no two pages share an address in %s', (locale) => {
  const paths = pageIds.map((id) => pathTo(id, locale));
  expect(new Set(paths).size).toBe(paths.length);
});

test('slugs are lower case, without slashes at their ends', () => {
  for (const id of pageIds) {
    for (const locale of locales) expect(routeOf(id).slug[locale]).toMatch(/^$|^[a-z0-9-]+(\/[a-z0-9-]+)*$/);
  }
});

test('a page is found by its slug, first in the language asked for', () => {
  for (const id of pageIds) {
    for (const locale of locales) expect(findPage(locale, routeOf(id).slug[locale])).toBe(id);
  }
  expect(findPageInAnyLocale('nl', 'car-wrapping')).toBe('car-wrapping');
  expect(findPageInAnyLocale('fr', 'vehicle-wrapping')).toBe('car-wrapping');
  expect(findPageInAnyLocale('fr', 'nothing-here')).toBeNull();
});
