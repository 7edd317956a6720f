import { expect, test } from 'vitest';
import { migrateDocument } from '@/lib/designs/migrate-document';

const migrations = [
  (document: Record<string, unknown>) => ({ ...document, film: document.colour, colour: undefined }),
  (document: Record<string, unknown>) => ({ ...document, lines: [] }),
];

test('a document of any earlier version comes out as one of the newest', () => {
  expect(migrateDocument({ version: 1, colour: 'red' }, migrations)).toEqual({
    version: 3,
    film: 'red',
    colour: undefined,
    lines: [],
  });
  expect(migrateDocument({ version: 2, film: 'red' }, migrations)).toEqual({
    version: 3,
    film: 'red',
    lines: [],
  });
  const newest = { version: 3, film: 'red', lines: ['a'] };
  expect(migrateDocument(newest, migrations)).toEqual(newest);
});

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  {},
  { version: 0 },
  { version: 1.5 },
  { version: '1' },
  { version: 4 },
])('what is no document of a known version is none: %j', (document) => {
  expect(migrateDocument(document, migrations)).toBeNull();
});
