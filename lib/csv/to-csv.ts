/** A cell's value; null and undefined are empty cells. Dates are written in ISO 8601. */
export type CsvValue = string | number | boolean | Date | null | undefined;

export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly CsvValue[])[];
}

/** What spreadsheets take for the beginning of a formula, also in the wide forms of East Asian input. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\ufeff';

function plain(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // A negative number is a number; a text that looks like one may be a formula.
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : String(value);
  return formulaStart.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",;\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as a CSV file (RFC 4180: commas, CRLF, doubled quotes) in UTF-8 with a byte order mark. Text that a spreadsheet
 * would run as a formula is preceded by an apostrophe (checks.md, S12).
 */
export function toCsv({ header, rows }: CsvTable): string {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => quoted(plain(cell))).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
