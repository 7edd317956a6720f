import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCsv } from '@/lib/csv/to-csv';
import { bookCsv, type ReadBook, readBookCsv } from '@/lib/offers/book/book-csv';
import { importEntries, listPriceBook, saveBookEntry } from '@/lib/offers/server/price-book-store';
import type { Staff } from '@/lib/staff/staff';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let sofie: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  sofie = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const head = 'code;name.fr;name.nl;name.en;unit;price;basis';
const entriesOf = async () => (await listPriceBook(sofie)).entries;
const changesOf = (read: ReadBook) =>
  read.status === 'read' ? read.rows.filter(({ kind }) => kind !== 'same').map(({ entry }) => entry) : [];

test('a file goes into the book whole, and comes out as it went in', async () => {
  const file = `${head}\nF-1;Film;Folie;Film;m;12,50;hors TVA\nF-2;Pose;Plaatsing;Fitting;heure;60;TVA comprise`;
  expect(await importEntries(sofie, changesOf(readBookCsv(file, [])))).toBe('ok');
  const entries = await entriesOf();
  expect(entries).toMatchObject([
    { code: 'F-1', unit: 'metre', cents: 1250, basis: 'withoutVat' },
    { code: 'F-2', unit: 'hour', cents: 6000, basis: 'withVat' },
  ]);
  const again = readBookCsv(toCsv(bookCsv(entries, 'nl')), entries);
  expect(changesOf(again)).toEqual([]);
});

test('one line that cannot be saved takes back those before it', async () => {
  const before = await entriesOf();
  const file = `${head}\nF-1;Film;Folie;Film;m;13;hors TVA\nF-9;Neuf;Nieuw;New;m;1;hors TVA`;
  const read = readBookCsv(file, before);
  const [one] = before;
  if (!one) throw new Error('The book is empty');
  // A colleague saves the same price meanwhile: the preview is no longer what there is.
  expect(await saveBookEntry(sofie, { ...one, cents: 1400 })).toMatchObject({ status: 'ok' });
  expect(await importEntries(sofie, changesOf(read).toReversed())).toBe('conflict');
  const after = await entriesOf();
  expect(after.map(({ code, cents }) => [code, cents])).toEqual([
    ['F-1', 1400],
    ['F-2', 6000],
  ]);
  expect(await importEntries(sofie, changesOf(readBookCsv(file, after)))).toBe('ok');
  expect((await entriesOf()).map(({ cents }) => cents)).toEqual([1300, 6000, 100]);
});

test('no more than the book holds, and nobody whose role does not open it', async () => {
  const entries = await entriesOf();
  const lines = Array.from({ length: 299 }, (_, at) => `G-${at};Film;Folie;Film;m;1;hors TVA`);
  const read = readBookCsv([head, ...lines].join('\n'), entries);
  expect(await importEntries(sofie, changesOf(read))).toBe('full');
  expect(await entriesOf()).toHaveLength(entries.length);
  expect(await importEntries(sofie, [])).toBe('invalid');
  const editor = await someStaff(stack, 'editor');
  expect(await importEntries(editor, changesOf(readBookCsv(`${head}\n;a;b;c;m;1;hors TVA`, [])))).toBe(
    'forbidden',
  );
});
