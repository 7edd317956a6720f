import { getTranslations } from 'next-intl/server';
import { findPositionTitle } from '@/lib/careers/positions';
import { applicationFilters, applicationRegister } from '@/lib/careers/register/staff-application';
import { phoneCell } from '@/lib/csv/to-csv';
import { formatLanguage } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import { exportLocale } from '@/lib/staff/export-locale';
import { exportFilter, readRegisterQuery } from '@/lib/staff/register-query';
import { answerStaffExport } from '@/lib/staff/server/answer-export';
import { readRegister } from '@/lib/staff/server/read-register';

/** The applications that the filters of the address find. */
export async function GET(request: Request): Promise<Response> {
  const query = readRegisterQuery(Object.fromEntries(new URL(request.url).searchParams), applicationFilters);
  const locale = exportLocale(request);
  return answerStaffExport('applications', new Date(), async (staff) => {
    const filter = exportFilter(query);
    const register = await readRegister(staff, 'list_job_applications', applicationRegister, filter);
    const t = await getTranslations({ locale, namespace: 'ApplicationRegister' });
    return (
      register && {
        header: [
          t('columns.reference'),
          t('columns.firstName'),
          t('columns.lastName'),
          t('columns.email'),
          t('columns.phone'),
          t('columns.position'),
          t('columns.locale'),
          t('columns.submitted'),
          t('columns.until'),
          t('columns.status'),
          t('message'),
        ],
        rows: register.rows.map((row) => [
          row.reference,
          row.firstName,
          row.name,
          row.email,
          row.phone && phoneCell(formatPhone(row.phone, locale)),
          findPositionTitle(row.position)[locale],
          formatLanguage(row.locale, locale),
          row.submittedAt,
          row.deleteAfter,
          t(`statuses.${row.status}`),
          row.message,
        ]),
      }
    );
  });
}
