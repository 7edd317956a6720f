import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { isPagePath } from '@/lib/i18n/page-paths';
import { pageIds, pathTo, pathWithin, routeOf } from '@/lib/i18n/routes';
import { isSessionPath, sessionApis, sessionSegments } from '@/lib/i18n/session-paths';
import { listFiles } from '../../support/source-files';

// What it does is not asked here, only where it is asked to.
vi.mock('@/lib/supabase/keep-session', () => ({}));
vi.mock('@/lib/supabase/staff-entry', () => ({}));

let config: typeof import('@/middleware')['config'];

beforeAll(async () => {
  ({ config } = await import('@/middleware'));
});

/** A request as it comes without cookie, language or referer. */
const isSeen = (path: string) =>
  unstable_doesMiddlewareMatch({ config, url: new URL(path, 'https://site.test').href, nextConfig: {} });

/** The words between the brackets of a pattern such as "/api/:area(account|auth)/:path*". */
function wordsOf(pattern: string): string[] {
  return /:area\(([^)]*)\)/.exec(pattern)?.[1]?.split('|') ?? [];
}

test('the matcher names what the route table says, and nothing else', () => {
  const literal = config.matcher.filter((entry) => typeof entry === 'string');
  expect(literal).toHaveLength(2);
  const [pages = '', apis = ''] = literal;
  expect(wordsOf(pages).sort()).toEqual([...sessionSegments].sort());
  expect(wordsOf(apis).sort()).toEqual([...sessionApis].sort());
});

describe.each(pageIds)('%s', (id) => {
  const isClosed = routeOf(id).kind !== 'public';

  test.each(locales)(`goes by the middleware in %s: ${isClosed}`, (locale) => {
    for (const path of [
      pathTo(id, locale),
      pathWithin(id, locale, { rest: 'below/it', query: { a: 'b' } }),
    ]) {
      const { pathname } = new URL(path, 'https://site.test');
      expect(isSeen(path), path).toBe(isClosed);
      expect(isSessionPath(pathname), path).toBe(isClosed);
    }
  });
});

test('what answers below /api for an account or the staff goes by the middleware', () => {
  const routes = listFiles('app/api', ['route.ts']).map((file) => file.replace(/^app|\/route\.ts$/g, ''));
  const closed = routes.filter((path) => isSessionPath(path));
  expect(closed.length).toBeGreaterThan(5);
  expect(closed.every(isSeen)).toBe(true);
  expect(routes.filter((path) => !closed.includes(path)).some(isSeen)).toBe(false);
  for (const folder of sessionApis)
    expect(closed.some((path) => path.startsWith(`/api/${folder}/`))).toBe(true);
});

test('what answers beside the pages never goes by the middleware for its language', () => {
  const routes = listFiles('app', ['route.ts', 'route.tsx'])
    .filter((file) => !file.startsWith('app/[locale]/'))
    .map((file) => file.replace(/^app|\/route\.tsx?$/g, '').replaceAll(/\[[^\]]+\]+/g, 'x'));
  expect(routes).toContain('/media/print/x/x');
  expect(routes.filter(isPagePath)).toEqual([]);
  for (const path of routes.filter((route) => !isSessionPath(route))) {
    for (const headers of [{ referer: 'https://site.test/nl/carwrapping' }, { cookie: 'locale=nl' }]) {
      const url = new URL(path, 'https://site.test').href;
      expect(unstable_doesMiddlewareMatch({ config, url, headers, nextConfig: {} }), path).toBe(false);
    }
  }
});

test.each(['/authors', '/nl/administration', '/comptes', '/api/accounts/x', '/fr-auth'])(
  '%s only begins like one',
  (path) => {
    expect(isSessionPath(path)).toBe(false);
    expect(isSeen(path)).toBe(false);
  },
);
