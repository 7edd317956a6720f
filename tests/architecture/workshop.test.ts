import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test } from 'vitest';
import { primitiveNames } from '@/app/_workshop/primitive-list';
import { listSectionSpecimens } from '@/app/_workshop/section-specimens';
import nextConfig from '@/next.config';
import { importsOf, listFiles, readSource } from '../support/source-files';

const gallery = listFiles('app/_workshop', ['.tsx']).map(readSource).join('\n');

test('the gallery shows every file of components/ui that draws something', () => {
  const drawing = listFiles('components/ui', ['.tsx']).map((file) => file.replace(/^.*\/|\.tsx$/g, ''));
  expect([...primitiveNames].sort()).toEqual(drawing.sort());
});

/** What the others are made of, and what the document of every page has already. */
const throughOthers = ['Field', 'ToastView', 'Toaster'];

test('it draws every component of theirs', () => {
  const names = listFiles('components/ui', ['.tsx']).flatMap((file) =>
    [...readSource(file).matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !throughOthers.includes(name) && !gallery.includes(`<${name}`))).toEqual([]);
});

test('it draws every kind of section, in more than one state where pages have more', () => {
  const specimens = listSectionSpecimens();
  const views = [...readSource('components/content/sections.tsx').matchAll(/^ {2}(\w+): [A-Z]\w+,$/gm)];
  const kinds = views.map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(12);
  expect([...new Set(specimens.map(({ kind }) => kind))].sort()).toEqual(kinds.sort());
  const shown = specimens.map(({ kind, state }) => `${kind} ${state}`);
  expect(new Set(shown).size).toBe(shown.length);
  expect(specimens.filter(({ kind }) => kind === 'packages').length).toBeGreaterThan(1);
  expect(specimens.some(({ kind, state }) => kind === 'prose' && state.includes('note'))).toBe(true);
});

test('it is a page while developing, and for no build and no running site', () => {
  expect(nextConfig(PHASE_DEVELOPMENT_SERVER).pageExtensions).toEqual(['dev.tsx', 'tsx', 'ts']);
  for (const phase of [PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER])
    expect(nextConfig(phase).pageExtensions ?? []).not.toContain('dev.tsx');
  expect(listFiles('app', ['.dev.tsx'])).toEqual(['app/[locale]/(workshop)/workshop/page.dev.tsx']);
});

test('nothing of the site knows it', () => {
  const isGallery = (file: string) => file.startsWith('app/_workshop/') || file.includes('/(workshop)/');
  const sources = ['app', 'components', 'lib'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx']));
  const knowing = sources.filter(
    (file) => !isGallery(file) && importsOf(file).some(({ specifier }) => specifier.includes('_workshop')),
  );
  expect(knowing).toEqual([]);
});
