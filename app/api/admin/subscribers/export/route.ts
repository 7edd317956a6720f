import { getTranslations } from 'next-intl/server';
import { formatLanguage } from '@/lib/i18n/format';
import { subscriberRegister } from '@/lib/newsletter/register/subscriber';
import { answerRegisterExport } from '@/lib/staff/server/answer-export';

/** The subscribers that the filters of the address find. */
export function GET(request: Request): Promise<Response> {
  return answerRegisterExport(subscriberRegister, request, async (rows, locale) => {
    const t = await getTranslations({ locale, namespace: 'SubscriberRegister' });
    return {
      header: [
        t('columns.email'),
        t('columns.status'),
        t('columns.locale'),
        t('columns.source'),
        t('columns.asked'),
        t('columns.confirmed'),
        t('columns.left'),
      ],
      rows: rows.map((row) => [
        row.email,
        t(`statuses.${row.status}`),
        formatLanguage(row.locale, locale),
        t(`sources.${row.source}`),
        row.requestedAt,
        row.confirmedAt,
        row.leftAt,
      ]),
    };
  });
}
