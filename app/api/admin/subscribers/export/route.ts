import { getTranslations } from 'next-intl/server';
import { formatLanguage } from '@/lib/i18n/format';
import { subscriberFilters, subscriberRegister } from '@/lib/newsletter/register/subscriber';
import { exportLocale } from '@/lib/staff/export-locale';
import { exportFilter, readRegisterQuery } from '@/lib/staff/register-query';
import { answerStaffExport } from '@/lib/staff/server/answer-export';
import { readRegister } from '@/lib/staff/server/read-register';

/** The subscribers that the filters of the address find. */
export async function GET(request: Request): Promise<Response> {
  const query = readRegisterQuery(Object.fromEntries(new URL(request.url).searchParams), subscriberFilters);
  const locale = exportLocale(request);
  return answerStaffExport('subscribers', new Date(), async (staff) => {
    const filter = exportFilter(query);
    const register = await readRegister(staff, 'list_newsletter_subscriptions', subscriberRegister, filter);
    const t = await getTranslations({ locale, namespace: 'SubscriberRegister' });
    return (
      register && {
        header: [
          t('columns.email'),
          t('columns.status'),
          t('columns.locale'),
          t('columns.source'),
          t('columns.asked'),
          t('columns.confirmed'),
          t('columns.left'),
        ],
        rows: register.rows.map((row) => [
          row.email,
          t(`statuses.${row.status}`),
          formatLanguage(row.locale, locale),
          t(`sources.${row.source}`),
          row.requestedAt,
          row.confirmedAt,
          row.leftAt,
        ]),
      }
    );
  });
}
