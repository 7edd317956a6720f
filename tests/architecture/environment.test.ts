import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteVariables } from '@/scripts/lib/environment.mjs';
import { listFiles, readSource } from '../support/source-files';

/** Every variable that the code reads for its owner, by the schemas of lib/env. */
const read = ['lib/env/server.ts', 'lib/env/public.ts'].flatMap((file) =>
  [...readSource(file).matchAll(/(?:^ {2}|object\(\{ )([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
);

/** Of the image or of the machine that builds it (docs/deploy.md): the same in every container. */
const ofTheImage = [
  'DATA_DIR',
  'PORT',
  'LISTEN_HOST',
  'BACKEND_PORT',
  'MAILBOX_PORT',
  'MAILBOX_SMTP_PORT',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
];

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

test('the site in a container gets every one of them', () => {
  const site = /^ {2}site:\n[\s\S]*?(?=^ {2}\w)/m.exec(readSource('compose.yaml'))?.[0] ?? '';
  const settings = /^ {4}environment:\n((?: {6}.*\n)*)/m.exec(site)?.[1] ?? '';
  const passedOn = [...settings.matchAll(/^ {6}(\w+): (?:\$\{(\w+)\b|\S)/gm)];
  for (const [, name, from = name] of passedOn) expect(from).toBe(name);
  const names = passedOn.map(([, name]) => name);
  expect(siteVariables.filter((name) => !ofTheImage.includes(name) && !names.includes(name))).toEqual([]);
});
