import { expect, test } from 'vitest';
import { type ImportedModule, importsOf, listFiles, resolveImport } from '../support/source-files';

const platforms = [
  'actions',
  'asleep',
  'background',
  'csv',
  'env',
  'forms',
  'health',
  'i18n',
  'limits',
  'log',
  'mail',
  'outbox',
  'page-script',
  'security',
  'seo',
  'supabase',
  'uploads',
];

type Place =
  | { layer: 'app' }
  | { layer: 'middleware' }
  | { layer: 'outside' }
  | { layer: 'components'; folder: string }
  | {
      layer: 'lib';
      folder: string;
      platform: boolean;
      server: boolean;
      actions: boolean;
      runsInEveryPage: boolean;
    };

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
      // lib/env/server.ts is a file of a platform, not a server folder.
      server: rest[0] === 'server' && rest.length > 1,
      actions: /^actions(\.ts)?$/.test(rest.at(-1) ?? ''),
      runsInEveryPage: folder === 'page-script' || file === 'lib/security/pre-paint.ts',
    };
  }
  return { layer: 'outside' };
}

// Pictures are primitives: they know no domain and every component may draw with them.
const primitives = ['ui', 'illustrations'];

// The back office's own primitives: tables, filters and pagers that every domain's part of it is made of.
const staffPrimitives = 'staff';

const isStaffRules = (to: Place) => to.layer === 'lib' && to.folder === 'staff' && !to.server;

/** The table of design.md, section 4, as a predicate: may a file of `from` import a file of `to`? */
function mayImport(from: Place, to: Place, { typeOnly }: ImportedModule): boolean {
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
        return to.folder === staffPrimitives && !primitives.includes(from.folder);
      }
      if (to.server || to.actions) return false;
      // Domains meet through props, and props have types.
      return to.platform || typeOnly || (to.folder === from.folder && !primitives.includes(from.folder));
    }
    case 'lib': {
      if (to.layer === 'components') return false;
      if (from.server || to.folder === from.folder) return true;
      if (to.platform) return !to.server;
      // Domains meet in the scripts of every page as they do in app.
      if (from.runsInEveryPage) return !to.server && !to.actions;
      // An action of the back office asks first who is asking.
      if (from.actions && to.folder === 'staff') return true;
      return !from.platform && !to.server && !to.actions;
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
  ['lib/page-script/x.ts', 'lib/visits/x', true],
  ['lib/page-script/x.ts', 'lib/visits/server/x', false],
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
  expect(mayImport(placeOf(from), placeOf(to), { specifier: to, typeOnly: false })).toBe(allowed);
});
