import { expect, test } from 'vitest';
import { readCsv } from '@/lib/csv/read-csv';
import { phoneCell, toCsv } from '@/lib/csv/to-csv';

const cellsOf = (...cells: Parameters<typeof toCsv>[0]['rows'][number]) =>
  toCsv({ header: ['a'], rows: [cells] }).split('\r\n')[1];

test('begins with a byte order mark, ends every line with CRLF', () => {
  expect(toCsv({ header: ['Référence', 'Nom'], rows: [['482-917-635', 'Zoë']] })).toBe(
    '\ufeffRéférence;Nom\r\n482-917-635;Zoë\r\n',
  );
});

test('quotes what would break a line or a cell', () => {
  expect(cellsOf('a,b', 'say "yes"', 'one\ntwo', 'x;y', ' edge ')).toBe(
    'a,b;"say ""yes""";"one\ntwo";"x;y";" edge "',
  );
});

test.each(['=1+1', '+32478', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠a'])(
  'keeps %j from running as a formula',
  (text) => {
    expect(cellsOf(text)?.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('keeps what stands behind a comma from running where commas part the cells, and reads it back as it was', () => {
  expect(cellsOf("x,=1+1,-2,'+3, -4")).toBe("x,'=1+1,'-2,''+3, -4");
  expect(readCsv(toCsv({ header: ['a'], rows: [["x,=1+1,'+3, -4,'b"]] }))?.[1]?.cells).toEqual([
    "x,=1+1,'+3, -4,'b",
  ]);
});

test('writes numbers and dates as a Belgian spreadsheet reads them, truth and nothing as they are', () => {
  expect(cellsOf(-5, 1815.22, true, new Date('2026-11-24T10:00:00Z'), null, undefined, '')).toBe(
    '-5;1815,22;true;24/11/2026 11:00;;;',
  );
  // Past midnight here, in summer time.
  expect(cellsOf(new Date('2026-07-31T22:30:00Z'))).toBe('01/08/2026 00:30');
});

test.each([
  ['0477 12 34 56', '0477 12 34 56'],
  ['+33 6 12 34 56 78', '(+33) 6 12 34 56 78'],
])('the phone number %s is text that no spreadsheet calculates', (shown, cell) => {
  expect(phoneCell(shown)).toBe(cell);
  expect(cellsOf(phoneCell(shown))).toBe(cell);
});
