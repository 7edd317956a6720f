import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from '@/lib/accounts/safe-redirect';
import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo } from '@/lib/i18n/routes';

const site = 'https://opaak.example';

/** Where a browser ends that is sent to this address from a page of the site. */
const lands = (target: string) => new URL(target, `${site}/nl/auth`).origin;

describe('A redirect after signing in', () => {
  test.each(locales)('goes to any page of the site in %s but those that lead in circles', (locale) => {
    for (const id of pageIds) {
      const path = pathTo(id, locale);
      const circles = id.startsWith('auth') || id === 'logout';
      expect(safeRedirect(path), path).toBe(circles ? null : path);
    }
  });

  test('keeps query and anchor', () => {
    expect(safeRedirect('/compte?done=email#name')).toBe('/compte?done=email#name');
  });

  test.each([
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    'https:evil',
    'https://evil.example',
    'http:/evil',
    '%2f%2fevil',
    '/%2fevil',
    '/%2f%2fevil',
    '/%5cevil',
    '/%252f%252fevil',
    '/%25252fevil',
    '/.%2f/evil',
    '/..//evil',
    '/./%2e%2e//evil',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    'data:text/html,x',
    '\t//evil',
    '/\t/evil',
    '/\n/evil',
    '\n/compte',
    ' /compte',
    '/%09/evil',
    '/%00',
    '/é',
    '/%ff',
    '/@evil',
    'compte',
    '',
    '/_next/static/x.js',
    '/api/account/export',
    '/API/x',
    '/nl/auth?redirect=/admin',
    `/${'a'.repeat(600)}`,
    null,
    undefined,
    ['/compte', '/compte'],
    { toString: () => '/compte' },
  ])('never goes to %j', (wanted) => {
    expect(safeRedirect(wanted)).toBeNull();
  });

  test('stays on the site, whatever is asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      'a',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join('')),
          fc.webUrl(),
        ),
        (wanted) => {
          const target = safeRedirect(wanted);
          if (target === null) return;
          expect(target.startsWith('/')).toBe(true);
          expect(lands(target)).toBe(site);
          // Someone who decodes once too often lands here too.
          expect(lands(decodeURIComponent(new URL(target, site).pathname))).toBe(site);
          expect(safeRedirect(target)).toBe(target);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
