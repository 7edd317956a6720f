import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { consentCookie, decideConsent, everythingAllowed } from '@/lib/consent/choice';
import { type CacheableAnswer, cacheRulesFor, carriesCookies, mergeVary } from '@/lib/security/cache-rules';

const prerendered: CacheableAnswer = {
  target: '/a-propos',
  hasCookies: false,
  setsCookie: false,
  cacheControl: 's-maxage=31536000',
};
const ruleFor = (answer: Partial<CacheableAnswer>) => cacheRulesFor({ ...prerendered, ...answer });

describe('A prerendered page', () => {
  test('may be kept by anyone who asks again before each use', () => {
    expect(ruleFor({})).toEqual({ cacheControl: 'public, max-age=0, must-revalidate', vary: ['Cookie'] });
    expect(ruleFor({ target: '/nl/over-ons?x=1' }).cacheControl).toBe('public, max-age=0, must-revalidate');
  });

  test('is kept by the browser alone when the request had a cookie', () => {
    expect(ruleFor({ hasCookies: true })).toEqual({ cacheControl: 'private, no-cache', vary: ['Cookie'] });
  });

  test('is kept by the browser alone where the language is negotiated', () => {
    for (const target of ['/', '/?utm_source=x', '/#top']) {
      expect(ruleFor({ target })).toEqual({
        cacheControl: 'private, no-cache',
        vary: ['Accept-Language', 'Cookie'],
      });
    }
  });

  test('is kept by nobody when its answer sets a cookie', () => {
    expect(ruleFor({ setsCookie: true }).cacheControl).toBe('private, no-store');
  });
});

describe('A request', () => {
  const choice = decideConsent(everythingAllowed, { id: 'x', now: new Date(), gpc: false });
  const consent = consentCookie(choice, true).split(';')[0] ?? '';

  test('that carries only what was consented to gets what everyone gets', () => {
    expect(carriesCookies(consent)).toBe(false);
    expect(carriesCookies(undefined)).toBe(false);
  });

  test('that carries any other cookie does not', () => {
    for (const header of [`${consent}; locale=nl`, `locale=nl; ${consent}`, `x${consent}`, '']) {
      expect(carriesCookies(header), header).toBe(true);
    }
  });

  test('is told apart by the proxy in the same way', () => {
    const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
    const pattern = /"~(\^\(GET\|HEAD\).*\$)" 0;/.exec(conf)?.[1] ?? '';
    const isShared = (...parts: string[]) => new RegExp(pattern).test(parts.join(':'));
    expect(isShared('GET', '', '', '')).toBe(true);
    expect(isShared('HEAD', consent, '', '')).toBe(true);
    expect(isShared('POST', consent, '', '')).toBe(false);
    expect(isShared('GET', `${consent}; locale=nl`, '', '')).toBe(false);
    expect(isShared('GET', `locale=nl; ${consent}`, '', '')).toBe(false);
    for (let part = 2; part < 4; part += 1) {
      const parts = ['GET', consent, '', ''];
      parts[part] = '1';
      expect(isShared(...parts), `part ${part}`).toBe(false);
    }
  });
});

describe('Another answer', () => {
  test('that says it must not be stored keeps its word', () => {
    for (const cacheControl of ['no-store', 'private, no-cache, no-store, max-age=0, must-revalidate']) {
      for (const hasCookies of [true, false])
        expect(ruleFor({ cacheControl, hasCookies }).cacheControl).toBeNull();
    }
  });

  test('that is no page is left alone, also beside cookies', () => {
    for (const target of ['/_next/static/chunks/a.js', '/og/fr/home', '/icon.svg', '/robots.txt']) {
      expect(
        ruleFor({ target, hasCookies: true, cacheControl: 'public, max-age=31536000, immutable' }),
      ).toEqual({ cacheControl: null, vary: [] });
    }
  });

  test('that only shared caches may keep is not kept by them without asking', () => {
    expect(ruleFor({ target: '/sitemap.xml' }).cacheControl).toBe('public, max-age=0, must-revalidate');
  });
});

test('Vary names each header once, whatever its letters', () => {
  expect(mergeVary('rsc, cookie, Accept-Encoding', ['Accept-Language', 'Cookie'])).toBe(
    'rsc, Cookie, Accept-Encoding, Accept-Language',
  );
  expect(mergeVary(undefined, ['Cookie'])).toBe('Cookie');
});
