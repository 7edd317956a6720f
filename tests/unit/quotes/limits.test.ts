import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { acceptedFiles, fileKinds } from '@/lib/quotes/limits';

test('the limits import nothing, because the browser loads them', async () => {
  const source = await readFile(new URL('../../../lib/quotes/limits.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/\b(import|require)\b[\s(]/);
});

test('no two kinds of file share a name', () => {
  const names = fileKinds.flatMap((kind) => [...kind.mimeTypes, ...kind.extensions]);
  expect(new Set(names).size).toBe(names.length);
  expect(acceptedFiles.split(',')).toEqual(names);
});
