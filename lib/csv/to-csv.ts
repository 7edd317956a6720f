import { timeZone } from '../i18n/locales';

/** An amount, which has both figures of its cents however round it is. */
interface CsvAmount {
  cents: number;
}

/** A cell's value; null and undefined are empty cells. */
export type CsvValue = string | number | boolean | Date | CsvAmount | null | undefined;

export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly CsvValue[])[];
}

/**
 * What spreadsheets take for the beginning of a formula, also in the wide forms of East Asian input; and one with apostrophes of
 * its own before it, so that only ours is taken away again.
 */
export const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same behind a comma: a spreadsheet that is set up for English takes the comma for the end of a cell, quoted or not, because it does
 * not know our semicolons.
 */
export const formulaWithin = /,('*[=+\-@＝＋－＠])/g;

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\ufeff';

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

function plain(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // A negative number is a number; a text that looks like one may be a formula.
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object' && 'cents' in value) return (value.cents / 100).toFixed(2).replace('.', ',');
  const text = value instanceof Date ? moment.format(value).replace(',', '') : String(value);
  return (formulaStart.test(text) ? `'${text}` : text).replace(formulaWithin, ",'$1");
}

function quoted(text: string): string {
  return /[";\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A phone number as a cell. A spreadsheet would calculate a plus, and drop the zero of bare digits: so the number is in
 * groups, and what begins with a plus stands in brackets, which are neither formula nor figure.
 *
 * @param shown in groups, as people read it
 */
export function phoneCell(shown: string): string {
  return shown.replace(/^\+(\d+)/, '(+$1)');
}

/** A day, given as "2026-11-24", as a spreadsheet of here reads it: "24/11/2026". */
export const dayCell = (day: string): string => day.split('-').reverse().join('/');

/**
 * A table as a CSV file that a spreadsheet set up for Belgium opens as columns: semicolons, decimal commas, dates of here as
 * "24/11/2026 11:00"; CRLF and doubled quotes as in RFC 4180, in UTF-8 with a byte order mark. Text that a spreadsheet
 * would run as a formula is preceded by an apostrophe, also where one parts cells by commas (checks.md, S12).
 */
export function toCsv({ header, rows }: CsvTable): string {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => quoted(plain(cell))).join(';'));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
