import { formatCount, formatDays, formatShare, formatStopwatch, noonOf } from '@/lib/i18n/format';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { BucketSize } from './buckets';
import type { Cell, ColumnId } from './tables';

/** What stands under a bar: "24/11" for a day and for the Monday of a week, "nov." for a month. */
export function formatTick(day: string, size: BucketSize, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    size === 'month' ? { month: 'short' } : { day: 'numeric', month: 'numeric' };
  return new Intl.DateTimeFormat(formattingLocale[locale], { ...options, timeZone: 'UTC' }).format(
    noonOf(day),
  );
}

/** A cell of a table as people read it. */
export function formatCell(column: ColumnId, cell: Cell, locale: Locale): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') {
    if (column !== 'span') return cell;
    const [from = cell, to = from] = cell.split('/');
    return formatDays(from, to, locale);
  }
  if (column === 'share') return formatShare(cell, locale);
  if (column === 'scroll') return formatShare(cell / 100, locale);
  if (column === 'time') return formatStopwatch(cell);
  return formatCount(cell, locale);
}
