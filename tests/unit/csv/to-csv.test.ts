import { expect, test } from 'vitest';
import { toCsv } from '@/lib/csv/to-csv';

const cellsOf = (...cells: Parameters<typeof toCsv>[0]['rows'][number]) =>
  toCsv({ header: ['a'], rows: [cells] }).split('\r\n')[1];

test('begins with a byte order mark, ends every line with CRLF', () => {
  expect(toCsv({ header: ['Référence', 'Nom'], rows: [['482-917-635', 'Zoë']] })).toBe(
    '\ufeffRéférence,Nom\r\n482-917-635,Zoë\r\n',
  );
});

test('quotes what would break a line or a cell', () => {
  expect(cellsOf('a,b', 'say "yes"', 'one\ntwo', 'x;y', ' edge ')).toBe(
    '"a,b","say ""yes""","one\ntwo","x;y"," edge "',
  );
});

test.each(['=1+1', '+32478', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠a'])(
  'keeps %j from running as a formula',
  (text) => {
    expect(cellsOf(text)?.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('leaves numbers, dates, truth and nothing as they are', () => {
  expect(cellsOf(-5, 12.5, true, new Date('2026-11-24T10:00:00Z'), null, undefined, '')).toBe(
    '-5,12.5,true,2026-11-24T10:00:00.000Z,,,',
  );
});
