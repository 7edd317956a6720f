import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '@/lib/csv/read-csv';
import { toCsv } from '@/lib/csv/to-csv';
import { locales } from '@/lib/i18n/locales';
import { bookCsv, type ReadBook, readBookCsv } from '@/lib/offers/book/book-csv';
import type { BookEntry } from '@/lib/offers/book/book-entry';

const id = (number: number) => `11111111-2222-4333-8444-${String(number).padStart(12, '0')}`;
const entry = (number: number, changes: Partial<BookEntry> = {}): BookEntry => ({
  id: id(number),
  code: `P-${number}`,
  name: { fr: `Panneau ${number}`, nl: `Bord ${number}`, en: `Panel ${number}` },
  unit: 'm2',
  cents: 1250,
  basis: 'withoutVat',
  version: 3,
  ...changes,
});

const rowsOf = (read: ReadBook) => (read.status === 'read' ? read.rows : []);
const faultsOf = (read: ReadBook) => (read.status === 'read' ? read.faults : []);
const head =
  'Numéro;Description en français;Description en néerlandais;Description en anglais;Unité;Prix unitaire;TVA';

describe('A CSV file', () => {
  test('is read as it was written, whatever its cells hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 6,
        }),
        (rows) => {
          const cleaned = rows.map((cells) => cells.map((cell) => cell.replace(/\r/g, '').trim()));
          const file = toCsv({ header: ['a', 'b', 'c'], rows: cleaned });
          const kept = cleaned.filter((cells) => cells.some((cell) => cell !== ''));
          expect(
            readCsv(file)
              ?.slice(1)
              .map(({ cells }) => cells),
          ).toEqual(kept);
        },
      ),
      {
        examples: [
          [
            [
              ["'-", "''=1", '-1'],
              ["'", '', ''],
            ],
          ],
        ],
      },
    );
  });

  test.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r1\t"2"',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a;b";c\n\n ; \n"d\ne";""""',
      [
        ['a;b', 'c'],
        ['d\ne', '"'],
      ],
    ],
  ])('with other signs is read too: %o', (text, cells) => {
    expect(readCsv(text)?.map((line) => line.cells)).toEqual(cells);
  });

  test('says in which line of the file a row begins, and none that ends within a quote', () => {
    expect(readCsv('a;b\n"x\ny";1\n\nz;2')?.map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(readCsv('a;b\n"x;1')).toBeNull();
  });
});

describe('The price book as a file', () => {
  const book = [
    entry(1),
    entry(2, {
      code: '',
      unit: 'lump',
      basis: 'withVat',
      cents: 123_456,
      name: { fr: '=1+1', nl: '"é"', en: 'a;b' },
    }),
  ];

  test.each(locales)('is read back without loss, from an export in %s', (locale) => {
    const read = readBookCsv(toCsv(bookCsv(book, locale)), book);
    expect(faultsOf(read)).toEqual([]);
    expect(rowsOf(read).map(({ kind }) => kind)).toEqual(['same', 'same']);
    const anew = readBookCsv(toCsv(bookCsv(book, locale)), []);
    expect(rowsOf(anew).map(({ kind, entry: made }) => ({ kind, ...made }))).toEqual(
      book.map(({ id: _, version: __, ...rest }) => ({ kind: 'new', ...rest })),
    );
  });

  test('that was written here finds what is numbered by signs alone', () => {
    const signed = [entry(1, { code: '-' }), entry(2, { code: '§ 1' }), entry(3, { code: '' })];
    const read = readBookCsv(toCsv(bookCsv(signed, 'fr')), signed);
    expect(rowsOf(read).map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
  });

  test('changes what has its number, whatever its case, and adds the rest', () => {
    const read = readBookCsv(
      `${head}\np-1;Panneau;Bord;Panel;Pièces;13,5;TVA comprise\nN;x;y;z;m2;1.250,00;hors tva`,
      book,
    );
    expect(faultsOf(read)).toEqual([]);
    expect(rowsOf(read)).toMatchObject([
      {
        line: 2,
        kind: 'changed',
        entry: { id: id(1), version: 3, unit: 'item', cents: 1350, basis: 'withVat' },
      },
      { line: 3, kind: 'new', entry: { code: 'N', unit: 'm2', cents: 125_000, basis: 'withoutVat' } },
    ]);
    expect(rowsOf(read)[1]?.entry.id).toBeUndefined();
  });

  test('takes columns in any order and language, and leaves those it does not know alone', () => {
    const read = readBookCsv(
      'VAT;Eenheid;price;Stock;name.fr;name.nl;name.en\nwith VAT;uur;60;7;Pose;Plaatsing;Fitting',
      [],
    );
    expect(rowsOf(read)).toMatchObject([
      { kind: 'new', entry: { code: '', unit: 'hour', cents: 6000, basis: 'withVat' } },
    ]);
    expect(readBookCsv('Numéro;Unité\n1;m', [])).toEqual({
      status: 'columns',
      missing: ['name.fr', 'name.nl', 'name.en', 'price', 'basis'],
    });
  });

  test('says what is wrong with which line and column', () => {
    const lines = ['A;;y;z;kg;douze;hors TVA', 'B;x;y;z;m;1;hors TVA', 'b;x;y;z;m;2;hors TVA'];
    expect(faultsOf(readBookCsv([head, ...lines].join('\n'), []))).toEqual([
      { line: 2, column: 'name.fr', fault: 'required', typed: '' },
      { line: 2, column: 'unit', fault: 'invalidChoice', typed: 'kg' },
      { line: 2, column: 'price', fault: 'amount', typed: 'douze' },
      { line: 4, column: 'code', fault: 'twice', typed: 'b' },
    ]);
    expect(readBookCsv('', []).status).toBe('empty');
    expect(readBookCsv(head, []).status).toBe('empty');
    expect(readBookCsv(`${head}\n"A;x`, []).status).toBe('broken');
  });
});
