import { getTranslations } from 'next-intl/server';
import { findPositionTitle } from '@/lib/careers/positions';
import { applicationRegister } from '@/lib/careers/register/staff-application';
import { phoneCell } from '@/lib/csv/to-csv';
import { formatLanguage } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import { readJobTitles } from '@/lib/showcase/server/read-showcase';
import { answerRegisterExport } from '@/lib/staff/server/answer-export';

/** The applications that the filters of the address find. */
export function GET(request: Request): Promise<Response> {
  return answerRegisterExport(applicationRegister, request, async (rows, locale) => {
    const t = await getTranslations({ locale, namespace: 'ApplicationRegister' });
    const titles = await readJobTitles();
    return {
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
      rows: rows.map((row) => [
        row.reference,
        row.firstName,
        row.name,
        row.email,
        row.phone && phoneCell(formatPhone(row.phone, locale)),
        findPositionTitle(row.position, titles)[locale],
        formatLanguage(row.locale, locale),
        row.submittedAt,
        row.deleteAfter,
        t(`statuses.${row.status}`),
        row.message,
      ]),
    };
  });
}
