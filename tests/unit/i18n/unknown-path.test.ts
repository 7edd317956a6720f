import { expect, test } from 'vitest';
import { pathTo } from '@/lib/i18n/routes';
import { readRequestedPath } from '@/lib/i18n/unknown-path';

test('the address is shown as written, decoded, without its query and not endlessly long', () => {
  expect(readRequestedPath('/caf%C3%A9/x?token=1').address).toBe('/café/x');
  expect(readRequestedPath(`/${'a'.repeat(500)}`).address).toHaveLength(200);
  expect(readRequestedPath('/%25ff').address).toBe('/%ff');
  expect(readRequestedPath(null)).toEqual({ locale: 'fr', address: null, canonical: null, nearest: null });
});

test('its language is the one in the address', () => {
  expect(readRequestedPath('/nl/weg').locale).toBe('nl');
  expect(readRequestedPath('/EN/gone').locale).toBe('en');
  expect(readRequestedPath('/disparu').locale).toBe('fr');
});

test('without one in the address it is the one the visitor chose, and the one address of a page stays what it is', () => {
  expect(readRequestedPath('/xyz', 'en').locale).toBe('en');
  expect(readRequestedPath(null, 'nl').locale).toBe('nl');
  expect(readRequestedPath('/nl/weg', 'en').locale).toBe('nl');
  expect(readRequestedPath('/xyz', 'de').locale).toBe('fr');
  expect(readRequestedPath('/roll-up', 'en')).toMatchObject({ canonical: null, nearest: 'roll-up' });
  expect(readRequestedPath('/vehicle-wrapping', 'en').canonical).toBe('/car-wrapping');
});

test('an open page written otherwise has one address', () => {
  expect(readRequestedPath('/NL').canonical).toBe('/nl');
  expect(readRequestedPath('/Demande-Recue').canonical).toBe('/demande-recue');
  expect(readRequestedPath('/nl/request-received').canonical).toBe(pathTo('quote-received', 'nl'));
  expect(readRequestedPath('/request-received?request=a').canonical).toBe('/demande-recue');
});

test('an address is never its own correction', () => {
  expect(readRequestedPath('/demande-recue').canonical).toBeNull();
});

test.each([
  ['/roll-up', 'roll-up'],
  ['/car-wraping', 'car-wrapping'],
  // What menus call it, where its address is called otherwise.
  ['/enseignes-lumineuses', 'illuminated-signs'],
  ['/enseigne-lumineuze', 'illuminated-signs'],
  ['/nl/carwrapping', 'car-wrapping'],
  ['/en/logo-desing', 'logo-design'],
  ['/enseigne', 'signs'],
])('%s is near the page %s', (target, page) => {
  expect(readRequestedPath(target).nearest).toBe(page);
});

test.each(['/', '/xy', '/wp-login.php', '/completely-different-thing', '/admin'])(
  '%s is near no public page',
  (target) => {
    expect(readRequestedPath(target).nearest).toBeNull();
  },
);
