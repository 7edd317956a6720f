import 'server-only';
import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type BookFault, type BookRow, bookHeadings, type ReadBook } from '../book/book-csv';
import { type BookPreview, maxBookEntries } from '../book/book-import';
import { offerCopy } from '../offer-copy';
import { entryLabel, type PriceBookEntry } from '../price-book';

/** Names a preview: the same lines over the same versions of the book have the same. */
const sealOf = (rows: readonly BookRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ kind, entry }) => [kind, entry])))
    .digest('hex');

async function wordsIn(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'StaffPrices' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const { units } = offerCopy(locale);
  const faults: Record<string, string> = {
    required: errors('required'),
    tooLong: errors('tooLong'),
    invalidText: errors('invalidText'),
    invalidChoice: t('import.faults.unknownWord'),
    amount: t('errors.amount'),
    twice: t('import.faults.twice'),
  };
  return {
    t,
    price: ({ cents, unit, basis }: Pick<PriceBookEntry, 'cents' | 'unit' | 'basis'>) =>
      t('import.price', {
        amount: formatAmount(cents, locale),
        unit: units[unit][0],
        basis: t(`basis.${basis}`),
      }),
    fault: ({ line, column, fault, typed }: BookFault) =>
      t('import.faults.line', {
        line,
        column: bookHeadings[column][locale],
        typed: typed === '' ? '–' : typed.slice(0, 60),
        what: faults[fault] ?? fault,
      }),
  };
}

/** What a file of prices would do, in words; of one that cannot be read, why. */
export async function previewImport(
  read: ReadBook,
  inBook: number,
  locale: Locale,
): Promise<Omit<BookPreview, 'csv'>> {
  const { t, price, fault } = await wordsIn(locale);
  const nothing = { rows: [], summary: '', seen: '', isStale: false, canKeep: false };
  if (read.status === 'columns') {
    const columns = read.missing.map((column) => bookHeadings[column][locale]).join(', ');
    return { ...nothing, faults: [t('import.faults.columns', { columns })] };
  }
  if (read.status !== 'read') return { ...nothing, faults: [t(`import.faults.${read.status}`)] };
  // A line with a fault is said among the faults: what it would do cannot be known.
  const wrong = new Set(read.faults.map(({ line }) => line));
  const rows = read.rows.filter(({ line }) => !wrong.has(line));
  const count = (kind: BookRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const isFull = inBook + count('new') > maxBookEntries;
  const faults = [...read.faults.map(fault), ...(isFull ? [t('import.faults.full')] : [])];
  return {
    rows: rows.map(({ line, kind, entry, before }) => ({
      line,
      kind,
      label: entryLabel(entry, locale),
      price: price(entry),
      before: before && kind === 'changed' ? `${entryLabel(before, locale)}, ${price(before)}` : null,
    })),
    faults,
    summary: t('import.summary', { added: count('new'), changed: count('changed'), same: count('same') }),
    seen: sealOf(rows),
    isStale: false,
    canKeep: faults.length === 0 && count('same') < rows.length,
  };
}
