import { formulaStart, formulaWithin } from './to-csv';

/** A line of a CSV file that holds something, with its number in the file, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

const delimiters = [';', '\t', ','] as const;

/** What parts the cells: whichever stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = delimiters.map((delimiter) => first.split(delimiter).length - 1);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** A cell as it was meant: `toCsv` puts an apostrophe before what a spreadsheet would run. */
const meant = (cell: string) =>
  (cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell)
    .replace(formulaWithin, (whole, signs: string) => (signs.startsWith("'") ? `,${signs.slice(1)}` : whole))
    .trim();

/**
 * The lines of a CSV file as spreadsheets write it: cells parted by semicolons, commas or tabs, in doubled quotes where they
 * hold one of these or a line break, with or without a byte order mark. Null when a quote is never closed.
 */
export function readCsv(given: string): CsvLine[] | null {
  const text = given.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begunAt = 1;
  const endCell = () => {
    cells.push(meant(cell));
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((content) => content !== '')) lines.push({ line: begunAt, cells });
    cells = [];
    begunAt = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const isBreak = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === delimiter) endCell();
    else if (isBreak) endLine();
    else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) return null;
  endLine();
  return lines;
}
