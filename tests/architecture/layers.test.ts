import { expect, test } from 'vitest';
import {
  findSource,
  type ImportedModule,
  importsOf,
  listFiles,
  readSource,
  resolveImport,
} from '../support/source-files';

/** Folders of lib that know no domain. */
const platforms = [
  'actions',
  'asleep',
  'browser',
  'csv',
  'drawing',
  'embroidery',
  'env',
  'forms',
  'http',
  'i18n',
  'limits',
  'log',
  'loops',
  'mail',
  'outbox',
  'page-script',
  'security',
  'seo',
  'supabase',
  'theme',
  'uploads',
  'violations',
];

/** The one folder that may know every domain: what a process starts with, and what every page loads. */
const compositionRoot = 'site';

type Place =
  | { layer: 'app' }
  | { layer: 'middleware' }
  | { layer: 'outside' }
  | { layer: 'components'; folder: string }
  | {
      layer: 'lib';
      folder: string;
      platform: boolean;
      /** It loads only where the server's secrets may be. */
      server: boolean;
      actions: boolean;
      runsInEveryPage: boolean;
    };

const serverOnly = "import 'server-only';";

function isServerFile(file: string): boolean {
  const [, , folder, ...rest] = file.split('/');
  // lib/env/server.ts is a file of a platform, not a server folder.
  if (folder === 'server' && rest.length > 0) return true;
  const source = findSource(file);
  return source !== null && readSource(source).startsWith(serverOnly);
}

function placeOf(file: string): Place {
  const [top = '', folder = '', ...rest] = file.split('/');
  if (top === 'middleware.ts') return { layer: 'middleware' };
  if (top === 'app' || top === 'instrumentation.ts' || top === 'next.config.ts') return { layer: 'app' };
  if (top === 'components') return { layer: 'components', folder };
  if (top === 'lib') {
    return {
      layer: 'lib',
      folder,
      platform: platforms.includes(folder),
      server: isServerFile(file),
      actions: /^actions(\.ts)?$|-actions(\.ts)?$/.test(rest.at(-1) ?? ''),
      runsInEveryPage: folder === compositionRoot && rest[0] === 'page-script',
    };
  }
  return { layer: 'outside' };
}

// Pictures are primitives: they know no domain and every component may draw with them.
const primitives = ['ui', 'illustrations'];

// The back office's own primitives: tables, filters and pagers that every domain's part of it is made of.
const staffPrimitives = 'staff';

// The tools whose designs are kept, and what both do with them.
const designTools = ['wrap-simulator', 'shirt-designer'];
const ofDesignTools = 'designs';

const isStaffRules = (to: Place) => to.layer === 'lib' && to.folder === 'staff' && !to.server;

/** The table of docs/architecture.md as a predicate: may a file of `from` import a file of `to`? */
function mayImport(from: Place, to: Place, { typeOnly }: Pick<ImportedModule, 'typeOnly'>): boolean {
  if (to.layer === 'app' || to.layer === 'outside' || to.layer === 'middleware')
    return from.layer === 'app' && to.layer === 'app';
  switch (from.layer) {
    case 'app':
      return true;
    case 'middleware':
      // It answers 403 by role and area, so it reads the list of areas.
      return to.layer === 'lib' && (['i18n', 'supabase', 'security'].includes(to.folder) || isStaffRules(to));
    case 'components': {
      if (to.layer === 'components') {
        if (to.folder === from.folder || primitives.includes(to.folder)) return true;
        if (to.folder === ofDesignTools) return designTools.includes(from.folder);
        return to.folder === staffPrimitives && !primitives.includes(from.folder);
      }
      if (to.server || to.actions || to.folder === compositionRoot) return false;
      // Domains meet through props, and props have types.
      return to.platform || typeOnly || (to.folder === from.folder && !primitives.includes(from.folder));
    }
    case 'lib': {
      if (to.layer === 'components') return false;
      // Domains meet in the scripts of every page as they do in app; no secret does.
      if (from.runsInEveryPage) return !to.server && !to.actions;
      if (to.folder === from.folder || from.folder === compositionRoot) return true;
      if (to.folder === compositionRoot) return false;
      // A mail says who sends it.
      if (from.platform) return to.platform || (from.folder === 'mail' && to.folder === 'company');
      if (from.server) return true;
      if (to.platform) return !to.server || from.actions || typeOnly;
      // An action of the back office asks first who is asking.
      if (from.actions && to.folder === 'staff') return true;
      return !to.server && !to.actions;
    }
    default:
      return false;
  }
}

