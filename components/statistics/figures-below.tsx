import { getTranslations } from 'next-intl/server';
import { CsvLink } from '@/components/staff/csv-link';
import { DataTable } from '@/components/staff/data-table';
import type { Locale } from '@/lib/i18n/locales';
import { formatCell } from '@/lib/statistics/format';
import type { ColumnId, FigureTable } from '@/lib/statistics/tables';

const textColumns: readonly ColumnId[] = ['span', 'step', 'name'];

/** The table under a chart, with every figure of it, and the way to take it along. */
export async function FiguresBelow({
  table,
  lines,
  caption,
  csvHref,
  locale,
}: {
  table: FigureTable;
  /** How many lines there are, when the table has only the first of them. */
  lines?: number;
  caption: string;
  csvHref: string;
  locale: Locale;
}) {
  const t = await getTranslations('Statistics');
  const columns = table.columns.map((id, index) => ({
    id,
    heading: t(`columns.${id}`),
    cell: (row: FigureTable['rows'][number]) => formatCell(id, row[index] ?? null, locale),
    ...(textColumns.includes(id) ? { isRowHeading: true } : { align: 'end' as const }),
  }));
  const hidden = (lines ?? table.rows.length) - table.rows.length;
  return (
    <details className="figures-below mt-4 border-t border-line pt-1">
      <summary className="cursor-pointer py-2.5 font-medium underline-offset-4 hocus:underline">
        {t('table')}
      </summary>
      <DataTable caption={caption} columns={columns} rows={table.rows} rowKey={(row) => String(row[0])} />
      <p className="flex flex-wrap items-center gap-x-6">
        <CsvLink href={csvHref} />
        {hidden > 0 ? <span className="text-ink-soft">{t('moreLines', { count: hidden })}</span> : null}
      </p>
    </details>
  );
}
