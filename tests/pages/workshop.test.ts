import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { listFiles, readSource } from '../support/source-files';

const app = '.next/server/app';

test('a build has no gallery: no route, no page, no line of the sitemap', () => {
  const routes = Object.values<string>(
    JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')),
  );
  expect(routes).toContain('/[locale]');
  expect(routes.filter((route) => route.includes('workshop'))).toEqual([]);
  const files = listFiles(app, ['']);
  expect(files).toContain(`${app}/fr.html`);
  expect(files.filter((file) => /\/workshop(?:[./]|$)/.test(file))).toEqual([]);
  for (const name of ['sitemap.xml', 'robots.txt'])
    expect(readSource(`${app}/${name}.body`)).not.toMatch(/\/workshop\b/);
});

test('nothing of it is in a style sheet or a script that anybody loads', () => {
  const sheets = listFiles('.next/static/chunks', ['.css']).map(readSource);
  const scripts = listFiles('.next/static', ['.js']).map(readSource);
  expect(sheets.length).toBeGreaterThan(2);
  for (const text of [...sheets, ...scripts]) expect(text).not.toMatch(/workshop-(?:piece|state)/);
  for (const locale of locales) expect(readSource(`${app}/${locale}.html`)).not.toContain('"/workshop');
});
