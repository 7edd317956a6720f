import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { indexServices } from '../../../scripts/index-services.mjs';

const project = path.resolve(import.meta.dirname, '../../..');
const content = 'lib/services/content';

let root: string;

/** The sources the step reads, in a folder of their own. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'services-'));
  cpSync(path.join(project, content), path.join(root, content), { recursive: true });
  mkdirSync(path.join(root, 'lib/i18n'), { recursive: true });
  cpSync(path.join(project, 'lib/i18n/routes.ts'), path.join(root, 'lib/i18n/routes.ts'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const flags = {
  slug: "text('drapeaux', 'vlaggen', 'flags')",
  label: "text('Drapeaux', 'Vlaggen', 'Flags')",
  group: "'signs'",
  place: '25',
};

function write(name: string, page: Partial<Record<string, string>>) {
  const fields = Object.entries(page).map(([field, value]) => `    ${field}: ${value},\n`);
  writeFileSync(
    path.join(root, content, name),
    "import { type Service, text } from '@/lib/services/service';\n" +
      `export const flags = {\n  page: {\n${fields.join('')}  },\n  headline: text(heading(), '', ''),\n} satisfies Service;\n`,
  );
}

function read(file: string): Promise<Record<string, Record<string, unknown>>> {
  return import(path.join(root, file));
}

test('one more file is one more route, label, place in the menu and record', async () => {
  const before = await indexServices(root);
  write('flags.ts', flags);
  const after = await indexServices(root);
  expect(after).toEqual([...before.slice(0, 10), 'flags', ...before.slice(10)]);
  expect(before.slice(7, 10)).toEqual(['signs-banners', 'signs', 'illuminated-signs']);

  const { serviceRoutes } = await read('lib/i18n/generated/service-routes.ts');
  expect(serviceRoutes?.flags).toEqual({
    slug: { fr: 'drapeaux', nl: 'vlaggen', en: 'flags' },
    indexable: true,
    open: true,
    group: 'signs',
  });
  const { serviceLabels, pagesByGroup } = await read('lib/services/generated/service-menu.ts');
  expect(serviceLabels?.flags).toEqual({ fr: 'Drapeaux', nl: 'Vlaggen', en: 'Flags' });
  expect(pagesByGroup?.signs).toEqual([
    'signs-banners',
    'signs',
    'illuminated-signs',
    'flags',
    'banners',
    'roll-up',
    'point-of-sale',
  ]);
  const records = readFileSync(path.join(root, 'lib/services/generated/service-records.ts'), 'utf8');
  expect(records).toContain("import { flags } from '../content/flags';");
  expect(records).toContain('"flags": flags,');
});

test('routes and menus carry no copy, and stay as they are while nothing changes', async () => {
  await indexServices(root);
  const files = ['lib/i18n/generated/service-routes.ts', 'lib/services/generated/service-menu.ts'];
  const times = () => files.map((file) => statSync(path.join(root, file), { bigint: true }).mtimeNs);
  const first = times();
  await indexServices(root);
  expect(times()).toEqual(first);
  for (const file of files) expect(readFileSync(path.join(root, file), 'utf8')).not.toContain('import');
});

test.each([
  [
    'no slug in one language',
    { slug: "{ fr: 'drapeaux', nl: 'vlaggen' }" },
    /flags\.ts:4 {2}page\.slug\.en:/,
  ],
  [
    'a slug with capitals',
    { slug: "text('Drapeaux', 'vlaggen', 'flags')" },
    /page\.slug\.fr: must be lower-case/,
  ],
  [
    'a slug that is a language',
    { slug: "text('nl', 'vlaggen', 'flags')" },
    /page\.slug\.fr: must be lower-case/,
  ],
  ['a computed slug', { slug: 'text(name, name, name)' }, /page\.slug\.fr: .*written out/],
  [
    'the slug of another service',
    { slug: "text('drapeaux', 'spandoeken', 'flags')" },
    /flags\.ts:4 {2}page\.slug\.nl: .*content\/banners\.ts/,
  ],
  [
    'the slug of a page that is no service',
    { slug: "text('drapeaux', 'vlaggen', 'about')" },
    /page\.slug\.en: .*routes\.ts, page about/,
  ],
  ['an empty label', { label: "text('Drapeaux', ' ', 'Flags')" }, /flags\.ts:5 {2}page\.label\.nl:/],
  [
    'the label of another service',
    { label: "text('Bâches', 'Vlaggen', 'Flags')" },
    /page\.label\.fr: .*banners\.ts/,
  ],
  [
    'an unknown group',
    { group: "'sings'" },
    /flags\.ts:6 {2}page\.group: must be one of lettering, .*design/,
  ],
  ['no group', { group: undefined }, /page\.group: must be one of/],
  ['a place that is no number', { place: "'first'" }, /flags\.ts:7 {2}page\.place: must be 'head'/],
  ['a place that is taken', { place: '20' }, /page\.place: .*(flags|illuminated-signs)\.ts/],
  ['a second head', { place: "'head'" }, /page\.place: .*(flags|signs-banners)\.ts/],
  ['a field too many', { slogan: "'Flap'" }, /page\.slogan: is no field/],
])('%s is refused by file, line and field', async (_, wrong, message) => {
  const page = { ...flags, ...wrong };
  write('flags.ts', Object.fromEntries(Object.entries(page).filter(([, value]) => value !== undefined)));
  await expect(indexServices(root)).rejects.toThrow(message);
});

test.each([
  ['about.ts', /content\/about\.ts:1 {2}file name: .*routes\.ts, page about/],
  ['Flags.ts', /file name: must be lower-case/],
])('a file named %s is refused', async (name, message) => {
  write(name, flags);
  await expect(indexServices(root)).rejects.toThrow(message);
});

test.each([
  ['', /record: the file must export/],
  ['export const flags = { headline: 1 } satisfies Service;', /flags\.ts:1 {2}page: is missing/],
  ['\nexport const flags = {', /flags\.ts:2 cannot be read/],
  ['export const a = 1;\nexport const b = { page: {} } satisfies Service;', /record: the file must export/],
])('%j is no service', async (source, message) => {
  writeFileSync(path.join(root, content, 'flags.ts'), source);
  await expect(indexServices(root)).rejects.toThrow(message);
});

test('a group without a page of its own is refused, and nothing is written', async () => {
  rmSync(path.join(root, content, 'signs-banners.ts'));
  await expect(indexServices(root)).rejects.toThrow(/no service of the group signs is its 'head'/);
  expect(() => statSync(path.join(root, 'lib/i18n/generated'))).toThrow();
});
