import path from 'node:path';
import { expect, test } from 'vitest';
import { pageIds, routeOf } from '@/lib/i18n/routes';
import { findSource, importsOf, listFiles, readSource, resolveImport } from '../support/source-files';

const sources = ['app', 'components', 'lib'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx', '.css']));

/** The folders of app/[locale] that are pages of the route table: "(personal)/auth". */
function pageFolders(): string[] {
  return listFiles('app/[locale]', ['page.tsx'])
    .map((file) => file.replace('app/[locale]/', '').replace(/\/?page\.tsx$/, ''))
    .filter((folder) => folder !== '(public)/[slug]');
}

test('every row of the route table has its folder, in the group of its kind', () => {
  const rows = pageIds.flatMap((id) => {
    const { folder, kind } = routeOf(id);
    return folder === null ? [] : [`(${kind})${folder === '' ? '' : `/${folder}`}`];
  });
  const folders = pageFolders();
  expect(rows.filter((row) => !folders.includes(row))).toEqual([]);
  expect(new Set(rows).size).toBe(rows.length);
  // What has no row of its own lies below a page that has one.
  expect(
    folders.filter((folder) => !rows.some((row) => folder === row || folder.startsWith(`${row}/`))),
  ).toEqual([]);
});

test('the sheet of an account is loaded by the groups of pages it belongs to, once each', () => {
  const loading = sources.filter(
    (file) => file.startsWith('app/') && !file.endsWith('.css') && readSource(file).includes('personal.css'),
  );
  expect(loading).toEqual(['app/[locale]/(personal)/layout.tsx', 'app/[locale]/(staff)/layout.tsx']);
});

/** `a/{b,c}` as `a/b` and `a/c`. */
function expandBraces(pattern: string): string[] {
  const braces = /\{([^{}]+)\}/.exec(pattern);
  if (!braces) return [pattern];
  const before = pattern.slice(0, braces.index);
  const after = pattern.slice(braces.index + braces[0].length);
  return (braces[1] ?? '').split(',').flatMap((part) => expandBraces(before + part + after));
}

/** Files and all that they load, those included. */
function reachOf(start: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { specifier, typeOnly } of importsOf(file)) {
      const target = typeOnly ? null : resolveImport(file, specifier);
      const source = target && findSource(target);
      if (source) waiting.push(source);
    }
  }
  return reached;
}

test('the sheet that every page carries is made from what its pages can load, and from nothing else', () => {
  const excluded = [...readSource('app/_styles/globals.css').matchAll(/@source not '\.\.\/([^']+)'/g)]
    .flatMap(([, pattern = '']) => expandBraces(pattern))
    .map((pattern) => path.posix.normalize(`app/${pattern}`).replace('app/*/', 'app/[locale]/'))
    .map((pattern) => RegExp(`^${pattern.replace(/[.()[\]]/g, '\\$&').replaceAll('*', '[^/]*')}(?:/|$)`));
  expect(excluded.length).toBeGreaterThan(20);
  const read = sources.filter(
    (file) => /^(?:app|components)\/.*\.tsx$/.test(file) && !excluded.some((rule) => rule.test(file)),
  );
  const pages = read.filter((file) => /^app\/(?:\[locale\]|global-)/.test(file));
  // A public page is given a name by a route.
  const reached = reachOf([...pages, 'app/media/nameplates/pages/[[...path]]/route.tsx']);
  const styled = read.filter((file) => readSource(file).includes('className'));
  expect(styled.length).toBeGreaterThan(80);
  expect(styled.filter((file) => !reached.has(file))).toEqual([]);
});

test('nothing stands loose in app: files there are those that Next asks for', () => {
  const loose = listFiles('app', ['']).filter(
    (file) => !/^app\/(_|\[locale\]\/|api\/|.+\/route\.tsx?$)/.test(file),
  );
  expect(loose).toEqual([
    'app/global-error.tsx',
    'app/global-not-found.tsx',
    'app/robots.ts',
    'app/sitemap.ts',
  ]);
});

test('the properties of a page have the type that its route gives them', () => {
  const pages = listFiles('app/[locale]', ['page.tsx', 'layout.tsx']);
  expect(pages.filter((file) => /\b(?:search)?[pP]arams: Promise</.test(readSource(file)))).toEqual([]);
});

test('what loads labels lives in lib, in the folder of its domain, in a file named for it', () => {
  const loaders = sources.filter(
    (file) => !file.endsWith('.css') && /^export (?:async )?function load\w*Labels\b/m.test(readSource(file)),
  );
  expect(loaders.length).toBeGreaterThan(10);
  expect(loaders.filter((file) => !/^lib\/.+\/[a-z-]*labels\.ts$/.test(file))).toEqual([]);
  expect(
    sources.filter((file) => /^(?:app|components)\/.*-(?:labels|words|names)\.tsx?$/.test(file)),
  ).toEqual([]);
});

/** Every file that comes along with these, types left out. */
function filesBehind(entries: readonly string[]): Set<string> {
  const known = new Set(sources);
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { specifier, typeOnly } of importsOf(file)) {
      const target = typeOnly ? null : resolveImport(file, specifier);
      const found = ['', '.ts', '.tsx', '.css']
        .map((ending) => target + ending)
        .find((name) => known.has(name));
      if (found && !found.endsWith('.css')) waiting.push(found);
    }
  }
  return seen;
}

test('neither the middleware nor a browser receives the copy of the pages along with their addresses', () => {
  const entries = [
    'middleware.ts',
    'lib/i18n/routes.ts',
    'lib/services/service-groups.ts',
    ...sources.filter((file) => file.endsWith('.client.tsx') || file.startsWith('lib/page-script/')),
  ];
  const behind = filesBehind(entries);
  expect(behind).toContain('lib/i18n/service-catalogue.ts');
  expect(
    [...behind].filter((file) =>
      /^lib\/(?:services\/content\/|home\/|legal\/(?:terms|privacy|legal-notice)\.ts)/.test(file),
    ),
  ).toEqual([]);
});
