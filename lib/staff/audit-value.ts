import { formatAmount, formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const day = /^\d{4}-\d\d-\d\d$/;

/** An amount or a day of the audit log as its reader writes it; null for anything else. */
export function auditFigure(column: string, value: unknown, locale: Locale): string | null {
  if (column.endsWith('cents') && Number.isSafeInteger(Number(value)))
    return formatAmount(Number(value), locale);
  if (typeof value === 'string' && day.test(value)) return formatDay(value, locale);
  return null;
}
