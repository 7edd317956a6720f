import { expect, test } from 'vitest';
import { decideLanguage, type LanguageFacts, preferredLocale } from '@/lib/i18n/negotiation';

const nothing: LanguageFacts = {
  pathname: '/',
  cookie: undefined,
  acceptLanguage: null,
  referer: null,
  fetchSite: null,
  host: 'site.example',
};

const decide = (facts: Partial<LanguageFacts>) => decideLanguage({ ...nothing, ...facts });
const stay = { redirectTo: null, remember: null };
const own = (path: string) => `https://site.example${path}`;

test('a request that says nothing gets French', () => {
  expect(decide({})).toEqual(stay);
});

test.each([
  ['nl-BE,nl;q=0.9,en;q=0.8', '/nl'],
  ['en-GB', '/en'],
  ['de,en;q=0.5,fr;q=0.4', '/en'],
  ['fr-BE,nl;q=0.9', null],
  ['de', null],
  ['*', null],
])('on the home page the browser that prefers %s is led to %s', (acceptLanguage, redirectTo) => {
  expect(decide({ acceptLanguage }).redirectTo).toBe(redirectTo);
});

test('the cookie goes before the browser', () => {
  expect(decide({ cookie: 'en', acceptLanguage: 'nl' }).redirectTo).toBe('/en');
  expect(decide({ cookie: 'fr', acceptLanguage: 'nl' })).toEqual(stay);
  expect(decide({ cookie: 'xx', acceptLanguage: 'nl' }).redirectTo).toBe('/nl');
});

test('a shared French page stays French for a first visit and follows the cookie afterwards', () => {
  expect(decide({ pathname: '/car-wrapping', acceptLanguage: 'nl' })).toEqual(stay);
  expect(decide({ pathname: '/car-wrapping', cookie: 'nl' }).redirectTo).toBe('/nl/carwrapping');
  expect(decide({ pathname: '/no-such-page', cookie: 'nl' })).toEqual(stay);
});

test('a category and a work follow the cookie too; their pages lead on to their own segments', () => {
  expect(decide({ pathname: '/portfolio/vehicules', cookie: 'nl' }).redirectTo).toBe(
    '/nl/realisaties/vehicules',
  );
  expect(decide({ pathname: '/portfolio/vehicules/x', cookie: 'en' }).redirectTo).toBe(
    '/en/portfolio/vehicules/x',
  );
  expect(decide({ pathname: '/portfolio/vehicules', cookie: 'fr' })).toEqual(stay);
});

test('an address with a language in it is never redirected', () => {
  for (const pathname of ['/nl', '/en/vehicle-wrapping', '/nl/no-such-page']) {
    expect(decide({ pathname, cookie: 'fr', acceptLanguage: 'fr' })).toEqual(stay);
  }
});

test('a link from one language of this site to another is a choice, remembered and obeyed', () => {
  expect(decide({ referer: own('/nl'), cookie: 'nl', acceptLanguage: 'nl' })).toEqual({
    redirectTo: null,
    remember: 'fr',
  });
  expect(decide({ pathname: '/nl', referer: own('/') })).toEqual({ redirectTo: null, remember: 'nl' });
  expect(decide({ pathname: '/en/portfolio', referer: own('/nl/realisaties') }).remember).toBe('en');
});

test.each([
  '/media/print/nl/car-wrapping',
  '/media/films/x.mp4',
  '/og/nl/home',
  '/_next/static/chunks/a.js',
  '/api/flights/a.js',
  '/robots.txt',
])('%s is no page: asking for it on a page in any language chooses none, and leads nowhere', (pathname) => {
  for (const from of ['/', '/nl/carwrapping', '/en'])
    expect(decide({ pathname, referer: own(from), cookie: 'nl', acceptLanguage: 'en' })).toEqual(stay);
  expect(decide({ pathname: '/nl', referer: own(pathname), acceptLanguage: 'en' })).toEqual(stay);
});

test('a page below a slug that only begins like such a folder is one', () => {
  for (const pathname of ['/media', '/og', '/mediation/x'])
    expect(decide({ pathname, referer: own('/nl') }).remember).toBe('fr');
});

test('another site cannot choose for the visitor', () => {
  expect(decide({ pathname: '/nl', referer: 'https://elsewhere.example/' })).toEqual(stay);
  expect(decide({ referer: 'https://elsewhere.example/nl', acceptLanguage: 'en' }).redirectTo).toBe('/en');
  expect(decide({ referer: 'not an address', acceptLanguage: 'en' }).redirectTo).toBe('/en');
});

test('someone reading French pages without a choice is not sent away by the logo', () => {
  expect(decide({ referer: own('/car-wrapping'), acceptLanguage: 'nl' })).toEqual(stay);
  expect(decide({ fetchSite: 'same-origin', acceptLanguage: 'nl' })).toEqual(stay);
});

test('Accept-Language is read by weight, with bounds', () => {
  expect(preferredLocale('fr;q=0.1, nl;q=0.2')).toBe('nl');
  expect(preferredLocale('nl;q=0, en')).toBe('en');
  expect(preferredLocale('NL')).toBe('nl');
  expect(preferredLocale('')).toBeNull();
  expect(preferredLocale(`${'de,'.repeat(1000)}nl`)).toBeNull();
});
