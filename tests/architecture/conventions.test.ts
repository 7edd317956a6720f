import { expect, test } from 'vitest';
import { importsOf, listFiles, readSource } from '../support/source-files';

const sources = [
  ...['app', 'components', 'lib'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx'])),
  'middleware.ts',
  'instrumentation.ts',
];

const offenders = (isWrong: (file: string, source: string) => boolean) =>
  sources.filter((file) => isWrong(file, readSource(file)));

test("'use client' stands only, and always, in *.client.tsx", () => {
  const isClient = (source: string) => /^['"]use client['"]/.test(source);
  // The framework gives this one file its name.
  const mayBeClient = (file: string) => file.endsWith('.client.tsx') || file === 'app/global-error.tsx';
  expect(offenders((file, source) => isClient(source) !== mayBeClient(file))).toEqual([]);
});

test('files of a server folder begin by importing server-only', () => {
  const wrong = offenders(
    (file, source) => /^lib\/[^/]+\/server\//.test(file) && !source.startsWith("import 'server-only';"),
  );
  expect(wrong).toEqual([]);
});

test('only lib/supabase knows the backend client', () => {
  const wrong = sources.filter(
    (file) =>
      !file.startsWith('lib/supabase/') &&
      importsOf(file).some(({ specifier }) => specifier.startsWith('@supabase/')),
  );
  expect(wrong).toEqual([]);
});

test('only lib/env reads the environment', () => {
  const wrong = offenders((file, source) => {
    // The bundler wants this one condition to the letter.
    const rest = file === 'instrumentation.ts' ? source.replaceAll('process.env.NEXT_RUNTIME', '') : source;
    return !file.startsWith('lib/env/') && rest.includes('process.env');
  });
  expect(wrong).toEqual([]);
});

test('links and routers come through lib/i18n/navigation', () => {
  const wrong = offenders(
    (file, source) =>
      file !== 'lib/i18n/navigation.tsx' &&
      (importsOf(file).some(({ specifier }) => specifier === 'next/link') || /\buseRouter\b/.test(source)),
  );
  expect(wrong).toEqual([]);
});

test('no file is only a door to others', () => {
  expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

test('components and lib have named exports only', () => {
  const allowed = new Set(['lib/i18n/request.ts']);
  const wrong = offenders(
    (file, source) => !file.startsWith('app/') && !allowed.has(file) && /^export default /m.test(source),
  );
  expect(wrong).toEqual([]);
});
