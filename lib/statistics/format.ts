import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { BucketSize } from './buckets';
import type { Cell, ColumnId } from './tables';

const nbsp = '\u00a0';

/** "12 345", "12.345", "12,345". */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingLocale[locale]).format(count);
}

/** A share from 0 to 1: "12,4 %", "12,4%", "12.4%"; whole from a tenth on. */
export function formatShare(share: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingLocale[locale], {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0,
  }).format(share);
}

/** A change in per cent with its sign: "+12 %", "−3 %", "0 %". */
export function formatChange(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingLocale[locale], {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(percent / 100);
}

/** "45 s", "1 min 05", "1 h 02": the signs are the same in the three languages. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds}${nbsp}s`;
  const [whole, rest, unit] =
    seconds < 3600
      ? [Math.floor(seconds / 60), seconds % 60, 'min']
      : [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), 'h'];
  return `${whole}${nbsp}${unit}${rest === 0 ? '' : `${nbsp}${String(rest).padStart(2, '0')}`}`;
}

function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** A day or days in full: "24 nov. 2026", "23–29 nov. 2026". */
export function formatSpan(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formattingLocale[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return from === to ? format.format(dateOf(from)) : format.formatRange(dateOf(from), dateOf(to));
}

/** What stands under a bar: "24/11" for a day and for the Monday of a week, "nov." for a month. */
export function formatTick(day: string, size: BucketSize, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    size === 'month' ? { month: 'short' } : { day: 'numeric', month: 'numeric' };
  return new Intl.DateTimeFormat(formattingLocale[locale], { ...options, timeZone: 'UTC' }).format(
    dateOf(day),
  );
}

/** A cell of a table as people read it. */
export function formatCell(column: ColumnId, cell: Cell, locale: Locale): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') {
    if (column !== 'span') return cell;
    const [from = cell, to = from] = cell.split('/');
    return formatSpan(from, to, locale);
  }
  if (column === 'share') return formatShare(cell, locale);
  if (column === 'scroll') return formatShare(cell / 100, locale);
  if (column === 'time') return formatSeconds(cell);
  return formatCount(cell, locale);
}
