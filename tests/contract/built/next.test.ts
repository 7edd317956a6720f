import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { listFiles, readSource } from '../../support/source-files';

// Rows of docs/upgrading.md that only a build shows.

const server = '.next/server';
const readJson = (file: string) => JSON.parse(readFileSync(path.join('.next', file), 'utf8'));

const pages = listFiles(`${server}/app`, ['.html']).filter((file) => !file.endsWith('_global-error.html'));
const metaOf = (page: string) => JSON.parse(readSource(page.replace(/\.html$/, '.meta')));

test('B1 · every prerendered page lies in three files, with its tags in a header', () => {
  expect(pages.length).toBeGreaterThan(150);
  for (const page of pages) {
    expect(existsSync(page.replace(/\.html$/, '.rsc')), page).toBe(true);
    expect(metaOf(page).headers['x-next-cache-tags'], page).toContain('_N_T_/');
  }
});

test('B2 · the pages that show the portfolio have its tag', () => {
  for (const locale of locales)
    expect(metaOf(`${server}/app/${locale}.html`).headers['x-next-cache-tags'].split(',')).toContain(
      'content:portfolio',
    );
});

test('B3 · asked by the key that the framework uses, the cache of the build gives a page as it was finished', async () => {
  const { routeCache } = metaOf(`${server}/app/nl.html`);
  const route = routeCache.owner;
  const cache = new FileSystemCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: path.resolve(server),
    revalidatedTags: [],
  } as never);
  const context = { kind: 'APP_PAGE', route, isFallback: false, isRoutePPREnabled: false };
  const found = await cache.get(routeCache.key, context as never);
  const value = found?.value as { html: string; headers: object } | undefined;
  expect(value?.html).toBe(readSource(`${server}/app/nl.html`));
  expect(value?.headers).toHaveProperty('content-security-policy');
  // A second copy would be served instead of the finished one.
  expect(existsSync(path.join(server, 'route-cache'))).toBe(false);
});

test('B4 · the code of a page begins with one of the two words by which the last step of a build knows it', () => {
  const codes = listFiles('.next/static/asleep', ['.js']);
  expect(codes.length).toBeGreaterThan(100);
  for (const file of codes) {
    const code = readSource(file);
    expect(code, file).toMatch(/^\(?(?:globalThis\["TURBOPACK"\]|self\.__next_f)/);
    expect(code, file).toContain('self.__next_f.push');
  }
});

test('B5 · the data of a page says that it has no nonce, in these letters', () => {
  const data = pages.filter((page) =>
    readSource(page.replace(/\.html$/, '.rsc')).includes('"nonce":"$undefined"'),
  );
  expect(data.length).toBe(pages.length);
});

test('B6 · style sheets are in the documents, and also in files that the list of allowed styles is made from', () => {
  expect(listFiles('.next/static/chunks', ['.css']).length).toBeGreaterThan(2);
  for (const page of pages) {
    const html = readSource(page);
    expect(html, page).toContain('<style');
    // What is for paper alone is fetched after everything else, from a file of ours.
    const sheets = html.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? [];
    expect(
      sheets.filter((sheet) => !sheet.includes('media="print"')),
      page,
    ).toEqual([]);
  }
});

test('B7 · the page for the worst case lies where the last step of a build writes ours', () => {
  const [first, second] = [`${server}/app/_global-error.html`, `${server}/pages/500.html`].map(readSource);
  expect(first).toBe(second);
  expect(readJson('server/pages-manifest.json')['/500']).toBe('pages/500.html');
});

test('B8 · the middleware runs in Node, on the addresses that its file says', () => {
  const { runtime, matchers } = readJson('server/functions-config-manifest.json').functions['/_middleware'];
  expect(runtime).toBe('nodejs');
  const source = readSource('middleware.ts');
  const written: string[] = matchers.map(({ originalSource }: { originalSource: string }) => originalSource);
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((matcher) => !source.includes(`'${matcher}'`))).toEqual([]);
});

test('B9 · the build has written its settings, its number and its secret where a start reads them', () => {
  const { config } = readJson('required-server-files.json');
  expect(config.experimental).toMatchObject({
    inlineCss: true,
    globalNotFound: true,
    caseSensitiveRoutes: true,
  });
  expect(config.cacheHandler).toContain('cache-handler.mjs');
  expect(readFileSync('.next/BUILD_ID', 'utf8').trim()).not.toBe('');
  const { preview, routes } = readJson('prerender-manifest.json');
  expect(preview.previewModeId.length).toBeGreaterThanOrEqual(16);
  for (const page of pages) {
    const { key } = metaOf(page).routeCache;
    const said = routes[key.slice(key.indexOf('/$/') + 2)]?.initialRevalidateSeconds;
    expect(said === false || typeof said === 'number', page).toBe(true);
  }
  expect(routes['/nl'].initialRevalidateSeconds).toBe(3600);
});
