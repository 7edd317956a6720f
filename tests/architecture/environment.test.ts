import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteVariables } from '@/scripts/lib/environment.mjs';
import { listFiles, readSource } from '../support/source-files';

/** Every variable that the code reads for its owner, by the schemas of lib/env. */
const read = ['lib/env/server.ts', 'lib/env/public.ts'].flatMap((file) =>
  [...readSource(file).matchAll(/(?:^ {2}|object\(\{ )([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
);

/** Set by who starts the process, never by its owner. */
const notTheOwners = ['NODE_ENV'];

const example = readFileSync('.env.example', 'utf8');
const exampleNames = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

const table = /## Configure[\s\S]*?\n## /.exec(readSource('README.md'))?.[0] ?? '';
const readmeNames = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
  .map(([, name = '']) => name);

test('every variable of the environment is in .env.example and in the README', () => {
  const names = [...new Set(read)].filter((name) => !notTheOwners.includes(name));
  expect(names.length).toBeGreaterThan(14);
  expect(names.filter((name) => !exampleNames.includes(name))).toEqual([]);
  expect(names.filter((name) => !readmeNames.includes(name))).toEqual([]);
});

test('both say the same, and nothing that is read by nobody', () => {
  expect([...readmeNames].sort()).toEqual([...exampleNames].sort());
  expect(new Set(exampleNames).size).toBe(exampleNames.length);
  const sources = [...listFiles('scripts', ['.mjs']), 'Dockerfile'].map(readSource).join('\n');
  expect(exampleNames.filter((name) => !read.includes(name) && !sources.includes(name))).toEqual([]);
});

test('a copy of the example changes nothing', () => {
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('a stack that tests start inherits none of them', () => {
  expect([...siteVariables].sort()).toEqual([...exampleNames].sort());
});
