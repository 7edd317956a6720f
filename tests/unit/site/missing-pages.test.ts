import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { formerAddresses } from '@/lib/i18n/former-addresses';
import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo } from '@/lib/i18n/routes';
import type { Answer } from '@/lib/site/door/kept-answers';
import { createMissingPages, localeOfMissing } from '@/lib/site/door/missing-pages';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;

describe('An address that no page can have', () => {
  test.each<[string, Record<string, string>, string]>([
    ['/nowhere', {}, 'fr'],
    ['/nowhere/at/all/', {}, 'fr'],
    ['/nl/nergens', {}, 'nl'],
    ['/EN/nowhere?x=1', {}, 'en'],
    ['/nowhere', { cookie: 'consent=a; locale=nl' }, 'nl'],
    ['/nowhere', { cookie: 'session=x; locale=xx' }, 'fr'],
    ['/nl/%zz', {}, 'nl'],
    ['/roll-up', {}, 'fr'],
    ['/administrator', {}, 'fr'],
  ])('%s with %j is missing in %s', (url, headers, locale) => {
    expect(localeOfMissing(request(url, headers))).toBe(locale);
    expect(localeOfMissing(request(url, headers, 'HEAD'))).toBe(locale);
    expect(localeOfMissing(request(url, headers, 'POST'))).toBeNull();
  });

  test('is none of a page in any letters or language, of what is below one, of a file, and none that a page had once', () => {
    expect(pageIds.length).toBeGreaterThan(50);
    for (const id of pageIds)
      for (const locale of locales) {
        const path = pathTo(id, locale);
        for (const form of [path, `${path}/`, path.toUpperCase(), `${path}?utm_source=x`])
          expect(localeOfMissing(request(form)), form).toBeNull();
      }
    for (const { source } of formerAddresses) expect(localeOfMissing(request(source)), source).toBeNull();
    for (const path of [
      '/portfolio/x/y',
      '/nl/realisaties/x',
      '/admin/x',
      '/nl/admin/requests/1',
      '/api/x',
      '/_next/x',
      '/robots.txt',
      '/favicon.ico',
      '/media/portfolio/1/2.webp',
      '/og/fr/home',
    ])
      expect(localeOfMissing(request(path)), path).toBeNull();
  });
});

test('Below the portfolio only where no work, category or later page is', () => {
  const asked: [string, string][] = [];
  const hasWork = (locale: string, rest: string) => {
    asked.push([locale, rest]);
    return rest === 'enseignes/été';
  };
  expect(localeOfMissing(request('/portfolio/enseignes/%C3%A9t%C3%A9?x=1'), hasWork)).toBeNull();
  expect(localeOfMissing(request('/nl/realisaties/x/'), hasWork)).toBe('nl');
  expect(localeOfMissing(request('/en/portfolio/x/y/z'), hasWork)).toBe('en');
  expect(localeOfMissing(request('/portfolio/'), hasWork)).toBeNull();
  expect(asked).toEqual([
    ['fr', 'enseignes/été'],
    ['nl', 'x'],
    ['en', 'x/y/z'],
  ]);
});

describe('A flood of them', () => {
  const page =
    '<html lang="nl"><script nonce="abc">x()</script><link rel="preload" as="script" href="/a.js"><style nonce="abc">a{}</style><h1>Niets</h1></html>';

  function setUp(answers: { status: number }[] = [{ status: 404 }]) {
    let time = 0;
    const kept = new Map<string, Answer>();
    const asked: [string, Record<string, string>][] = [];
    const pages = createMissingPages({
      ask: async (path, headers) => {
        asked.push([path, headers]);
        const { status } = answers[Math.min(asked.length, answers.length) - 1] ?? { status: 500 };
        const rawHeaders = [
          'Content-Security-Policy',
          "script-src 'self' 'nonce-abc'",
          'Set-Cookie',
          'a=b',
          'Cache-Control',
          'no-store',
        ];
        return { status, rawHeaders, body: Buffer.from(page) };
      },
      remember: (notes) => ({ headers: { lesson: String(notes.unnamed) }, forget: () => undefined }),
      find: (name) => kept.get(name),
      keep: async (name, answer) => void kept.set(name, answer),
      now: () => time,
    });
    const flood = (count: number, locale = 'nl') =>
      Array.from({ length: count }, (_, index) => pages.instead(request(`/${locale}/x${index}`))).filter(
        Boolean,
      ).length;
    return {
      pages,
      kept,
      asked,
      flood,
      wait: (milliseconds: number) => {
        time += milliseconds;
      },
      learnt: () => new Promise(setImmediate),
    };
  }

  test('is answered from memory beyond twenty, and two a second', async () => {
    const { flood, wait, learnt, asked } = setUp();
    expect(flood(1)).toBe(0);
    await learnt();
    expect(flood(19)).toBe(0);
    expect(flood(1000)).toBe(1000);
    wait(3000);
    expect(flood(10)).toBe(4);
    wait(3_600_000);
    expect(flood(30)).toBe(10);
    expect(asked).toEqual([['/nl/-', { lesson: 'true', cookie: 'locale=nl' }]]);
  });

  test('takes memory for one answer in each language, whatever is asked for', async () => {
    const { flood, kept, learnt, asked } = setUp();
    for (const locale of ['nl', 'en']) flood(50, locale);
    flood(50, 'de');
    await learnt();
    expect([...kept.keys()]).toEqual(['404 nl', '404 en', '404 fr']);
    expect(asked.map(([path]) => path)).toEqual(['/nl/-', '/en/-', '/-']);
  });

  test('gets plain HTML that sets nothing and runs nothing', async () => {
    const { flood, kept, learnt } = setUp();
    flood(1);
    await learnt();
    expect(kept.get('404 nl')?.body.toString()).toBe(
      '<html lang="nl"><style>a{}</style><h1>Niets</h1></html>',
    );
    expect(kept.get('404 nl')?.headers).toEqual([
      ['Content-Security-Policy', "script-src 'self'"],
      ['Cache-Control', 'no-store'],
    ]);
  });

  test('is drawn as long as there is nothing to answer it with', async () => {
    const { flood, kept, learnt } = setUp([{ status: 500 }]);
    flood(1);
    await learnt();
    expect(kept.size).toBe(0);
    expect(flood(100)).toBe(0);
  });
});
