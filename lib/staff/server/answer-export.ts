import 'server-only';
import { type CsvTable, toCsv } from '@/lib/csv/to-csv';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import type { StaffArea } from '../areas';
import { exportLocale } from '../export-locale';
import { exportFilter, type Found, type Register, readRegisterQuery } from '../register-query';
import type { Staff } from '../staff';
import { readRegister } from './read-register';
import { refuseStaff } from './refuse-staff';
import { findStaffOf } from './staff';

const noStore = { 'Cache-Control': 'private, no-store' };

/**
 * A list of the back office as a CSV file, for whoever may open its area now; "requests-2026-11-24.csv". `load` gets the
 * proof and answers null while the database is away.
 *
 * @param part what of the area it is, in place of the day: a file saved beside another must be told from it
 */
export async function answerStaffExport(
  area: StaffArea,
  now: Date,
  load: (staff: Staff) => Promise<CsvTable | null>,
  part = brusselsDay(now),
): Promise<Response> {
  const entry = await findStaffOf(area);
  if (entry.status !== 'staff') return refuseStaff(entry.status);
  const table = await load(entry.staff);
  if (table === null) return refuseStaff('away');
  return new Response(toCsv(table), {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${area}-${part}.csv"`,
    },
  });
}

/** What the filters of the address find in a register, as a file; `tableOf` writes it in the language that is asked for. */
export async function answerRegisterExport<Kind extends Register>(
  register: Kind,
  request: Request,
  tableOf: (rows: Found<Kind>['rows'], locale: Locale) => Promise<CsvTable>,
): Promise<Response> {
  const query = readRegisterQuery(Object.fromEntries(new URL(request.url).searchParams), register);
  return answerStaffExport(register.area, new Date(), async (staff) => {
    const found = await readRegister(staff, register, exportFilter(query));
    return found && tableOf(found.rows, exportLocale(request));
  });
}