const sources = [
  ...['app', 'components', 'lib'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx'])),
  'middleware.ts',
  'instrumentation.ts',
];

test('every import goes the way the layers allow', () => {
  const wrong = sources.flatMap((file) =>
    importsOf(file).flatMap((imported) => {
      const target = resolveImport(file, imported.specifier);
      if (target === null || target.startsWith('messages/')) return [];
      return mayImport(placeOf(file), placeOf(target), imported) ? [] : [`${file} → ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Folders of lib that lead back to themselves, each group with the imports that tie it. */
function findCycles(imports: readonly (readonly [from: string, to: string])[]): string[][] {
  const folderOf = (file: string) => file.split('/')[1] ?? '';
  const next = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    if (folderOf(from) === folderOf(to)) continue;
    next.set(folderOf(from), (next.get(folderOf(from)) ?? new Set()).add(folderOf(to)));
  }
  const reach = (start: string) => {
    const reached = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      waiting.push(...(next.get(at) ?? []));
    }
    return reached;
  };
  const reached = new Map([...next.keys()].map((folder) => [folder, reach(folder)]));
  const turns = (a: string, b: string) => reached.get(a)?.has(b) && reached.get(b)?.has(a);
  const tied = imports.filter(
    ([from, to]) => folderOf(from) !== folderOf(to) && turns(folderOf(from), folderOf(to)),
  );
  const groups = Map.groupBy(tied, ([from]) =>
    [...reached.keys()].filter((folder) => turns(folder, folderOf(from))).join(' '),
  );
  return [...groups].map(([folders, edges]) => [folders, ...edges.map(([from, to]) => `${from} → ${to}`)]);
}

test('no folder of lib leads back to itself, not even by a type', () => {
  const imports = listFiles('lib', ['.ts', '.tsx']).flatMap((file) =>
    importsOf(file).flatMap(({ specifier }) => {
      const target = resolveImport(file, specifier);
      return target?.startsWith('lib/') ? [[file, target] as const] : [];
    }),
  );
  expect(imports.length).toBeGreaterThan(500);
  expect(findCycles(imports)).toEqual([]);
});

test('a way round through three folders is a cycle, and what leads there is none', () => {
  const found = findCycles([
    ['lib/a/x.ts', 'lib/b/x'],
    ['lib/b/x.ts', 'lib/c/x'],
    ['lib/c/x.ts', 'lib/a/y'],
    ['lib/d/x.ts', 'lib/a/x'],
    ['lib/a/x.ts', 'lib/a/y'],
  ]);
  expect(found).toEqual([['a b c', 'lib/a/x.ts → lib/b/x', 'lib/b/x.ts → lib/c/x', 'lib/c/x.ts → lib/a/y']]);
});

test.each([
  ['components/layout/x.tsx', 'app/x', false],
  ['components/home/x.tsx', 'lib/quotes/limits', false],
  ['components/quotes/x.tsx', 'lib/quotes/server/x', false],
  ['components/quotes/x.tsx', 'lib/quotes/limits', true],
  ['components/ui/x.tsx', 'components/quotes/x', false],
  ['components/quotes/staff/x.tsx', 'components/staff/x', true],
  ['components/ui/x.tsx', 'components/staff/x', false],
  ['lib/i18n/x.ts', 'lib/quotes/limits', false],
  ['lib/quotes/x.ts', 'lib/company/server/x', false],
  ['lib/page-script/x.ts', 'lib/visits/x', false],
  ['lib/site/page-script/x.ts', 'lib/visits/x', true],
  ['lib/site/page-script/x.ts', 'lib/visits/server/x', false],
  ['lib/site/x.ts', 'lib/quotes/server/x', true],
  ['lib/quotes/server/x.ts', 'lib/site/x', false],
  ['lib/outbox/server/x.ts', 'lib/quotes/server/x', false],
  ['lib/mail/server/x.ts', 'lib/company/x', true],
  ['lib/mail/server/x.ts', 'lib/quotes/x', false],
  ['components/quotes/x.tsx', 'lib/site/x', false],
  ['app/x.ts', 'lib/site/x', true],
  ['components/quotes/x.tsx', 'lib/security/signing', false],
  ['lib/quotes/x.ts', 'lib/staff/server/x', false],
  ['lib/quotes/inbox/actions.ts', 'lib/staff/server/x', true],
  ['lib/quotes/server/x.ts', 'lib/outbox/server/x', true],
  ['lib/quotes/x.ts', 'components/ui/x', false],
  ['lib/security/x.ts', 'lib/quotes/limits', false],
  ['middleware.ts', 'lib/quotes/limits', false],
  ['middleware.ts', 'lib/staff/areas', true],
  ['middleware.ts', 'lib/staff/server/x', false],
  ['app/page.tsx', 'lib/quotes/limits', true],
  ['app/page.tsx', 'scripts/x', false],
])('the table: %s importing %s is %s', (from, to, allowed) => {
  expect(mayImport(placeOf(from), placeOf(to), { typeOnly: false })).toBe(allowed);
});
