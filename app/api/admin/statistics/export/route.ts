import { getTranslations } from 'next-intl/server';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { exportLocale } from '@/lib/staff/export-locale';
import { answerStaffExport } from '@/lib/staff/server/answer-export';
import type { Staff } from '@/lib/staff/staff';
import { bucketsOf } from '@/lib/statistics/buckets';
import { loadLineLabels } from '@/lib/statistics/line-labels';
import { readPeriod } from '@/lib/statistics/period';
import { readStatistics } from '@/lib/statistics/server/read-statistics';
import { figureTable, tableNames } from '@/lib/statistics/tables';

const linesOfTable = 10_000;

/** One table of the statistics with all its lines, of the period in the address, in one language. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const locale = exportLocale(request);
  const name = tableNames.find((known) => known === query.table) ?? 'days';
  const now = new Date();
  const { period } = readPeriod(query, brusselsDay(now));
  const load = async (staff: Staff) => {
    const statistics = await readStatistics(staff, period, linesOfTable);
    if (statistics === null) return null;
    const { nameOf, nameOfStep } = await loadLineLabels(locale);
    const t = await getTranslations({ locale, namespace: 'Statistics' });
    // A spreadsheet makes its own weeks of days.
    const days = bucketsOf(statistics.days, period, 'day');
    const { columns, rows } = figureTable(name, statistics, days, nameOf, nameOfStep);
    return { header: columns.map((id) => t(`columns.${id}`)), rows };
  };
  return answerStaffExport('statistics', now, load, `${name}-${period.from}-${period.to}`);
}
